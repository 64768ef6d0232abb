// The walled garden from its door, the rain just over: wet tiles mirror the green gate, a pump, the umbrella closed and dripping.
import { blob, ell, leaf, lerp, mix, P, poly, R, rect, rng, Scene, smooth } from '../kit.mjs'
import { calm } from '../hand.mjs'

const W = 1600
const H = 1000
const [VX, VY, F, EYE] = [960, 396, 1100, 150]
const p = (x, y, z) => [VX + (x * F) / z, VY + ((EYE - y) * F) / z]
const quad = (...pts) => poly(pts.map((q) => p(...q)))
const WALL = 640
const FOOT = p(0, 0, WALL)[1]

// Louvres of a leaf between four corners: a, b above, c, d below.
function louvres(S, [a, b, c, d], n, [c0, c1, c2]) {
  const at = (u, v) => [lerp(lerp(a[0], b[0], u), lerp(d[0], c[0], u), v), lerp(lerp(a[1], b[1], u), lerp(d[1], c[1], u), v)]
  S.p(poly([a, b, c, d]), c2)
  for (let i = 0; i < n; i++) {
    const [v0, v1] = [(i + 0.1) / n, (i + 0.86) / n]
    const slat = poly([at(0, v0), at(1, v0), at(1, v1), at(0, v1)])
    S.p(slat, S.lin(0, at(0.5, v0)[1], 0, at(0.5, v1)[1], [[0, c0], [0.5, c1], [1, c2]]))
  }
}

// A stem of jasmine along points: leaves in pairs, each on its stalk, stars at some.
function vine(S, pts, seed, k = 1, bloom = 0.5) {
  const g = rng(seed)
  const line = smooth(pts, false)
  S.l(line, '#0c2a20', 5 * k, { opacity: 0.35, filter: S.blur(4), transform: `translate(${6 * k} ${9 * k})` })
  S.l(line, '#3d4a2c', 3.4 * k)
  const stars = []
  for (let i = 0; i < pts.length - 1; i++)
    for (let n = 0; n < 3; n++) {
      const t = n / 3
      const [x, y] = [lerp(pts[i][0], pts[i + 1][0], t), lerp(pts[i][1], pts[i + 1][1], t)]
      const along = Math.atan2(pts[i + 1][1] - pts[i][1], pts[i + 1][0] - pts[i][0])
      for (const s of [-1, 1]) {
        const a = along + s * (0.8 + g() * 0.5)
        const l = (20 + g() * 16) * k
        const [sx, sy] = [x + Math.cos(a) * 7 * k, y + Math.sin(a) * 7 * k]
        S.l(`M${R(x)} ${R(y)}L${R(sx)} ${R(sy)}`, '#3d4a2c', 1.8 * k)
        leaf(S, sx + 3, sy + 5, l, a, 0.24, '#0c2a20')
        leaf(S, sx, sy, l, a, 0.24, ['#2f6f4c', '#4f9160', '#7fb87a', '#215a3f'][Math.floor(g() * 4)], '#CFE6B4')
      }
      if (g() < bloom) stars.push([x + (g() - 0.5) * 26 * k, y + (g() - 0.5) * 26 * k, (0.7 + g() * 0.5) * k])
    }
  for (const [x, y, s] of stars) star(S, x, y, s, g() * 72)
}
function star(S, x, y, s, rot = 0, flat = 1) {
  S.g({ transform: `translate(${R(x)} ${R(y)}) scale(${R(s * 10) / 10} ${R(s * flat * 10) / 10}) rotate(${R(rot)})` }, () => {
    for (let i = 0; i < 5; i++) S.p('M0 -2C9 -7 10 -18 0 -24C-10 -18 -9 -7 0 -2Z', i % 2 ? '#FFFDF6' : '#ECEBD4', { transform: `rotate(${i * 72})` })
    S.p(ell(0, 0, 3), '#E3CE84')
  })
}

