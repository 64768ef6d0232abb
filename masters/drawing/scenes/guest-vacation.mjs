// The vacation guest: a red shawl against the mist, a cup of tea between her hands.
import { ell, mix, P, Scene } from '../kit.mjs'
import * as Q from '../portrait.mjs'
import { calm } from '../hand.mjs'

export default function scene() {
  const S = calm(new Scene(1200, 1200, 61))
  Q.ground(S, ['#C9DAD2', '#8FB3AE', '#56827f', '#1f4a4c'])
  const sk = Q.SK.tan
  const s = 1.66
  const F = Q.frame({ cx: 672, cy: 520, s, rot: 1 })
  const B = Q.frame({ cx: 672, cy: 500, s })
  const hairC = '#1f1412'
  // hair falls behind the shoulder
  const back = F.d([[240, 40], [320, 70], [362, 150], [372, 260], [384, 380], [410, 500], [330, 540], [280, 460], [262, 330], [230, 200]])
  S.p(back, hairC)
  Q.sh(S, F, back, '#000000', [390, 480], 0.7, [300, 260], 0)
  const neck = B.d([[150, 350], [158, 420], [140, 480], [210, 540], [330, 500], [300, 420], [290, 330], [292, 240], [200, 290]])
  S.p(neck, sk.b)
  Q.tone(S, B, B.d([[150, 376], [170, 420], [210, 420], [262, 350], [290, 310], [330, 500], [240, 520], [200, 460]]), sk.s, [300, 400], [170, 440], { flat: 0.5, a2: 0.35 })
  // shawl: one cloth round both shoulders, its fold open at the throat
  const shawl = B.d([[120, 486], [60, 520], [-10, 580], [-50, 660], [-70, 740, 1], [640, 740, 1], [610, 640], [560, 560], [470, 500], [380, 452], [322, 430, 1], [300, 486], [240, 540], [180, 540]])
  Q.castShadow(S, shawl, '#12302f', 0.45, 20, 14, 26)
  S.p(shawl, P.verm)
  S.cg(shawl, () => {
    for (let i = 0; i < 16; i++) Q.stitches(S, B, [[-80, 560 + i * 22], [120, 520 + i * 26], [330, 470 + i * 26], [660, 560 + i * 22]], i % 5 === 2 ? '#F3CB7a' : '#F8DDBC', 2, [8, 6], { opacity: 0.62, 'stroke-dashoffset': i * 7 })
    Q.sh(S, B, shawl, '#FF9a72', [-20, 540], 1, [220, 660], 0)
    Q.sh(S, B, shawl, '#3f0a05', [640, 720], 1, [360, 560], 0)
    for (const p of [[[300, 500], [330, 600], [320, 740]], [[420, 490], [480, 600], [500, 740]], [[80, 540], [100, 640], [80, 740]]]) S.p(B.d([...p, ...p.map(([x, y]) => [x + 46, y]).reverse()]), '#4a0d06', { opacity: 0.42, filter: S.blur(13) })
  })
  const fold = B.d([[322, 430, 1], [352, 446], [330, 530], [250, 610], [150, 640], [110, 600], [120, 486, 1], [180, 556], [240, 556], [296, 500]])
  Q.castShadow(S, fold, '#3f0a05', 0.5, 2, 12, 10)
  S.p(fold, '#D94E32')
  Q.sh(S, B, fold, '#5d120b', [340, 520], 0.95, [190, 590], 0)
  Q.sh(S, B, fold, '#FFB48c', [112, 520], 0.9, [180, 600], 0)
  Q.stitches(S, B, [[128, 520], [180, 574], [240, 574], [304, 512], [334, 450]], '#F8E3B8', 2.6)

  Q.headP(S, F, { sk, lip: '#A8483A', lidY: 6 })
  S.cg(F.d(Q.OUTP), () => {
    S.p(F.e(128, 132, 40, 24), sk.l, { opacity: 0.6, filter: S.blur(16) })
    S.p(F.e(150, 250, 30, 16), sk.l, { opacity: 0.6, filter: S.blur(12) })
    S.p(F.d([[98, 204], [92, 232], [76, 262], [82, 272], [98, 246], [106, 216]]), '#F8DDB8', { opacity: 0.75, filter: S.blur(6) })
  })
  const hair = F.d([[110, 104], [104, 84], [120, 40], [170, 4], [232, -6], [300, 22], [344, 84], [360, 170], [362, 262], [376, 380], [398, 520], [356, 566], [286, 420], [268, 330], [254, 268], [238, 228], [232, 204], [214, 196], [206, 214, 1], [196, 190], [184, 150], [156, 118], [130, 108]])
  S.p(hair, hairC)
  Q.sh(S, F, hair, '#9a6a4c', [150, 10], 1, [240, 150], 0)
  for (let i = 0; i < 12; i++) Q.brush(S, F, [[128 + i * 6, 96 - i * 7], [200 + i * 9, 80 - i * 5], [250 + i * 8, 200], [276 + i * 6.5, 330], [306 + i * 6.5, 500]], [1, 3.4, 1], i % 3 ? '#5d4032' : '#B08464', { opacity: 0.5 })
  const ear = F.d([[218, 212], [232, 206], [244, 218], [240, 244], [226, 262], [218, 250]])
  S.p(ear, sk.b)
  Q.sh(S, F, ear, sk.s, [244, 240], 0.9, [220, 220], 0.1)
  const drop = F.t(228, 274)
  S.p(ell(drop[0], drop[1], 12), P.gold)
  S.p(ell(drop[0] - 4, drop[1] - 4, 4.5), '#FFF6DA')
  
  // cup in both hands
  const x = 400
  const y = 990
  S.p(ell(x + 20, y + 150, 190, 60), '#2a0705', { opacity: 0.5, filter: S.blur(22) })
  const cup = `M${x - 118} ${y - 60}C${x - 116} ${y + 70} ${x - 70} ${y + 140} ${x} ${y + 142}C${x + 70} ${y + 140} ${x + 116} ${y + 70} ${x + 118} ${y - 60}Z`
  S.p(cup, S.lin(x - 118, 0, x + 118, 0, [[0, '#D9CBB0'], [0.2, '#FFFDF4'], [0.5, '#EFE2CB'], [1, '#8f7d63']]))
  S.p(ell(x, y - 60, 118, 34), '#FBF3E0')
  S.p(ell(x, y - 56, 102, 25), S.lin(x - 100, 0, x + 100, 0, [[0, '#8a4a1c'], [0.6, '#C07a38'], [1, '#6b3410']]))
  S.stitch(`M${x - 114} ${y - 16}C${x - 60} ${y + 16} ${x + 60} ${y + 16} ${x + 114} ${y - 16}`, P.teal, 6, '15 10')
  const H = Q.frame({ cx: x, cy: y + 40, s: 1.5, ox: 0, oy: 0 })
  for (const m of [1, -1]) {
    const G = { ...H, d: (a, c) => H.d(a.map(([u, v, k]) => (k ? [u * m, v, k] : [u * m, v])), c), t: (u, v) => H.t(u * m, v), l: (a) => H.l(a.map(([u, v]) => [u * m, v])) }
    S.p(G.d([[60, -40], [100, -46], [150, 10], [160, 80], [110, 96], [60, 70], [40, 20]]), mix(sk.b, m > 0 ? sk.s : sk.l, 0.3))
    for (const [a, b, w] of [[[104, -24], [22, -34], 27], [[112, 6], [14, -2], 28], [[112, 36], [20, 30], 27], [[108, 64], [34, 60], 23]]) Q.finger(S, G, sk, a, b, w)
    const sleeve = G.d([[122, -40, 1], [170, -60], [260, 20], [260, 120, 1], [96, 120, 1], [140, 40]])
    S.p(sleeve, m > 0 ? '#B83A24' : '#E0593c')
    Q.stitches(S, G, [[130, -34], [148, 40], [110, 116]], '#F8E3B8', 2.6)
  }
  Q.steam(S, x - 10, y - 80, 330, 0.6)
  Q.steam(S, x + 50, y - 80, 240, 0.4)
  S.finish({ vig: 0.2, grain: 0.3 })
  return S
}
