// The pitha stove on a winter morning: the cook in profile, lit by her fire, lifts the lid; a child in a quilt waits.
import { alpona, blob, ell, lerp, mix, noise1, P, R, rect, rng, Scene, smooth } from '../kit.mjs'
import { calm, finger, limb } from '../hand.mjs'
import * as Q from '../portrait.mjs'

const W = 1600
const H = 1000
const FIRE = '#FFA850'

/** A date palm that is tapped: rings on the trunk, one face of it shaved, a clay pot under the cut. */
function datePalm(S, x, y, h, c, hi, k, seed) {
  const g = rng(seed)
  S.p(`M${x - 13 * k} ${y}C${x - 9 * k} ${y - h * 0.4} ${x - 12 * k} ${y - h * 0.7} ${x - 9 * k} ${y - h}H${x + 9 * k}C${x + 12 * k} ${y - h * 0.7} ${x + 8 * k} ${y - h * 0.4} ${x + 13 * k} ${y}Z`, mix(c, '#3a342c', 0.5))
  for (let i = 0; i < 18; i++) S.l(`M${x - 11 * k} ${R(y - (i * h) / 18)}q${11 * k} ${-9 * k} ${22 * k} ${i % 2 ? 4 : -4}`, mix(c, '#1d1c1a', 0.4), R(2.4 * k), { opacity: 0.6 })
  S.p(`M${x - 9 * k} ${y - h * 0.985}L${x + 4 * k} ${y - h * 0.985}L${x + 3 * k} ${y - h * 0.9}L${x - 8 * k} ${y - h * 0.92}Z`, '#DDBE92')
  const top = y - h
  for (let i = 0; i < 19; i++) {
    const a = -Math.PI / 2 + (i / 18 - 0.5) * Math.PI * 1.5
    const l = Math.min(h * 0.36, 150 * k) * (0.8 + g() * 0.35)
    const end = [x + Math.cos(a) * l, top + Math.sin(a) * l + l * 0.36 * Math.abs(Math.cos(a))]
    const mid = [x + Math.cos(a) * l * 0.5, top + Math.sin(a) * l * 0.66]
    const col = i % 3 ? c : hi
    let d = `M${R(x)} ${R(top)}Q${R(mid[0])} ${R(mid[1])} ${R(end[0])} ${R(end[1])}`
    for (let n = 2; n < 14; n++) {
      const t = n / 14
      const u = 1 - t
      const px = u * u * x + 2 * u * t * mid[0] + t * t * end[0]
      const py = u * u * top + 2 * u * t * mid[1] + t * t * end[1]
      for (const s of [-1, 1]) d += `M${R(px)} ${R(py)}l${R(Math.cos(a + s * 0.75) * l * 0.17)} ${R(Math.sin(a + s * 0.75) * l * 0.17 + 4)}`
    }
    S.l(d, col, R(1.9 * k))
  }
  S.p(`M${x + 6 * k} ${top + 44 * k}C${x + 34 * k} ${top + 42 * k} ${x + 38 * k} ${top + 86 * k} ${x + 20 * k} ${top + 94 * k}C${x - 2 * k} ${top + 94 * k} ${x - 4 * k} ${top + 50 * k} ${x + 6 * k} ${top + 44 * k}Z`, mix('#B4623F', c, k > 1 ? 0.1 : 0.4))
  S.l(`M${x - 2 * k} ${top + 22 * k}L${x + 18 * k} ${top + 44 * k}`, '#5a4028', R(2.6 * k))
}

