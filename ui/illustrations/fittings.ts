import type { Shape } from '#domain/catalogue/drawing'
import type { Family } from './family'
import { block, centre } from './parts'
import { path } from './shapes'

export const vinkel45: Family = {
  extent: { x: 8, y: 14, width: 102, height: 92 },
  draw: () => [
    path('face', 'M12 74h40c6 0 9-2 13-6l27-32 24 20-30 36c-8 10-18 16-32 16H12Z'),
    path('shade', 'M12 94h44c12 0 20-5 27-13l30-33 3 8-30 36c-8 10-18 16-32 16H12Z'),
    path('outline', 'M12 74h40c6 0 9-2 13-6l27-32 24 20-30 36c-8 10-18 16-32 16H12Z'),
    ...block({ x: 4, y: 69, width: 12, height: 44, radius: 3 }),
    path('part', 'm84 30 9-10 32 27-9 10Z'),
    path('inner', 'M36 74v34M74 58l25 21'),
    centre({ y: 91, reach: 58 }),
  ],
}

export const pressboj: Family = {
  extent: { x: 8, y: 6, width: 96, height: 98 },
  draw: () => [
    path('face', 'M14 76h20c24 0 36-14 36-38V6h24v34c0 38-22 60-58 60H14Z'),
    path('shade', 'M14 90h22c32 0 48-18 48-50V6h10v34c0 38-22 60-58 60H14Z'),
    path('outline', 'M14 76h20c24 0 36-14 36-38V6h24v34c0 38-22 60-58 60H14Z'),
    ...block({ x: 6, y: 71, width: 13, height: 34, radius: 3 }),
    path('inner', 'M70 12h24'),
  ],
}

/** A V-shaped bead at the end of a fitting. */
const vBead = (x: number): Shape => path('accent', `M${x - 6} 60h12l5 14-5 15h-12l-5-15Z`)

export const trorV: Family = {
  extent: { x: 7, y: 8, width: 106, height: 84 },
  draw: () => [
    path('face', 'M12 63h35V20h26v43h35v23H12Z'),
    path('shade', 'M12 77h96v9H12ZM64 20h9v43h-9Z'),
    path('outline', 'M12 63h35V20h26v43h35v23H12Z'),
    vBead(14),
    vBead(106),
    path('accent', 'M46 9v12l14 5 14-5V9l-14-4Z'),
    centre({ x: 60, y: 74, reach: 57 }),
  ],
}

export const presskoppling: Family = {
  extent: { x: 8, y: 36, width: 104, height: 50 },
  draw: () => [
    ...block({ x: 10, y: 42, width: 100, height: 38, radius: 1 }),
    ...block({ x: 14, y: 36, width: 14, height: 50, radius: 6 }),
    ...block({ x: 92, y: 36, width: 14, height: 50, radius: 6 }),
    path('accent', 'M16 58h10v6H16ZM94 58h10v6H94Z'),
    path('inner', 'M57 42v38M63 42v38'),
    centre({ y: 61, reach: 58 }),
  ],
}

/** A nut over a clamping ring, lying. */
const nut = (x: number, y: number): readonly Shape[] => [
  ...block({ x, y, width: 22, height: 38 }),
  path('inner', `M${x} ${y + 11}h22M${x} ${y + 27}h22`),
]

const standingNut = (x: number, y: number): readonly Shape[] => [
  ...block({ x, y, width: 38, height: 22, shade: 'right' }),
  path('inner', `M${x + 11} ${y}v22M${x + 27} ${y}v22`),
]

export const klamringsvinkel: Family = {
  extent: { x: 4, y: 8, width: 96, height: 100 },
  draw: () => [
    path('body', 'M40 64h22V38h28v54H40Z'),
    path('shade', 'M40 80h42V38h7.5v53.5H40Z'),
    ...nut(20, 58),
    ...block({ x: 6, y: 66, width: 14, height: 22, radius: 0 }),
    ...standingNut(57, 18),
    ...block({ x: 65, y: 6, width: 22, height: 13, radius: 0, shade: 'right' }),
    centre({ y: 77, reach: 57 }),
  ],
}

export const klamringsT: Family = {
  extent: { x: 4, y: 8, width: 112, height: 92 },
  draw: () => [
    path('body', 'M36 64h10V40h28v24h10v26H36Z'),
    path('shade', 'M36 80h48v9.5H36Z'),
    ...nut(18, 58),
    ...nut(80, 58),
    ...standingNut(41, 20),
    ...block({ x: 4, y: 66, width: 14, height: 22, radius: 0 }),
    ...block({ x: 102, y: 66, width: 14, height: 22, radius: 0 }),
    ...block({ x: 49, y: 7, width: 22, height: 14, radius: 0, shade: 'right' }),
    centre({ x: 60, y: 77, reach: 57 }),
  ],
}

export const klamringsgang: Family = {
  extent: { x: 4, y: 34, width: 112, height: 54 },
  draw: () => [
    ...block({ x: 4, y: 50, width: 20, height: 22, radius: 1 }),
    ...nut(22, 42),
    ...block({ x: 44, y: 36, width: 26, height: 50 }),
    path('inner', 'M44 50h26M44 72h26'),
    ...block({ x: 69, y: 42, width: 46, height: 38, radius: 1 }),
    path('inner', 'm78 42-4 38M86 42l-4 38M94 42l-4 38M102 42l-4 38M110 42l-4 38'),
    centre({ y: 61, reach: 58 }),
  ],
}

export const muff: Family = {
  extent: { x: 22, y: 24, width: 76, height: 72 },
  draw: () => [
    ...block({ x: 22, y: 28, width: 76, height: 64, radius: 4 }),
    ...block({ x: 16, y: 22, width: 16, height: 76, radius: 4 }),
    ...block({ x: 88, y: 22, width: 16, height: 76, radius: 4 }),
    path('inner', 'M38 46h44M38 60h44M38 74h44'),
    centre({ y: 60, reach: 56 }),
  ],
}

export const bussning: Family = {
  extent: { x: 20, y: 22, width: 80, height: 76 },
  draw: () => [
    ...block({ x: 22, y: 14, width: 26, height: 92 }),
    path('inner', 'M22 38h26M22 82h26'),
    ...block({ x: 47, y: 26, width: 50, height: 68, radius: 1 }),
    path('inner', 'm58 26-5 68M68 26l-5 68M78 26l-5 68M88 26l-5 68'),
    path('accent', 'M97 44h9v32h-9Z'),
    centre({ y: 60, reach: 56 }),
  ],
}

export const propp: Family = {
  extent: { x: 26, y: 10, width: 68, height: 100 },
  draw: () => [
    ...block({ x: 44, y: 8, width: 32, height: 26, shade: 'right' }),
    ...block({ x: 24, y: 34, width: 72, height: 16, shade: 'right' }),
    ...block({ x: 32, y: 50, width: 56, height: 58, shade: 'right', radius: 1 }),
    path('inner', 'm32 60 56-5M32 70l56-5M32 80l56-5M32 90l56-5M32 100l56-5M55 8v26'),
    centre({ x: 60, reach: 57 }),
  ],
}
