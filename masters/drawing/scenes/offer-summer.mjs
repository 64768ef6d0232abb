// Mango season, seen by the one who sits there: fruit cut on newsprint on the ghat steps, feet in the river.
import { blob, ell, leafSpray, mix, P, poly, R, rect, rng, Scene, smooth } from '../kit.mjs'
import { calm, limb } from '../hand.mjs'

const W = 1600
const H = 1000
// The steps run across, a little downhill to the right.
const edge = (y) => (x) => y + x * 0.055
const band = (y0, y1) => poly([[0, edge(y0)(0)], [W, edge(y0)(W)], [W, edge(y1)(W)], [0, edge(y1)(0)]])
const hard = (S, d, dx, dy, o = 0.55, blur = 2) => S.p(d, '#2b1a22', { opacity: o, transform: `translate(${dx} ${dy})`, style: 'mix-blend-mode:multiply', filter: S.blur(blur) })

function stone(S, d, y, seed, [hi, c, lo], n = 260) {
  const g = rng(seed)
  S.p(d, c)
  S.cg(d, () => {
    for (let i = 0; i < n; i++) S.p(blob(g() * W, y - 60 + g() * 460, 4 + g() * 16, 2 + g() * 6, i, 0.3, 7), g() < 0.5 ? lo : hi, { opacity: R(0.1 + g() * 0.2) })
    for (let i = 0; i < 5; i++) {
      const x = 120 + i * 330 + g() * 120
      S.l(`M${R(x)} ${R(edge(y)(x) - 90)}l${R(30 + g() * 20)} 620`, lo, 4, { opacity: 0.5 })
      S.l(`M${R(x + 4)} ${R(edge(y)(x) - 90)}l${R(30 + g() * 20)} 620`, hi, 1.6, { opacity: 0.5 })
    }
  })
}

// Ripe: gold, a red cheek, a green shoulder; the stalk end is left.
const FRUIT = 'M-104 -6C-106 -60 -54 -84 0 -78C60 -74 104 -40 118 6C124 30 112 44 92 42C60 60 20 74 -30 66C-76 60 -102 36 -104 -6Z'
function mango(S, x, y, k, rot, seed) {
  S.g({ transform: `translate(${x} ${y}) rotate(${rot}) scale(${k})` }, () => {
    const a = (-rot * Math.PI) / 180
    hard(S, FRUIT, R(34 * Math.cos(a) - 26 * Math.sin(a)), R(34 * Math.sin(a) + 26 * Math.cos(a)), 0.62, 5)
    S.p(FRUIT, '#EFA62A')
    const [lx, ly] = [-80 * Math.cos(a) + 70 * Math.sin(a), -80 * Math.sin(a) - 70 * Math.cos(a)]
    S.cg(FRUIT, () => {
      S.p(ell(-50, -20, 70, 60), '#D8482a', { opacity: 0.55, filter: S.blur(20) })
      S.p(ell(80, 30, 60, 44), '#8fa23a', { opacity: 0.5, filter: S.blur(18) })
      S.sh(FRUIT, '#7a2f0a', -lx, -ly, 0.95, lx * 0.1, ly * 0.1, 0)
      S.sh(FRUIT, '#FFF0A8', lx, ly, 0.9, 0, 0, 0)
      const g = rng(seed)
      for (let i = 0; i < 80; i++) S.p(ell((g() - 0.5) * 220, (g() - 0.5) * 150, 1 + g() * 1.6), i % 3 ? '#FFE9A0' : '#9a4a12', { opacity: 0.5 })
    })
    S.p(ell(lx * 0.44, ly * 0.44, 26, 13), '#FFFBE4', { opacity: 0.75, filter: S.blur(5), transform: `rotate(-36 ${R(lx * 0.44)} ${R(ly * 0.44)})` })
    S.l('M-104 -8C-114 -12 -120 -18 -130 -18', '#5b4a22', 8)
  })
}

