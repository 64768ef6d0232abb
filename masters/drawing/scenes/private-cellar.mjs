// The cellar from the seat at the end of its table: lamps lit, twelve places, a niche of pickle jars on the right.
import { blob, ell, mix, P, poly, R, rect, rng, Scene, smooth } from '../kit.mjs'
import { calm } from '../hand.mjs'

const W = 1600
const H = 1000
// Centimetres; the eye of somebody who sits, a little left of the middle, looking down the table.
const EYE = 120
const [VX, VY, F] = [600, 410, 1000]
const p = (x, y, z) => [VX + ((x + 18) * F) / z, VY + ((EYE - y) * F) / z]
const quad = (...pts) => poly(pts.map((q) => p(...q)))
const [SPAN, SPRING, RISE] = [250, 112, 158]
const arc = (z, r = 1, n = 40) => Array.from({ length: n + 1 }, (_, i) => {
  const a = Math.PI - (i / n) * Math.PI
  return p(Math.cos(a) * SPAN * r, SPRING + Math.sin(a) * RISE * r, z)
})
const bay = (z, r = 1) => poly([p(-SPAN * r, 0, z), ...arc(z, r), p(SPAN * r, 0, z)])

// A rib of brick: its face towards us, then its underside up to the next bay.
function rib(S, z, light) {
  const [c, lo, hi] = ['#9c5236', '#3a160d', '#E9A878']
  S.p(bay(z, 1.0), mix(lo, c, light))
  const n = 34
  const inner = arc(z, 0.93, n)
  const outer = arc(z, 1, n)
  for (let i = 0; i < n; i++) {
    const t = 1 - Math.abs((i + 0.5) / n - 0.5) * 1.4
    S.p(poly([outer[i], outer[i + 1], inner[i + 1], inner[i]]), mix(mix(lo, c, light * (0.6 + 0.4 * t)), i % 3 ? hi : lo, 0.12 + (i % 2) * 0.08), { stroke: lo, 'stroke-width': R(260 / z), 'stroke-opacity': 0.7 })
  }
  for (const s of [-1, 1]) for (let y = 0; y < SPRING; y += 11) S.p(quad([s * SPAN, y, z], [s * SPAN * 0.93, y, z], [s * SPAN * 0.93, y + 10, z], [s * SPAN, y + 10, z]), mix(mix(lo, c, light * 0.8), (y / 11) % 2 ? hi : lo, 0.12))
  S.p(bay(z, 0.93), mix(lo, c, light * 0.55))
  S.p(bay(z + 30, 0.93), mix(lo, '#C98a5c', light))
  S.l(smooth(inner, false), '#FFD9A0', R(700 / z), { opacity: 0.35 + light * 0.4 })
}

function jar(S, x, z, w, h, [c, hi], cloth, y0) {
  const [cx, by] = p(x, y0, z)
  const k = F / z
  const [ww, hh] = [w * k, h * k]
  const d = `M${R(cx - ww * 0.5)} ${R(by)}C${R(cx - ww * 0.58)} ${R(by - hh * 0.3)} ${R(cx - ww * 0.56)} ${R(by - hh * 0.7)} ${R(cx - ww * 0.36)} ${R(by - hh * 0.86)}H${R(cx + ww * 0.36)}C${R(cx + ww * 0.56)} ${R(by - hh * 0.7)} ${R(cx + ww * 0.58)} ${R(by - hh * 0.3)} ${R(cx + ww * 0.5)} ${R(by)}Z`
  S.p(ell(cx, by, ww * 0.62, ww * 0.12), '#120503', { opacity: 0.7, filter: S.blur(4) })
  S.p(d, S.lin(cx - ww * 0.5, 0, cx + ww * 0.5, 0, [[0, mix(c, '#120503', 0.5)], [0.4, hi], [0.7, c], [1, mix(c, '#120503', 0.6)]]))
  const g = rng(Math.round(z + h))
  S.cg(d, () => {
    for (let i = 0; i < 26; i++) S.p(blob(cx + (g() - 0.5) * ww, by - g() * hh * 0.76, ww * 0.12, ww * 0.09, i, 0.2, 8), mix(c, i % 2 ? hi : '#120503', 0.4), { opacity: 0.7 })
  })
  S.l(`M${R(cx - ww * 0.38)} ${R(by - hh * 0.72)}C${R(cx - ww * 0.44)} ${R(by - hh * 0.5)} ${R(cx - ww * 0.44)} ${R(by - hh * 0.3)} ${R(cx - ww * 0.38)} ${R(by - hh * 0.14)}`, '#FFF3D0', R(ww * 0.06), { opacity: 0.7 })
  S.p(`M${R(cx - ww * 0.42)} ${R(by - hh * 0.82)}C${R(cx - ww * 0.44)} ${R(by - hh * 1.04)} ${R(cx + ww * 0.44)} ${R(by - hh * 1.04)} ${R(cx + ww * 0.42)} ${R(by - hh * 0.82)}Z`, cloth)
  S.l(`M${R(cx - ww * 0.4)} ${R(by - hh * 0.87)}H${R(cx + ww * 0.4)}`, '#E9D5A8', R(ww * 0.04))
}

