/**
 * The roads to the hotel: kilometres, and about as many minutes as usual traffic takes. `road` is an SVG path over the
 * drawn map, which is 1600 units wide and 900 high. Every road ends at the gate.
 */
export const arrivals = [
  {
    id: 'airport',
    kilometres: 10,
    minutes: 30,
    road: 'M926 206c-4 9-13 39-26 56s-41 31-50 48s-11 39-4 56s29 31 44 44s37 21 46 36s4 36 8 54s5 40 14 56s25 31 42 40s40 15 60 16s50-8 60-10',
  },
  {
    id: 'station',
    kilometres: 3,
    minutes: 15,
    road: 'M774 798c2-7 10-29 14-42s13-25 12-36s-11-23-17-32s-11-19-21-24s-16-3-38-4s-64 0-96 0s-76 1-98 0s-31 5-36-4s-5-33 6-52s33-49 60-64s65-25 100-28s73 1 110 8s80 27 110 34s49 3 70 10s36 24 54 32s37 15 56 16s50-8 60-10',
  },
  {
    id: 'busTerminal',
    kilometres: 3,
    minutes: 15,
    road: 'M892 744c-7 0-29 4-44 0s-37-15-48-24s-11-23-17-32s-11-19-21-24s-16-3-38-4s-64 0-96 0s-76 1-98 0s-31 5-36-4s-5-33 6-52s33-49 60-64s65-25 100-28s73 1 110 8s80 27 110 34s49 3 70 10s36 24 54 32s37 15 56 16s50-8 60-10',
  },
] as const