/** A cheek of mango, cut crosswise and turned out, so that its cubes stand apart. */
function cheek(S, x, y, k, rot, seed) {
  S.g({ transform: `translate(${x} ${y}) rotate(${rot}) scale(${k})` }, () => {
    const skin = 'M-122 6C-116 -50 -60 -78 4 -76C66 -74 118 -44 124 6C122 46 66 70 2 70C-62 70 -118 50 -122 6Z'
    hard(S, skin, 26, 30, 0.6, 5)
    S.p(skin, '#C9621c')
    S.sh(skin, '#F7C24a', -100, -70, 0.9, 0, 0, 0)
    S.cg('M-116 2C-110 -48 -58 -74 4 -72C64 -70 112 -42 118 2C114 40 62 62 2 62C-58 62 -112 44 -116 2Z', () => {
      S.p(rect(-130, -90, 260, 180), '#B86210')
      const g = rng(seed)
      for (let j = -5; j < 6; j++)
        for (let i = -5; i < 6; i++) {
          const [u, v] = [(i + j) * 30 + g() * 4, (j - i) * 21 + g() * 3]
          const out = (u / 128) ** 2 + (v / 76) ** 2
          if (out > 1.1) continue
          const [w, h] = [29 - out * 5, 20.5 - out * 4]
          const cube = smooth([[u - w, v], [u - w * 0.1, v - h], [u + w, v], [u + w * 0.1, v + h]], true, 14)
          S.p(cube, '#9a4a08', { transform: 'translate(3 10)' })
          S.p(cube, '#E08A1c', { transform: 'translate(1 6)' })
          S.p(cube, mix('#F2A220', '#FFD564', g() * 0.7 + 0.3 * (1 - out)))
          S.p(ell(u - w * 0.26, v - h * 0.3, w * 0.3, h * 0.2), '#FFF6C4', { opacity: R(0.25 + g() * 0.5) })
        }
    })
  })
}

/** One leg from the knee down and its foot, seen from above; toes point away. */
function leg(S, x, side, sk, part) {
  const m = (u, v) => [x + u * side, v]
  const pts = (a) => a.map(([u, v]) => m(u, v))
  const shin = smooth([...pts([[-50, 1040], [-44, 900], [-38, 760], [-34, 664]]), ...pts([[-20, 676], [0, 680], [20, 676]]), ...pts([[34, 664], [50, 760], [72, 900], [104, 1040]])])
  const foot = smooth(pts([[-34, 652], [-40, 600], [-52, 540], [-62, 480], [-54, 440], [-10, 424], [34, 436], [56, 476], [50, 540], [38, 600], [34, 652], [0, 676]]))
  const shade = (d) => {
    S.p(d, sk.b)
    S.cg(d, () => {
      S.sh(d, sk.l, x - 70, 600, 0.95, x + 6, 620, 0)
      S.sh(d, sk.s, x + 76, 640, 1, x - 4, 620, 0)
    })
  }
  if (part === 'foot') {
    hard(S, foot, 40, 26, 0.5, 10)
    for (const [u, v, l, w] of [[-40, 440, 46, 40], [-10, 428, 40, 28], [12, 430, 34, 26], [32, 440, 28, 24], [48, 458, 22, 22]]) {
      const d = limb(pts([[u, v + 20], [u - 2, v - l * 0.4], [u - 4, v - l]]), [w, w * 0.96, w * 0.8])
      shade(d)
      const [nx, ny] = m(u - 4, v - l)
      S.p(ell(nx, ny - w * 0.1, w * 0.26, w * 0.22), mix(sk.l, '#FFDCC4', 0.35), { opacity: 0.7 })
    }
    shade(foot)
    S.cg(foot, () => {
      for (const u of [-30, -6, 14, 32]) S.l(smooth(pts([[u, 450], [u * 0.7, 520], [u * 0.3, 590]]), false), sk.l, 8, { opacity: 0.4, filter: S.blur(4) })
      for (const s of [-1, 1]) S.p(ell(...m(s * 30, 628), 13, 18), sk.l, { opacity: 0.55, filter: S.blur(5) })
    })
  } else {
    hard(S, shin, 44, 30, 0.5, 6)
    shade(shin)
    S.p(ell(x - 14, 800, 12, 120), sk.l, { opacity: 0.6, filter: S.blur(10) })
    S.l(smooth(pts([[-33, 668], [-18, 680], [0, 684], [18, 680], [33, 668]]), false), '#F6FCE4', 4, { opacity: 0.85 })
    // anklet
    const [ax] = m(2, 700)
    S.l(`M${ax - 40} 724C${ax - 16} 746 ${ax + 18} 746 ${ax + 40} 724`, '#5d6468', 9, { opacity: 0.6, transform: 'translate(3 6)' })
    S.l(`M${ax - 40} 722C${ax - 16} 744 ${ax + 18} 744 ${ax + 40} 722`, '#D9DEDC', 7)
    for (let i = 0; i < 7; i++) S.p(ell(ax - 34 + i * 11.6, 731 + 9 * Math.sin((i / 6) * Math.PI) , 4.6), i % 2 ? '#FFFFFF' : '#AEB6B6')
  }
}

