import type { Shape } from '#domain/catalogue/drawing'
import type { Extent, Family } from './family'
import { block, centre } from './parts'
import { circle, path, rect } from './shapes'

const standing: Extent = { x: 22, y: 8, width: 76, height: 104 }

const SACK = 'M26 20c4 6 4 10 0 16-4 24-4 46 0 68 0 6 2 8 6 8h56c4 0 6-2 6-8 4-22 4-44 0-68-4-6-4-10 0-16Z'

/** A paper sack with a sewn top; what is printed on it tells its kind. */
const sackWith = (print: readonly Shape[]): Family => ({
  extent: standing,
  draw: () => [
    path('face', SACK),
    path('shade', 'M76 20.5h17.5c-3.5 6-3.5 10 0 16 4 22 4 44 0 67.5 0 6-2 7.5-6 7.5H76Z'),
    path('outline', SACK),
    ...block({ x: 24, y: 8, width: 72, height: 13, shade: 'none' }),
    path('inner', 'M30 14.5h5M41 14.5h5M52 14.5h5M63 14.5h5M74 14.5h5M85 14.5h5'),
    ...print,
    centre({ x: 60, reach: 57 }),
  ],
})

const BUCKET = 'M24 40h72l-6 68c0 3-2 4-5 4H35c-3 0-5-1-5-4Z'

/** A bucket with a lid and a handle. */
const bucketWith = (print: readonly Shape[]): Family => ({
  extent: { x: 20, y: 24, width: 80, height: 88 },
  draw: () => [
    path('outline', 'M22 38C26-4 94-4 98 38'),
    path('face', BUCKET),
    path('shade', 'M74 40.5h21.5L89.5 108c0 2.5-1.5 3.5-4.5 3.5H74Z'),
    path('outline', BUCKET),
    ...block({ x: 20, y: 30, width: 80, height: 12, shade: 'none' }),
    ...print,
    centre({ x: 60, reach: 57 }),
  ],
})

/** Four tiles with joints between them. */
const tiles = (tile: 'part' | 'accent'): readonly Shape[] => [
  rect(tile, { x: 36, y: 48, width: 21, height: 21 }),
  rect(tile, { x: 63, y: 48, width: 21, height: 21 }),
  rect(tile, { x: 36, y: 75, width: 21, height: 21 }),
  rect(tile, { x: 63, y: 75, width: 21, height: 21 }),
]

/** The comb that a notched trowel leaves. */
const comb = path('accent', 'M34 96V62h7v24h7V62h7v24h10V62h7v24h7V62h7v34Z')

const fastmassa = sackWith([comb])

const fastmassaC1 = sackWith([
  path('inner', 'M36 46h48M36 54h48'),
  rect('accent', { x: 24, y: 66, width: 71, height: 16 }),
])

const fastmassaFlex = sackWith([
  rect('accent', { x: 24, y: 44, width: 72, height: 30 }),
  path('outline', 'M30 59c6-14 12-14 18 0s12 14 18 0 12-14 18 0'),
  path('outline', 'M36 84v18M50 84v18M64 84v18M78 84v18'),
])

const fastmassaSnabb = sackWith([
  circle('accent', 60, 70, 25),
  circle('part', 60, 70, 18),
  path('outline', 'M60 58v12l10 7'),
  path('outline', 'M60 45v-6M52 39h16'),
])

const fastmassaLatt = sackWith([
  path('accent', 'M32 100c0-34 18-50 56-56-2 36-22 54-50 54Z'),
  path('outline', 'M32 106c8-22 22-36 42-48'),
])

const fastmassaHink = bucketWith([
  rect('accent', { x: 34, y: 52, width: 52, height: 46 }),
  path('outline', 'M40 92V64h6v20h7V64h7v20h7V64h7v20h6V64'),
])

const fogbruk = sackWith([rect('accent', { x: 30, y: 42, width: 60, height: 60 }), ...tiles('part')])

const fogbrukGolv = sackWith([
  path('accent', 'M60 42 92 72 60 102 28 72Z'),
  path('outline', 'M44 57l32 30M76 57 44 87'),
])

const avjamning = sackWith([
  path('accent', 'M27 74c10-6 16-6 26 0s20 6 30 0c4-2 7-3 10-3v28H27Z'),
  path('outline', 'M60 44v18M54 56l6 7 6-7'),
])

const avjamningFiber = sackWith([
  rect('accent', { x: 28, y: 44, width: 64, height: 56 }),
  path('outline', 'M34 52l18 8M62 50l20 6M40 74l12-10M66 66l18 6M34 90l20-6M60 78l-4 16M70 92l16-10'),
])

const tatskikt = bucketWith([
  rect('accent', { x: 33, y: 54, width: 54, height: 42 }),
  path('part', 'M60 58c13 15 11 30 0 33-11-3-13-18 0-33Z'),
])

