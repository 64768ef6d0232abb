// Mishti doi: one clay cup whose skin a spoon has torn at the rim, a second one whole.
import * as D from '../food.mjs'
import { blob, ell, lerp, mix, noise1, R, rng, smooth } from '../kit.mjs'
import { calm } from '../hand.mjs'

// A leaf of sal, stitched to others as a plate.
function salLeaf(S, x, y, l, w, rot, c) {
  S.g({ transform: `translate(${x} ${y}) rotate(${rot})` }, () => {
    const d = `M0 0C${l * 0.2} ${-w} ${l * 0.75} ${-w * 0.9} ${l} 0C${l * 0.75} ${w * 0.9} ${l * 0.2} ${w} 0 0Z`
    S.p(d, '#140d05', { opacity: 0.5, filter: S.blur(12), transform: 'translate(12 16)' })
    S.p(d, c)
    S.sh(d, mix(c, '#F0E6A8', 0.6), l * 0.2, -w, 0.8, l * 0.5, w * 0.1, 0)
    S.sh(d, '#142412', l * 0.6, w, 0.85, l * 0.5, -w * 0.2, 0)
    S.cg(d, () => {
      for (let i = 1; i < 13; i++) for (const s of [-1, 1]) S.l(`M${(l * i) / 14} 0Q${(l * i) / 14 + 30} ${s * w * 0.4} ${(l * i) / 14 + 84} ${s * w}`, i % 2 ? mix(c, '#E9E6A0', 0.45) : mix(c, '#142412', 0.4), 2.4, { opacity: 0.6 })
    })
    S.l(`M0 0H${l}`, mix(c, '#F3ECB4', 0.6), 5)
  })
}

// The cup: thrown, so it has rings; unglazed, so its rim drinks the light.
function cup(S, cx, cy, r, curd) {
  S.shadow(ell(cx, cy, r * 1.02), r * 0.13, r * 0.18, Math.round(r * 0.12), '#140a04', 0.75)
  const k = r * 0.707
  S.p(ell(cx, cy, r), S.lin(cx - k, cy - k, cx + k, cy + k, [[0, '#F0B48C'], [0.35, '#C07248'], [0.75, '#8a4526'], [1, '#5b2a14']]))
  for (let i = 0; i < 6; i++) S.l(ell(cx, cy, r * (0.995 - i * 0.02)), i % 2 ? '#FBD2AE' : '#5b2a14', 1.6, { opacity: 0.4 })
  const inner = r * 0.87
  S.p(ell(cx, cy, inner), S.lin(cx - k, cy - k, cx + k, cy + k, [[0, '#4a2010'], [0.5, '#8a4a2a'], [1, '#D48a5e']]))
  const rm = r * 0.815
  S.cg(ell(cx, cy, rm), () => {
    curd(cx, cy, rm)
    S.p(`M0 0H1600V1200H0Z${ell(cx + rm * 0.07, cy + rm * 0.08, rm * 0.995)}`, '#3a1808', { 'fill-rule': 'evenodd', opacity: 0.6, filter: S.blur(Math.round(rm * 0.05)), style: 'mix-blend-mode:multiply' })
  })
  const g = rng(Math.round(cx))
  for (let i = 0; i < 90; i++) {
    const a = g() * 7
    const q = r * (0.89 + g() * 0.1)
    S.p(blob(cx + Math.cos(a) * q, cy + Math.sin(a) * q, 3 + g() * 6, 2 + g() * 4, i, 0.3, 7), g() < 0.5 ? '#6b3018' : '#F6C8A4', { opacity: 0.35 })
  }
  S.l(`M${R(cx - r * 0.93)} ${R(cy - r * 0.24)}A${R(r * 0.96)} ${R(r * 0.96)} 0 0 1 ${R(cx - r * 0.1)} ${R(cy - r * 0.955)}`, '#FFE6CC', R(r * 0.022), { opacity: 0.9 })
}

