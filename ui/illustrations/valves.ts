import type { Shape } from '#domain/catalogue/drawing'
import type { Family } from './family'
import { block, centre } from './parts'
import { path } from './shapes'

const ball = (): readonly Shape[] => [
  path('face', 'M35 56c7-6 15-7 25-7s18 1 25 7v32c-7 6-15 7-25 7s-18-1-25-7Z'),
  path('shade', 'M35.5 77h49v11c-7 6-15 6.5-24.5 6.5S42.5 94 35.5 88Z'),
  path('outline', 'M35 56c7-6 15-7 25-7s18 1 25 7v32c-7 6-15 7-25 7s-18-1-25-7Z'),
  path('inner', 'M46 51v42M74 51v42'),
]

export const kulventil: Family = {
  extent: { x: 10, y: 23, width: 100, height: 72 },
  // From the spindle to the end of the lever.
  widthAcross: [60, 116],
  draw: () => [
    ...block({ x: 10, y: 54, width: 25, height: 36 }),
    ...block({ x: 85, y: 54, width: 25, height: 36 }),
    path('inner', 'M10 64h25M85 64h25'),
    ...ball(),
    ...block({ x: 50, y: 40, width: 20, height: 10, shade: 'right' }),
    ...block({ x: 54.5, y: 23, width: 10, height: 7, shade: 'none', radius: 1 }),
    path('accent', 'M50 29.5h14l6 5h41a5 5 0 0 1 0 10H68l-7-4.5H50Z'),
    centre({ x: 60, y: 72, reach: 54 }),
  ],
}

export const presskulventil: Family = {
  extent: { x: 6, y: 18, width: 108, height: 77 },
  draw: () => [
    ...block({ x: 5, y: 60, width: 30, height: 24, radius: 1 }),
    ...block({ x: 85, y: 60, width: 30, height: 24, radius: 1 }),
    path('inner', 'M7.5 60v24M112.5 60v24'),
    ...block({ x: 11, y: 55, width: 8, height: 34, radius: 3.5 }),
    ...block({ x: 101, y: 55, width: 8, height: 34, radius: 3.5 }),
    ...ball(),
    ...block({ x: 50, y: 41, width: 20, height: 9, shade: 'right' }),
    ...block({ x: 54, y: 36, width: 12, height: 5, shade: 'none', radius: 1 }),
    path('accent', 'M34 18h52c2 4-1 7-6 9-6 2-9 4-11 8H51c-2-4-5-6-11-8-5-2-8-5-6-9Z'),
    centre({ x: 60, y: 72, reach: 54 }),
  ],
}

export const termostat: Family = {
  extent: { x: 6, y: 35, width: 98, height: 72 },
  draw: () => [
    ...block({ x: 14, y: 70, width: 19, height: 28, shade: 'right', radius: 1 }),
    ...block({ x: 9, y: 96, width: 28, height: 11, shade: 'right' }),
    path('inner', 'M18 96v11M28 96v11'),
    ...block({ x: 7, y: 44, width: 24, height: 28 }),
    path('inner', 'M7 53h24'),
    ...block({ x: 31, y: 46, width: 10, height: 24, radius: 1 }),
    ...block({ x: 48, y: 35, width: 56, height: 46, radius: 7 }),
    path('inner', 'M55 37v42M62 36v44M69 35v46M76 35v46M83 35v46'),
    path('inner', 'M95 48h4l-2 2.5a2 2 0 1 1-2.2 2.8'),
    ...block({ x: 41, y: 40, width: 8, height: 36, accent: true, radius: 1 }),
    centre({ y: 58, reach: 57 }),
  ],
}

export const blandare: Family = {
  extent: { x: 30, y: 20, width: 70, height: 82 },
  draw: () => [
    ...block({ x: 53, y: 88, width: 6, height: 17, shade: 'right', radius: 0 }),
    ...block({ x: 61, y: 88, width: 6, height: 17, shade: 'right', radius: 0 }),
    path('body', 'M70 62c14-9 34-7 40 3 1.5 3 1.5 7 1.5 11h-8c0-3 0-5-1-7-3-5-20-5-32.5 2Z'),
    ...block({ x: 99, y: 76, width: 13, height: 5, radius: 1 }),
    ...block({ x: 50, y: 44, width: 20, height: 46, shade: 'right', radius: 1 }),
    path('accent', 'M50 45V34c4-4 9-5 14-5l38-13c7-2 10 5 4 8L70 40v5Z'),
    ...block({ x: 44, y: 88, width: 32, height: 6, shade: 'right', radius: 0 }),
    path(
      'inner',
      'M22 94h96M28 94l-4 6M36 94l-4 6M44 94l-4 6M80 94l-4 6M88 94l-4 6M96 94l-4 6M104 94l-4 6M112 94l-4 6',
    ),
    centre({ x: 60, reach: 55 }),
  ],
}