const primer: Family = {
  extent: { x: 30, y: 8, width: 60, height: 104 },
  draw: () => [
    ...block({ x: 36, y: 8, width: 20, height: 14, accent: true }),
    path('body', 'M30 40c0-10 4-16 10-18h38c8 2 12 8 12 18v66c0 4-2 6-6 6H36c-4 0-6-2-6-6Z'),
    path('part', 'M62 32h14c4 0 6 3 6 8v10H68c-4 0-6-3-6-7Z'),
    path('shade', 'M72 62h17.5v44c0 4-1.5 5.5-5.5 5.5H72Z'),
    rect('accent', { x: 36, y: 62, width: 48, height: 36 }),
    rect('part', { x: 42, y: 67, width: 30, height: 11, rx: 4 }),
    path('outline', 'M72 72h8v10H60v10'),
  ],
}

const tatband: Family = {
  extent: { x: 12, y: 14, width: 102, height: 92 },
  draw: () => [
    path('part', 'M52 106h62V76H86Z'),
    path('accent', 'M66 106h34V76H80Z'),
    circle('part', 56, 60, 44),
    circle('shade', 56, 60, 36),
    circle('part', 56, 60, 28),
    circle('inner', 56, 60, 34),
    circle('inner', 56, 60, 40),
    circle('accent', 56, 60, 14),
  ],
}

const forstarkningsremsa: Family = {
  extent: { x: 8, y: 18, width: 104, height: 84 },
  draw: () => [
    path('body', 'M30 44h74c6 0 8 6 8 14v44H38c-4-20 0-40-8-58Z'),
    path(
      'inner',
      'M46 54l10 10M66 54l10 10M86 54l10 10M46 74l10 10M66 74l10 10M86 74l10 10M56 54 46 64M76 54 66 64M96 54 86 64',
    ),
    path('accent', 'M38 88h74v14H38Z'),
    path('body', 'M8 44c0-16 10-26 24-26h72c-14 0-22 10-22 26s-8 22-22 22H30C16 66 8 58 8 44Z'),
    circle('part', 30, 44, 20),
    circle('shade', 30, 44, 12),
    circle('part', 30, 44, 7),
  ],
}

const tatmanschett: Family = {
  extent: { x: 14, y: 14, width: 92, height: 92 },
  draw: () => [
    rect('part', { x: 14, y: 14, width: 92, height: 92, rx: 6 }),
    path('inner', 'M20 24h80M20 34h80M20 86h80M20 96h80'),
    circle('accent', 60, 60, 28),
    circle('part', 60, 60, 17),
    circle('shade', 60, 60, 12),
    centre({ x: 60, y: 60, reach: 57 }),
  ],
}

const brunnsmanschett: Family = {
  extent: { x: 8, y: 8, width: 104, height: 104 },
  draw: () => [
    rect('accent', { x: 8, y: 8, width: 104, height: 104, rx: 3 }),
    circle('part', 60, 60, 38),
    path('inner', 'M36 48h48M32 60h56M36 72h48M48 36v48M60 32v56M72 36v48'),
    path('outline', 'M8 26 26 8M94 112l18-18'),
    circle('outline', 60, 60, 26),
  ],
}

const innerhorn: Family = {
  extent: { x: 12, y: 10, width: 96, height: 100 },
  draw: () => [
    path('body', 'M60 10 12 26v50l48-14Z'),
    path('shade', 'M60 10l48 16v50L60 62Z'),
    path('outline', 'M60 10l48 16v50L60 62Z'),
    path('accent', 'M12 76l48-14 48 14-48 34Z'),
  ],
}

const ytterhorn: Family = {
  extent: { x: 10, y: 10, width: 100, height: 100 },
  draw: () => [
    path('accent', 'M60 10 104 30 60 52 16 30Z'),
    path('body', 'M16 30l44 22v58L10 84Z'),
    path('shade', 'M104 30 60 52v58l50-26Z'),
    path('outline', 'M104 30 60 52v58l50-26Z'),
  ],
}

/** What tiles are laid on and with, by the names of the drawings. */
export const tiling = {
  fastmassa,
  'fastmassa-c1': fastmassaC1,
  'fastmassa-flex': fastmassaFlex,
  'fastmassa-snabb': fastmassaSnabb,
  'fastmassa-latt': fastmassaLatt,
  'fastmassa-hink': fastmassaHink,
  fogbruk,
  'fogbruk-golv': fogbrukGolv,
  avjamning,
  'avjamning-fiber': avjamningFiber,
  tatskikt,
  primer,
  tatband,
  forstarkningsremsa,
  tatmanschett,
  brunnsmanschett,
  innerhorn,
  ytterhorn,
} as const satisfies Readonly<Record<string, Family>>
