// What the scenes share beyond kit.mjs: softer grain, tapered limbs, hands.
import { ell, lerp, mix, R, smooth } from './kit.mjs'

/** A third less stipple than the kit: more of each shade is a smooth wash. */
export function calm(S) {
  const wash = (ex) => ({ opacity: 0.64, ...ex })
  const dots = (kind, filter, ex) => ({ filter, ...(kind === 'f' || kind === 'c' ? { opacity: 0.33 } : {}), ...ex })
  S.sh = function (d, c, x1, y1, a1, x2, y2, a2, kind = 'f', ex) {
    const g = this.lin(x1, y1, x2, y2, [[0, c, a1], [1, c, a2]])
    if (kind === 'f' || kind === 'c') this.p(d, g, wash(ex))
    return this.p(d, g, dots(kind, this.gr(kind), ex))
  }
  S.shr = function (d, c, cx, cy, r, stops, kind = 'f', ex) {
    const g = this.rad(cx, cy, r, stops.map(([o, a]) => [o, c, a]))
    this.p(d, g, wash(ex))
    return this.p(d, g, dots(kind, this.gr(kind), ex))
  }
  return S
}

/** A path along points whose width changes from w[0] over w[1] to w[2]; both ends are round. */
export function limb(points, w, n = 20) {
  const m = points.length - 1
  const at = (i) => points[Math.max(0, Math.min(m, i))]
  const line = Array.from({ length: n + 1 }, (_, j) => {
    const u = (j / n) * m
    const i = Math.min(m - 1, Math.floor(u))
    const t = u - i
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    return [0, 1].map((k) => 0.5 * (2 * b[k] + (c[k] - a[k]) * t + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3))
  })
  const left = []
  const right = []
  line.forEach((p, j) => {
    const a = line[Math.max(0, j - 1)]
    const b = line[Math.min(n, j + 1)]
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const l = Math.hypot(dx, dy) || 1
    const t = j / n
    const h = (t < 0.5 ? lerp(w[0], w[1], t * 2) : lerp(w[1], w[2], t * 2 - 1)) / 2
    left.push([p[0] - (dy / l) * h, p[1] + (dx / l) * h])
    right.push([p[0] + (dy / l) * h, p[1] - (dx / l) * h])
  })
  const cap = (p, q, h) => {
    const l = Math.hypot(p[0] - q[0], p[1] - q[1]) || 1
    return [p[0] + ((p[0] - q[0]) / l) * h, p[1] + ((p[1] - q[1]) / l) * h]
  }
  return smooth([...left, cap(line[n], line[n - 1], w[2] / 2), ...right.reverse(), cap(line[0], line[1], w[0] / 2)])
}

/** A finger: shadow beneath, lit along its upper side, with a nail; sk is { b, s, l, d }. */
export function finger(S, points, w, sk, { nail = true, shade = 0 } = {}) {
  const d = limb(points, w)
  S.p(d, sk.d, { opacity: 0.5, filter: S.blur(3), transform: 'translate(2 5)' })
  S.p(d, mix(sk.b, sk.s, shade))
  S.cg(d, () => {
    S.l(smooth(points.map(([x, y]) => [x - w[1] * 0.1, y - w[1] * 0.28]), false), sk.l, R(w[1] * 0.34), { opacity: 0.8 - shade, filter: S.blur(4) })
    S.l(smooth(points.map(([x, y]) => [x + w[1] * 0.1, y + w[1] * 0.46]), false), sk.s, R(w[1] * 0.34), { opacity: 0.85, filter: S.blur(4) })
  })
  if (!nail) return
  const [a, b] = points.slice(-2)
  const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI
  S.g({ transform: `translate(${R(b[0])} ${R(b[1])}) rotate(${R(turn)})` }, () => S.p(ell(w[2] * 0.08, -w[2] * 0.08, w[2] * 0.34, w[2] * 0.25), mix(sk.l, '#FFE6D2', 0.5), { opacity: 0.75 }))
}