// The skin: baked brown where it is highest, wrinkled towards the rim.
function skin(S, x, y, r, seed) {
  const g = rng(seed)
  const nz = noise1(seed)
  S.p(ell(x, y, r), '#E2B27c')
  S.shr(ell(x, y, r), '#FCE6BE', x - r * 0.3, y - r * 0.36, r * 1.1, [[0, 0.95], [1, 0]])
  S.shr(ell(x, y, r), '#8a4a1c', x + r * 0.1, y + r * 0.12, r * 1.02, [[0.5, 0], [0.86, 0.4], [1, 0.85]])
  for (let i = 0; i < 34; i++) {
    const a = g() * 7
    const q = Math.sqrt(g()) * r * 0.8
    S.p(blob(x + Math.cos(a) * q, y + Math.sin(a) * q, r * (0.06 + g() * 0.16), r * (0.05 + g() * 0.1), i + seed, 0.24, 10), i % 3 ? '#B9743a' : '#FFEBC8', { opacity: R(0.1 + g() * 0.2), filter: S.blur(Math.round(r * 0.025)) })
  }
  for (let k = 0; k < 9; k++) {
    const q = r * (0.97 - k * 0.035)
    const a0 = g() * 6.28
    const pts = Array.from({ length: 16 }, (_, i) => {
      const a = a0 + (i / 15) * (0.9 + g() * 0.02 + k * 0.12)
      return [x + Math.cos(a) * (q + 5 * nz(a * 6 + k, 3)), y + Math.sin(a) * (q + 5 * nz(a * 6 + k, 3))]
    })
    S.l(smooth(pts, false), '#7a3f16', 3, { opacity: 0.35 })
    S.l(smooth(pts.map(([u, v]) => [u - 2, v - 3]), false), '#FFF0D0', 2.4, { opacity: 0.5 })
  }
  for (let i = 0; i < 60; i++) {
    const a = g() * 7
    const q = Math.sqrt(g()) * r * 0.9
    S.p(ell(x + Math.cos(a) * q, y + Math.sin(a) * q, 1.6 + g() * 2.6), i % 3 ? '#8f5224' : '#FFF6E0', { opacity: 0.5 })
  }
  S.p(blob(x - r * 0.34, y - r * 0.42, r * 0.3, r * 0.12, seed, 0.16, 12), '#FFFBEC', { opacity: 0.5, filter: S.blur(Math.round(r * 0.04)), transform: `rotate(-36 ${R(x - r * 0.34)} ${R(y - r * 0.42)})` })
}

