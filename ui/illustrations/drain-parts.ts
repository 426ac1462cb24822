import type { Shape } from '#domain/catalogue/drawing'
import type { Family } from './family'
import { block, centre } from './parts'
import { circle, ellipse, path, rect } from './shapes'

/** A standing socket with its rubber ring. */
const socket = (x: number, y: number): readonly Shape[] => [
  ...block({ x, y, width: 46, height: 18, shade: 'right' }),
  ...block({ x: x - 2, y: y + 5, width: 50, height: 7, accent: true, radius: 3 }),
]

export const avloppsboj: Family = {
  extent: { x: 8, y: 8, width: 96, height: 98 },
  draw: () => [
    path('face', 'M34 20h36v22c0 8 4 12 12 12h26v36H78C50 90 34 74 34 48Z'),
    path('shade', 'M34 20h10v28c0 22 14 32 36 32h28v10H78C50 90 34 74 34 48Z'),
    path('outline', 'M34 20h36v22c0 8 4 12 12 12h26v36H78C50 90 34 74 34 48Z'),
    ...socket(29, 8),
    path('inner', 'M96 54v36'),
  ],
}

export const avloppsboj45: Family = {
  extent: { x: 8, y: 8, width: 96, height: 98 },
  draw: () => [
    path('face', 'M22 24h36v20c0 4 1 7 4 10l34 34-26 24-38-38c-7-7-10-14-10-26Z'),
    path('shade', 'M22 24h9v24c0 10 3 17 9 23l38 34-8 7-38-38c-7-7-10-14-10-26Z'),
    path('outline', 'M22 24h36v20c0 4 1 7 4 10l34 34-26 24-38-38c-7-7-10-14-10-26Z'),
    ...socket(17, 10),
    path('inner', 'm86 78-26 24'),
  ],
}

export const dubbelmuff: Family = {
  extent: { x: 30, y: 10, width: 60, height: 100 },
  draw: () => [
    ...block({ x: 34, y: 12, width: 52, height: 96, shade: 'right', radius: 1 }),
    ...block({ x: 29, y: 8, width: 62, height: 18, shade: 'right' }),
    ...block({ x: 29, y: 94, width: 62, height: 18, shade: 'right' }),
    path('accent', 'M26 13h68v8H26ZM26 99h68v8H26Z'),
    path('inner', 'M34 58h52M34 62h52'),
    centre({ x: 60, reach: 58 }),
  ],
}

export const rensror: Family = {
  extent: { x: 24, y: 6, width: 80, height: 106 },
  draw: () => [
    ...block({ x: 30, y: 22, width: 40, height: 92, shade: 'right', radius: 1 }),
    ...socket(27, 6),
    ...block({ x: 62, y: 44, width: 30, height: 48 }),
    ...block({ x: 90, y: 38, width: 18, height: 60, accent: true }),
    path('inner', 'M90 50h18M90 62h18M90 74h18M90 86h18'),
    circle('part', 50, 68, 14),
    path('outline', 'M44 68h12'),
    centre({ x: 50, reach: 58 }),
  ],
}

export const draneringsror: Family = {
  extent: { x: 6, y: 40, width: 108, height: 44 },
  draw: () => [
    ...block({ x: 6, y: 40, width: 98, height: 44, radius: 0 }),
    path('outline', 'M16 40v44M26 40v44M36 40v44M46 40v44M56 40v44M66 40v44M76 40v44M86 40v44M96 40v44'),
    path(
      'accent',
      'M19 54h4v6h-4ZM39 54h4v6h-4ZM59 54h4v6h-4ZM79 54h4v6h-4ZM29 68h4v6h-4ZM49 68h4v6h-4ZM69 68h4v6h-4Z',
    ),
    ellipse('part', { cx: 104, cy: 62, rx: 9, ry: 22 }),
    ellipse('shade', { cx: 104, cy: 62, rx: 5, ry: 15 }),
  ],
}

