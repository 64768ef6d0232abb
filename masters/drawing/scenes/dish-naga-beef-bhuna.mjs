// Naga beef bhuna from above: an iron korai on a red gamcha, six pieces of beef, three whole nagas.
import * as D from '../food.mjs'
import { calm } from '../hand.mjs'
import { blob, ell, lerp, mix, R, rect, rng, smooth } from '../kit.mjs'

const W = 1600
const H = 1200

// A handle of bent iron: a thick arc, round in section.
function handle(S, x, y, rot) {
  S.g({ transform: `translate(${x} ${y}) rotate(${rot})` }, () => {
    const d = 'M-96 26C-104 -66 104 -66 96 26'
    S.l(d, '#0a0302', 46, { opacity: 0.55, filter: S.blur(9), transform: 'translate(16 24)' })
    S.l(d, '#0d1211', 44)
    S.l(d, '#2c3533', 36)
    S.l('M-92 18C-96 -58 92 -60 90 16', '#65726e', 11, { opacity: 0.7, filter: S.blur(3) })
    S.l('M-86 0C-80 -44 -30 -54 20 -50', '#DCE2D6', 4, { opacity: 0.8 })
    for (const s of [-1, 1]) {
      S.p(rect(s * 96 - 30, 10, 60, 56, 16), '#171e1d')
      for (const k of [-12, 12]) {
        S.p(ell(s * 96 + k, 38, 7.5), '#4c5855')
        S.p(ell(s * 96 + k - 2, 36, 3), '#C3CAC0')
      }
    }
  })
}

// Red cloth with the broad checks of a gamcha; its folds run to the lower right.
function cloth(S) {
  const full = rect(0, 0, W, H)
  S.p(full, '#A93420')
  S.g({ transform: 'rotate(-9 800 600)' }, () => {
    for (let i = -3; i < 20; i++) {
      const wide = i % 3 === 0
      S.p(rect(i * 104, -300, wide ? 44 : 12, 1900), wide ? '#6d160c' : '#F1DDB0', { opacity: wide ? 0.5 : 0.42 })
      S.p(rect(-300, i * 104 - 160, 2300, wide ? 44 : 12), wide ? '#6d160c' : '#F1DDB0', { opacity: wide ? 0.45 : 0.34 })
    }
    S.p(
      rect(-300, -300, 2300, 1900),
      S.pattern(5, 5, '<path d="M0 1.2h5M0 3.7h5" stroke="#f08a68" stroke-width=".7"/><path d="M1.2 0v5M3.7 0v5" stroke="#5e1109" stroke-width=".8"/>'),
      { opacity: 0.5 },
    )
  })
  for (const [x, y, l, w, a] of [
    [60, 980, 620, 90, -38],
    [1240, 1120, 560, 80, -60],
    [1420, 200, 520, 84, 36],
    [170, 120, 440, 70, 58],
  ])
    S.g({ transform: `translate(${x} ${y}) rotate(${a})` }, () => {
      S.p(`M${-l / 2} 0C${-l / 5} ${-w * 0.6} ${l / 4} ${-w * 0.5} ${l / 2} 0C${l / 4} ${w * 0.1} ${-l / 5} ${w * 0.1} ${-l / 2} 0Z`, '#FFB48A', { opacity: 0.3, filter: S.blur(14) })
      S.p(`M${-l / 2} 8C${-l / 5} ${w * 0.1} ${l / 4} ${w * 0.1} ${l / 2} 8C${l / 4} ${w * 0.8} ${-l / 5} ${w * 0.8} ${-l / 2} 8Z`, '#3d0803', { opacity: 0.6, filter: S.blur(13) })
    })
  S.sh(full, '#F7A673', 0, 0, 0.6, 900, 700, 0)
  S.sh(full, '#230402', W, H, 0.95, 700, 420, 0)
}

function korai(S, cx, cy, r, food) {
  S.shadow(ell(cx, cy, r * 1.01), 34, 46, 30, '#0c0201', 0.75)
  handle(S, cx - (r + 6) * 0.82, cy - (r + 6) * 0.574, -55)
  handle(S, cx + (r + 6) * 0.82, cy + (r + 6) * 0.574, 125)
  D.ring(S, cx, cy, r, 'slate', 30)
  S.p(ell(cx, cy, r - 24), S.lin(cx - r * 0.7, cy - r * 0.7, cx + r * 0.7, cy + r * 0.7, [[0, '#080c0b'], [0.4, '#1a2120'], [0.8, '#46514d'], [1, '#66736e']]))
  // the hammered wall
  const g = rng(8)
  for (let i = 0; i < 120; i++) {
    const a = g() * 7
    const q = r * (0.83 + g() * 0.11)
    const x = cx + Math.cos(a) * q
    const y = cy + Math.sin(a) * q
    S.p(blob(x, y, 9, 7, i, 0.3, 7), Math.cos(a) + Math.sin(a) > 0 ? '#8a9690' : '#2d3735', { opacity: 0.2 })
  }
  const inner = r * 0.82
  S.cg(ell(cx, cy, inner), () => {
    food(inner)
    S.p(`M0 0H${W}V${H}H0Z${ell(cx + 26, cy + 30, inner * 1.0)}`, '#0a0302', { 'fill-rule': 'evenodd', opacity: 0.7, filter: S.blur(26), style: 'mix-blend-mode:multiply' })
  })
  D.arcHi(S, cx, cy, r * 0.985, Math.PI * 1.04, Math.PI * 1.46, '#F4F6EC', 9, 0.9)
  D.arcHi(S, cx, cy, r * 0.9, Math.PI * 0.06, Math.PI * 0.4, '#A9B5AE', 7, 0.6)
}

