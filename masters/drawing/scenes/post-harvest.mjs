// The first flush from above: women picking between the rows, one file with full baskets on the path, guests who step aside.
import { blob, clamp, ell, leaf, lerp, mix, noise1, P, poly, R, rect, rng, Scene, smooth } from '../kit.mjs'
import { calm, limb } from '../hand.mjs'

const W = 1600
const H = 1000
// Morning sun from the upper left: shadows fall this way, long.
const SUN = [0.86, 0.5]
const shadow = (S, d, o = 0.5, blur = 3) => S.p(d, '#0a1f24', { opacity: o, filter: S.blur(blur), style: 'mix-blend-mode:multiply' })

// The rows follow the hill: along u they bend; v counts across them.
const A = -0.34
const bend = (u) => 90 * Math.sin(u / 620 + 0.6) + 26 * Math.sin(u / 240)
const at = (u, v) => {
  const w = v + bend(u)
  return [800 + Math.cos(A) * u - Math.sin(A) * w, 500 + Math.sin(A) * u + Math.cos(A) * w]
}
const inside = ([x, y], m = 60) => x > -m && x < W + m && y > -m && y < H + m

// The path crosses them.
const PATH = [[1010, -60, 60], [985, 90, 62], [930, 230, 66], [900, 370, 66], [930, 520, 68], [950, 660, 72], [900, 800, 76], [800, 930, 82], [730, 1070, 88]]
const pathAt = (y) => {
  let i = 1
  while (i < PATH.length - 1 && PATH[i][1] < y) i++
  const t = clamp((y - PATH[i - 1][1]) / (PATH[i][1] - PATH[i - 1][1]))
  const e = t * t * (3 - 2 * t)
  return [lerp(PATH[i - 1][0], PATH[i][0], e), lerp(PATH[i - 1][2], PATH[i][2], t)]
}
const onPath = ([x, y], m = 0) => {
  const [c, w] = pathAt(y)
  return Math.abs(x - c) < w + m
}

const GAP = 132
function row(S, v, g, nz) {
  const [lo, mid, hi] = ['#164334', '#2a6540', '#588f49']
  const layers = { dark: '', base: '', lit: '', bright: '', tip: '' }
  const wide = 46
  for (let u = -1150; u < 1150; u += 6.5) {
    const k = 1 + 0.16 * nz(u / 60 + v, 3)
    for (let n = 0; n < 5; n++) {
      const off = (g() * 2 - 1) * wide * k
      const p = at(u + (g() - 0.5) * 10, v + off)
      if (!inside(p, 30) || onPath(p, -8 + g() * 14)) continue
      const s = 7 + g() * 7
      const turn = g() * 3.14
      // the crown of the row is flat, its far side falls into shade
      const q = at(u, v + off + 1)
      const side = ((q[0] - p[0]) * SUN[0] + (q[1] - p[1]) * SUN[1]) * (off / wide)
      const light = 0.5 - side * 0.5 + (g() - 0.5) * 0.5
      const d = leafPath(p[0], p[1], s * 1.5, turn)
      if (light > 0.72) layers.bright += d
      else if (light > 0.46) layers.lit += d
      else if (light > 0.2) layers.base += d
      else layers.dark += d
      if (light > 0.6 && g() < 0.06) layers.tip += leafPath(p[0], p[1], s * 0.9, turn + 1) + leafPath(p[0], p[1], s * 0.9, turn - 1)
    }
  }
  const edge = (sign, grow) => {
    const pts = []
    for (let u = -1150; u <= 1150; u += 22) pts.push(at(u, v + sign * (wide + grow + 9 * nz(u / 34 + v * sign, 3))))
    return pts
  }
  const body = smooth([...edge(-1, 4), ...edge(1, 4).reverse()])
  shadow(S, body, 0.75, 5)
  S.g({ transform: 'translate(16 9)', opacity: 0.8 }, () => S.p(body, '#0b2620'))
  S.p(body, '#1d5239')
  S.p(layers.dark, lo)
  S.p(layers.base, mid)
  S.p(layers.lit, mix(mid, hi, 0.55))
  S.p(layers.bright, hi)
  S.p(layers.tip, '#B5CF70')
}
const leafPath = (x, y, l, a) => {
  const [ex, ey] = [x + Math.cos(a) * l, y + Math.sin(a) * l]
  const [nx, ny] = [-Math.sin(a) * l * 0.3, Math.cos(a) * l * 0.3]
  const [mx, my] = [(x + ex) / 2, (y + ey) / 2]
  return `M${R(x)} ${R(y)}Q${R(mx + nx)} ${R(my + ny)} ${R(ex)} ${R(ey)}Q${R(mx - nx)} ${R(my - ny)} ${R(x)} ${R(y)}Z`
}