// A chair at the side s of the table, seen past its neighbour: cane in a frame, a green seat.
function chair(S, s, z) {
  const x = s * 96
  const back = (y0, y1, a, b, lean = 8) => quad([x + s * 4, y0, z - a], [x + s * lean, y1, z - a], [x + s * lean, y1, z + b], [x + s * 4, y0, z + b])
  S.p(quad([s * 52, 47, z - 21], [x, 47, z - 21], [x, 47, z + 21], [s * 52, 47, z + 21]), '#1c4a3a')
  S.p(quad([x, 46, z - 21], [x, 40, z - 21], [s * 52, 40, z - 21], [s * 52, 46, z - 21]), '#3a1f12')
  const cane = back(58, 96, 19, 19)
  S.p(cane, '#C0925a')
  S.p(cane, S.pattern(11, 11, '<path d="M0 0L11 11M11 0L0 11M0 5.5H11M5.5 0V11" stroke="#5d3a1c" stroke-width="1.5" fill="none"/>'), { opacity: 0.8 })
  S.sh(cane, '#1d0a05', ...p(x, 60, z), 0.85, ...p(x, 100, z), 0)
  const k = F / z
  for (const zz of [z + 21, z - 21]) {
    S.l(poly([p(x + s * 2, 0, zz), p(x + s * 4, 52, zz), p(x + s * 9, 100, zz)], false), '#24110a', R(4.4 * k))
    S.l(poly([p(x + s * 2, 20, zz), p(x + s * 4, 52, zz), p(x + s * 9, 100, zz)].map(([u, v]) => [u - s * k * 1.2, v]), false), '#B9784a', R(1.1 * k), { opacity: 0.9 })
  }
  S.l(poly([p(x + s * 9, 99, z - 22), p(x + s * 9, 99, z + 22)], false), '#24110a', R(5 * k))
  S.l(poly([p(x + s * 9, 100.5, z - 22), p(x + s * 9, 100.5, z + 22)], false), '#E9B078', R(1.2 * k), { opacity: 0.8 })
}

const disc = (x, y, z, r) => smooth(Array.from({ length: 22 }, (_, i) => p(x + Math.cos((i / 22) * 6.2832) * r, y, z + Math.sin((i / 22) * 6.2832) * r)))

