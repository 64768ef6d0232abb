// The door of the steam room, ajar: two pairs of wooden sandals on the wet threshold, a red-bordered towel, a brass ewer.
import { alpona, arch, blob, ell, lerp, mix, P, poly, R, rect, rng, Scene, smooth } from '../kit.mjs'
import { calm } from '../hand.mjs'

const W = 1600
const H = 1000

// A wooden sandal of Bengal: a sole on two bars, one knob for the toes. Drawn lengthwise, toes to the left.
function sandal(S, x, y, k, rot) {
  S.g({ transform: `translate(${x} ${y}) scale(${k} ${k * 0.52}) rotate(${rot})` }, () => {
    const sole = 'M-118 0C-120 -34 -84 -46 -44 -42C0 -38 20 -28 62 -34C104 -38 122 -18 120 4C118 34 92 42 56 36C20 30 -4 34 -44 40C-88 46 -116 36 -118 0Z'
    S.p(sole, '#0d0705', { opacity: 0.7, filter: S.blur(9), transform: 'translate(26 66)' })
    for (let i = 0; i < 9; i++) S.p(sole, i < 8 ? mix('#2f180d', '#7a4a2c', i / 10) : '#9a6440', { transform: `translate(0 ${(8 - i) * 5})` })
    S.sh(sole, '#E8B888', -110, -50, 0.9, 10, 20, 0)
    S.sh(sole, '#2f180d', 120, 40, 0.85, 0, 0, 0)
    S.cg(sole, () => {
      for (let i = 0; i < 9; i++) S.l(`M-120 ${-38 + i * 9}C-40 ${-44 + i * 10} 40 ${-30 + i * 8} 124 ${-36 + i * 9}`, i % 2 ? '#5b3420' : '#D9A574', 1.6, { opacity: 0.4 })
      S.p(ell(74, 2, 34, 24), '#D9A574', { opacity: 0.4, filter: S.blur(8) })
    })
    S.l('M-116 4C-112 -32 -84 -44 -44 -40C0 -36 20 -26 62 -32', '#FFE3BC', 3, { opacity: 0.75 })
  })
  S.g({ transform: `translate(${x} ${y}) rotate(${rot * 0.6}) translate(${-74 * k} ${-6 * k}) scale(${k})` }, () => {
    S.p(ell(8, 6, 15, 7), '#1a0c06', { opacity: 0.6, filter: S.blur(3) })
    S.p('M-8 2C-9 -16 -6 -24 -6 -32H6C6 -24 9 -16 8 2Z', S.lin(-8, 0, 8, 0, [[0, '#C98a58'], [0.5, '#7a4a2c'], [1, '#3a1f12']]))
    S.p(ell(0, -36, 15, 12), S.rad(-5, -41, 20, [[0, '#FFF0C8'], [0.4, '#C8994A'], [1, '#6E4518']]))
  })
}