/** Somebody seen from straight above, facing -y before the turn; what is true of the light is drawn outside the turn. */
function person(S, x, y, turn, { cloth, head, skin = '#7a4a2e', basket = null, hat = false, reach = null, shawl = null, seed = 1, k = 1.34 }) {
  const g = rng(seed)
  const a = (turn * Math.PI) / 180
  const L = (u, v) => [x + k * (u * Math.cos(a) - v * Math.sin(a)), y + k * (u * Math.sin(a) + v * Math.cos(a))]
  const D = (pts) => smooth(pts.map(([u, v]) => L(u, v)))
  const cast = (u, v, h) => {
    const [px, py] = L(u, v)
    return [px + SUN[0] * h * k, py + SUN[1] * h * k]
  }
  // the long shadow: skirt, shoulders, head, and what she carries
  shadow(S, limb([L(0, 4), cast(0, 0, 70), cast(0, 0, 118)], [58 * k, 50 * k, 46 * k]), 0.55, 3)
  shadow(S, ell(...cast(0, -8, 146), (hat ? 34 : 17) * k, (hat ? 24 : 15) * k), 0.55, 3)
  if (basket) shadow(S, ell(...cast(0, 34, 104), 32 * k, 28 * k), 0.55, 3)
  const lit = (d, c, hi, lo, r = 40) => {
    S.p(d, c)
    S.sh(d, hi, x - SUN[0] * r * k, y - SUN[1] * r * k, 0.95, x, y, 0)
    S.sh(d, lo, x + SUN[0] * r * k, y + SUN[1] * r * k, 0.95, x - SUN[0] * 4, y - SUN[1] * 4, 0)
  }
  // skirt, wider than she is
  lit(D([[-34, -6], [-30, 30], [-16, 46], [0, 42], [18, 46], [31, 28], [34, -6], [16, -18], [-16, -18]]), mix(cloth, '#14110f', 0.18), mix(cloth, '#FFF3D0', 0.4), mix(cloth, '#0c0a12', 0.7), 46)
  for (const u of [-18, -4, 12]) S.l(smooth([L(u, 8), L(u * 1.1, 28), L(u * 1.2, 42)], false), mix(cloth, '#0c0a12', 0.6), R(2.4 * k), { opacity: 0.5 })
  // arms
  const arms = reach || [[-30, 8, -34, 26], [30, 8, 34, 26]]
  arms.forEach(([eu, ev, hu, hv], i) => {
    const sgn = i ? 1 : -1
    S.p(limb([L(sgn * 22, -4), L(eu, ev), L(hu, hv)], [17 * k, 13 * k, 9 * k]), '#0a1f24', { opacity: 0.4, filter: S.blur(3), transform: 'translate(7 4)' })
    lit(limb([L(sgn * 22, -4), L(eu, ev), L(hu, hv)], [16 * k, 12 * k, 9 * k]), skin, mix(skin, '#FFD9A8', 0.5), mix(skin, '#1a0a06', 0.6))
    lit(limb([L(sgn * 20, -3), L(lerp(sgn * 20, eu, 0.75), lerp(-3, ev, 0.75))], [20 * k, 18 * k, 16 * k]), mix(cloth, '#7a2418', 0.35), mix(cloth, '#FFF3D0', 0.5), mix(cloth, '#0c0a12', 0.6))
    // a hand of a palm and four fingers, on towards the leaf
    const way = Math.atan2(hv - ev, hu - eu)
    const [px, py] = [hu + Math.cos(way) * 3, hv + Math.sin(way) * 3]
    for (const [f, l] of [[-0.5, 8], [-0.16, 10], [0.18, 9.5], [0.7, 7]]) S.l(poly([L(px, py), L(px + Math.cos(way + f) * l, py + Math.sin(way + f) * l)], false), mix(skin, f > 0 ? '#1a0a06' : '#F0C090', 0.2), R(3 * k))
    S.p(ell(...L(px, py), 5 * k, 4.4 * k), mix(skin, '#F0C090', 0.15))
  })
  // shoulders
  lit(D([[-30, -2], [-24, -13], [-8, -15], [8, -15], [24, -13], [30, -2], [24, 10], [0, 14], [-24, 10]]), cloth, mix(cloth, '#FFF3D0', 0.45), mix(cloth, '#0c0a12', 0.6), 30)
  if (shawl) lit(D([[-31, -2], [-20, -14], [4, -16], [30, -4], [28, 14], [6, 30], [-8, 22], [-24, 12]]), shawl, mix(shawl, '#FFF3D0', 0.4), mix(shawl, '#0c0a12', 0.6), 30)
  else {
    const pallu = D([[6, -16], [20, -13], [8, 8], [-14, 20], [-26, 10], [-8, 2]])
    S.p(pallu, mix(cloth, '#FFF0D0', 0.2))
    S.l(smooth([L(20, -13), L(8, 8), L(-14, 20)], false), P.gold, R(2.2 * k))
  }
  if (basket) {
    const [bx, by] = L(0, 34)
    const r = 31 * k
    S.p(ell(bx + 9 * k, by + 6 * k, r), '#0a1416', { opacity: 0.55, filter: S.blur(4) })
    for (const [q, c] of [[1, '#6b4522'], [0.96, '#C8985a'], [0.84, '#8a5c2e']]) S.p(ell(bx, by, r * q), c)
    for (let i = 0; i < 30; i++) {
      const t = (i / 30) * 6.283
      S.l(poly([[bx + Math.cos(t) * r * 0.82, by + Math.sin(t) * r * 0.82], [bx + Math.cos(t + 0.1) * r * 0.98, by + Math.sin(t + 0.1) * r * 0.98]], false), i % 2 ? '#F3D9A0' : '#5d3a1a', R(2 * k), { opacity: 0.8 })
    }
    S.p(ell(bx, by, r * 0.8), '#1d3a20')
    for (let i = 0; i < 70 * basket; i++) {
      const t = g() * 7
      const q = Math.sqrt(g()) * r * 0.8
      leaf(S, bx + Math.cos(t) * q, by + Math.sin(t) * q, (8 + g() * 7) * k, g() * 7, 0.26, ['#4f9440', '#7fb550', '#B5D46c', '#33723c'][Math.floor(g() * 4)])
    }
    // the strap over her head
    S.l(smooth([L(-22, 22), L(-15, 2), L(0, -10), L(15, 2), L(22, 22)], false), '#4a2d16', R(4 * k))
    S.l(smooth([L(-22, 22), L(-15, 2), L(0, -10), L(15, 2), L(22, 22)], false), '#E3BE84', R(1.6 * k))
  }
  // head
  const [hx, hy] = L(0, -8)
  S.p(ell(hx + 6 * k, hy + 4 * k, 15 * k), '#0a1416', { opacity: 0.5, filter: S.blur(3) })
  if (hat) {
    const r = 33 * k
    S.p(ell(hx + 10 * k, hy + 7 * k, r), '#0a1416', { opacity: 0.55, filter: S.blur(5) })
    S.p(ell(hx, hy, r), S.lin(hx - r, hy - r * 0.6, hx + r, hy + r * 0.6, [[0, '#FFEBB4'], [0.45, '#DDB468'], [0.55, '#C0904a'], [1, '#7a5222']]))
    for (let i = 0; i < 26; i++) {
      const t = (i / 26) * 6.283
      S.l(`M${R(hx)} ${R(hy)}L${R(hx + Math.cos(t) * r)} ${R(hy + Math.sin(t) * r)}`, i % 2 ? '#7a5222' : '#FFF3CC', 1.2, { opacity: 0.5 })
    }
    for (const q of [0.3, 0.55, 0.8]) S.l(ell(hx, hy, r * q), '#6b4522', 1.5, { opacity: 0.6 })
    S.l(ell(hx, hy, r * 0.985), '#5d3a1a', 2)
    return
  }
  const d = D([[-13, -8], [-10, -20], [0, -23], [10, -20], [13, -8], [11, 4], [0, 8], [-11, 4]])
  lit(d, head, mix(head, '#FFF3D0', 0.55), mix(head, '#0a0608', 0.7), 18)
  if (head !== '#1d1411') for (const u of [-6, 1, 7]) S.l(smooth([L(u, -20), L(u * 1.3, -8), L(u, 4)], false), mix(head, '#0a0608', 0.5), R(1.4 * k), { opacity: 0.5 })
}