// What stands against the wall, drawn once upright and once mirrored in the wet.
function wallSide(S) {
  const top = p(0, 206, WALL)[1]
  S.p(rect(0, top, W, FOOT - top), S.lin(0, 0, W, 0, [[0, '#9fae96'], [0.4, '#CBD2B6'], [0.75, '#EFE6C6'], [1, '#FBEFCB']]))
  S.p(rect(0, FOOT - 70, W, 70), S.lin(0, FOOT - 70, 0, FOOT, [[0, '#5f8060', 0], [1, '#4a6e52', 0.85]]))
  const g = rng(8)
  for (let i = 0; i < 46; i++) S.p(blob(g() * W, lerp(top, FOOT, g()), 20 + g() * 60, 6 + g() * 22, i, 0.3, 9), g() < 0.5 ? '#8a9a80' : '#FFFBE6', { opacity: 0.16 })
  // rain has run down it
  for (let i = 0; i < 24; i++) S.l(`M${R(g() * W)} ${R(top + 10)}v${R(30 + g() * 150)}`, '#5b7264', 4 + g() * 8, { opacity: 0.14, filter: S.blur(3) })
  // coping of tiles
  for (let i = 0; i < 46; i++) {
    const x = i * 36 - 10
    S.p(`M${x} ${top + 6}C${x + 2} ${top - 22} ${x + 34} ${top - 22} ${x + 36} ${top + 6}Z`, S.lin(x, 0, x + 36, 0, [[0, '#E39a74'], [0.5, '#B4583c'], [1, '#6b2a1a']]))
  }
  S.p(rect(0, top + 4, W, 12), '#7a3624')
  S.p(rect(0, top + 16, W, 16), '#3d5248', { opacity: 0.4, filter: S.blur(5) })
  // the green gate, two leaves of louvres
  const [x0, x1] = [560, 772]
  const gy = FOOT - 300
  S.p(rect(x0 - 18, gy - 18, x1 - x0 + 36, 318), '#E3DFC4')
  S.l(`M${x0 - 18} ${FOOT}V${gy - 18}H${x1 + 18}V${FOOT}`, '#7d8a70', 3, { opacity: 0.7 })
  S.p(rect(x0, gy, x1 - x0, 300), '#123c2f')
  for (const [a, b] of [[x0 + 6, (x0 + x1) / 2 - 3], [(x0 + x1) / 2 + 3, x1 - 6]]) {
    S.p(rect(a, gy + 6, b - a, 294), '#236049')
    for (const [y, h] of [[gy + 20, 124], [gy + 160, 124]]) louvres(S, [[a + 12, y], [b - 12, y], [b - 12, y + h], [a + 12, y + h]], 9, ['#6fae8a', '#2f7a5c', '#123f31'])
  }
  S.p(ell((x0 + x1) / 2 - 12, gy + 152, 5), P.gold)
}