function pot(S, x, y, w, h, [hi, c, lo]) {
  const d = `M${x - w * 0.3} ${y}C${x - w * 0.62} ${y - h * 0.16} ${x - w * 0.6} ${y - h * 0.7} ${x - w * 0.34} ${y - h * 0.84}C${x - w * 0.36} ${y - h * 0.94} ${x - w * 0.42} ${y - h} ${x - w * 0.44} ${y - h}H${x + w * 0.44}C${x + w * 0.42} ${y - h} ${x + w * 0.36} ${y - h * 0.94} ${x + w * 0.34} ${y - h * 0.84}C${x + w * 0.6} ${y - h * 0.7} ${x + w * 0.62} ${y - h * 0.16} ${x + w * 0.3} ${y}Z`
  S.p(d, S.lin(x - w * 0.6, 0, x + w * 0.6, 0, [[0, mix(c, lo, 0.4)], [0.22, hi], [0.5, c], [1, lo]]))
  S.sh(d, '#1a0803', 0, y, 0.8, 0, y - h * 0.6, 0)
  S.l(`M${x - w * 0.34} ${y - h * 0.84}C${x - w * 0.1} ${y - h * 0.78} ${x + w * 0.1} ${y - h * 0.78} ${x + w * 0.34} ${y - h * 0.84}`, lo, 4, { opacity: 0.6 })
  S.p(ell(x, y - h, w * 0.44, w * 0.12), mix(c, hi, 0.5))
  S.p(ell(x, y - h + 2, w * 0.37, w * 0.09), '#2a0f06')
}

const kantha = (S, d, n, step, bow, o = 0.8) => S.cg(d, () => {
  for (let i = 0; i < n; i++) S.stitch(`M${700} ${step(i)}Q${1100} ${step(i) + bow} ${1500} ${step(i) - bow * 0.4}`, i % 6 === 2 ? '#F3CB7a' : i % 6 === 5 ? '#7a1c10' : '#F6DDB8', 2.3, '11 8', { 'stroke-dashoffset': i * 6, opacity: o })
})