function tree(S, x, y, r, seed) {
  const g = rng(seed)
  shadow(S, blob(x + 210, y + 122, r * 1.02, r * 0.86, seed, 0.16, 14), 0.5, 9)
  shadow(S, limb([[x, y], [x + 110, y + 64], [x + 200, y + 116]], [22, 20, 18]), 0.4, 5)
  const crown = blob(x, y, r, r * 0.96, seed, 0.1, 16)
  S.p(crown, '#1c4d3d')
  const layer = ['', '', '', '']
  for (let i = 0; i < 34; i++) {
    const t = g() * 7
    const q = Math.sqrt((i + 0.5) / 34) * r * 0.86
    const [bx, by] = [x + Math.cos(t) * q, y + Math.sin(t) * q]
    const light = 0.56 - (Math.cos(t) * SUN[0] + Math.sin(t) * SUN[1]) * (q / r) * 0.55
    S.p(blob(bx, by, r * 0.22, r * 0.21, i + seed, 0.22, 11), '#0c2a24', { opacity: 0.45, transform: 'translate(9 7)' })
    S.p(blob(bx, by, r * 0.22, r * 0.21, i + seed, 0.22, 11), mix('#17463a', '#44875a', light))
    for (let n = 0; n < 60; n++) {
      const [a, z] = [g() * 7, Math.sqrt(g()) * r * 0.28]
      const near = light + 0.34 - (Math.cos(a) * SUN[0] + Math.sin(a) * SUN[1]) * (z / r) * 2.4 - g() * 0.5
      layer[near > 0.8 ? 3 : near > 0.5 ? 2 : near > 0.2 ? 1 : 0] += leafPath(bx + Math.cos(a) * z, by + Math.sin(a) * z, 9 + g() * 7, a + (g() - 0.5) * 2)
    }
    layer.forEach((d, n) => S.p(d, ['#14402f', '#2f6d4a', '#6fa05a', '#CBDC84'][n], { opacity: 0.9 }))
    layer.fill('')
  }
}

