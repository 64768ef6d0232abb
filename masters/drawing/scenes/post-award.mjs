// The brass plate on the evening it came: on a shelf of the kitchen, between the jars, its jute sack at its foot.
import { alpona, blob, ell, leaf, lerp, mix, P, poly, R, rect, rng, Scene, smooth } from '../kit.mjs'
import { calm } from '../hand.mjs'

const W = 1600
const H = 1000
const BOARD = 806

const brassAcross = (S, x0, x1) => S.lin(x0, 0, x1, 0, [[0, '#8a5a20'], [0.18, '#E9BE6c'], [0.34, '#FCE9B4'], [0.52, '#C8994A'], [0.82, '#6E4518'], [1, '#8f6024']])

/** A plate of chased brass, leaning back a little: shapla in the middle, leaves and beads around it. */
function plate(S, cx, cy, r) {
  S.g({ transform: `translate(${cx} ${cy}) scale(.985 1)` }, () => {
    S.p(ell(26, 18, r), '#0a0402', { opacity: 0.65, filter: S.blur(20) })
    for (let i = 6; i >= 0; i--) S.p(ell(i * 1.6, i * 0.7, r), i ? mix('#4a2a0c', '#8f6024', 1 - i / 6) : '#C8994A')
    S.p(ell(0, 0, r), S.lin(-r, -r, r, r, [[0, '#FFF3CC'], [0.22, '#E9C071'], [0.5, '#B98438'], [0.8, '#7a4d1c'], [1, '#A87530']]))
    S.p(ell(0, 0, r * 0.9), S.lin(-r, -r, r, r, [[0, '#8a5a20'], [0.3, '#A87530'], [0.7, '#D9AC58'], [1, '#F3D590']]))
    S.p(ell(0, 0, r * 0.885), S.rad(-r * 0.34, -r * 0.4, r * 1.5, [[0, '#F7DDA0'], [0.3, '#D9AC58'], [0.62, '#A87530'], [1, '#5d3810']]))
    // the sweep of light that turned brass has
    for (const [a, o] of [[-128, 0.5], [52, 0.26], [-30, 0.14]])
      S.g({ transform: `rotate(${a})` }, () => S.p(`M0 0L${r * 0.86} ${-r * 0.16}A${r * 0.87} ${r * 0.87} 0 0 1 ${r * 0.86} ${r * 0.16}Z`, S.lin(0, 0, r, 0, [[0, '#FFF6D8', 0], [1, '#FFF6D8', o]]), { filter: S.blur(12) }))
    for (let i = 0; i < 34; i++) S.l(ell(0, 0, r * (0.1 + i * 0.0226)), i % 2 ? '#FFF0C4' : '#5d3810', 1, { opacity: 0.16 })
    // beads on the rim
    for (let i = 0; i < 72; i++) {
      const a = (i / 72) * Math.PI * 2
      const [x, y] = [Math.cos(a) * r * 0.945, Math.sin(a) * r * 0.945]
      S.p(ell(x + 1.6, y + 2.2, 6.4), '#4a2a0c', { opacity: 0.8 })
      S.p(ell(x, y, 5.8), '#D9AC58')
      S.p(ell(x - 1.8, y - 1.8, 2), '#FFF8E0')
    }
    // leaves: each raised, so lit on its upper left and dark below
    for (let i = 0; i < 28; i++) {
      const a = (i / 28) * Math.PI * 2
      const [x, y] = [Math.cos(a) * r * 0.71, Math.sin(a) * r * 0.71]
      const t = a + 1.9
      leaf(S, x + 3, y + 4, r * 0.17, t, 0.22, '#4a2a0c')
      leaf(S, x, y, r * 0.17, t, 0.22, mix('#8a5a20', '#F3D590', 0.5 - 0.4 * (Math.cos(a) * 0.6 + Math.sin(a) * 0.8) * -1), '#FFF0C4')
    }
    for (const k of [0.6, 0.835]) {
      S.l(ell(1.5, 2.5, r * k), '#4a2a0c', 5, { opacity: 0.8 })
      S.l(ell(0, 0, r * k), '#F0CD86', 3.4)
    }
    // shapla, three rounds of petals
    const petal = (l, w) => `M0 0C${-w} ${-l * 0.3} ${-w * 0.9} ${-l * 0.78} 0 ${-l}C${w * 0.9} ${-l * 0.78} ${w} ${-l * 0.3} 0 0Z`
    for (const [n, l, w, off] of [[12, 0.53, 0.1, 0], [12, 0.4, 0.09, 15], [9, 0.26, 0.075, 8]])
      for (let i = 0; i < n; i++) {
        const t = off + (i / n) * 360
        const a = ((t - 90) * Math.PI) / 180
        const lit = 0.5 - 0.5 * (Math.cos(a) * 0.55 + Math.sin(a) * 0.83)
        const d = petal(r * l, r * w)
        S.g({ transform: `rotate(${t})` }, () => {
          S.p(d, '#3f2208', { opacity: 0.65, transform: `rotate(${-t}) translate(4 6) rotate(${t})`, filter: S.blur(3) })
          S.p(d, S.lin(0, 0, 0, -r * l, [[0, mix('#6E4518', '#B98438', lit)], [0.5, mix('#A87530', '#E9C071', lit)], [1, mix('#C8994A', '#FFF0C4', lit)]]))
          S.l(d, mix('#5d3810', '#FFF3CC', lit), 2, { opacity: 0.75 })
          S.l(`M0 ${-r * l * 0.2}V${-r * l * 0.84}`, '#5d3810', 1.6, { opacity: 0.6 })
        })
      }
    S.p(ell(2, 3, r * 0.085), '#4a2a0c')
    S.p(ell(0, 0, r * 0.08), S.rad(-6, -8, r * 0.1, [[0, '#FFF6D8'], [0.6, '#C8994A'], [1, '#7a4d1c']]))
    for (let i = 0; i < 12; i++) S.p(ell(Math.cos(i * 0.5236) * r * 0.055, Math.sin(i * 0.5236) * r * 0.055, 3), '#5d3810', { opacity: 0.7 })
    S.l(`M${-r * 0.97} ${-r * 0.1}A${r * 0.975} ${r * 0.975} 0 0 1 ${r * 0.2} ${-r * 0.955}`, '#FFFBEA', 5, { opacity: 0.9 })
  })
}

