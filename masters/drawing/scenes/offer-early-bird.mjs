// The early bird: a magpie-robin on the veranda's rail, out of the rain that falls in front of it; tea behind.
import { alpona, blob, ell, mix, P, poly, R, rect, rng, Scene, smooth } from '../kit.mjs'
import { calm } from '../hand.mjs'

const W = 1600
const H = 1000

/** A doel, the magpie-robin: black and white, tail cocked, looking left. */
function doel(S, x, y, k) {
  S.g({ transform: `translate(${x} ${y}) scale(${k})` }, () => {
    const tail = 'M62 -48C96 -86 128 -140 150 -196C162 -200 176 -194 180 -184C158 -130 120 -70 84 -22Z'
    S.p(tail, '#12181b')
    S.p('M150 -196C158 -199 164 -198 170 -194C146 -138 112 -86 78 -40L70 -50C100 -90 130 -144 150 -196Z', '#F3EDE0')
    for (const s of [-1, 1]) {
      S.l(`M${-4 + s * 14} 20L${-6 + s * 16} 62`, '#2a2320', 5)
      S.l(`M${-30 + s * 16} 66L${-6 + s * 16} 62L${14 + s * 16} 66`, '#2a2320', 5)
    }
    const body = 'M-84 -118C-92 -152 -66 -180 -34 -178C-8 -176 8 -158 14 -134C48 -112 84 -72 86 -36C80 4 44 30 2 28C-44 26 -78 -8 -84 -52C-86 -78 -82 -98 -84 -118Z'
    S.p(body, '#1a2226')
    S.cg(body, () => {
      S.p('M-100 -64C-60 -40 -30 -20 -4 40H-110Z', '#F6F0E2')
      S.p('M-88 -58C-40 -44 -10 -14 10 34C-30 44 -90 30 -100 -10Z', '#F6F0E2')
      S.sh(body, '#7d95a0', -90, -170, 0.9, -10, -90, 0)
      S.sh(body, '#05080a', 90, 20, 0.9, 0, -60, 0)
      S.p(ell(-46, -6, 50, 30), '#B9B4AC', { opacity: 0.55, filter: S.blur(10) })
    })
    // wing
    S.p('M-6 -112C36 -104 82 -62 96 -26C84 -6 60 4 40 2C6 -20 -20 -66 -6 -112Z', '#0d1316')
    S.p('M6 -84C38 -66 66 -38 78 -10C66 -2 56 0 46 0C26 -20 8 -50 6 -84Z', '#F6F0E2')
    for (let i = 0; i < 4; i++) S.l(`M${16 + i * 13} ${-66 + i * 12}Q${40 + i * 9} ${-36 + i * 8} ${48 + i * 9} ${-6 + i}`, '#0d1316', 3.4, { opacity: 0.8 })
    S.l('M-84 -118C-92 -152 -66 -180 -34 -178C-8 -176 8 -158 14 -134', '#B9CCD2', 3, { opacity: 0.7 })
    // head
    S.p('M-82 -146L-122 -136C-124 -132 -120 -130 -116 -130L-82 -130Z', '#14181a')
    S.l('M-118 -134L-86 -138', '#8d9aa0', 2)
    S.p(ell(-58, -146, 9), '#05080a')
    S.l(ell(-58, -146, 9), '#56646a', 2)
    S.p(ell(-61, -149, 3), '#FFFFFF')
  })
}