export default function scene() {
  const S = calm(new Scene(W, H, 109))
  const g = rng(6)
  const nz = noise1(11)
  // red earth under everything
  S.p(rect(0, 0, W, H), '#4a3a28')
  for (let i = 0; i < 160; i++) S.p(blob(g() * W, g() * H, 10 + g() * 40, 6 + g() * 16, i, 0.3, 8), g() < 0.5 ? '#2f2a1e' : '#7a5a38', { opacity: 0.3 })

  const track = smooth([...PATH.map(([x, y, w]) => [x - w, y]), ...PATH.map(([x, y, w]) => [x + w, y]).reverse()])
  S.p(track, '#B5754a')
  S.cg(track, () => {
    for (let i = 0; i < 260; i++) {
      const y = g() * H
      const [c, w] = pathAt(y)
      S.p(blob(c + (g() * 2 - 1) * w, y, 3 + g() * 14, 2 + g() * 8, i, 0.3, 7), g() < 0.5 ? '#8a4f2c' : '#E3B080', { opacity: R(0.2 + g() * 0.4) })
    }
    const mid = smooth(PATH.map(([x, y]) => [x - 6, y]), false)
    S.l(mid, '#F6D3A0', 52, { opacity: 0.4, filter: S.blur(14) })
    S.l(smooth(PATH.map(([x, y, w]) => [x + w * 0.9, y]), false), '#5b2f1a', 26, { opacity: 0.4, filter: S.blur(10) })
    // after the night's rain: one long puddle that keeps the sky
    S.p(blob(874, 850, 15, 52, 4, 0.2, 12), '#9fbab4', { opacity: 0.8, transform: 'rotate(24 874 850)' })
    S.p(blob(871, 844, 8, 38, 9, 0.2, 12), '#E3E6D0', { opacity: 0.7, transform: 'rotate(24 874 850)' })
  })

  // the rows end at the path
  S.d.push(`<clipPath id="rows"><path clip-rule="evenodd" d="${rect(-50, -50, W + 100, H + 100)}${track}"/></clipPath>`)
  S.g({ 'clip-path': 'url(#rows)' }, () => {
    for (let k = -6; k <= 6; k++) row(S, k * GAP - 10, g, nz)
  })
  // their outermost leaves hang over its edge
  let over = ''
  let rim = ''
  for (let y = -20; y < H + 20; y += 5)
    for (const side of [-1, 1]) {
      const [c, w] = pathAt(y)
      const p = [c + side * (w + 4 - g() * 12), y]
      // none where a furrow meets the path
      const v = (-Math.sin(A) * (p[0] - 800) + Math.cos(A) * (p[1] - 500) - bend(Math.cos(A) * (p[0] - 800) + Math.sin(A) * (p[1] - 500)) + 10) / GAP
      if (Math.abs(v - Math.round(v)) > 0.34) continue
      const d = leafPath(p[0], p[1], 10 + g() * 9, g() * 7)
      if (g() < 0.5) over += d
      else rim += d
    }
  S.p(over, '#0b2620', { opacity: 0.6, transform: 'translate(8 6)', filter: S.blur(2) })
  S.p(over, '#2f6d43')
  S.p(rim, '#6aa04c')

  // what falls on the path from the row beside it
  S.cg(track, () => S.p(smooth([...PATH.map(([x, y, w]) => [x - w - 6, y]), ...PATH.map(([x, y, w], i) => [x - w + 24 + (i % 2) * 10, y]).reverse()]), '#1a1f1c', { opacity: 0.5, filter: S.blur(5) }))

  // pickers stand in the furrows: [u, furrow, turn, ...]
  const pick = (u, k, turn, o) => person(S, ...at(u, k * GAP - 10 + GAP / 2), turn, { reach: [[-34, -16, -24, -46], [34, -14, 28, -44]], ...o })
  pick(-560, -2, -24, { cloth: '#D9A548', head: '#F3E4C0', basket: 0.6, seed: 3 })
  pick(-250, -2, 158, { cloth: '#2C7A74', head: '#E7D2A0', basket: 0.8, seed: 5, reach: [[-36, -8, -44, -38], [32, -18, 16, -48]] })
  pick(-690, 0, 160, { cloth: '#EFE4CC', head: P.verm, basket: 0.9, seed: 9, hat: true })
  pick(-330, 0, -20, { cloth: P.verm, head: '#F3DDAE', basket: 1, seed: 11, reach: [[-38, -10, -46, -40], [30, -20, 10, -50]] })
  pick(-520, 1, -24, { cloth: '#7a3a5c', head: '#F0D9B4', basket: 0.7, seed: 13 })
  pick(-210, 2, 150, { cloth: '#E0B45c', head: '#1F5A48', basket: 0.8, seed: 15, hat: true })
  pick(410, -1, -18, { cloth: '#EFE0C0', head: '#C8452c', basket: 0.7, seed: 17, reach: [[-38, -12, -40, -44], [34, -12, 34, -46]] })
  pick(700, -2, 164, { cloth: '#C8502f', head: '#EBD3A0', basket: 0.9, seed: 19 })
  pick(600, 1, -16, { cloth: '#23675a', head: '#F6E6C0', basket: 0.8, seed: 21, hat: true })
  pick(330, 1, 160, { cloth: '#D98F3c', head: '#F3E4C0', basket: 0.5, seed: 23 })

  // the file on the path, full baskets, coming down
  const walk = (y, du, turn, o) => person(S, pathAt(y)[0] + du, y, turn, o)
  walk(120, 4, 196, { cloth: '#F0E3C6', head: '#23675a', basket: 1.5, seed: 31, k: 1.36 })
  walk(300, -6, 188, { cloth: '#C8402a', head: '#F3DDAE', basket: 1.5, seed: 33, k: 1.36 })
  // guests, stepped aside; one holds the flask
  walk(540, 40, 268, { cloth: '#E9E2D0', head: '#1d1411', seed: 41, skin: '#A5724c', shawl: '#2C6A70' })
  walk(645, 38, 284, { cloth: '#3a4a5c', head: '#1d1411', seed: 43, skin: '#C08A62' })
  walk(752, 26, 290, { cloth: '#F3E9D6', head: '#B5AFA4', seed: 45, skin: '#D9A983', shawl: '#D9A548', reach: [[-30, -14, -12, -34], [30, -10, 12, -30]] })
  {
    const [x, y] = [pathAt(752)[0] - 24, 730]
    S.p(ell(x + 12, y + 8, 13, 9), '#0a1416', { opacity: 0.5, filter: S.blur(3) })
    S.p(ell(x, y, 11), '#AEB9B6')
    S.p(ell(x - 2, y - 2, 6), '#F4F8F4')
    S.l(ell(x, y, 11), '#3d4a4a', 2)
  }

  tree(S, 1380, 130, 176, 5)
  tree(S, 40, 930, 190, 8)
  tree(S, 1500, 860, 120, 12)
  // mist goes last in the hollow at the top
  for (const [x, y, rx, ry] of [[250, 40, 420, 70], [640, -10, 420, 60], [60, 150, 260, 60]]) S.p(blob(x, y, rx, ry, Math.round(x), 0.14, 12), '#F6F0D6', { opacity: 0.34, filter: S.blur(34) })
  const all = rect(0, 0, W, H)
  S.p(all, S.lin(0, 0, W, H, [[0, '#FFF0B8', 0.85], [0.45, '#FFF0B8', 0.12], [1, '#06202a', 0.6]]), { style: 'mix-blend-mode:soft-light' })
  S.finish({ vig: 0.28, grain: 0.26 })
  return S
}
