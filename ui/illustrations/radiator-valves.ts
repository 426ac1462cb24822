import type { Shape } from '#domain/catalogue/drawing'
import type { Family } from './family'
import { block, centre } from './parts'
import { path } from './shapes'

/** The stem under the protecting cap, which a thermostat head is screwed onto. */
const capped = (x: number): readonly Shape[] => [
  ...block({ x: x - 11, y: 44, width: 22, height: 12, shade: 'right' }),
  ...block({ x: x - 16, y: 16, width: 32, height: 28, accent: true, radius: 3 }),
  path('inner', `M${x - 8} 18v24M${x} 18v24M${x + 8} 18v24`),
]

export const radiatorventil: Family = {
  extent: { x: 8, y: 16, width: 104, height: 76 },
  draw: () => [
    ...block({ x: 8, y: 60, width: 26, height: 32, shade: 'right' }),
    ...block({ x: 34, y: 56, width: 38, height: 34 }),
    ...block({ x: 72, y: 58, width: 14, height: 34, radius: 1 }),
    ...block({ x: 86, y: 64, width: 26, height: 22, radius: 1 }),
    path('inner', 'M16 60v32M93 64v22M100 64v22'),
    ...capped(53),
    centre({ x: 53, y: 75, reach: 56 }),
  ],
}

export const radiatorventilVinkel: Family = {
  extent: { x: 22, y: 16, width: 84, height: 92 },
  draw: () => [
    ...block({ x: 24, y: 84, width: 34, height: 24, shade: 'right' }),
    ...block({ x: 22, y: 56, width: 38, height: 28 }),
    ...block({ x: 60, y: 54, width: 14, height: 32, radius: 1 }),
    ...block({ x: 74, y: 60, width: 32, height: 20, radius: 1 }),
    path('inner', 'M24 92h34M86 60v20M94 60v20'),
    ...capped(41),
    centre({ x: 41, y: 70, reach: 56 }),
  ],
}

/** A slanting hand wheel with a scale, and two outlets for measuring. */
export const injusteringsventil: Family = {
  extent: { x: 6, y: 12, width: 108, height: 88 },
  draw: () => [
    ...block({ x: 6, y: 64, width: 24, height: 36 }),
    ...block({ x: 90, y: 64, width: 24, height: 36 }),
    path('inner', 'M6 74h24M90 74h24'),
    ...block({ x: 30, y: 68, width: 60, height: 28 }),
    ...block({ x: 36, y: 52, width: 7, height: 16, shade: 'right', radius: 1 }),
    ...block({ x: 77, y: 52, width: 7, height: 16, shade: 'right', radius: 1 }),
    ...block({ x: 50, y: 48, width: 20, height: 20, shade: 'right' }),
    ...block({ x: 40, y: 12, width: 40, height: 36, accent: true, radius: 3 }),
    path('inner', 'M48 14v32M56 14v32M64 14v32M72 14v32M44 40h32'),
    centre({ x: 60, y: 82, reach: 58 }),
  ],
}
