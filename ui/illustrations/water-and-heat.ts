import type { Family } from './family'
import { block, centre, ground } from './parts'
import { circle, path } from './shapes'

export const expansionskarl: Family = {
  extent: { x: 24, y: 20, width: 72, height: 86 },
  draw: () => [
    ...block({ x: 54, y: 6, width: 12, height: 16, shade: 'right', radius: 1 }),
    path('accent', 'M24 60c0-28 14-40 36-40s36 12 36 40v4c0 28-14 42-36 42S24 92 24 64Z'),
    path('shade', 'M74 23c14 5 21.5 18 21.5 37v4c0 20-8 34-21.5 39Z'),
    path('outline', 'M24 60c0-28 14-40 36-40s36 12 36 40v4c0 28-14 42-36 42S24 92 24 64Z'),
    path('outline', 'M24 59h72M24 65h72'),
    ...block({ x: 55, y: 105, width: 10, height: 7, shade: 'right', radius: 1 }),
    centre({ x: 60, reach: 58 }),
  ],
}

export const varmepump: Family = {
  extent: { x: 8, y: 24, width: 104, height: 76 },
  draw: () => [
    ground({ from: 2, to: 118, y: 106 }),
    ...block({ x: 18, y: 99, width: 12, height: 7, shade: 'none', radius: 0 }),
    ...block({ x: 90, y: 99, width: 12, height: 7, shade: 'none', radius: 0 }),
    ...block({ x: 8, y: 24, width: 104, height: 76, radius: 4, shade: 'none' }),
    circle('shade', 46, 62, 32),
    circle('outline', 46, 62, 32),
    path('inner', 'M14 62h64M46 30v64M18 46h56M18 78h56'),
    circle('accent', 46, 62, 8),
    path('inner', 'M86 34v56M92 36h14M92 42h14M92 48h14M92 54h14'),
    ...block({ x: 92, y: 76, width: 14, height: 14, accent: true }),
  ],
}

export const tvattstall: Family = {
  extent: { x: 8, y: 36, width: 104, height: 44 },
  widthAcross: 'unseen',
  draw: () => [
    ...block({ x: 56, y: 18, width: 8, height: 20, accent: true }),
    path('accent', 'M60 14h22v6H60Z'),
    path('face', 'M8 36h104c0 26-16 44-44 44H52C24 80 8 62 8 36Z'),
    path('shade', 'M18 62c24 8 60 8 84 0-8 11-20 17.5-34 17.5H52C38 79.5 26 73 18 62Z'),
    path('outline', 'M8 36h104c0 26-16 44-44 44H52C24 80 8 62 8 36Z'),
    ...block({ x: 6, y: 32, width: 108, height: 7, shade: 'none' }),
    ...block({ x: 54, y: 80, width: 12, height: 14, shade: 'right', radius: 1 }),
    ...block({ x: 48, y: 93, width: 24, height: 16, shade: 'right', radius: 4 }),
    centre({ x: 60, reach: 57 }),
  ],
}

export const duschset: Family = {
  extent: { x: 26, y: 10, width: 70, height: 100 },
  draw: () => [
    ...block({ x: 36, y: 10, width: 7, height: 100, shade: 'right', radius: 3 }),
    ...block({ x: 28, y: 14, width: 15, height: 9, shade: 'right' }),
    ...block({ x: 28, y: 98, width: 15, height: 9, shade: 'right' }),
    path('outline', 'M52 62c10 16 2 40 22 44 14 2 20-12 14-22'),
    path('body', 'm50 64 22-38 8 5-22 38Z'),
    path('accent', 'm64 12 34 20-5 9-34-20Z'),
    ...block({ x: 34, y: 44, width: 24, height: 10 }),
    path('inner', 'm60 28-5 9M68 33l-5 9M84 42l-5 9M92 46l-5 9'),
    path('centre', 'M39.5 3v114'),
  ],
}