// A colocasia leaf, wet: drops stand on it. Its stalk is at (0, 0), its point at (0, 1).
function taro(S, x, y, l, rot, [lo, c, hi], seed) {
  const g = rng(seed)
  S.g({ transform: `translate(${x} ${y}) rotate(${rot}) scale(${l / 300})` }, () => {
    const d = 'M0 20C-24 -50 -90 -84 -128 -50C-176 0 -150 110 -90 190C-58 236 -24 276 0 312C24 276 58 236 90 190C150 110 176 0 128 -50C90 -84 24 -50 0 20Z'
    S.p(d, '#061a14', { opacity: 0.55, filter: S.blur(12), transform: 'translate(16 18)' })
    S.p(d, c)
    S.cg(d, () => {
      S.p(d, S.lin(-150, 0, 150, 60, [[0, hi, 0.75], [0.48, hi, 0.1], [0.52, lo, 0.25], [1, lo, 0.8]]))
      S.l('M0 20V300', mix(hi, '#ffffff', 0.3), 7)
      for (const [ex, ey] of [[-120, -40], [-146, 40], [-112, 130], [-60, 210]]) for (const s of [-1, 1]) {
        S.l(`M0 ${R(ey * 0.4 + 30)}Q${s * ex * 0.5} ${R(ey * 0.75 + 14)} ${s * ex} ${ey}`, mix(hi, '#ffffff', 0.2), 3.4, { opacity: 0.75 })
        S.l(`M0 ${R(ey * 0.4 + 36)}Q${s * ex * 0.5} ${R(ey * 0.75 + 24)} ${s * ex} ${ey + 12}`, lo, 6, { opacity: 0.35, filter: S.blur(4) })
      }
      for (let i = 0; i < 26; i++) {
        const [u, v, r] = [(g() - 0.5) * 240, -40 + g() * 270, 3 + g() * g() * 13]
        S.p(ell(u + r * 0.3, v + r * 0.5, r * 1.05), lo, { opacity: 0.55 })
        S.p(ell(u, v, r), mix(c, '#DCEFE6', 0.55), { opacity: 0.9 })
        S.p(ell(u + r * 0.2, v + r * 0.3, r * 0.6), '#F6FFF8', { opacity: 0.4 })
        S.p(ell(u - r * 0.35, v - r * 0.35, r * 0.28), '#FFFFFF')
      }
    })
    S.l(d, mix(hi, '#ffffff', 0.35), 2.4, { opacity: 0.6 })
    S.p(ell(0, 322, 8, 12), '#E9F6F0', { opacity: 0.9 })
    S.p(ell(-2, 318, 2.6, 4), '#FFFFFF')
  })
}