export default function scene() {
  const S = calm(D.start(29))
  D.wood(S, '#54301f', { n: 5, rot: -4 })
  const [cx, cy, r] = [660, 610, 400]
  for (const [rot, l, w, c] of [[-160, 560, 210, '#566b34'], [128, 560, 200, '#4a6130'], [40, 590, 210, '#617a3c'], [-40, 560, 200, '#54703a'], [84, 560, 200, '#50683a'], [-100, 560, 200, '#5d763a']]) salLeaf(S, cx + 10, cy + 10, l, w, rot, c)
  cup(S, cx, cy, r, (x, y, q) => {
    skin(S, x, y, q, 7)
    // torn at the lower right: the skin folds back, below it is pale and set, and whey gathers
    const tear = [[x + q * 0.2, y + q * 1.1], [x + q * 0.06, y + q * 0.8], [x + q * 0.16, y + q * 0.6], [x + q * 0.08, y + q * 0.44], [x + q * 0.26, y + q * 0.24], [x + q * 0.42, y + q * 0.3], [x + q * 0.58, y + q * 0.1], [x + q * 0.76, y + q * 0.16], [x + q * 1.1, y + q * 0.02], [x + q * 1.1, y + q * 1.1]]
    const hole = smooth(tear)
    S.p(hole, '#7a3f16', { opacity: 0.55, filter: S.blur(7), transform: 'translate(-8 -8)' })
    S.p(hole, '#F3DDB4')
    S.cg(hole, () => {
      S.shr(hole, '#B47a40', x + q * 0.36, y + q * 0.42, q * 0.9, [[0, 0.95], [0.4, 0.35], [1, 0]])
      const g = rng(4)
      // the spoon cut it in steps
      for (let i = 0; i < 7; i++) {
        const d = blob(x + q * (0.36 + g() * 0.4), y + q * (0.4 + g() * 0.4), q * (0.1 + g() * 0.12), q * (0.06 + g() * 0.07), i + 3, 0.2, 10)
        S.p(d, '#8f5a28', { opacity: 0.5, transform: 'translate(6 10)', filter: S.blur(4) })
        S.p(d, mix('#EBCB98', '#FFF6E2', g()))
        S.sh(d, '#FFFDF4', x + q * 0.3, y + q * 0.3, 0.8, x + q * 0.6, y + q * 0.6, 0)
      }
      S.p(blob(x + q * 0.66, y + q * 0.74, q * 0.2, q * 0.09, 9, 0.2, 12), '#E3D3A0', { opacity: 0.85 })
      S.p(blob(x + q * 0.64, y + q * 0.72, q * 0.12, q * 0.03, 9, 0.2, 12), '#FFFFF0', { opacity: 0.9 })
      S.p(smooth([...tear.slice(0, 9).map(([u, v]) => [u + 10, v + 14]), ...tear.slice(0, 9).map(([u, v]) => [u - 30, v - 40]).reverse()]), '#5b2a0c', { opacity: 0.45, filter: S.blur(9) })
    })
    // the lip of skin that folded over
    const lip = tear.slice(1, 9)
    const fold = smooth([...lip, ...lip.map(([u, v], i) => [u - q * (0.03 + 0.035 * ((i * 3) % 4)), v - q * (0.05 + 0.02 * ((i * 5) % 3))]).reverse()])
    S.p(fold, '#5b2a0c', { opacity: 0.4, filter: S.blur(6), transform: 'translate(7 12)' })
    S.p(fold, '#D29a60')
    S.sh(fold, '#FFF0D0', x, y + q * 0.1, 0.9, x + q * 0.5, y + q * 0.6, 0)
    S.l(smooth(lip, false), '#8a4f20', 3, { opacity: 0.7 })
    S.l(smooth(lip.map(([u, v], i) => [u - q * (0.03 + 0.035 * ((i * 3) % 4)), v - q * (0.05 + 0.02 * ((i * 5) % 3))]), false), '#FFF6E0', 3, { opacity: 0.8 })
  })
  // the spoon rests in the tear, a bite on it
  S.g({ transform: `translate(${cx + 196} ${cy + 170}) rotate(37)` }, () => {
    S.p('M-96 0C-96 -50 -40 -66 20 -52C70 -40 96 -16 130 -14H470C490 -14 492 16 470 16H130C96 16 70 42 20 54C-40 66 -96 50 -96 0Z', '#1d0d04', { opacity: 0.5, filter: S.blur(11), transform: 'translate(22 6)' })
    const d = 'M-96 0C-96 -50 -40 -66 20 -52C70 -40 96 -16 130 -12H470C488 -12 490 14 470 14H130C96 16 70 42 20 54C-40 66 -96 50 -96 0Z'
    S.p(d, S.lin(0, -60, 0, 60, [[0, '#FBE6B0'], [0.3, '#D9AC58'], [0.6, '#A87530'], [1, '#6E4518']]))
    S.p('M-84 0C-84 -40 -36 -54 18 -42C60 -32 84 -14 84 2C84 16 60 34 18 44C-36 54 -84 40 -84 0Z', S.lin(0, -50, 0, 50, [[0, '#6E4518'], [0.5, '#B98438'], [1, '#F3D590']]))
    const bite = 'M-66 4C-70 -30 -30 -48 10 -40C50 -34 66 -12 58 8C48 32 -4 42 -36 34C-56 30 -64 18 -66 4Z'
    S.p(bite, '#4a2408', { opacity: 0.5, transform: 'translate(5 7)', filter: S.blur(4) })
    S.p(bite, '#F8E6C4')
    S.sh(bite, '#A86c34', 50, 40, 0.9, -10, -10, 0)
    S.sh(bite, '#FFFFF4', -60, -40, 0.9, 0, 0, 0)
    S.p('M-62 -6C-60 -32 -26 -46 10 -40C36 -36 54 -24 58 -10C30 -20 -20 -24 -62 -6Z', '#CF9758')
    S.l('M-40 -22C-20 -34 10 -34 34 -26', '#FFF3DA', 5, { opacity: 0.8 })
    S.l('M140 -6H460', '#FFF6D8', 3, { opacity: 0.8 })
    for (let i = 0; i < 6; i++) S.p(ell(400 + i * 12, 1, 3), '#6E4518', { opacity: 0.8 })
  })
  cup(S, 1316, 322, 226, (x, y, q) => skin(S, x, y, q, 19))
  // jaggery broken from the block, and what it left
  for (const [x, y, a, b, t, s] of [[1400, 960, 96, 66, 18, 3], [1500, 866, 54, 40, -20, 5]]) {
    const d = D.craggy(x, y, a, b, t, s, 0.1, 40, 3)
    D.vol(S, d, x, y, a, ['#8a4a1c', '#E0A25c', '#3a1a08'])
    D.glint(S, x - a * 0.3, y - b * 0.4, a * 0.5, a * 0.09, t - 30, 0.7)
  }
  const g = rng(3)
  for (let i = 0; i < 36; i++) S.p(blob(lerp(1270, 1540, g()), lerp(860, 1100, g()), 3 + g() * 5, 2 + g() * 4, i, 0.3, 6), ['#8a4a1c', '#B9743a', '#5b2a0c'][i % 3])
  return D.end(S, { grain: 0.28 })
}