export default function scene() {
  const S = calm(new Scene(W, H, 89))
  const g = rng(5)
  // wall: limewash, green as tea in shade; one light from the left
  const wall = rect(0, 0, W, 720)
  S.p(wall, S.lin(0, 0, W, 200, [[0, '#8fae93'], [0.35, '#557f69'], [0.7, '#2c5646'], [1, '#173a2e']]))
  for (let i = 0; i < 60; i++) S.p(blob(g() * W, g() * 700, 60 + g() * 160, 14 + g() * 40, i, 0.3, 9), i % 2 ? '#a9c4a4' : '#21493b', { opacity: 0.12, filter: S.blur(12) })
  S.sh(wall, '#E6EBC8', 0, 80, 0.6, 700, 420, 0)
  S.sh(wall, '#081e17', W, 500, 0.8, 900, 300, 0)
  // dado of red oxide
  S.p(rect(0, 560, W, 160), S.lin(0, 0, W, 0, [[0, '#B4533a'], [0.4, '#8c3322'], [1, '#42130d']]))
  S.p(rect(0, 548, W, 14), S.lin(0, 0, W, 0, [[0, '#F3E7CC'], [1, '#7d7a5c']]))

  // floor: wet stone; wide slabs in perspective
  const floor = rect(0, 716, W, 284)
  S.p(floor, S.lin(0, 716, 0, H, [[0, '#7d8a80'], [0.4, '#5c6b64'], [1, '#29332f']]))
  const vx = 640
  for (let i = -9; i < 16; i++) S.l(`M${vx + i * 92} 716L${vx + i * 300} 1000`, '#1c2623', 3, { opacity: 0.55 })
  for (const y of [746, 796, 872, 976]) {
    S.l(`M0 ${y}H${W}`, '#1c2623', 3, { opacity: 0.55 })
    S.l(`M0 ${y + 3}H${W}`, '#C5CFBE', 1.5, { opacity: 0.45 })
  }
  S.sh(floor, '#F3E8C4', 300, 716, 0.6, 500, 980, 0)
  S.sh(floor, '#0a1210', W, 980, 0.95, 800, 760, 0)

  // the opening: warm room behind
  const [dx, dy, dw, dh] = [520, 56, 470, 662]
  S.p(arch(dx - 46, dy - 46, dw + 92, dh + 46), S.lin(dx - 46, 0, dx + dw + 46, 0, [[0, '#FBF2DC'], [0.5, '#DCCFAE'], [1, '#8d8766']]))
  S.l(arch(dx - 46, dy - 46, dw + 92, dh + 46), '#14302a', 3, { opacity: 0.5 })
  const open = arch(dx, dy, dw, dh)
  S.cg(open, () => {
    S.p(open, S.lin(0, dy, 0, dy + dh, [[0, '#6b2f14'], [0.35, '#c4702c'], [0.75, '#F2B25a'], [1, '#FFD99a']]))
    // benches of stone, a lamp in a niche, all in steam
    S.p(rect(dx, 520, dw, 60), '#D98F48', { opacity: 0.8 })
    S.p(rect(dx, 560, dw, 160), '#9c5526', { opacity: 0.75 })
    S.p(arch(700, 250, 96, 140), '#8a431a', { opacity: 0.8 })
    S.glow(748, 350, 330, '#FFE3A0', 0.95)
    S.p('M748 318C764 338 764 360 748 366C732 360 732 338 748 318Z', '#FFF8E0')
    S.p('M714 372C720 392 776 392 782 372Z', '#7a3f16')
    for (let i = 0; i < 14; i++) S.p(blob(dx + g() * dw, 200 + g() * 480, 70 + g() * 90, 30 + g() * 50, i, 0.2, 10), '#FFF3D6', { opacity: 0.2, filter: S.blur(22) })
  })
  // far leaf, opened into the room; near leaf closed, carved
  const leafDoor = (d, x0, x1, shade) => {
    S.p(d, '#1f5a45')
    S.cg(d, () => {
      S.p(d, S.lin(x0, 0, x1, 0, shade))
    })
  }
  S.cg(open, () => {
    const near = rect(dx + 236, dy, 240, dh)
    leafDoor(near, dx + 236, dx + 476, [[0, '#5f9a7c', 0.85], [0.3, '#2f6f57', 0.5], [1, '#092019', 0.85]])
    const cx = dx + 356
    for (const [y, h] of [[300, 120], [436, 110], [562, 130]]) {
      const p = rect(dx + 262, y, 190, h)
      S.p(p, '#123c2e')
      S.l(`M${dx + 262} ${y + h}V${y}H${dx + 452}`, '#06170f', 6, { opacity: 0.8 })
      S.l(`M${dx + 452} ${y}V${y + h}H${dx + 262}`, '#8fc0a0', 3, { opacity: 0.55 })
      for (const [ox, oy] of [[-60, 0], [0, 0], [60, 0]]) {
        const q = poly([[cx + ox, y + h / 2 - 44], [cx + ox + 27, y + h / 2], [cx + ox, y + h / 2 + 44], [cx + ox - 27, y + h / 2]])
        S.p(q, '#2b6a52')
        S.l(q, '#9cc9a8', 2, { opacity: 0.5 })
        S.p(ell(cx + ox, y + h / 2 + oy, 9), '#0d2f24')
      }
    }
    S.cg(rect(dx + 240, dy + 14, 236, 232), () => {
      for (let i = 0; i < 8; i++) S.l(`M${dx + 262 + i * 32} 60V300`, i % 2 ? '#0d2f24' : '#3f8265', 4, { opacity: 0.5 })
      alpona(S, dx + 240, dy + 232, 196, '#CFE0B8', 0.7, 16)
    })
    S.l(`M${dx + 238} 60V${dy + dh}`, '#FFD59a', 6, { opacity: 0.95 })
    S.p(rect(dx + 476, dy, 10, dh), '#04100b')
    // ring of brass
    S.p(ell(dx + 276, 552, 9), '#F7DDA0')
    S.l(ell(dx + 276, 576, 19, 22), '#3a1f08', 8, { opacity: 0.5, transform: 'translate(4 5)' })
    S.l(ell(dx + 276, 576, 19, 22), '#C8994A', 7)
    S.l(`M${dx + 260} 566A19 22 0 0 1 ${dx + 284} 556`, '#FFF0C0', 3)
    // far leaf: seen at an angle
    const far = poly([[dx, dy], [dx + 84, dy + 60], [dx + 84, 690], [dx, dy + dh]])
    S.p(far, '#174636')
    S.sh(far, '#FFC27a', dx + 84, 400, 0.8, dx + 20, 400, 0)
    for (const [a, b] of [[180, 330], [360, 500], [530, 660]]) S.l(poly([[dx + 16, a], [dx + 66, a + 18], [dx + 66, b - 6], [dx + 16, b]]), '#08231a', 4, { opacity: 0.7 })
  })
  S.l(open, '#0f2a22', 6, { opacity: 0.55 })
  // threshold
  const sill = poly([[dx - 66, 716], [dx + dw + 66, 716], [dx + dw + 110, 752], [dx - 110, 752]])
  S.p(sill, S.lin(dx - 100, 0, dx + dw + 100, 0, [[0, '#E8DFC6'], [0.5, '#CFC19a'], [1, '#6d6a55']]))
  S.p(rect(dx - 110, 752, dw + 220, 18), S.lin(dx - 100, 0, dx + dw + 100, 0, [[0, '#A89d80'], [1, '#3a3a30']]))

  // light out of the room: across the sill and down the wet stone
  S.g({ style: 'mix-blend-mode:screen' }, () => {
    S.p(poly([[dx + 84, 716], [dx + 238, 716], [dx + 210, 1010], [dx - 210, 1010]]), S.lin(0, 716, 0, 1010, [[0, '#FFC878', 0.75], [0.5, '#F7A850', 0.35], [1, '#F7A850', 0.06]]), { filter: S.blur(7) })
    for (let i = 0; i < 60; i++) {
      const t = g()
      S.p(ell(lerp(dx + 160, dx + 30, t) + (g() - 0.5) * (120 + 220 * t), 772 + t * 220, 14 + g() * 40, 1.4 + g() * 3), '#FFE7B4', { opacity: 0.45 })
    }
  })
  // the door's green in the water
  S.g({ opacity: 0.35, filter: S.blur(6) }, () => S.p(poly([[dx + 240, 774], [dx + dw, 774], [dx + dw + 60, 1000], [dx + 226, 1000]]), '#0f3a2c'))

  // steam, rolling out over the top of the leaf and along the floor
  for (const [x, y, rx, ry, o] of [[600, 520, 60, 150, 0.5], [560, 330, 70, 130, 0.4], [470, 210, 120, 74, 0.34], [360, 140, 150, 60, 0.24], [640, 660, 80, 80, 0.5], [520, 722, 190, 36, 0.42], [340, 742, 200, 26, 0.26]]) S.p(blob(x, y, rx, ry, Math.round(x), 0.16, 12), '#FFF4DC', { opacity: o, filter: S.blur(28) })
  for (const p of [[[620, 640], [560, 500], [640, 380], [540, 240], [420, 130]], [[600, 600], [640, 470], [560, 340], [590, 200], [480, 70]]]) S.l(smooth(p, false), '#FFF8E8', 26, { opacity: 0.26, filter: S.blur(12) })

  // the rail and its towel, left; nothing on the right answers it but the ewer
  S.l('M86 250H404', '#2a140a', 20)
  S.l('M86 247H404', '#8a5636', 14)
  S.l('M90 242H400', '#E9B988', 3, { opacity: 0.8 })
  for (const x of [104, 386]) S.p(rect(x - 9, 214, 18, 50, 6), '#4a2816')
  const towel = 'M150 240C190 230 290 230 336 240C346 380 330 500 344 618C290 634 196 634 146 616C160 500 138 380 150 240Z'
  S.p(towel, '#06170f', { opacity: 0.5, filter: S.blur(12), transform: 'translate(26 16)' })
  S.p(towel, '#F6ECD6')
  S.cg(towel, () => {
    for (let i = 0; i < 52; i++) S.l(`M120 ${246 + i * 7.4}H360`, i % 2 ? '#E2D3B2' : '#FFFDF4', 1.4, { opacity: 0.7 })
    for (const [y, h] of [[520, 34], [562, 8], [506, 6]]) S.p(rect(120, y, 260, h), P.verm)
    for (let i = 0; i < 12; i++) S.p(poly([[140 + i * 20, 525], [148 + i * 20, 537], [140 + i * 20, 549], [132 + i * 20, 537]]), '#F6E3BC')
    for (const [x, w, o] of [[186, 20, 0.3], [236, 26, 0.34], [292, 24, 0.42]]) S.p(`M${x} 236C${x + 10} 380 ${x - 14} 500 ${x + 4} 640H${x + w}C${x + w - 10} 500 ${x + w + 12} 380 ${x + w} 236Z`, '#6d5a3c', { opacity: o, filter: S.blur(7) })
    S.sh(towel, '#FFFFFF', 150, 260, 0.8, 250, 400, 0)
    S.sh(towel, '#5b4a30', 350, 600, 0.9, 220, 420, 0)
  })
  for (let i = 0; i < 24; i++) S.l(`M${152 + i * 8} ${620 + 8 * Math.sin((i / 24) * Math.PI)}l${(i % 3) - 1} 15`, '#EFE2C4', 2.4)

  // brass ewer on the right, half in shade, jasmine at its foot
  S.g({ transform: 'translate(1176 842) scale(.76)' }, () => {
    S.p(ell(40, 66, 190, 34), '#040a08', { opacity: 0.7, filter: S.blur(14) })
    const body = 'M-34 -150C-40 -96 -118 -60 -118 10C-118 66 -60 84 0 84C60 84 118 66 118 10C118 -60 40 -96 34 -150Z'
    S.l('M96 -34C196 -70 176 -190 40 -142', '#2a1404', 24)
    S.l('M96 -36C186 -70 168 -184 40 -142', '#A87530', 16)
    S.p('M-104 -18C-150 -40 -166 -110 -204 -150C-214 -164 -196 -170 -186 -160C-150 -128 -136 -84 -92 -60Z', S.lin(-210, 0, -100, 0, [[0, '#FBE6B0'], [0.5, '#C8994A'], [1, '#8a5a20']]))
    S.p(body, S.lin(-118, 0, 118, 0, [[0, '#B98438'], [0.14, '#F7DDA0'], [0.26, '#FFF3CC'], [0.44, '#C8994A'], [0.8, '#5d3810'], [1, '#2f1a08']]))
    S.sh(body, '#1d0d04', 100, 90, 0.95, 0, 0, 0)
    S.stitch('M-114 -6C-60 26 60 26 114 -6', '#5d3810', 4, '13 9')
    S.p('M-46 -150C-50 -168 50 -168 46 -150C44 -138 -44 -138 -46 -150Z', S.lin(-46, 0, 46, 0, [[0, '#F7DDA0'], [0.5, '#C8994A'], [1, '#5d3810']]))
    S.p(ell(0, -154, 40, 9), '#3a1f08')
    S.p(ell(-62, -10, 13, 40), '#FFF8E0', { opacity: 0.8, filter: S.blur(6), transform: 'rotate(20 -62 -10)' })
    S.p('M-70 82H70L84 100H-84Z', S.lin(-84, 0, 84, 0, [[0, '#B98438'], [0.25, '#F7DDA0'], [1, '#2f1a08']]))
  })
  // two pairs: one set down straight, one kicked off
  sandal(S, 400, 846, 0.7, -12)
  sandal(S, 418, 892, 0.74, -9)
  sandal(S, 596, 858, 0.68, 16)
  sandal(S, 690, 930, 0.78, -38)
  // jasmine that fell
  for (const [x, y, k] of [[1046, 912, 0.8], [1078, 932, 0.66], [1012, 934, 0.56]])
    S.g({ transform: `translate(${x} ${y}) scale(${k} ${k * 0.6})` }, () => {
      S.p(ell(6, 14, 30, 14), '#040a08', { opacity: 0.5, filter: S.blur(5) })
      for (let i = 0; i < 5; i++) S.p('M0 -2C12 -10 13 -28 0 -36C-13 -28 -12 -10 0 -2Z', i % 2 ? '#FFFDF4' : '#EFE8CF', { transform: `rotate(${i * 72})` })
      S.p(ell(0, 0, 5), '#E9D48a')
    })
  S.finish({ vig: 0.34, grain: 0.34 })
  return S
}