function place(S, x, z, s) {
  const y = 75.4
  S.p(disc(x + s * 1.4, y, z - 2, 17), '#2a1006', { opacity: 0.5, filter: S.blur(4) })
  const [l] = p(x - 17, y, z)
  const [r] = p(x + 17, y, z)
  S.p(disc(x, y, z, 16.5), S.lin(l, 0, r, 0, s > 0 ? [[0, '#FFF0C0'], [0.4, '#D9AC58'], [1, '#6E4518']] : [[0, '#6E4518'], [0.6, '#D9AC58'], [1, '#FFF0C0']]))
  S.p(disc(x, y + 0.3, z, 14), S.lin(l, 0, r, 0, [[0, '#8a5a20'], [0.5, '#E9C071'], [1, '#A87530']]))
  for (const [dx, dz, c] of [[-6, 5, '#C9501f'], [0, 8, '#7a9a3c'], [6, 5, '#E9B13c']]) {
    S.p(disc(x + dx, y + 1, z + dz, 3.6), '#8a5a20')
    S.p(disc(x + dx, y + 1.6, z + dz, 2.9), c)
  }
  S.p(disc(x, y + 1, z - 3, 6), '#FBF4E2')
  // tumbler
  const k = F / z
  const [tx, ty] = p(x - s * 16, y, z + 20)
  S.p(`M${R(tx - 3.2 * k)} ${R(ty - 9 * k)}L${R(tx - 2.6 * k)} ${R(ty)}H${R(tx + 2.6 * k)}L${R(tx + 3.2 * k)} ${R(ty - 9 * k)}Z`, S.lin(tx - 3 * k, 0, tx + 3 * k, 0, [[0, '#7a4d1c'], [0.5, '#F3D590'], [1, '#8a5a20']]))
  S.p(ell(tx, ty - 9 * k, 3.2 * k, 0.9 * k), '#4a2a0c')
}

function lantern(S, x, y, z, wire = true) {
  const [cx, cy] = p(x, y, z)
  const k = F / z
  if (wire) S.l(`M${R(cx)} ${R(cy - 18 * k)}V${R(p(x, 262, z)[1])}`, '#2a140a', R(0.7 * k))
  S.glow(cx, cy, 120 * k, '#FFC46c', 0.6)
  S.p(ell(cx, cy + 1.5 * k, 8.4 * k, 12 * k), S.rad(cx, cy + 2 * k, 12 * k, [[0, '#FFFBE4'], [0.4, '#FFE09a'], [1, '#E9983c']]))
  for (let i = -3; i < 4; i++) S.l(`M${R(cx + i * 1.1 * k)} ${R(cy - 10 * k)}Q${R(cx + i * 3.6 * k)} ${R(cy + 2 * k)} ${R(cx + i * 1.1 * k)} ${R(cy + 13 * k)}`, '#8a5a20', R(0.5 * k))
  S.p(`M${R(cx - 5 * k)} ${R(cy - 9 * k)}L${R(cx - 2 * k)} ${R(cy - 17 * k)}H${R(cx + 2 * k)}L${R(cx + 5 * k)} ${R(cy - 9 * k)}Z`, '#B98438')
  S.p(ell(cx, cy + 13 * k, 4.6 * k, 1.6 * k), '#B98438')
}