export default function scene() {
  const S = calm(new Scene(W, H, 131))
  const g = rng(5)
  // sky that clears from the right
  S.p(rect(0, 0, W, 420), S.lin(0, 0, W, 300, [[0, '#A9BDB8'], [0.5, '#CFDCCB'], [1, '#FFF3CE']]))
  for (const [x, y, rx, ry, o] of [[420, 60, 420, 60, 0.5], [900, 130, 300, 36, 0.45], [260, 170, 300, 40, 0.4]]) S.p(blob(x, y, rx, ry, x, 0.2, 12), '#8fa5a4', { opacity: o, filter: S.blur(26) })
  // trees over the wall: boughs first, then leaves
  for (const [x, y, l, seed] of [[1290, 330, 190, 3], [470, 330, 170, 7], [820, 330, 110, 9]]) {
    const q = rng(seed)
    S.l(`M${x} ${y + 40}C${x - 6} ${y - l * 0.3} ${x + 10} ${y - l * 0.6} ${x - 10} ${y - l}`, '#5b5a44', 16)
    for (let i = 0; i < 7; i++) {
      const a = -2.8 + i * 0.42
      S.l(`M${x} ${R(y - l * 0.2 - i * 6)}Q${R(x + Math.cos(a) * l * 0.4)} ${R(y - l * 0.5 + Math.sin(a) * l * 0.2)} ${R(x + Math.cos(a) * l)} ${R(y - l * 0.3 + Math.sin(a) * l * 0.8)}`, '#5b5a44', 7 - Math.abs(i - 3))
    }
    const layer = ['', '', '']
    for (let i = 0; i < 1500; i++) {
      const a = q() * 6.3
      const r = Math.sqrt(q())
      const [u, v] = [x + Math.cos(a) * r * l * 1.25, y - l * 0.66 + Math.sin(a) * r * l * 0.72]
      const light = 0.5 + Math.cos(a) * r * 0.4 - Math.sin(a) * r * 0.4 + (q() - 0.5) * 0.5
      const [t, s] = [q() * 6.3, 7 + q() * 6]
      layer[light > 0.75 ? 2 : light > 0.4 ? 1 : 0] += `M${R(u)} ${R(v)}Q${R(u + Math.cos(t) * s - Math.sin(t) * 4)} ${R(v + Math.sin(t) * s + Math.cos(t) * 4)} ${R(u + Math.cos(t) * s * 2)} ${R(v + Math.sin(t) * s * 2)}Q${R(u + Math.cos(t) * s + Math.sin(t) * 4)} ${R(v + Math.sin(t) * s - Math.cos(t) * 4)} ${R(u)} ${R(v)}Z`
    }
    layer.forEach((d, n) => S.p(d, ['#5f8a72', '#86ac86', '#C3D69a'][n], { opacity: 0.9 }))
  }
  wallSide(S)

  // tiles of the court, then the wall in them, then the joints
  const court = rect(0, FOOT, W, H - FOOT)
  S.p(court, S.lin(0, FOOT, 0, H, [[0, '#A9B8A0'], [0.5, '#7f9688'], [1, '#52695f']]))
  S.cg(court, () => {
    S.g({ transform: `translate(0 ${R(FOOT * 2)}) scale(1 -1)`, opacity: 0.62, filter: S.rough(9, 0.02) }, () => wallSide(S))
    S.p(court, S.lin(0, FOOT, 0, H, [[0, '#DDE6D0', 0.1], [0.4, '#5f7a70', 0.35], [1, '#2f4a44', 0.75]]))
    for (let z = 210; z < WALL; z += 42) S.l(poly([p(-900, 0, z), p(700, 0, z)], false), '#34504a', R(900 / z), { opacity: 0.5 })
    for (let x = -900; x < 700; x += 42) S.l(poly([p(x, 0, 190), p(x, 0, WALL)], false), '#34504a', 2, { opacity: 0.42 })
    // dry islands, rough and pale
    for (const [x, z, rx, rz] of [[-150, 330, 60, 26], [60, 300, 50, 20], [190, 460, 90, 40], [-40, 520, 60, 30]]) {
      const [cx, cy] = p(x, 0, z)
      const k = F / z
      S.p(blob(cx, cy, rx * k, rz * k * 0.34, x + z, 0.24, 14), '#C9CBAE', { opacity: 0.5, filter: S.blur(5) })
    }
    // sky in the joints and hollows
    for (let i = 0; i < 60; i++) {
      const z = 210 + g() * g() * 420
      const [x, y] = p((g() - 0.5) * 900, 0, z)
      S.p(ell(x, y, (20 + g() * 60) * (260 / z), (2 + g() * 4) * (260 / z)), '#F6F6E0', { opacity: R(0.25 + g() * 0.45) })
    }
    // last drops make rings
    for (const [x, z] of [[-110, 280], [40, 380], [140, 300], [-200, 420]]) {
      const [cx, cy] = p(x, 0, z)
      for (let i = 1; i < 4; i++) S.l(ell(cx, cy, (i * 4200) / z, (i * 1300) / z), '#F6FAEC', R(700 / z), { opacity: 0.75 - i * 0.18 })
    }
  })

  // the pump: cast iron, its handle up; a brass bucket under its spout, filled by the rain
  {
    const [x, y] = p(86, 0, 420)
    const k = F / 420
    const u = (a, b) => `${R(x + a * k)} ${R(y - b * k)}`
    S.g({ opacity: 0.4, filter: S.rough(8, 0.02) }, () => S.p(`M${u(-7, 0)}L${u(-6, -60)}L${u(6, -60)}L${u(7, 0)}Z`, '#0c2a24', { filter: S.blur(4) }))
    S.p(ell(x + 6 * k, y + 2 * k, 30 * k, 6 * k), '#1d322c', { opacity: 0.6, filter: S.blur(7) })
    S.p(ell(x, y, 24 * k, 6 * k), '#8d9a8a')
    S.p(ell(x, y - 2 * k, 24 * k, 6 * k), '#C3CAB4')
    const iron = S.lin(x - 9 * k, 0, x + 9 * k, 0, [[0, '#0f2f2a'], [0.3, '#2f6358'], [0.62, '#7fae9c'], [0.76, '#CFE6D8'], [1, '#234f46']])
    // handle: pivots at the head, comes down behind, to the right
    S.l(`M${u(2, 106)}C${u(24, 118)} ${u(46, 104)} ${u(54, 62)}`, '#0f2f2a', R(5.4 * k))
    S.l(`M${u(2, 107)}C${u(24, 119)} ${u(47, 105)} ${u(55, 63)}`, '#7fae9c', R(1.6 * k))
    S.p(ell(x + 54.500 * k, y - 60 * k, 3.6 * k, 4.4 * k), '#0f2f2a')
    S.p(`M${u(-11, 0)}L${u(-8, 12)}L${u(-7, 66)}L${u(-10, 70)}V${R(y - 96 * k)}C${u(-10, 104)} ${u(10, 104)} ${u(10, 96)}L${u(10, 70)}L${u(7, 66)}L${u(8, 12)}L${u(11, 0)}Z`, iron)
    for (const b of [10, 66, 94]) S.p(rect(R(x - 12 * k), R(y - (b + 3) * k), R(24 * k), R(5 * k), 4), S.lin(x - 12 * k, 0, x + 12 * k, 0, [[0, '#123a33'], [0.7, '#BFDCCB'], [1, '#1d463d']]))
    S.l(`M${u(0, 100)}V${R(y - 118 * k)}`, '#1d463d', R(3 * k))
    S.p(ell(x, y - 108 * k, 5 * k), '#2f6358')
    const spout = `M${u(-9, 88)}C${u(-24, 88)} ${u(-32, 84)} ${u(-33, 70)}L${u(-24, 70)}C${u(-23, 77)} ${u(-18, 78)} ${u(-9, 77)}Z`
    S.p(spout, S.lin(x - 33 * k, 0, x - 9 * k, 0, [[0, '#0f2f2a'], [0.5, '#7fae9c'], [1, '#234f46']]))
    S.p(`M${u(-29, 66)}C${u(-30.500, 62)} ${u(-27, 61)} ${u(-28, 66)}Z`, '#F6FAF0')
    // bucket
    const bx = x - 29 * k
    S.p(ell(bx + 5 * k, y + 8 * k, 22 * k, 5 * k), '#1d322c', { opacity: 0.6, filter: S.blur(6) })
    S.p(`M${R(bx - 18 * k)} ${R(y - 22 * k)}L${R(bx - 13 * k)} ${R(y + 8 * k)}C${R(bx - 6 * k)} ${R(y + 12 * k)} ${R(bx + 6 * k)} ${R(y + 12 * k)} ${R(bx + 13 * k)} ${R(y + 8 * k)}L${R(bx + 18 * k)} ${R(y - 22 * k)}Z`, S.lin(bx - 18 * k, 0, bx + 18 * k, 0, [[0, '#6E4518'], [0.4, '#C8994A'], [0.7, '#FCE9B4'], [1, '#A87530']]))
    S.p(ell(bx, y - 22 * k, 18 * k, 5 * k), '#E9C071')
    S.p(ell(bx, y - 21.500 * k, 16 * k, 4 * k), '#9fb8a8')
    S.l(ell(bx, y - 21.500 * k, 7 * k, 1.8 * k), '#F6FAF0', 2)
    S.l(`M${R(bx - 18 * k)} ${R(y - 22 * k)}C${R(bx - 20 * k)} ${R(y + 2 * k)} ${R(bx + 22 * k)} ${R(y + 2 * k)} ${R(bx + 18 * k)} ${R(y - 22 * k)}`, '#8a5a20', R(1.6 * k))
    S.stitch(`M${R(bx - 16 * k)} ${R(y - 12 * k)}C${R(bx - 8 * k)} ${R(y - 8 * k)} ${R(bx + 8 * k)} ${R(y - 8 * k)} ${R(bx + 16 * k)} ${R(y - 12 * k)}`, '#6E4518', 3, '8 6')
  }
  // jasmine down the wall, on stems
  const over = (x, y0, seed, len, lean) => vine(S, Array.from({ length: 7 }, (_, i) => [x + lean * i * 8 + Math.sin(i * 1.2 + seed) * 16, y0 + (i * len) / 6]), seed, 1, 0.55)
  const top = p(0, 206, WALL)[1]
  vine(S, [[900, top + 4], [980, top - 14], [1070, top + 2], [1160, top - 12], [1260, top + 4], [1360, top - 8], [1480, top + 6], [1600, top - 6]], 2, 1.1, 0.6)
  for (const [x, s, l, e] of [[946, 3, 96, -1], [1034, 5, 150, 0.6], [1104, 7, 84, -0.6], [1190, 9, 190, 0.4], [1268, 11, 110, 1], [1352, 13, 214, -0.8], [1440, 15, 130, 0.6], [1530, 17, 240, -0.3]]) over(x, top + 2, s, l, e)
  // pot with a taro at the right, its stalks rising from one root
  {
    const [x, y] = [1468, 838]
    S.p(ell(x + 10, y + 8, 120, 24), '#14261f', { opacity: 0.6, filter: S.blur(10) })
    for (const [dx, dy, l, rot] of [[-150, -190, 130, 30], [-60, -290, 150, 8], [60, -250, 150, -24], [120, -140, 130, -52]]) {
      S.l(`M${x} ${y - 110}Q${x + dx * 0.3} ${y + dy * 0.8} ${x + dx} ${y + dy - 30}`, '#3f7a4c', 9)
      S.l(`M${x - 2} ${y - 110}Q${x + dx * 0.3 - 2} ${y + dy * 0.8} ${x + dx - 2} ${y + dy - 30}`, '#A9CF8a', 2.6)
      S.g({ transform: `translate(${x + dx} ${y + dy - 30}) rotate(${rot}) scale(${l / 190})` }, () => {
        const d = 'M0 10C-14 -30 -58 -50 -80 -28C-108 4 -92 70 -56 118C-38 146 -14 172 0 196C14 172 38 146 56 118C92 70 108 4 80 -28C58 -50 14 -30 0 10Z'
        S.p(d, '#0f2f24', { opacity: 0.4, filter: S.blur(8), transform: 'translate(8 12)' })
        S.p(d, '#3f8a5c')
        S.cg(d, () => {
          S.p(d, S.lin(-90, 0, 90, 30, [[0, '#1d5240', 0.75], [0.49, '#2f7a56', 0.2], [0.51, '#BFE0A4', 0.35], [1, '#DDEFB4', 0.7]]))
          S.l('M0 10V188', '#DDEFC4', 4)
          for (const [ex, ey] of [[-76, -16], [-90, 34], [-64, 96]]) for (const s of [-1, 1]) S.l(`M0 ${ey * 0.4 + 24}Q${s * ex * 0.5} ${ey * 0.7 + 12} ${s * ex} ${ey}`, '#DDEFC4', 2.2, { opacity: 0.7 })
          for (let i = 0; i < 8; i++) {
            const [a, b, r] = [(g() - 0.5) * 130, g() * 120 - 10, 3 + g() * 5]
            S.p(ell(a, b, r), '#EAF6E4', { opacity: 0.85 })
            S.p(ell(a - r * 0.3, b - r * 0.3, r * 0.3), '#FFFFFF')
          }
        })
      })
    }
    const pot = `M${x - 76} ${y - 124}H${x + 76}L${x + 52} ${y}C${x + 20} ${y + 10} ${x - 20} ${y + 10} ${x - 52} ${y}Z`
    S.p(pot, S.lin(x - 76, 0, x + 76, 0, [[0, '#6b2a18'], [0.5, '#B4623F'], [0.8, '#F0AE84'], [1, '#C9744c']]))
    S.p(rect(x - 84, y - 136, 168, 26, 6), S.lin(x - 84, 0, x + 84, 0, [[0, '#7a3420'], [0.8, '#F6BE96'], [1, '#C9744c']]))
    S.stitch(`M${x - 68} ${y - 84}C${x - 20} ${y - 70} ${x + 20} ${y - 70} ${x + 68} ${y - 84}`, '#F6E3C4', 3, '11 8')
  }

  // the room's side: wall, the open leaf, the sill
  const inner = 'M0 0H330V1000H0Z'
  S.p(inner, S.lin(0, 0, 330, 0, [[0, '#7f9a86'], [0.6, '#A9BFA4'], [1, '#C9D6B8']]))
  S.p(rect(0, 0, W, 62), S.lin(0, 0, W, 0, [[0, '#8fa890'], [1, '#DDE0C0']]))
  S.p(rect(318, 52, W, 18), '#F3EFD8')
  S.l(`M330 70H${W}`, '#5f7a68', 4, { opacity: 0.6 })
  S.p(rect(318, 52, 20, 860), S.lin(318, 0, 338, 0, [[0, '#F6F2DC'], [1, '#8fa48c']]))
  // sill: marble, wet at its edge
  S.p(poly([[318, 884], [W, 884], [W, H], [0, H], [0, 960]]), S.lin(0, 884, 0, H, [[0, '#F1EEDC'], [0.5, '#D3D8C2'], [1, '#9aab98']]))
  S.l(`M318 886H${W}`, '#FFFFF4', 4)
  for (let i = 0; i < 8; i++) S.l(`M${340 + i * 170} ${900 + (i % 3) * 20}q60 14 120 ${-6 + (i % 2) * 16}`, '#9fae9c', 2, { opacity: 0.5 })
  const [a, b, c, d] = [[70, 30], [322, 84], [322, 890], [70, 978]]
  const leafDoor = poly([a, b, c, d])
  S.p(leafDoor, '#0d2a22', { opacity: 0.45, filter: S.blur(14), transform: 'translate(-22 14)' })
  S.p(leafDoor, S.lin(70, 0, 322, 0, [[0, '#1d5240'], [1, '#3f8a6a']]))
  const at = (u, v) => [lerp(a[0], b[0], u), lerp(lerp(a[1], b[1], u), lerp(d[1], c[1], u), v)]
  for (const [v0, v1, n] of [[0.05, 0.34, 11], [0.385, 0.66, 10], [0.705, 0.95, 9]]) {
    louvres(S, [at(0.13, v0), at(0.87, v0), at(0.87, v1), at(0.13, v1)], n, ['#8fc7a4', '#2f7a5c', '#0f382b'])
    S.l(poly([at(0.13, v0), at(0.87, v0), at(0.87, v1), at(0.13, v1)]), '#0f382b', 4, { opacity: 0.7 })
  }
  S.l(poly([b, c], false), '#CFE6C8', 4, { opacity: 0.8 })
  const knob = at(0.07, 0.52)
  S.p(ell(knob[0], knob[1], 8, 11), P.gold)

  // the umbrella hangs by its crook on the open leaf and drips
  {
    S.g({ transform: 'translate(372 0)' }, () => {
      S.p('M-30 360C-6 420 30 640 16 872C12 884 -8 884 -12 872C-40 640 -48 430 -30 360Z', '#0d2a22', { opacity: 0.4, filter: S.blur(12), transform: 'translate(-26 12)' })
      S.l('M-2 372V300C-2 262 -52 262 -52 300V318', '#3a1c0e', 15)
      S.l('M-2 372V300C-2 262 -52 262 -52 300V318', '#8a5330', 9)
      S.l('M-6 366V300C-8 276 -44 272 -48 300', '#E9B888', 2.6, { opacity: 0.8 })
      const folds = [[-44, -28, -14, '#8a2416'], [-28, -8, -8, '#D9482e'], [-8, 14, -1, '#B23420'], [14, 32, 6, '#E8654a'], [32, 46, 12, '#9c2c1c']]
      for (const [x0, x1, tip, col] of folds) {
        const f = `M${x0 * 0.34} 372C${x0 * 0.9} 420 ${x0 * 1.16} 560 ${x0} 690C${x0 * 0.8} 760 ${tip} 810 ${tip * 0.5} 846C${tip} 810 ${x1 * 0.8} 760 ${x1} 694C${x1 * 1.16} 560 ${x1 * 0.9} 420 ${x1 * 0.34} 372Z`
        S.p(f, col)
        S.sh(f, '#4a0d06', x1 + 6, 600, 0.6, x0, 600, 0)
        S.l(`M${x0 * 0.34} 374C${x0 * 0.9} 420 ${x0 * 1.16} 560 ${x0} 690`, '#FFB49a', 1.8, { opacity: 0.55 })
      }
      S.p('M-50 566C-20 580 26 580 52 566V584C26 600 -20 600 -50 584Z', '#7a1c10')
      S.l('M-48 568C-20 581 26 581 50 568', '#F6A888', 2.4, { opacity: 0.7 })
      S.p(ell(8, 582, 5), P.gold)
      S.l('M0 840V880', '#3a1c0e', 7)
      for (const [x, y, s] of [[0, 890, 5], [0, 916, 4.4], [-38, 720, 3.6], [42, 728, 3.6]]) S.p(`M${x} ${y - s * 2.4}C${x - s} ${y} ${x - s} ${y + s} ${x} ${y + s}C${x + s} ${y + s} ${x + s} ${y} ${x} ${y - s * 2.4}Z`, '#F1F8EC')
    })
    S.p(blob(384, 950, 96, 20, 5, 0.2, 14), '#8fa69a', { opacity: 0.8 })
    S.p(blob(388, 946, 78, 13, 7, 0.2, 14), '#DCE6D6', { opacity: 0.9 })
    S.p(blob(376, 948, 26, 6, 7, 0.2, 10), '#C8553e', { opacity: 0.6 })
    for (let i = 1; i < 3; i++) S.l(ell(372, 946, 20 * i, 5 * i), '#FFFFFF', 2, { opacity: 0.8 })
  }
  // over the lintel the jasmine looks in, drops at its ends
  vine(S, [[560, -20], [590, 40], [580, 96], [612, 150], [600, 196]], 23, 1.5, 0.5)
  vine(S, [[470, -20], [480, 30], [462, 76], [476, 120]], 27, 1.35, 0.5)
  vine(S, [[680, -20], [700, 26], [690, 70], [716, 104]], 29, 1.4, 0.5)
  vine(S, [[1370, -20], [1350, 34], [1372, 80], [1356, 118]], 31, 1.4, 0.5)
  for (const [x, y] of [[604, 236], [478, 158], [720, 140], [1356, 152], [880, 84], [1120, 86], [1250, 84]]) S.p(`M${x} ${y - 14}C${x - 6} ${y} ${x - 6} ${y + 7} ${x} ${y + 7}C${x + 6} ${y + 7} ${x + 6} ${y} ${x} ${y - 14}Z`, '#F6FBF2', { opacity: 0.95 })
  // flowers the rain brought down
  for (const [x, y, s] of [[820, 852, 1], [870, 872, 0.8], [1010, 862, 0.9], [1240, 918, 1.2], [700, 930, 1.2], [560, 908, 1]]) {
    S.p(ell(x + 4, y + 6, 20 * s, 7 * s), '#2f4a44', { opacity: 0.4, filter: S.blur(4) })
    star(S, x, y, s, x, 0.5)
  }
  // the sun is back: one slant from the right
  S.g({ style: 'mix-blend-mode:screen' }, () => S.p(poly([[1700, -60], [1200, -60], [560, 1000], [1240, 1000]]), S.lin(1600, 0, 800, 900, [[0, '#FFF0BC', 0.4], [1, '#FFF0BC', 0]]), { filter: S.blur(30) }))
  S.finish({ vig: 0.26, grain: 0.3, tint: '#0c2420' })
  return S
}