export default function scene() {
  const S = calm(new Scene(W, H, 83))
  const g = rng(5)
  // the room's side of the veranda: shutters, a lit door
  S.p(rect(0, 0, W, H), S.lin(0, 0, W, 0, [[0, '#24433f'], [0.45, '#3d5f55'], [0.75, '#7a7a5c'], [1, '#C79a5c']]))
  const wall = rect(0, 96, W, 700)
  S.p(wall, S.lin(0, 0, W, 0, [[0, '#3d5a52'], [0.4, '#6d8272'], [0.8, '#C9B48a'], [1, '#E9C68c']]))
  S.sh(wall, '#14302e', 0, 700, 0.85, 700, 300, 0)
  S.p(poly([[0, 96], [W, 96], [W, 120], [0, 260]]), '#0d2622', { opacity: 0.4, filter: S.blur(16) })
  // shutters, closed against the weather
  const shut = (x, w) => {
    S.p(rect(x - 8, 150, w + 16, 560), '#173a30')
    S.p(rect(x, 160, w, 540), '#2b6a52')
    for (let i = 0; i < 24; i++) {
      S.p(rect(x + 14, 178 + i * 21.5, w - 28, 15), S.lin(0, 178 + i * 21.5, 0, 193 + i * 21.5, [[0, '#5f9a7c'], [0.5, '#2f6f57'], [1, '#123a2e']]))
    }
    S.sh(rect(x, 160, w, 540), '#06201a', x, 600, 0.6, x + w, 200, 0)
  }
  shut(150, 190)
  shut(350, 190)
  // the door, open
  S.p(rect(1190, 120, 330, 680), '#5d3a22')
  S.p(rect(1210, 140, 290, 660), S.lin(0, 140, 0, 800, [[0, '#F3C878'], [0.5, '#FFE3A0'], [1, '#F0B060']]))
  S.p(rect(1210, 620, 290, 180), '#8a4a28', { opacity: 0.7 })
  S.p(rect(1256, 240, 120, 150), '#FFF3CE')
  S.l(rect(1256, 240, 120, 150), '#8a5a2c', 6)
  alpona(S, 1316, 315, 46, P.verm, 0.8, 10)
  S.glow(1360, 420, 520, '#FFD890', 0.7)
  for (const y of [180, 320, 470, 620]) S.l(`M1210 ${y}H1214`, '#FFF6DC', 4)
  // floor boards
  const floor = rect(0, 790, W, 210)
  S.p(floor, S.lin(0, 790, W, 790, [[0, '#2a2a22'], [0.6, '#5b4630'], [1, '#A9743f']]))
  for (let i = 0; i < 7; i++) S.l(`M0 ${796 + i * i * 5}H${W}`, '#1d140d', 3, { opacity: 0.6 })
  S.p(poly([[1210, 800], [1500, 800], [1380, 1000], [960, 1000]]), S.lin(0, 800, 0, 1000, [[0, '#FFDFA0', 0.8], [1, '#FFDFA0', 0.1]]), { filter: S.blur(8) })

  // cane table with tea, the newspaper folded on it; a shawl on the chair behind
  S.g({ transform: 'translate(930 0)' }, () => {
    // chair back
    const back = 'M120 800C110 700 120 560 150 470C200 440 290 440 336 470C350 560 356 700 350 800Z'
    S.p(back, '#0a1512', { opacity: 0.4, filter: S.blur(14), transform: 'translate(-20 10)' })
    S.p(back, '#C9A05c')
    S.cg(back, () => {
      S.p(back, S.pattern(22, 22, '<path d="M0 11H22M11 0V22M0 0L22 22M22 0L0 22" stroke="#6b4522" stroke-width="2.4" fill="none"/>'), { opacity: 0.75 })
      S.sh(back, '#2a160a', 110, 700, 0.9, 300, 600, 0)
    })
    S.l('M120 800C110 700 120 560 150 470C200 440 290 440 336 470C350 560 356 700 350 800', '#4a2a16', 20)
    S.l('M124 800C114 700 124 560 153 475C200 446 290 446 333 473', '#D9A468', 5, { opacity: 0.8 })
    const shawl = 'M180 452C220 434 290 436 338 462C362 560 350 640 366 716C330 730 300 724 270 730C262 640 230 540 180 452Z'
    S.p(shawl, P.verm)
    S.cg(shawl, () => {
      for (let i = 0; i < 18; i++) S.stitch(`M170 ${460 + i * 17}Q280 ${440 + i * 17} 380 ${476 + i * 17}`, i % 5 === 2 ? '#F3CB7a' : '#F8DDBC', 2.2, '10 8', { 'stroke-dashoffset': i * 6, opacity: 0.75 })
      S.sh(shawl, '#4a0d06', 180, 620, 0.9, 330, 560, 0)
      S.sh(shawl, '#FFB48a', 380, 560, 0.7, 300, 600, 0)
    })
    // table
    S.p(ell(60, 812, 270, 30), '#0d0905', { opacity: 0.5, filter: S.blur(10) })
    for (const x of [-90, 40, 190]) S.l(`M${x} 730L${x * 1.25 - 10} 900`, '#3a2012', 14)
    const top = ell(40, 708, 246, 50)
    S.p(ell(40, 722, 246, 50), '#4a2a16')
    S.p(top, '#D9B478')
    S.cg(top, () => {
      S.p(top, S.pattern(20, 12, '<path d="M0 6H20" stroke="#8a6334" stroke-width="2"/><path d="M4 0V12M14 0V12" stroke="#F3DDA8" stroke-width="3"/>'), { opacity: 0.8 })
      S.sh(top, '#2a160a', -206, 740, 0.9, 120, 700, 0)
      S.sh(top, '#FFF0C0', 290, 700, 0.8, 60, 700, 0)
    })
    S.l(top, '#6b4522', 8)
    // newspaper
    S.p(poly([[-150, 706], [-10, 680], [52, 716], [-96, 746]]), '#2a160a', { opacity: 0.4, filter: S.blur(5), transform: 'translate(-8 8)' })
    S.p(poly([[-150, 702], [-10, 676], [52, 712], [-96, 742]]), '#EFE6D2')
    for (let i = 0; i < 6; i++) S.l(`M${-124 + i * 11} ${R(702 + i * 6.4)}l108 -20`, '#8d8575', i ? 2 : 5, { opacity: 0.6 })
    // teapot
    S.l('M196 630C246 620 250 700 190 694', '#5d3810', 13)
    S.l('M196 630C240 622 244 692 190 690', '#C8994A', 7)
    S.p('M96 650C70 644 62 620 44 606C38 600 46 594 54 598C78 610 86 626 108 624Z', '#D9A653')
    const pot = 'M108 700C84 670 90 620 126 606H174C212 620 216 670 192 700Z'
    S.p(pot, S.lin(92, 0, 210, 0, [[0, '#5d3810'], [0.3, '#A87530'], [0.66, '#E9C071'], [0.82, '#FFF3CC'], [1, '#C8994A']]))
    S.p('M122 608C126 588 174 588 178 608C160 614 140 614 122 608Z', '#C8994A')
    S.p(ell(150, 586, 8), '#F3D590')
    S.stitch('M94 660C120 674 180 674 206 660', '#5d3810', 3, '9 7')
    // cup
    S.p(ell(250, 704, 52, 12), '#8f7d63')
    S.p(ell(250, 700, 52, 12), '#FBF3E0')
    S.p('M216 652C216 684 232 698 250 698C268 698 284 684 284 652Z', S.lin(216, 0, 284, 0, [[0, '#B5A486'], [0.6, '#FFFDF4'], [1, '#EFE2CB']]))
    S.p(ell(250, 652, 34, 9), '#FFFDF4')
    S.p(ell(250, 653, 28, 6), '#A5521c')
    for (const [dx, o] of [[-8, 0.6], [10, 0.45]]) S.p(`M${246 + dx} 640C${216 + dx} 590 ${286 + dx} 560 ${250 + dx} 480C${310 + dx} 560 ${250 + dx} 590 ${262 + dx} 640Z`, '#FFF6E0', { opacity: o, filter: S.blur(7) })
  })

  // shade of the roof over all of it; the rain's light comes from the left
  S.p(rect(0, 96, W, 904), S.lin(0, 0, W, 0, [[0, '#0d2a2c', 0.45], [0.5, '#0d2a2c', 0.22], [1, '#0d2a2c', 0]]))

  // a post, the rail and its balusters, wet
  const post = rect(560, 60, 62, 940)
  S.p(post, S.lin(560, 0, 622, 0, [[0, '#E3DCC4'], [0.25, '#B9AF92'], [0.6, '#6d654c'], [1, '#3a3626']]))
  S.sh(post, '#14231f', 0, 1000, 0.6, 0, 500, 0)
  for (const y of [180, 204, 730]) S.p(rect(552, y, 78, 12), S.lin(552, 0, 630, 0, [[0, '#F3EBD2'], [1, '#4a452f']]))
  for (let i = 0; i < 22; i++) {
    const x = 24 + i * 76
    if (x > 540 && x < 640) continue
    const d = `M${x - 9} 800C${x - 9} 830 ${x - 20} 850 ${x - 20} 880C${x - 20} 920 ${x - 10} 940 ${x - 9} 1000H${x + 9}C${x + 10} 940 ${x + 20} 920 ${x + 20} 880C${x + 20} 850 ${x + 9} 830 ${x + 9} 800Z`
    S.p(d, '#06120f', { opacity: 0.4, filter: S.blur(5), transform: 'translate(10 4)' })
    S.p(d, S.lin(x - 20, 0, x + 20, 0, [[0, '#F0E8D2'], [0.35, '#B5AA8c'], [1, '#3f3a2a']]))
  }
  S.p(rect(0, 762, W, 44), S.lin(0, 762, 0, 806, [[0, '#B98a5c'], [0.3, '#7a4a2c'], [1, '#2f180d']]))
  for (let i = 0; i < 5; i++) S.l(smooth(Array.from({ length: 17 }, (_, k) => [k * 100, 772 + i * 7 + Math.sin(k * 0.8 + i) * 2]), false), i % 2 ? '#3a1f12' : '#D9A574', 1.6, { opacity: 0.45 })
  S.l(`M0 763H${W}`, '#F6F3E4', 4, { opacity: 0.85 })
  // water stands on it and drips from under it
  for (let i = 0; i < 40; i++) {
    const x = g() * W
    S.p(ell(x, 766, 8 + g() * 26, 2.4), '#EFF6EE', { opacity: R(0.4 + g() * 0.5) })
    if (i % 2) {
      S.p(`M${R(x)} 804C${R(x - 5)} 812 ${R(x - 5)} 820 ${R(x)} 822C${R(x + 5)} 820 ${R(x + 5)} 812 ${R(x)} 804Z`, '#DDEBE4', { opacity: 0.9 })
    }
  }
  // the bird and its reflection on wet wood
  S.p(ell(330, 770, 84, 9), '#120a06', { opacity: 0.6, filter: S.blur(5) })
  doel(S, 336, 698, 1.06)

  // eave: tiles from beneath, and the rain running off each
  S.p(rect(0, 0, W, 74), S.lin(0, 0, 0, 74, [[0, '#3a1710'], [0.6, '#7a3222'], [1, '#A9503a']]))
  for (let j = 0; j < 2; j++)
    for (let i = -1; i < 23; i++) S.l(`M${i * 74 + j * 37 - 20} ${-4 + j * 28}C${i * 74 + j * 37 - 14} ${30 + j * 28} ${i * 74 + j * 37 + 40} ${30 + j * 28} ${i * 74 + j * 37 + 46} ${-4 + j * 28}`, j ? '#2a0f0a' : '#4a1a10', 4, { opacity: 0.6 })
  const mouths = []
  for (let i = 0; i < 23; i++) {
    const x = -20 + i * 74
    const d = `M${x} 54C${x + 4} 100 ${x + 62} 100 ${x + 66} 54Z`
    S.p(d, '#2a0f0a')
    S.p(`M${x + 2} 50C${x + 8} 88 ${x + 58} 88 ${x + 64} 50Z`, S.lin(x, 0, x + 66, 0, [[0, '#E0805c'], [0.4, '#B4523a'], [1, '#5b2014']]))
    S.l(`M${x + 6} 64C${x + 16} 88 ${x + 50} 88 ${x + 60} 64`, '#FFD9BC', 2.4, { opacity: 0.7 })
    mouths.push(x + 33)
  }
  // strings of water: each breaks into drops as it falls
  for (const x of mouths) {
    const lean = 10 + g() * 6
    const o = 0.55 + g() * 0.4
    S.l(`M${x} 80C${x - 2} 140 ${R(x - lean * 0.3)} 220 ${R(x - lean * 0.6)} ${R(300 + g() * 120)}`, S.lin(0, 80, 0, 420, [[0, '#FFFFFF', 0.9], [0.6, '#E3F0EC', 0.6], [1, '#E3F0EC', 0]]), R(3.4 + g() * 2.4), { opacity: o })
    for (let y = 260 + g() * 60; y < 1010; y += 26 + g() * 60) {
      const dx = -lean * (y / 420)
      const r = 2.2 + g() * 3.4
      S.p(`M${R(x + dx)} ${R(y - r * 4)}C${R(x + dx - r)} ${R(y - r)} ${R(x + dx - r)} ${R(y + r)} ${R(x + dx)} ${R(y + r)}C${R(x + dx + r)} ${R(y + r)} ${R(x + dx + r)} ${R(y - r)} ${R(x + dx)} ${R(y - r * 4)}Z`, '#F3FAF6', { opacity: R(0.5 + g() * 0.45) })
    }
  }
  // beyond the strings, the rain itself, in the open to the left
  let fine = ''
  let bold = ''
  for (let i = 0; i < 420; i++) {
    const [x, y, l] = [g() * (W + 200) - 60, 90 + g() * 900, 26 + g() * 70]
    const d = `M${R(x)} ${R(y)}l${R(-l * 0.12)} ${R(l)}`
    if (g() < 0.75) fine += d
    else bold += d
  }
  S.l(fine, '#DCEAE6', 1.5, { opacity: 0.42 })
  S.l(bold, '#F6FBF8', 2.6, { opacity: 0.5 })
  // splashes on the rail
  for (let i = 0; i < 26; i++) {
    const x = mouths[i % 23] - 18 + (g() - 0.5) * 16
    for (const [a, l] of [[-2.2, 22], [-1.6, 30], [-0.9, 20]]) S.l(`M${R(x)} 764q${R(Math.cos(a) * l * 0.5)} ${R(Math.sin(a) * l)} ${R(Math.cos(a) * l)} ${R(Math.sin(a) * l * 0.7)}`, '#F6FBF8', 2, { opacity: R(0.35 + g() * 0.4) })
  }
  // nearest of all: leaves that take the rain
  taro(S, 92, 770, 330, -24, ['#0d3528', '#2f7a56', '#9ccf9a'], 3)
  taro(S, 420, 900, 250, 14, ['#0a2c22', '#256a4a', '#86be8c'], 5)
  taro(S, -30, 560, 260, -64, ['#0a2c22', '#256a4a', '#86be8c'], 9)
  taro(S, 1500, 892, 260, 26, ['#0d3528', '#2f7a56', '#B9CF8a'], 7)
  S.p(rect(0, 0, W, H), S.lin(0, 0, W, 0, [[0, '#BFD8D8', 0.4], [0.5, '#BFD8D8', 0], [1, '#FFD68a', 0.3]]), { style: 'mix-blend-mode:soft-light' })
  S.finish({ vig: 0.34, grain: 0.3, tint: '#06161a' })
  return S
}