export default function scene() {
  const S = calm(new Scene(W, H, 151))
  const g = rng(5)
  S.p(rect(0, 0, W, H), '#57281a')
  // bays from here to the far wall, each seen through the last
  const lime = (z, l) => {
    const d = bay(z, 1)
    S.p(d, mix('#4a2416', '#D9A878', l))
    S.cg(d, () => {
      const [, cy] = p(0, SPRING + RISE, z)
      S.p(d, S.lin(0, cy, 0, cy + (RISE * F) / z, [[0, '#FFDFA8', 0.3 + l * 0.5], [0.6, '#C47a48', 0.2], [1, '#2a0f08', 0.55]]))
      for (let i = 0; i < 30; i++) {
        const a = g() * Math.PI
        const [x, y] = p(Math.cos(a) * SPAN * 0.98, SPRING + Math.sin(a) * RISE * 0.98, z + g() * 60)
        S.p(blob(x, y, (8 + g() * 30) * (200 / z), (4 + g() * 10) * (200 / z), i, 0.3, 8), g() < 0.5 ? '#7a3f26' : '#F6D3A0', { opacity: 0.18 })
      }
    })
  }
  lime(120, 0.26)
  for (const [z, l] of [[196, 0.5], [268, 0.64], [424, 0.82], [590, 0.92]]) {
    rib(S, z, l)
    lime(z + 30, l * 0.8)
  }
  // far wall, an arched door ajar on the stair
  const back = bay(740, 1)
  S.p(back, S.lin(0, p(0, 270, 740)[1], 0, p(0, 0, 740)[1], [[0, '#8a4a2c'], [0.5, '#E3B07c'], [1, '#7a4028']]))
  const door = poly([p(-40, 0, 738), p(-40, 120, 738), ...Array.from({ length: 13 }, (_, i) => p(-Math.cos((i / 12) * Math.PI) * 40, 120 + Math.sin((i / 12) * Math.PI) * 40, 738)), p(40, 0, 738)])
  S.p(door, '#FFDDA0')
  S.cg(door, () => {
    for (let i = 0; i < 6; i++) S.p(quad([-60, i * 17, 738], [60, i * 17, 738], [60, i * 17 + 8, 738], [-60, i * 17 + 8, 738]), '#C98a52', { opacity: 0.8 })
    S.p(quad([4, 0, 737], [44, 0, 737], [44, 170, 737], [4, 170, 737]), '#1c4a3a')
  })
  S.l(door, '#5b2a18', 5)

  // floor of brick tiles
  const floor = quad([-SPAN, 0, 110], [-SPAN, 0, 738], [SPAN, 0, 738], [SPAN, 0, 110])
  S.p(floor, S.lin(0, VY, 0, H, [[0, '#8a4a30'], [1, '#2f120b']]))
  for (let z = 120; z < 738; z += 30) S.l(poly([p(-SPAN, 0, z), p(SPAN, 0, z)], false), '#24100a', R(320 / z), { opacity: 0.6 })
  for (let x = -SPAN; x <= SPAN; x += 30) S.l(poly([p(x, 0, 110), p(x, 0, 738)], false), '#24100a', 2, { opacity: 0.5 })

  // the niche in the right wall
  {
    const X = SPAN * 0.985
    const arch = (x, z0, z1, y0, y1) => {
      const m = (z0 + z1) / 2
      const half = (z1 - z0) / 2
      return poly([p(x, y0, z0), p(x, y1, z0), ...Array.from({ length: 15 }, (_, i) => p(x, y1 + Math.sin((i / 14) * Math.PI) * half * 0.62, m - Math.cos((i / 14) * Math.PI) * half)), p(x, y0, z1)])
    }
    const frame = arch(X, 292, 412, 48, 146)
    S.p(frame, '#E9C394')
    S.l(frame, '#5b2a18', 4)
    const hole = arch(X, 299, 405, 54, 145)
    S.p(hole, '#3a160c')
    S.cg(hole, () => {
      S.p(arch(X + 30, 306, 440, 54, 150), S.lin(p(X, 0, 405)[0], 0, p(X, 0, 299)[0], 0, [[0, '#FFD28a'], [0.5, '#F0A854'], [1, '#9a5426']]))
      const [lx, ly] = p(X + 24, 120, 350)
      S.glow(lx, ly, 340, '#FFE0A0', 1)
      for (const y of [55, 103]) {
        S.p(quad([X + 34, y, 296], [X, y, 296], [X, y, 440], [X + 34, y, 440]), '#6b3a20')
        S.p(quad([X + 2, y, 296], [X + 2, y - 4, 296], [X + 2, y - 4, 420], [X + 2, y, 420]), '#3a1c0e')
        const jars = y < 80 ? [[X + 16, 398, 17, 28, ['#C9A23a', '#F0D478'], '#F0E4C8'], [X + 16, 371, 18, 36, ['#B5301c', '#F07a4c'], P.verm], [X + 15, 343, 19, 30, ['#6f8a34', '#B5CC6a'], '#DCE4C8'], [X + 14, 316, 19, 36, ['#D98f2c', '#FFD27a'], '#F0E4C8']] : [[X + 16, 390, 17, 26, ['#7a2418', '#D9644a'], '#F0E4C8'], [X + 16, 362, 16, 22, ['#D98f2c', '#FFD27a'], '#DCE4C8'], [X + 15, 330, 19, 28, ['#C9A23a', '#F0D478'], P.verm]]
        for (const [x, z, w, h, c, cloth] of jars) jar(S, x, z, w, h, c, cloth, y)
      }
    })
    S.l(hole, '#FFD9A0', 2.4, { opacity: 0.7 })
  }

  // lanterns down the middle, far to near
  for (const z of [600, 440, 300]) lantern(S, 0, 196, z)

  // chairs far to near; the table hides what it hides
  for (let i = 5; i >= 0; i--) for (const s of [-1, 1]) chair(S, s, 168 + i * 62)
  // a chair at the far end
  S.p(quad([-24, 50, 536], [24, 50, 536], [24, 104, 536], [-24, 104, 536]), '#B98a54')
  S.l(quad([-24, 50, 536], [24, 50, 536], [24, 104, 536], [-24, 104, 536]), '#24110a', 5)

  // table: white cloth, falling at the sides
  const [Z0, Z1] = [66, 512]
  for (const s of [-1, 1]) {
    const d = poly([p(s * 55, 75, Z0), p(s * 55, 75, Z1), p(s * 57, 45, Z1), p(s * 57, 45, Z0)])
    S.p(d, s > 0 ? '#B99c78' : '#D9C29c')
    S.cg(d, () => {
      for (let z = 80; z < Z1; z += 15) S.l(poly([p(s * 55, 75, z), p(s * 57.5, 44, z + 4)], false), z % 2 ? '#8a6a48' : '#FBEFD6', R(700 / z), { opacity: 0.4 })
      S.sh(d, '#3a1a0c', ...p(s * 57, 44, 130), 0.8, ...p(s * 55, 75, 130), 0)
    })
  }
  const top = quad([-55, 75, Z0], [-55, 75, Z1], [55, 75, Z1], [55, 75, Z0])
  S.p(top, S.lin(0, p(0, 75, Z1)[1], 0, H, [[0, '#FFF0CC'], [0.3, '#F6E6C6'], [0.7, '#E3CCA0'], [1, '#A98a62']]))
  S.cg(top, () => {
    for (const z of [150, 260, 370]) {
      const [x, y] = p(0, 75, z)
      S.p(ell(x, y, 46000 / z, 12000 / z), '#FFFBE4', { opacity: 0.55, filter: S.blur(26) })
    }
    // runner, kantha
    const run = quad([-15, 75.1, Z0], [-15, 75.1, Z1], [15, 75.1, Z1], [15, 75.1, Z0])
    S.p(run, P.verm)
    S.sh(run, '#5d120b', VX, H, 0.9, VX, 600, 0)
    for (const x of [-11, -6, -1, 4, 9]) S.stitch(poly([p(x, 75.2, Z0), p(x, 75.2, Z1)], false), x === -1 ? P.gold : '#F8DDBC', 2.6, '13 9', { opacity: 0.8, 'stroke-dashoffset': x * 5 })
    for (const x of [-15, 15]) S.l(poly([p(x, 75.2, Z0), p(x, 75.2, Z1)], false), '#1F5A40', 7)
  })
  S.l(poly([p(-55, 75, Z0), p(-55, 75, Z1), p(55, 75, Z1), p(55, 75, Z0)], false), '#FFF8E4', 3, { opacity: 0.8 })
  for (let i = 5; i >= 0; i--) for (const s of [-1, 1]) place(S, s * 36, 168 + i * 60, s)
  // oil lamps and marigolds on the runner
  for (const z of [440, 330, 230]) {
    const [x, y] = p(0, 75, z)
    const k = F / z
    S.glow(x, y - 12 * k, 70 * k, '#FFD080', 0.75)
    S.p(`M${R(x - 6 * k)} ${R(y)}H${R(x + 6 * k)}L${R(x + 2 * k)} ${R(y - 4 * k)}V${R(y - 9 * k)}H${R(x - 2 * k)}V${R(y - 4 * k)}Z`, S.lin(x - 6 * k, 0, x + 6 * k, 0, [[0, '#7a4d1c'], [0.45, '#FBE6B0'], [1, '#7a4d1c']]))
    S.p(`M${R(x - 7 * k)} ${R(y - 11 * k)}C${R(x - 5 * k)} ${R(y - 7 * k)} ${R(x + 5 * k)} ${R(y - 7 * k)} ${R(x + 7 * k)} ${R(y - 11 * k)}Z`, '#D9AC58')
    S.p(`M${R(x)} ${R(y - 21 * k)}C${R(x + 3.4 * k)} ${R(y - 16 * k)} ${R(x + 2.6 * k)} ${R(y - 11 * k)} ${R(x)} ${R(y - 10.5 * k)}C${R(x - 2.6 * k)} ${R(y - 11 * k)} ${R(x - 3.4 * k)} ${R(y - 16 * k)} ${R(x)} ${R(y - 21 * k)}Z`, '#FFF6D4')
    for (const [dx, dz, r] of [[-7, -14, 2.6], [5, -16, 3], [-2, -20, 2.4]]) {
      const [fx, fy] = p(dx, 76, z + dz)
      S.p(ell(fx, fy, r * k * 1.3, r * k), '#B5480f')
      S.p(ell(fx - k * 0.4, fy - k * 0.5, r * k * 0.95, r * k * 0.7), '#F6A03c')
      S.p(ell(fx - k * 0.6, fy - k * 0.8, r * k * 0.5, r * k * 0.36), '#FFD27a')
    }
  }
  // our own place, cut by the frame
  {
    const [x, y] = p(-6, 75.6, 78)
    S.p(ell(x + 14, y + 26, 250, 120), '#2a1006', { opacity: 0.5, filter: S.blur(14) })
    S.p(ell(x, y, 250, 118), S.lin(x - 250, y - 100, x + 200, y + 100, [[0, '#A87530'], [0.4, '#FFF0C0'], [0.6, '#D9AC58'], [1, '#6E4518']]))
    S.p(ell(x, y + 4, 218, 98), S.lin(x - 218, 0, x + 218, 0, [[0, '#6E4518'], [0.5, '#D9AC58'], [1, '#8a5a20']]))
    S.l(ell(x, y + 4, 218, 98), '#4a2a0c', 2, { opacity: 0.6 })
    for (const [dx, dy, c, hi] of [[-120, -34, '#C9501f', '#F6A060'], [-20, -62, '#6f8a34', '#B5CC6a'], [92, -46, '#E0A22c', '#FFE08a']]) {
      S.p(ell(x + dx + 6, y + dy + 10, 60, 26), '#2a1006', { opacity: 0.5, filter: S.blur(5) })
      S.p(ell(x + dx, y + dy, 58, 25), S.lin(x + dx - 58, 0, x + dx + 58, 0, [[0, '#8a5a20'], [0.4, '#FBE6B0'], [1, '#7a4d1c']]))
      S.p(ell(x + dx, y + dy + 2, 48, 19), c)
      S.p(ell(x + dx - 12, y + dy - 4, 18, 6), hi, { opacity: 0.8 })
    }
  }
  S.p(rect(0, 0, W, H), S.rad(VX + 20, 430, 980, [[0, '#FFC878', 0.2], [0.45, '#FFC878', 0], [1, '#120503', 0.8]]), { style: 'mix-blend-mode:soft-light' })
  S.p(rect(0, 0, W, H), S.rad(VX + 60, 440, 1120, [[0.35, '#120503', 0], [1, '#120503', 0.6]]))
  S.finish({ vig: 0.36, grain: 0.32, tint: '#1a0804' })
  return S
}