// A glass jar with what it keeps, its lid tied down with cloth.
function jar(S, x, w, h, kept, cloth) {
  const y = BOARD
  const d = `M${x - w / 2 + 10} ${y}C${x - w / 2 - 4} ${y - 20} ${x - w / 2} ${y - h * 0.7} ${x - w / 2} ${y - h * 0.78}C${x - w / 2} ${y - h * 0.9} ${x - w * 0.36} ${y - h * 0.9} ${x - w * 0.36} ${y - h}H${x + w * 0.36}C${x + w * 0.36} ${y - h * 0.9} ${x + w / 2} ${y - h * 0.9} ${x + w / 2} ${y - h * 0.78}C${x + w / 2} ${y - h * 0.7} ${x + w / 2 + 4} ${y - 20} ${x + w / 2 - 10} ${y}Z`
  S.p(ell(x + 30, y - 2, w * 0.62, 12), '#0a0402', { opacity: 0.7, filter: S.blur(8) })
  S.p(d, '#123026', { opacity: 0.5 })
  S.cg(d, () => {
    kept(x, y, w, h)
    S.p(d, S.lin(x - w / 2, 0, x + w / 2, 0, [[0, '#FFFFFF', 0.34], [0.1, '#FFFFFF', 0.04], [0.6, '#0a0402', 0], [1, '#0a0402', 0.62]]))
  })
  S.p(`M${x - w * 0.36} ${y - h * 0.74}C${x - w * 0.42} ${y - h * 0.5} ${x - w * 0.4} ${y - h * 0.3} ${x - w * 0.36} ${y - h * 0.14}H${x - w * 0.27}C${x - w * 0.32} ${y - h * 0.3} ${x - w * 0.33} ${y - h * 0.5} ${x - w * 0.27} ${y - h * 0.74}Z`, '#FFFDF0', { opacity: 0.6 })
  S.l(d, '#CFE0D0', 2, { opacity: 0.5 })
  const c = `M${x - w * 0.42} ${y - h * 0.9}C${x - w * 0.46} ${y - h * 1.02} ${x - w * 0.36} ${y - h * 1.09} ${x} ${y - h * 1.1}C${x + w * 0.36} ${y - h * 1.09} ${x + w * 0.46} ${y - h * 1.02} ${x + w * 0.42} ${y - h * 0.9}C${x + w * 0.5} ${y - h * 0.86} ${x + w * 0.46} ${y - h * 0.83} ${x + w * 0.4} ${y - h * 0.84}C${x + w * 0.2} ${y - h * 0.86} ${x - w * 0.2} ${y - h * 0.86} ${x - w * 0.4} ${y - h * 0.84}C${x - w * 0.46} ${y - h * 0.83} ${x - w * 0.5} ${y - h * 0.86} ${x - w * 0.42} ${y - h * 0.9}Z`
  S.p(c, cloth)
  S.sh(c, '#FFF3D6', x - w * 0.4, y - h * 1.05, 0.8, x, y - h * 0.95, 0)
  S.sh(c, '#120604', x + w * 0.4, y - h * 0.9, 0.85, x - w * 0.05, y - h, 0)
  S.l(`M${x - w * 0.4} ${y - h * 0.915}C${x - w * 0.2} ${y - h * 0.895} ${x + w * 0.2} ${y - h * 0.895} ${x + w * 0.4} ${y - h * 0.915}`, '#E9D5A8', 4)
  for (let i = 0; i < 7; i++) S.l(`M${x - w * 0.3 + i * w * 0.1} ${y - h * 0.89}l${(i - 3) * 1.4} ${h * 0.045}`, '#120604', 1.6, { opacity: 0.4 })
}