export default function scene() {
  const S = calm(new Scene(W, H, 137))
  const g = rng(9)
  // white air: no sun yet, only where it will be
  S.p(rect(0, 0, W, 700), S.lin(0, 0, 0, 620, [[0, '#7F989C'], [0.45, '#B5C3BA'], [0.8, '#E3DCC4'], [1, '#EFD9B4']]))
  S.p(rect(0, 0, W, 700), S.rad(430, 470, 760, [[0, '#FFF1CE', 0.85], [0.4, '#FBE6BE', 0.35], [1, '#FBE6BE', 0]]))
  for (const [seed, y, amp, fr, c] of [[31, 420, 60, 420, '#AFBCB2'], [33, 470, 44, 320, '#9aada2']]) {
    const nz = noise1(seed)
    const p = Array.from({ length: 41 }, (_, i) => [i * 40, y + amp * nz((i * 40) / fr, 4)])
    S.p(`${smooth(p, false)}L${W} 720L0 720Z`, c, { opacity: 0.8 })
  }
  const mist = (y, h, o) => S.p(rect(0, y, W, h), S.lin(0, y, 0, y + h, [[0, '#F1E9D4', 0], [0.5, '#F1E9D4', o], [1, '#F1E9D4', 0]]))
  mist(380, 220, 0.95)
  for (const [x, y, h, k, o, s] of [[1260, 590, 250, 0.6, 0.4, 5], [760, 584, 230, 0.55, 0.36, 6], [1450, 600, 330, 0.85, 0.6, 7], [520, 592, 300, 0.75, 0.55, 8]]) S.g({ opacity: o }, () => datePalm(S, x, y, h, '#71897e', '#93a698', k, s))
  mist(470, 190, 0.8)
  // mustard in flower, up to the yard
  S.p(rect(0, 560, W, 140), S.lin(0, 560, 0, 700, [[0, '#D3CFA6', 0], [0.4, '#C3BE8a', 0.9], [1, '#8c9360']]))
  for (let i = 0; i < 420; i++) {
    const t = g()
    S.p(ell(g() * W, 580 + t * 100, 2.4 + 4 * t, 1.8 + 3 * t), g() < 0.62 ? '#EBC95c' : '#7c9558', { opacity: R(0.4 + 0.4 * t) })
  }
  mist(540, 130, 0.7)
  datePalm(S, 176, 700, 560, '#2f5347', '#5f8268', 1.3, 3)

  // yard of smeared clay
  const yard = `M0 676C400 652 1100 650 1600 672V${H}H0Z`
  S.p(yard, S.lin(0, 660, 0, H, [[0, '#B4916f'], [0.35, '#8f674a'], [1, '#3f2a1f']]))
  for (let i = 0; i < 26; i++) S.l(`M${g() * W - 100} ${690 + i * 12}q${90 + g() * 120} ${-14} ${240 + g() * 200} 4`, i % 2 ? '#5b3d2b' : '#CBA582', 3, { opacity: 0.22, filter: S.blur(2) })
  S.p(yard, S.rad(640, 800, 720, [[0, '#FFB060', 0.7], [0.35, '#D9823c', 0.28], [0.75, '#2a1a14', 0.3], [1, '#1a120e', 0.62]]))
  S.g({ transform: 'translate(226 930) scale(1 .27)' }, () => alpona(S, 0, 0, 200, '#F6EEDC', 0.6, 12))

  // the child: a quilt and a face; held shut to the mouth, for it is cold
  S.g({ transform: 'translate(-44 0)' }, () => {
    S.p(ell(330, 892, 170, 26), '#160c07', { opacity: 0.6, filter: S.blur(12) })
    const quilt = 'M206 884C196 800 224 700 280 664C300 640 312 616 352 616C398 618 410 660 416 690C452 720 470 800 466 884C400 904 270 906 206 884Z'
    S.p(quilt, '#2C6A70')
    S.cg(quilt, () => {
      for (let i = 0; i < 22; i++) S.stitch(`M190 ${640 + i * 13}Q330 ${670 + i * 13} 480 ${628 + i * 13}`, i % 5 === 1 ? P.gold : '#DCE4C8', 2, '9 7', { 'stroke-dashoffset': i * 5, opacity: 0.7 })
      S.sh(quilt, '#061f24', 200, 760, 0.95, 350, 760, 0)
      S.sh(quilt, FIRE, 474, 780, 0.9, 390, 780, 0)
      S.p('M420 700C430 760 420 830 440 900H400C396 830 404 760 396 690Z', '#08282c', { opacity: 0.45, filter: S.blur(7) })
    })
    const F = Q.frame({ cx: 380, cy: 676, s: 0.32, rot: 6, flip: true })
    const sk = Q.SK.warm
    S.p(F.d([[120, 340], [150, 420], [250, 440], [290, 300], [200, 280]]), sk.s)
    Q.headP(S, F, { sk, lip: '#A5503c', lidY: 2 })
    S.cg(F.d(Q.OUTP), () => S.sh(F.d(Q.OUTP), '#FFC07a', 424, 700, 0.8, 372, 680, 0))
    const hair = F.d([[112, 120], [150, 118], [186, 138], [206, 190], [216, 250], [260, 290], [330, 250], [350, 130], [290, 30], [190, 6], [120, 50]])
    S.p(hair, '#1d1310')
    Q.sh(S, F, hair, '#8a5a3a', [110, 60], 0.7, [200, 110], 0)
    // the quilt again: a hood to the brow, its edge held up to the mouth
    const hood = 'M404 632C400 594 350 584 314 610C276 640 262 712 270 790C300 830 380 838 432 800C446 772 436 742 418 724C396 736 366 734 352 716C346 690 356 660 380 646C388 640 396 634 404 632Z'
    S.p(hood, '#03171a', { opacity: 0.45, filter: S.blur(8), transform: 'translate(4 8)' })
    S.p(hood, '#2C6A70')
    S.cg(hood, () => {
      for (let i = 0; i < 20; i++) S.stitch(`M250 ${600 + i * 12}Q340 ${616 + i * 12} 450 ${590 + i * 12}`, i % 5 === 1 ? P.gold : '#DCE4C8', 2, '9 7', { 'stroke-dashoffset': i * 5, opacity: 0.7 })
      S.sh(hood, '#051b1f', 264, 720, 0.95, 366, 700, 0)
      S.sh(hood, FIRE, 440, 790, 0.95, 370, 750, 0)
    })
    S.l('M404 632C396 634 388 640 380 646C356 660 346 690 352 716C366 734 396 736 418 724', '#FFD9A0', 3.4, { opacity: 0.9 })
  })

  // the stove: clay, smoothed by hand, two mouths
  const cx = 640
  const cy = 846
  S.p(ell(cx + 20, cy + 70, 290, 40), '#120906', { opacity: 0.65, filter: S.blur(14) })
  const stove = `M${cx - 206} ${cy + 74}C${cx - 232} ${cy} ${cx - 196} ${cy - 84} ${cx - 130} ${cy - 100}C${cx - 60} ${cy - 116} ${cx + 80} ${cy - 116} ${cx + 150} ${cy - 98}C${cx + 220} ${cy - 80} ${cx + 240} ${cy} ${cx + 214} ${cy + 74}C${cx + 110} ${cy + 102} ${cx - 110} ${cy + 102} ${cx - 206} ${cy + 74}Z`
  S.p(stove, '#A2694a')
  S.sh(stove, '#E4B388', cx - 200, cy - 110, 0.8, cx - 40, cy, 0)
  S.sh(stove, '#2f160c', cx + 220, cy + 90, 0.95, cx + 40, cy - 20, 0)
  for (let i = 0; i < 5; i++) S.l(`M${cx - 200} ${cy + 56 - i * 30}C${cx - 80} ${cy + 80 - i * 30} ${cx + 100} ${cy + 80 - i * 30} ${cx + 206} ${cy + 52 - i * 30}`, '#D9A77e', 2, { opacity: 0.28 })
  const mouth = `M${cx - 92} ${cy + 88}C${cx - 104} ${cy + 16} ${cx - 66} ${cy - 30} ${cx - 6} ${cy - 32}C${cx + 56} ${cy - 30} ${cx + 94} ${cy + 16} ${cx + 84} ${cy + 88}Z`
  S.p(mouth, S.rad(cx, cy + 70, 116, [[0, '#FFD070'], [0.35, '#F08028'], [0.7, '#8a2a0c'], [1, '#210904']]))
  S.cg(mouth, () => {
    for (const [dx, h, c] of [[-52, 84, '#EE7a26'], [-22, 118, '#FFA838'], [14, 108, '#F28C2c'], [46, 80, '#EE7a26'], [-38, 60, '#FFE08a'], [-4, 78, '#FFF0BC'], [30, 56, '#FFE08a']]) S.p(`M${cx + dx - 22} ${cy + 92}C${cx + dx - 30} ${cy + 92 - h * 0.5} ${cx + dx - 6} ${cy + 92 - h * 0.7} ${cx + dx + 6} ${cy + 92 - h}C${cx + dx + 10} ${cy + 92 - h * 0.6} ${cx + dx + 30} ${cy + 92 - h * 0.5} ${cx + dx + 22} ${cy + 92}Z`, c, { opacity: 0.92 })
  })
  S.l(mouth, '#5b2f1a', 7)
  for (const [a, b, c, d] of [[-130, 124, -20, 72], [70, 128, 14, 70], [-50, 132, 0, 78]]) {
    S.l(`M${cx + a} ${cy + b}L${cx + c} ${cy + d}`, '#2f1a10', 17)
    S.l(`M${cx + a - 2} ${cy + b - 5}L${cx + c - 2} ${cy + d - 5}`, '#9a6a40', 3, { opacity: 0.85 })
  }
  // the pot of water with its cloth, a bhapa pitha steaming on it
  const [px, py] = [cx + 4, cy - 92]
  pot(S, px, py, 216, 128, ['#E09a70', '#B4623F', '#4a1f0e'])
  S.p(ell(px, py - 130, 84, 21), '#F3E9D2')
  S.p(ell(px + 6, py - 127, 72, 15), '#C9B48c', { opacity: 0.6 })
  const cake = `M${px - 52} ${py - 134}C${px - 54} ${py - 182} ${px - 24} ${py - 200} ${px} ${py - 200}C${px + 26} ${py - 200} ${px + 54} ${py - 182} ${px + 52} ${py - 134}C${px + 24} ${py - 122} ${px - 24} ${py - 122} ${px - 52} ${py - 134}Z`
  S.p(cake, '#FFFBF0')
  S.shr(cake, '#B79a70', px - 18, py - 176, 88, [[0.4, 0], [1, 0.85]])
  S.p(blob(px + 2, py - 190, 25, 10, 4, 0.2), '#94501f')
  S.p(ell(px - 6, py - 193, 9, 3), '#F0B870', { opacity: 0.9 })

  // the cook
  const sk = { ...Q.SK.warm, b: '#B67d50' }
  const [hx, hy] = [1016, 404]
  S.p(ell(1090, 912, 300, 36), '#120906', { opacity: 0.65, filter: S.blur(14) })
  // seat
  S.p('M1010 872H1270V902H1010Z', '#3f2214')
  S.l('M1010 873H1270', '#C98a58', 3)
  S.p('M1034 902H1062V926H1034ZM1216 902H1244V926H1216Z', '#2a150c')
  // sari over knees and lap; one foot before her
  S.p('M858 912C862 896 890 880 930 878L984 900C964 922 890 928 858 912Z', mix(sk.b, sk.s, 0.3))
  S.l('M872 912C900 920 940 920 968 910', sk.d, 2, { opacity: 0.5 })
  const sari = 'M930 892C900 860 886 800 900 752C910 716 950 700 994 712C1060 700 1150 716 1206 760C1266 800 1290 850 1284 884C1180 904 1020 912 930 892Z'
  S.p(sari, '#23523f')
  S.cg(sari, () => {
    S.sh(sari, '#04140d', 1290, 860, 0.95, 1030, 780, 0)
    S.sh(sari, FIRE, 884, 800, 0.85, 980, 800, 0)
    for (const d of ['M960 720C1000 770 1010 840 990 906', 'M1010 716C1060 770 1090 840 1080 906', 'M1080 720C1130 780 1160 840 1160 906', 'M930 760C960 800 966 850 952 900']) {
      S.l(d, '#051a12', 16, { opacity: 0.45, filter: S.blur(7) })
      S.l(d, '#6f9f80', 3, { opacity: 0.3, transform: 'translate(-9 0)' })
    }
    S.l('M930 886C1020 906 1180 898 1286 878', P.gold, 9)
    S.l('M930 868C1020 888 1180 880 1286 860', P.verm, 5)
  })
  // far arm: hand rests on the knee
  S.p(limb([[1010, 640], [962, 690], [930, 744]], [66, 56, 40]), '#8a2a1c')
  S.p(ell(922, 752, 24, 18), sk.b)
  for (const [x, y] of [[902, 754], [906, 764], [914, 770]]) finger(S, [[922, y - 4], [912, y], [x - 8, y + 8]], [13, 13, 10], sk, { nail: false })

  // neck, then the head in profile, then the shawl over both
  const F = Q.frame({ cx: hx, cy: hy, s: 0.47, rot: -9 })
  S.p(F.d([[150, 340], [160, 420], [150, 520], [330, 520], [330, 380], [296, 300], [200, 280]]), sk.s)
  Q.headP(S, F, { sk, lip: '#A5402f', lidY: 5 })
  S.cg(F.d(Q.OUTP), () => {
    const d = F.d(Q.OUTP)
    S.sh(d, '#FFC888', 950, 470, 1, 1020, 420, 0)
    S.p(F.e(104, 300, 46, 70), '#FFD9A0', { opacity: 0.4, filter: S.blur(10) })
    S.p(F.e(150, 262, 26, 14), '#FFC890', { opacity: 0.5, filter: S.blur(6) })
    S.p(F.d([[96, 356], [130, 396], [170, 384], [150, 360], [120, 372]]), '#FFDCA8', { opacity: 0.7, filter: S.blur(4) })
  })
  S.l(F.l([[98, 222], [84, 248], [68, 270], [72, 281], [92, 288], [97, 296], [94, 310], [90, 320], [99, 328], [93, 338], [97, 349], [103, 357], [99, 376], [111, 394], [136, 400]]), '#FFE3B4', 2.4, { opacity: 0.85 })
  const hair = F.d([[112, 112], [140, 104], [176, 120], [198, 156], [210, 200], [216, 250], [250, 300], [330, 300], [340, 120], [270, 20], [180, 10], [124, 50]])
  S.p(hair, '#1d1310')
  Q.sh(S, F, hair, '#A0663c', [112, 80], 0.8, [190, 130], 0)
  for (let i = 0; i < 6; i++) Q.brush(S, F, [[118 + i * 6, 104 - i * 9], [160 + i * 10, 96 - i * 6], [206 + i * 5, 150]], [0.8, 3, 0.8], '#7d5236', { opacity: 0.6 })
  const ear = F.t(222, 268)
  S.p(ell(ear[0], ear[1], 5), P.gold)
  const tip = F.t(120, 168)
  S.p(ell(tip[0], tip[1], 3.4), P.verm)

  // shawl: over the crown, down the back, one end round the front
  const shawl = `M${hx - 40} ${hy - 92}C${hx - 4} ${hy - 122} ${hx + 60} ${hy - 116} ${hx + 84} ${hy - 62}C${hx + 104} ${hy - 14} ${hx + 96} ${hy + 40} ${hx + 116} ${hy + 92}C1216 550 1272 680 1276 790C1276 836 1250 862 1216 866C1130 876 1062 866 1010 838C1000 790 1004 740 986 700C966 664 974 610 1000 570C1022 540 1030 512 ${hx + 26} ${hy + 70}C${hx + 40} ${hy + 30} ${hx + 30} ${hy - 30} ${hx - 2} ${hy - 62}C${hx - 14} ${hy - 76} ${hx - 30} ${hy - 84} ${hx - 40} ${hy - 92}Z`
  S.p(shawl, '#1a0704', { opacity: 0.45, filter: S.blur(10), transform: 'translate(10 8)' })
  S.p(shawl, P.verm)
  kantha(S, shawl, 44, (i) => 280 + i * 14, 34)
  S.cg(shawl, () => {
    S.sh(shawl, '#3a0805', 1290, 700, 1, 1060, 560, 0)
    S.sh(shawl, '#FFB478', 960, 690, 0.95, 1070, 620, 0)
    for (const [d, w, o] of [['M1050 540C1110 600 1140 720 1120 870', 34, 0.42], ['M1130 520C1190 620 1220 740 1210 860', 30, 0.4], ['M1042 460C1086 480 1112 520 1124 560', 22, 0.4], ['M1020 620C1050 690 1060 770 1050 860', 26, 0.36]]) {
      S.l(d, '#4a0a05', w, { opacity: o, filter: S.blur(9) })
      S.l(d, '#FF9a70', 5, { opacity: 0.3, filter: S.blur(3), transform: 'translate(-18 2)' })
    }
  })
  S.l(`M${hx - 40} ${hy - 92}C${hx - 30} ${hy - 84} ${hx - 14} ${hy - 76} ${hx - 2} ${hy - 62}C${hx + 30} ${hy - 30} ${hx + 40} ${hy + 30} ${hx + 26} ${hy + 70}C1030 512 1022 540 1000 570C974 610 966 664 986 700`, '#FFDCA8', 3.4, { opacity: 0.9 })
  S.stitch(`M${hx - 28} ${hy - 94}C${hx - 2} ${hy - 76} ${hx + 46} ${hy - 40} ${hx + 42} ${hy + 40}C${hx + 36} ${hy + 76} 1044 516 1022 562`, '#F3CB7a', 3, '10 7')
  for (let i = 0; i < 24; i++) S.l(`M${R(lerp(1016, 1240, i / 23))} ${R(846 + 22 * Math.sin((i / 23) * 2.6))}l${(i % 3) - 1} 14`, '#F3CB7a', 2.4, { opacity: 0.85 })

  // near arm, out of the shawl, to the knob of the lid
  const arm = limb([[1016, 640], [930, 664], [846, 622], [792, 574]], [64, 52, 30])
  S.p(arm, '#1a0704', { opacity: 0.4, filter: S.blur(9), transform: 'translate(6 14)' })
  S.p(arm, sk.b)
  S.cg(arm, () => {
    S.sh(arm, '#FFC27e', 840, 700, 1, 880, 590, 0)
    S.sh(arm, sk.s, 900, 580, 0.7, 880, 640, 0)
  })
  const sleeve = limb([[1030, 612], [986, 652], [936, 664]], [104, 84, 66])
  S.p(sleeve, '#D04a2f')
  S.cg(sleeve, () => {
    S.sh(sleeve, '#FFB478', 960, 720, 0.9, 980, 620, 0)
    S.sh(sleeve, '#5d120b', 1060, 580, 0.8, 990, 650, 0)
    for (let i = 0; i < 6; i++) S.stitch(`M${900} ${610 + i * 18}Q980 ${596 + i * 18} 1070 ${570 + i * 18}`, '#F6DDB8', 2.2, '10 7', { 'stroke-dashoffset': i * 6, opacity: 0.8 })
  })
  S.l('M908 634C900 656 904 680 916 694', '#F3CB7a', 5)
  for (const [t, c] of [[0, P.gold], [10, P.verm], [20, P.gold]]) S.l(`M${876 - t} ${R(620 - t * 0.6)}C${868 - t} ${R(636 - t * 0.6)} ${868 - t} ${R(650 - t * 0.6)} ${876 - t} ${R(662 - t * 0.7)}`, c, 5)
  // the lid, tilted, drops of steam on its rim
  S.g({ transform: 'translate(752 586) rotate(-24)' }, () => {
    const lid = 'M-104 22C-92 -28 -44 -44 0 -44C44 -44 92 -28 104 22C60 40 -60 40 -104 22Z'
    S.p(lid, S.lin(-104, -40, 90, 40, [[0, '#8a4524'], [0.4, '#D08a60'], [1, '#5b2a14']]))
    S.sh(lid, '#FFC080', 0, 40, 0.8, 0, -10, 0)
    S.p(ell(0, 22, 104, 17), '#4a1f0e')
    S.p(ell(0, 25, 92, 11), '#FFB468', { opacity: 0.5 })
    S.p(rect(-14, -72, 28, 34, 9), S.lin(-14, 0, 14, 0, [[0, '#D08a60'], [1, '#5b2a14']]))
  })
  // hand round the knob
  S.p(limb([[806, 588], [786, 560], [768, 540]], [36, 40, 30]), sk.b)
  for (const [a, b, c] of [[[792, 548], [764, 528], [742, 530]], [[798, 560], [766, 542], [740, 546]], [[800, 572], [772, 558], [748, 562]]]) finger(S, [a, b, c], [17, 17, 13], { ...sk, l: '#FFD2A0' })
  finger(S, [[790, 584], [768, 578], [752, 566]], [17, 16, 13], { ...sk, l: '#FFD2A0' })

  // steam, lit from below
  const plume = (x, y, k, o) => {
    const left = []
    const right = []
    for (let i = 0; i <= 14; i++) {
      const t = i / 14
      const yy = y - t * 420 * k
      const sway = Math.sin(t * 5 + x * 0.02) * 60 * k * t - 50 * t * k
      const w = 34 * k * (0.3 + 1.4 * Math.sin(Math.min(1, t * 1.1) * 2.9))
      left.push([x + sway - w, yy])
      right.unshift([x + sway + w * 0.8, yy])
    }
    S.p(smooth([...left, ...right]), S.lin(0, y, 0, y - 420 * k, [[0, '#FFE9C0', o * 0.4], [0.2, '#FFF6E4', o], [0.7, '#FFFBF2', o * 0.5], [1, '#FFFBF2', 0]]), { filter: S.blur(13) })
  }
  plume(640, 640, 1.3, 0.5)
  plume(690, 600, 0.9, 0.4)
  for (const [x, y, k, o] of [[628, 640, 1.1, 0.75], [664, 630, 0.8, 0.7], [604, 650, 0.7, 0.6]]) {
    const p = Array.from({ length: 12 }, (_, i) => [x - i * 4 * k + Math.sin(i * 0.75 + x) * (5 + i * 2.6), y - i * 34 * k])
    S.l(smooth(p, false), S.lin(0, y, 0, y - 370 * k, [[0, '#FFF6E4', 0], [0.2, '#FFF6E4', o], [0.6, '#FFFBF2', o * 0.5], [1, '#FFFBF2', 0]]), R(13 * k), { filter: S.blur(5) })
  }

  // before the stove: a brass plate of what is done, a pot of gur
  {
    const [x, y] = [494, 944]
    S.p(ell(x + 10, y + 12, 140, 36), '#120906', { opacity: 0.6, filter: S.blur(8) })
    S.p(ell(x, y, 138, 36), S.lin(x - 138, 0, x + 138, 0, [[0, '#8a5a20'], [0.6, '#E9C071'], [1, '#F7DDA0']]))
    S.p(ell(x, y - 3, 124, 29), '#3F7C45')
    S.sh(ell(x, y - 3, 124, 29), '#D9DC7a', x + 110, y - 20, 0.8, x, y, 0)
    for (const [dx, dy] of [[-70, -6], [-10, -14], [48, -8], [-40, 10], [22, 10]]) {
      const [ux, uy] = [x + dx, y + dy]
      const d = `M${ux - 36} ${uy}C${ux - 36} ${uy - 30} ${ux + 36} ${uy - 30} ${ux + 36} ${uy}C${ux + 34} ${uy + 12} ${ux - 34} ${uy + 12} ${ux - 36} ${uy}Z`
      S.p(d, '#1d1005', { opacity: 0.45, transform: 'translate(-5 6)', filter: S.blur(3) })
      S.p(d, '#FFFAEE')
      S.sh(d, '#A07a4c', ux - 36, uy + 6, 0.85, ux + 14, uy - 12, 0)
      S.p(ell(ux + 2, uy - 16, 12, 4), '#94501f')
    }
  }
  S.p(ell(838, 950, 62, 14), '#120906', { opacity: 0.6, filter: S.blur(7) })
  pot(S, 832, 952, 112, 82, ['#E8A47c', '#A9582F', '#3f1a0c'])
  S.p(ell(832, 872, 41, 9), '#8a4416')
  S.p(ell(822, 870, 16, 3.6), '#F0B060', { opacity: 0.8 })

  // firelight on everything near, mist on everything far
  S.glow(cx, cy + 30, 420, FIRE, 0.62)
  S.glow(cx + 120, cy - 130, 360, '#FFC070', 0.22)
  for (let i = 0; i < 26; i++) S.p(ell(cx + (g() - 0.5) * 260, cy - 20 - g() * 330, 1.4 + g() * 1.8), '#FFD070', { opacity: R(0.3 + g() * 0.5) })
  S.finish({ vig: 0.36, grain: 0.34 })
  return S
}