export default function scene() {
  const S = calm(new Scene(W, H, 97))
  const g = rng(5)
  const sk = { b: '#A9714a', s: '#5f3722', l: '#DCA878', d: '#3a1f12' }
  // river over two sunken steps
  S.p(rect(0, 0, W, H), '#1d4f4a')
  S.p(band(-160, 190), '#17433f')
  stone(S, band(190, 400), 190, 3, ['#7fa08a', '#3f7065', '#1f4a44'], 120)
  S.p(band(186, 214), '#0e3330', { opacity: 0.7, filter: S.blur(6) })
  stone(S, band(400, 720), 400, 4, ['#BFC79c', '#7c9a80', '#3d6457'], 200)
  S.p(band(392, 424), '#123a34', { opacity: 0.75, filter: S.blur(7) })
  S.p(band(404, 414), '#D9E2B4', { opacity: 0.5, filter: S.blur(2) })
  S.sh(rect(0, 0, W, 800), '#0a2c2c', W, 0, 0.9, 620, 420, 0)

  S.g({ filter: S.rough(7, 0.018) }, () => {
    leg(S, 1000, -1, sk, 'foot')
    leg(S, 1172, 1, sk, 'foot')
  })
  // the water over them: green film, nets of light, the sky in it
  S.p(band(-160, 680), S.lin(0, 0, 0, 700, [[0, '#0f4a4a', 0.62], [0.55, '#2f7a6c', 0.4], [1, '#8fb89a', 0.2]]))
  let net = ''
  for (let i = 0; i < 80; i++) {
    const [x, y, w] = [g() * W, 60 + g() * 620, 50 + g() * 70]
    net += `M${R(x)} ${R(y)}q${R(w * 0.3)} ${R(-16 + g() * 8)} ${R(w * 0.6)} 2q${R(w * 0.2)} 13 ${R(w * 0.5)} -4`
  }
  S.cg(band(-160, 676), () => {
    S.l(net, '#F4FBD8', 3.4, { opacity: 0.34, filter: S.rough(12, 0.02) })
    for (let i = 0; i < 90; i++) {
      const y = g() * 520
      S.p(ell(g() * W, y, 20 + g() * 90, 1.6 + g() * 4), g() < 0.7 ? '#CFE6D2' : '#0d3b3a', { opacity: R(0.2 + g() * 0.4) })
    }
    // rings round the ankles
    for (const [x, y] of [[1000, 662], [1172, 666]]) for (let i = 0; i < 4; i++) S.l(ell(x, y, 58 + i * 40, 20 + i * 17), i % 2 ? '#0f3f3a' : '#F6FCE4', R(4.5 - i * 0.8), { opacity: R(0.75 - i * 0.15) })
    // a mango leaf that floats
    S.g({ transform: 'translate(560 330) rotate(18)' }, () => {
      hard(S, 'M-90 0Q-10 -40 96 4Q-10 34 -90 0Z', 18, 60, 0.35, 8)
      S.p('M-90 0Q-10 -40 96 4Q-10 34 -90 0Z', '#5f9a4a')
      S.p('M-90 0Q-10 -40 96 4L-90 0Z', '#A9CF70')
      S.l('M-104 -2L96 4', '#DDE9A8', 3)
    })
    S.l(smooth([[440, 330], [560, 380], [690, 350]], false), '#F6FCE4', 2.4, { opacity: 0.6 })
  })

  // the dry step
  const dry = band(672, 1200)
  hard(S, band(664, 690), 0, -12, 0.55, 8)
  stone(S, dry, 690, 6, ['#FFF0CE', '#DDBE92', '#9a7450'], 420)
  S.p(band(672, 712), '#8a6a48', { opacity: 0.6 })
  S.p(band(702, 722), '#8a6a48', { opacity: 0.35, filter: S.blur(6) })
  S.l(`M0 674L${W} ${edge(674)(W)}`, '#FFF8E0', 3, { opacity: 0.8 })
  S.sh(dry, '#FFF6D8', 0, 700, 0.6, 800, 900, 0)
  S.sh(dry, '#6b3f2a', W, H, 0.7, 1000, 800, 0)

  // newsprint, one corner lifted by the wind
  S.g({ transform: 'translate(426 842) rotate(-8)' }, () => {
    const sheet = 'M-330 -128C-120 -140 120 -132 336 -124C340 -20 330 90 338 190C120 200 -120 188 -336 196C-326 90 -336 -20 -330 -128Z'
    hard(S, sheet, 14, 16, 0.6, 4)
    S.p(sheet, '#EDE3CC')
    S.cg(sheet, () => {
      for (let c = 0; c < 5; c++) {
        const x = -312 + c * 128
        for (let i = 0; i < 22; i++) S.l(`M${x} ${-104 + i * 14}h${i % 7 === 6 ? 60 : 106}`, '#7d7564', i === 0 ? 9 : 2.6, { opacity: i === 0 ? 0.6 : 0.42, 'stroke-dasharray': i === 0 ? 'none' : `${18 + ((i * 7 + c * 5) % 16)} 5` })
      }
      S.p(rect(-56, -92, 106, 96), '#A9A08c', { opacity: 0.7 })
      S.l('M-330 30C-100 20 100 36 338 26', '#B9AD92', 3, { opacity: 0.6 })
      S.l('M-330 34C-100 24 100 40 338 30', '#FFFBEE', 2, { opacity: 0.8 })
      S.sh(sheet, '#8a6a44', 340, 190, 0.6, -20, 20, 0)
      for (const [x, y, k] of [[60, 110, 60], [-60, 140, 34], [150, 60, 26]]) S.p(blob(x, y, k * 1.6, k, k, 0.25, 10), '#E9A93c', { opacity: 0.4 })
    })
    S.p('M336 -124C300 -150 262 -148 236 -128C262 -112 300 -92 330 -84Z', '#FFFAEC')
    S.sh('M336 -124C300 -150 262 -148 236 -128C262 -112 300 -92 330 -84Z', '#8f7f62', 330, -90, 0.8, 270, -140, 0)
  })
  mango(S, 214, 760, 0.98, 18, 3)
  mango(S, 372, 712, 0.92, -24, 5)
  mango(S, 262, 906, 0.86, 150, 8)
  cheek(S, 520, 800, 0.98, -12, 2)
  cheek(S, 456, 926, 0.92, 22, 6)
  // the stone of the fruit, and slices
  S.g({ transform: 'translate(668 880) rotate(-30)' }, () => {
    const d = 'M-88 0C-80 -30 -30 -40 10 -34C56 -28 88 -12 90 6C80 30 30 38 -14 34C-56 30 -84 20 -88 0Z'
    hard(S, d, 14, 26, 0.6, 4)
    S.p(d, '#F0AE34')
    S.sh(d, '#9a4f0e', 90, 40, 0.9, 0, 0, 0)
    S.p('M-66 0C-60 -20 -24 -28 10 -24C44 -20 66 -8 68 4C60 20 24 26 -10 24C-42 22 -62 14 -66 0Z', '#F8DC94')
    for (let i = 0; i < 9; i++) S.l(`M${-50 + i * 12} ${-16 + Math.abs(i - 4)}q6 14 2 30`, '#C9953c', 2.4, { opacity: 0.7 })
  })
  for (const [x, y, r] of [[704, 770, -30], [744, 812, -12]])
    S.g({ transform: `translate(${x} ${y}) rotate(${r})` }, () => {
      const d = 'M-70 10C-50 -34 50 -36 74 6C40 -6 -30 -6 -70 10Z'
      hard(S, d, 12, 18, 0.5, 3)
      S.p(d, '#FFC94e')
      S.l('M-70 10C-50 -34 50 -36 74 6', '#D8602a', 6)
      S.l('M-40 -8C-10 -18 30 -18 52 -6', '#FFF3B4', 5, { opacity: 0.8 })
    })
  // knife with a wooden handle
  S.g({ transform: 'translate(620 958) rotate(-6)' }, () => {
    hard(S, 'M-190 -8L40 -20C60 -18 64 14 40 18L-190 10Z', 8, 14, 0.6, 3)
    S.p('M-230 2C-160 -26 -60 -26 20 -22V14C-60 20 -160 16 -230 2Z', S.lin(0, -26, 0, 18, [[0, '#FFFFFF'], [0.4, '#C5CECC'], [0.6, '#7d8a8c'], [1, '#DDE3E0']]))
    S.p('M16 -24H150C170 -22 172 18 150 20H16Z', S.lin(0, -24, 0, 20, [[0, '#B9784a'], [0.5, '#7a4526'], [1, '#3a1c0e']]))
    for (const x of [44, 88, 130]) S.p(ell(x, -2, 5.5), '#E9C071')
  })
  // salt and chilli on a scrap of banana leaf
  S.g({ transform: 'translate(92 934) rotate(-20)' }, () => {
    const d = 'M-86 -40C-30 -56 50 -50 88 -34C94 0 84 36 70 52C20 60 -50 56 -90 40C-84 10 -94 -16 -86 -40Z'
    hard(S, d, 12, 14, 0.6, 3)
    S.p(d, '#4f8f48')
    S.sh(d, '#CFE08a', -80, -50, 0.8, 20, 20, 0)
    for (let i = 0; i < 12; i++) S.l(`M${-80 + i * 14} -46l8 96`, '#2f6a38', 2, { opacity: 0.5 })
    for (let i = 0; i < 240; i++) {
      const a = g() * 7
      const q = Math.sqrt(g())
      S.p(rect(R(Math.cos(a) * 40 * q - 6), R(Math.sin(a) * 24 * q), 4.4, 3.6), ['#FFFFFF', '#E8553a', '#F6E6D0', P.verm][i % 4], { opacity: 0.95 })
    }
  })

  // legs over the edge, the skirt above the knee
  leg(S, 1000, -1, sk, 'shin')
  leg(S, 1172, 1, sk, 'shin')
  const skirt = 'M830 1020C836 950 868 902 918 884C980 866 1040 890 1086 900C1140 880 1210 868 1262 890C1400 900 1540 930 1640 950V1040H820Z'
  hard(S, skirt, 22, -16, 0.5, 10)
  S.p(skirt, '#F5EBD6')
  S.cg(skirt, () => {
    for (const [a, b, w] of [[930, 900, 30], [1010, 1030, 26], [1086, 1086, 40], [1180, 1160, 28], [1280, 1290, 36], [1400, 1430, 34], [1500, 1560, 30]]) S.p(`M${a} 880C${a + 10} 930 ${b - 8} 980 ${b} 1040H${b + w}C${b + w - 10} 980 ${a + w + 8} 930 ${a + w * 0.6} 880Z`, '#8f7a5c', { opacity: 0.45, filter: S.blur(8) })
    S.sh(skirt, '#FFFFFF', 840, 900, 0.8, 1100, 980, 0)
    S.sh(skirt, '#7d6548', W, 1000, 0.9, 1150, 940, 0)
    const hem = 'M830 1020C836 950 868 902 918 884C980 866 1040 890 1086 900C1140 880 1210 868 1262 890C1400 900 1540 930 1640 950'
    S.l(hem, P.verm, 58)
    S.stitch(hem, '#F8E3B8', 5, '2 22', { transform: 'translate(0 10)' })
    S.l(hem, '#F8E3B8', 4, { transform: 'translate(0 34)' })
  })
  // the tree that the fruit came from shades the left of it all
  S.g({ opacity: 0.42, style: 'mix-blend-mode:multiply', filter: S.blur(3) }, () => {
    for (const [x, y, l, a, n, s] of [[-60, 120, 560, 0.5, 9, 3], [-80, 420, 460, 0.16, 8, 5], [180, -60, 520, 0.9, 9, 7], [620, -80, 360, 1.2, 7, 9]]) leafSpray(S, x, y, l, a, n, '#12302e', { w: 0.12, spread: 0.8, seed: s })
  })
  S.p(rect(0, 0, W, H), S.rad(300, 60, 1300, [[0, '#FFF1C0', 0.5], [0.6, '#FFF1C0', 0.08], [1, '#FFF1C0', 0]]), { style: 'mix-blend-mode:soft-light' })
  S.finish({ vig: 0.3, grain: 0.32 })
  return S
}