export const ljuddampatRor: Family = {
  extent: { x: 6, y: 32, width: 108, height: 56 },
  draw: () => [
    ...block({ x: 6, y: 28, width: 26, height: 66 }),
    ...block({ x: 30, y: 34, width: 72, height: 54, radius: 0 }),
    ellipse('accent', { cx: 102, cy: 61, rx: 12, ry: 27 }),
    ellipse('part', { cx: 102, cy: 61, rx: 6, ry: 16 }),
    path('outline', 'M42 48c5-5 5 5 10 0s5 5 10 0 5 5 10 0M42 74c5-5 5 5 10 0s5 5 10 0 5 5 10 0'),
    centre({ y: 61, reach: 58 }),
  ],
}

export const golvbrunnLag: Family = {
  extent: { x: 4, y: 30, width: 112, height: 62 },
  draw: () => [
    ...block({ x: 8, y: 64, width: 84, height: 26, radius: 8 }),
    ...block({ x: 86, y: 66, width: 30, height: 18 }),
    ...block({ x: 4, y: 54, width: 96, height: 11 }),
    ...block({ x: 22, y: 34, width: 60, height: 20, shade: 'right' }),
    ...block({ x: 16, y: 26, width: 72, height: 9, accent: true }),
    path('inner', 'M22 41h60M22 47h60'),
    centre({ x: 52, reach: 50 }),
  ],
}

export const linjebrunn: Family = {
  extent: { x: 2, y: 20, width: 116, height: 80 },
  draw: () => [
    ...block({ x: 42, y: 54, width: 36, height: 34, radius: 6 }),
    ...block({ x: 72, y: 66, width: 44, height: 18 }),
    path('body', 'M2 42h92l24-18v10L94 54H2Z'),
    path('accent', 'M2 42 26 24h92L94 42Z'),
    path('part', 'm16 39 16-12h74L90 39Z'),
    path('inner', 'M32 33h66M30 36h66M38 30h64'),
  ],
}

export const bottenventil: Family = {
  extent: { x: 26, y: 10, width: 68, height: 100 },
  draw: () => [
    ...block({ x: 46, y: 38, width: 28, height: 72, shade: 'right', radius: 1 }),
    path('inner', 'm46 58 28-4M46 66l28-4M46 74l28-4M46 82l28-4'),
    ...block({ x: 36, y: 84, width: 48, height: 12, shade: 'right' }),
    path('body', 'M18 28h84l-22 14H40Z'),
    path('shade', 'M72 28h30L80 41.5h-8Z'),
    path('accent', 'M28 22c6-10 58-10 64 0Z'),
    centre({ x: 60, reach: 57 }),
  ],
}

export const rorvattenlas: Family = {
  extent: { x: 10, y: 6, width: 100, height: 106 },
  draw: () => [
    path(
      'face',
      'M14 14h20v54c0 10 6 16 14 16s14-6 14-16V58c0-16 10-24 26-24h26v20H90c-6 0-8 2-8 8v8c0 24-14 38-34 38S14 94 14 70Z',
    ),
    path(
      'shade',
      'M26 14h8v54c0 10 6 16 14 16 6 0 10-3 12-7l14 12c-6 12-14 19-26 19-20 0-34-14-34-38h6c2 14 8 24 18 26-6-4-12-14-12-26Z',
    ),
    path(
      'outline',
      'M14 14h20v54c0 10 6 16 14 16s14-6 14-16V58c0-16 10-24 26-24h26v20H90c-6 0-8 2-8 8v8c0 24-14 38-34 38S14 94 14 70Z',
    ),
    rect('accent', { x: 8, y: 18, width: 32, height: 12, rx: 2 }),
    rect('accent', { x: 58, y: 56, width: 30, height: 11, rx: 2 }),
    rect('part', { x: 104, y: 28, width: 10, height: 32, rx: 2 }),
  ],
}