const pieces = (S, seed, cols, n, s, oil) => (x, y, w, h) => {
  const g = rng(seed)
  S.p(rect(x - w / 2, y - h * 0.76, w, h * 0.8), oil)
  for (let i = 0; i < n; i++) {
    const [px, py] = [x + (g() - 0.5) * w, y - g() * h * 0.72]
    const b = blob(px, py, s * (0.8 + g() * 0.6), s * (0.5 + g() * 0.4), i + seed, 0.2, 9)
    S.p(b, '#1a0803', { opacity: 0.5, transform: 'translate(3 5)' })
    S.p(b, cols[i % cols.length])
    S.p(ell(px - s * 0.3, py - s * 0.2, s * 0.3, s * 0.14), '#FFF3D0', { opacity: 0.55 })
  }
}

export default function scene() {
  const S = calm(new Scene(W, H, 71))
  const g = rng(5)
  // kitchen wall: glazed tiles, a lamp's light from the upper left
  const wall = rect(0, 0, W, BOARD)
  S.p(wall, '#1f5443')
  const T = 118
  for (let j = -1; j < 8; j++)
    for (let i = -1; i < 15; i++) {
      const [x, y] = [i * T + (j % 2) * (T / 2), j * T + 2]
      const lit = Math.max(0, 1 - Math.hypot(x - 420, y - 120) / 1250)
      const c = mix(mix('#0f3529', '#6fa78a', lit), ['#2f7a5c', '#123c2f', '#3f8a6c'][Math.floor(g() * 3)], 0.2)
      S.p(rect(x + 2, y + 2, T - 4, T - 4, 5), c)
      S.l(`M${x + 7} ${y + T - 10}V${y + 7}H${x + T - 10}`, '#DDF0D8', 2.4, { opacity: R(0.1 + 0.5 * lit) })
      if (g() < 0.5) S.p(poly([[x + 12, y + 12], [x + 46, y + 12], [x + 12, y + 60]]), '#FFFFFF', { opacity: R(0.05 + 0.12 * lit) })
    }
  S.p(wall, S.rad(430, 130, 900, [[0, '#FFE3A6', 0.6], [0.5, '#FFD28a', 0.14], [1, '#FFD28a', 0]]), { style: 'mix-blend-mode:soft-light' })
  S.sh(wall, '#03100b', W, 700, 0.95, 760, 260, 0)
  // hooks and ladles over the right half: they hang from one rail
  S.l('M1010 96H1600', '#06120d', 16)
  S.l('M1010 92H1600', '#7a4d1c', 10)
  S.l('M1010 89H1600', '#E9C071', 2.4, { opacity: 0.8 })
  for (const [x, l, r, kind] of [[1130, 250, 62, 'ladle'], [1286, 300, 70, 'jhanjhri'], [1440, 230, 56, 'ladle']]) {
    S.l(`M${x + 14} ${108}V${96 + l}`, '#03100b', 13, { opacity: 0.5, filter: S.blur(5) })
    S.l(`M${x} 92V${96 + l}`, '#5d3810', 13)
    S.l(`M${x - 3} 96V${96 + l}`, '#D9AC58', 4)
    S.p(ell(x + 18, 110 + l + r * 0.7, r, r * 0.92), '#03100b', { opacity: 0.55, filter: S.blur(8) })
    S.p(ell(x, 96 + l + r * 0.7, r, r * 0.92), S.lin(x - r, 96 + l, x + r, 96 + l + r * 1.6, [[0, '#F3D590'], [0.4, '#A87530'], [1, '#4a2a0c']]))
    if (kind === 'ladle') S.p(ell(x + 3, 100 + l + r * 0.74, r * 0.82, r * 0.72), S.lin(x - r, 96 + l, x + r, 96 + l + r * 1.6, [[0, '#4a2a0c'], [0.6, '#8a5a20'], [1, '#E9C071']]))
    else for (let i = 0; i < 5; i++) for (let k = 0; k < 5; k++) if (Math.hypot(i - 2, k - 2) < 2.4) S.p(ell(x + (i - 2) * r * 0.32, 96 + l + r * 0.7 + (k - 2) * r * 0.3, 4.6), '#1d0d04')
  }
  // shelf
  const board = rect(0, BOARD, W, 54)
  S.p(rect(0, BOARD + 54, W, H), S.lin(0, BOARD + 54, 0, H, [[0, '#04120d'], [0.4, '#143c2f'], [1, '#0d2a21']]))
  for (let i = 0; i < 15; i++) S.l(`M${i * T + 40} ${BOARD + 90}V${H}`, '#0a2019', 3, { opacity: 0.8 })
  S.p(board, S.lin(0, 0, W, 0, [[0, '#B07a4c'], [0.3, '#8a5636'], [1, '#3a1f12']]))
  for (let i = 0; i < 9; i++) S.l(smooth(Array.from({ length: 17 }, (_, k) => [k * 100, BOARD + 12 + i * 5 + Math.sin(k * 0.7 + i * 1.3) * 2.4]), false), i % 2 ? '#3a1f12' : '#D9A574', 1.5, { opacity: 0.4 })
  S.l(`M0 ${BOARD + 2}H${W}`, '#FBE0B4', 4, { opacity: 0.8 })
  S.p(rect(0, BOARD + 54, W, 46), S.lin(0, BOARD + 54, 0, BOARD + 100, [[0, '#020806', 0.9], [1, '#020806', 0]]))
  for (const x of [150, 1420]) {
    const b = `M${x - 18} ${BOARD + 54}H${x + 18}V${H}H${x - 18}Z`
    S.p(b, '#4a2816')
    S.sh(b, '#D9A574', x - 18, BOARD + 60, 0.7, x + 10, BOARD + 120, 0)
  }

  // jars left: lime pickle, then chillies in oil
  jar(S, 132, 190, 330, pieces(S, 3, ['#C9A23a', '#A8842a', '#DDBE5c', '#8a6a20'], 60, 34, '#7a5a14'), '#F0E4C8')
  jar(S, 318, 150, 240, pieces(S, 9, ['#B5301c', '#D9502e', '#8a1f10', '#E9803c'], 60, 22, '#7a1f0c'), P.verm)

  plate(S, 660, 512, 296)
  // jasmine over the rim: hung, so it sags to the right
  const string = smooth([[430, 300], [520, 232], [640, 204], [770, 228], [866, 306], [930, 420], [956, 560]], false)
  S.l(string, '#2a1404', 10, { opacity: 0.4, filter: S.blur(5), transform: 'translate(8 12)' })
  const along = [[430, 300], [470, 262], [516, 234], [566, 214], [620, 205], [674, 206], [726, 215], [776, 233], [822, 262], [862, 300], [894, 344], [920, 394], [938, 446], [950, 500], [956, 554], [958, 604]]
  for (let i = 0; i < along.length - 1; i++)
    for (let k = 0; k < 3; k++) {
      const t = k / 3
      const [x, y] = [lerp(along[i][0], along[i + 1][0], t), lerp(along[i][1], along[i + 1][1], t)]
      const rot = g() * 72
      S.p(ell(x + 5, y + 8, 17), '#2a1404', { opacity: 0.3, filter: S.blur(4) })
      for (let n = 0; n < 5; n++) S.p('M0 0C8 -4 9 -15 0 -20C-9 -15 -8 -4 0 0Z', n % 2 ? '#FFFDF4' : '#E9E0C4', { transform: `translate(${R(x + (g() - 0.5) * 9)} ${R(y + (g() - 0.5) * 9)}) rotate(${R(rot + n * 72)})` })
      S.p(ell(x, y, 3), '#D9C47a')
    }
  for (const [x, y] of [[430, 306], [958, 620]]) {
    S.p(`M${x - 9} ${y}C${x - 13} ${y + 22} ${x - 7} ${y + 36} ${x} ${y + 46}C${x + 7} ${y + 36} ${x + 13} ${y + 22} ${x + 9} ${y}Z`, P.verm)
    S.l(`M${x - 5} ${y + 8}L${x - 2} ${y + 36}`, '#FFB48c', 3, { opacity: 0.7 })
  }

  // the jute sack it came in, let down round its foot
  const sack = 'M372 800C366 770 396 748 432 756C452 728 498 722 524 748C560 772 604 764 642 754C690 742 716 766 752 760C790 752 806 716 850 724C882 730 880 760 912 764C958 768 984 790 976 808C962 822 900 812 852 822C816 830 770 820 730 826C690 836 664 822 640 836C632 872 640 900 612 912C570 922 520 912 486 920C462 908 474 866 462 838C430 830 384 830 372 800Z'
  S.p(sack, '#0a0402', { opacity: 0.55, filter: S.blur(12), transform: 'translate(20 12)' })
  S.p(sack, '#B08a54')
  S.cg(sack, () => {
    S.p(rect(340, 700, 660, 240), S.pattern(9, 9, '<path d="M0 2.2h9M0 6.7h9" stroke="#6d4c22" stroke-width="1.6"/><path d="M2.2 0v9M6.7 0v9" stroke="#DDBE88" stroke-width="1.4"/>', 'rotate(8)'), { opacity: 0.75 })
    for (const [x, w, o] of [[400, 40, 0.6], [500, 30, 0.5], [590, 54, 0.6], [700, 40, 0.5], [800, 46, 0.6], [884, 40, 0.55]]) {
      S.p(`M${x} 726C${x + 16} 760 ${x - 10} 800 ${x + 8} 930H${x + w}C${x + w - 12} 800 ${x + w + 10} 760 ${x + w * 0.7} 726Z`, '#3a2208', { opacity: o, filter: S.blur(8) })
      S.p(`M${x - 22} 736C${x - 8} 766 ${x - 28} 800 ${x - 16} 926H${x - 4}C${x - 14} 800 ${x + 4} 766 ${x - 8} 734Z`, '#F6DDAA', { opacity: o * 0.8, filter: S.blur(5) })
    }
    S.sh(sack, '#1d0d04', 960, 830, 0.9, 620, 770, 0)
  })
  S.l('M372 800C366 770 396 748 432 756C452 728 498 722 524 748C560 772 604 764 642 754C690 742 716 766 752 760C790 752 806 716 850 724C882 730 880 760 912 764C958 768 984 790 976 808', '#F3DDB0', 3, { opacity: 0.7 })
  S.l('M462 838C520 848 590 844 640 836', '#3a2208', 5, { opacity: 0.6, filter: S.blur(3) })
  for (let i = 0; i < 15; i++) S.l(`M${488 + i * 9} ${916 - (i > 10 ? 2 : 0)}l${R((g() - 0.5) * 8)} ${R(9 + g() * 12)}`, '#C9A468', 2, { opacity: 0.8 })

  // right of it: a jar of lentils, the book of recipes in use, a bowl of tamarind for the polishing
  jar(S, 1090, 170, 280, (x, y, w, h) => {
    const q = rng(12)
    S.p(rect(x - w / 2, y - h * 0.74, w, h), '#8f4a16')
    for (let i = 0; i < 900; i++) S.p(ell(x + (q() - 0.5) * w, y - q() * h * 0.74, 4.6, 3.4), ['#E8813a', '#F2A65c', '#B9571c', '#D96c28'][i % 4])
  }, '#DCE4C8')
  // the recipe book leans on the jar: its cloth is stained, its slips stick out
  S.p(ell(1290, 802, 130, 13), '#0a0402', { opacity: 0.7, filter: S.blur(9) })
  S.g({ transform: 'translate(1206 806) rotate(-7)' }, () => {
    S.p('M10 0V-226H156V-6Z', '#0a0402', { opacity: 0.5, filter: S.blur(10), transform: 'translate(16 6)' })
    for (const [x, h, c] of [[60, 26, '#FFF8E6'], [92, 40, '#F0C98a'], [122, 18, '#FFF8E6']]) S.p(rect(x, -222 - h, 12, h + 8), c)
    S.p('M16 4V-222H158V4Z', '#EBDDB8')
    for (let i = 0; i < 4; i++) S.l(`M${148 + i * 3} 2V-220`, '#A98e5c', 1.4, { opacity: 0.8 })
    const cover = 'M6 4C4 -60 4 -160 6 -228H146C149 -150 148 -70 146 4Z'
    S.p(cover, '#B83A24')
    S.sh(cover, '#FF9a72', 0, -228, 0.7, 80, -110, 0)
    S.sh(cover, '#4a0d06', 148, 0, 0.85, 40, -120, 0)
    S.p(rect(6, -228, 22, 232), '#5d160c', { opacity: 0.75 })
    S.stitch('M36 -222V0', '#F8E3B8', 3, '10 7')
    alpona(S, 90, -112, 40, '#F8E3B8', 0.8, 8)
    for (const [x, y, k] of [[112, -38, 16], [62, -192, 11]]) {
      S.p(blob(x, y, k * 1.3, k, k, 0.2, 10), '#D99a2c', { opacity: 0.55 })
      S.l(blob(x, y, k * 1.3, k, k, 0.2, 10), '#6b3a0c', 1.6, { opacity: 0.6 })
    }
  })
  S.g({ transform: 'translate(1430 806)' }, () => {
    S.p(ell(26, -2, 130, 16), '#0a0402', { opacity: 0.7, filter: S.blur(9) })
    S.p('M-112 -74C-108 -24 -66 0 0 0C66 0 108 -24 112 -74Z', S.lin(-112, 0, 112, 0, [[0, '#D98E63'], [0.3, '#B4623F'], [1, '#3f1a0c']]))
    S.p(ell(0, -74, 112, 30), S.lin(-112, 0, 112, 0, [[0, '#E9A47c'], [0.5, '#A9582F'], [1, '#4a1f0e']]))
    S.cg(ell(0, -72, 98, 23) + rect(-98, -160, 196, 88), () => {
      const q = rng(7)
      for (let i = 0; i < 26; i++) {
        const a = q() * 7
        const k = Math.sqrt(q())
        const [x, y] = [Math.cos(a) * 78 * k, -82 + Math.sin(a) * 16 * k - 26 * (1 - k)]
        const b = blob(x, y, 24, 15, i, 0.24, 9)
        S.p(b, '#120503', { opacity: 0.6, transform: 'translate(4 6)' })
        S.p(b, ['#3d1a0c', '#5b2a14', '#2a1008'][i % 3])
        S.p(ell(x - 7, y - 6, 8, 3), '#E9A878', { opacity: 0.6 })
      }
    })
    S.l('M-112 -74A112 30 0 0 0 112 -74', '#F6C4A0', 3, { opacity: 0.7 })
    S.stitch('M-104 -44C-60 -20 60 -20 104 -44', '#F3E0BC', 4, '12 10')
  })
  // one flower has dropped on the board's edge
  for (const [x, y] of [[1016, 822], [1044, 834]]) for (let n = 0; n < 5; n++) S.p('M0 0C9 -4 10 -17 0 -23C-10 -17 -9 -4 0 0Z', n % 2 ? '#FFFDF4' : '#E9E0C4', { transform: `translate(${x} ${y}) scale(1 .6) rotate(${n * 72 + x})` })
  S.glow(250, -40, 760, '#FFE0A0', 0.42)
  S.finish({ vig: 0.36, grain: 0.32 })
  return S
}