export default function scene() {
  const S = calm(D.start(37))
  cloth(S)
  const cx = 812
  const cy = 606
  korai(S, cx, cy, 500, (q) => {
    D.gravy(S, cx, cy, q, ['#5c1d0a', '#a9501f', '#220702'], { seed: 12, oil: '#D2601f', n: 84, lumps: 240, rim: 0.75, gloss: 0.55 })
    // onions and spices cooked down to a coarse paste
    const g = rng(21)
    for (let i = 0; i < 200; i++) {
      const a = g() * 7
      const k = Math.sqrt(g()) * q * 0.9
      const x = cx + Math.cos(a) * k
      const y = cy + Math.sin(a) * k
      const s = 5 + g() * 11
      S.p(blob(x + 3, y + 4, s * 1.5, s, i, 0.3, 8), '#1a0502', { opacity: 0.55 })
      S.p(blob(x, y, s * 1.5, s, i, 0.3, 8), ['#6e260d', '#8f3f14', '#4d1607', '#b3662a'][i % 4], { opacity: 0.9 })
      if (i % 4 === 0) D.glint(S, x - s * 0.4, y - s * 0.4, s * 1.2, s * 0.28, -36, 0.75)
    }
    const meat = { c: '#5f2412', hi: '#C4713c', lo: '#1c0603', sauce: '#66210a', oil: '#EE8A3c', wet: 1.7 }
    for (const [dx, dy, a, b, t, s, o] of [
      [-196, -170, 138, 100, 34, 81, { cut: 1, fat: '#B98246' }],
      [90, -214, 124, 92, -18, 22, { cut: -1, c: '#6a2a15' }],
      [256, -10, 128, 100, 70, 34, { fat: '#B98246', m: 5 }],
      [134, 216, 140, 94, -26, 45, { cut: 1, c: '#6a2a15' }],
      [-150, 196, 132, 102, 18, 59, { cut: -1, fat: '#A9743c', m: 5 }],
      [-262, 26, 104, 84, 96, 66, { c: '#552010' }],
    ]) {
      D.beef(S, cx + dx, cy + dy, a, b, t, s, { ...meat, ...o })
      const k = rng(s * 7 + 1)
      const x = cx + dx - 34
      const y = cy + dy - b * 0.36
      S.p(ell(x, y, a * 0.46, b * 0.2), '#FFD0A0', { opacity: 0.3, filter: S.blur(9), transform: `rotate(${R(t > 60 ? -50 : t * 0.5)} ${R(x)} ${R(y)})` })
      for (let i = 0; i < 6; i++) D.glint(S, x + (k() - 0.45) * a * 1.2, y + (k() - 0.35) * b, a * (0.1 + k() * 0.2), a * (0.03 + k() * 0.03), -24 + k() * 30, 0.8)
    }
    D.beresta(S, cx + 20, cy + 40, 100, 60, 16, 4)
    D.beresta(S, cx - 60, cy - 120, 60, 40, 8, 9)
    D.naga(S, cx - 150, cy - 52, 226, 20)
    D.naga(S, cx - 30, cy + 268, 196, -64, ['#D4541A', '#FCB474', '#6f1f08'])
    D.naga(S, cx - 60, cy - 268, 190, 62, ['#A81A10', '#EE7058', '#470705'])
    D.sprig(S, cx + 120, cy + 66, 56, 20)
    D.sprig(S, cx + 116, cy - 108, 44, -30)
    for (const [dx, dy, t] of [[-300, -90, 40], [-160, 84, 120], [40, 52, 200], [290, 140, 300], [-60, -290, 30], [-210, 130, 70]]) D.dhania(S, cx + dx, cy + dy, 24, t)
    for (let i = 0; i < 12; i++) {
      const k = rng(i + 40)
      const a = k() * 7
      const z = q * (0.84 + k() * 0.1)
      D.drop(S, cx + Math.cos(a) * z, cy + Math.sin(a) * z, 6 + k() * 9, '#E27A2c')
    }
  })
  // salt in brass, and one naga cut open
  D.bowl(S, 1424, 196, 118, 'brass', (x, y, q) => {
    S.p(ell(x, y, q), '#D9CDB6')
    const g = rng(2)
    for (let i = 0; i < 900; i++) {
      const a = g() * 7
      const k = Math.sqrt(g()) * q
      const lit = 0.62 - ((Math.cos(a) + Math.sin(a)) * k / q) * 0.42 + (g() - 0.5) * 0.3
      S.p(rect(R(x + Math.cos(a) * k), R(y + Math.sin(a) * k), 5, 4), mix('#8d7a5c', '#FFFFFF', lit))
    }
  })
  D.naga(S, 96, 1010, 168, -28)
  D.citrus(S, 1462, 1062, 92, 20, { skin: '#6F9A3C' })
  return D.end(S, { grain: 0.26 })
}
