import type { Shape } from '#domain/catalogue/drawing'
import type { Family } from './family'
import { block, centre } from './parts'
import { circle, ellipse, path, rect } from './shapes'

const poles = (count: number): readonly Shape[] => {
  const width = Math.min(28, 108 / count)
  const left = 60 - (width * count) / 2
  return Array.from({ length: count }, (_, index) => left + index * width).flatMap((x) => [
    ...block({ x, y: 14, width, height: 92, shade: 'none' }),
    circle('shade', x + width / 2, 24, 4),
    circle('shade', x + width / 2, 96, 4),
  ])
}

export const dvargbrytare3: Family = {
  extent: { x: 18, y: 14, width: 84, height: 92 },
  draw: () => [
    ...poles(3),
    ...[24, 52, 80].flatMap((x) => block({ x, y: 44, width: 16, height: 28, accent: true })),
    path('outline', 'M18 50h84'),
  ],
}

export const jordfelsbrytare: Family = {
  extent: { x: 6, y: 14, width: 108, height: 92 },
  draw: () => [
    ...poles(4),
    ...block({ x: 14, y: 38, width: 46, height: 44 }),
    ...block({ x: 22, y: 46, width: 30, height: 22, accent: true }),
    circle('accent', 88, 58, 9),
    path('inner', 'M76 76h26M76 82h26'),
  ],
}

export const personskyddsbrytare: Family = {
  extent: { x: 32, y: 14, width: 56, height: 92 },
  draw: () => [
    ...poles(2),
    ...block({ x: 40, y: 38, width: 40, height: 26, accent: true }),
    circle('part', 60, 78, 8),
    path('outline', 'M56 78h8'),
  ],
}

const plate = (): readonly Shape[] => [
  ...block({ x: 14, y: 14, width: 92, height: 92, radius: 8, shade: 'none' }),
  rect('inner', { x: 24, y: 24, width: 72, height: 72, rx: 3 }),
]

export const strombrytare: Family = {
  extent: { x: 14, y: 14, width: 92, height: 92 },
  draw: () => [
    ...plate(),
    path('shade', 'M24 60h72v36H24Z'),
    path('outline', 'M24 60h72'),
    path('accent', 'M54 32h12v7H54Z'),
  ],
}

export const dimmer: Family = {
  extent: { x: 14, y: 14, width: 92, height: 92 },
  draw: () => [
    ...plate(),
    circle('shade', 60, 60, 28),
    circle('part', 60, 60, 20),
    path('accent', 'M57 38h6v18h-6Z'),
    path('inner', 'M34 82l-5 5M86 82l5 5'),
  ],
}

export const datauttag: Family = {
  extent: { x: 14, y: 14, width: 92, height: 92 },
  draw: () => [
    ...plate(),
    ...block({ x: 30, y: 44, width: 27, height: 34, shade: 'none' }),
    ...block({ x: 63, y: 44, width: 27, height: 34, shade: 'none' }),
    path('accent', 'M35 56h5v-6h7v6h5v16H35ZM68 56h5v-6h7v6h5v16H68Z'),
  ],
}

export const downlight: Family = {
  extent: { x: 14, y: 14, width: 92, height: 92 },
  draw: () => [
    path('inner', 'M4 30h22M94 30h22'),
    ...block({ x: 34, y: 10, width: 52, height: 24, shade: 'right' }),
    path('inner', 'M44 10v24M54 10v24M64 10v24M74 10v24'),
    ...block({ x: 20, y: 32, width: 80, height: 12, shade: 'none', radius: 5 }),
    path('accent', 'M32 44h56l20 58H12Z'),
    path('inner', 'M46 52 34 96M60 52v44M74 52l12 44'),
  ],
}

export const plafond: Family = {
  extent: { x: 8, y: 8, width: 104, height: 104 },
  draw: () => [
    circle('part', 60, 60, 52),
    circle('accent', 60, 60, 42),
    circle('part', 60, 60, 28),
    path('shade', 'M88 60a28 28 0 0 1-56 0c14 10 42 10 56 0Z'),
    centre({ x: 60, y: 60, reach: 57 }),
  ],
}

export const kopplingsdosa: Family = {
  extent: { x: 16, y: 16, width: 88, height: 88 },
  draw: () => [
    ...[36, 76].flatMap((y) => [
      ...block({ x: 4, y: y - 9, width: 16, height: 18 }),
      ...block({ x: 100, y: y - 9, width: 16, height: 18 }),
    ]),
    ...block({ x: 18, y: 16, width: 84, height: 84, radius: 4, shade: 'none' }),
    rect('shade', { x: 28, y: 26, width: 64, height: 64, rx: 2 }),
    rect('inner', { x: 28, y: 26, width: 64, height: 64, rx: 2 }),
    ...[24, 96].flatMap((x) => [circle('accent', x, 22, 4), circle('accent', x, 94, 4)]),
  ],
}

export const takdosa: Family = {
  extent: { x: 10, y: 20, width: 100, height: 80 },
  draw: () => [
    path('inner', 'M2 28h116M10 28l6-8M30 28l6-8M50 28l6-8M70 28l6-8M90 28l6-8'),
    ...block({ x: 10, y: 28, width: 100, height: 10, shade: 'none' }),
    path('body', 'M24 38h72l-8 34H32Z'),
    path('shade', 'M66 38h30l-8 33.5H66Z'),
    path('outline', 'M60 72v12c0 12 16 12 16 0'),
    circle('accent', 60, 54, 9),
  ],
}

export const vpRor: Family = {
  extent: { x: 6, y: 30, width: 108, height: 60 },
  draw: () =>
    [28, 52, 76].flatMap((y, index) => [
      ...block({ x: 6, y, width: 100, height: 18, radius: 0 }),
      ellipse(index === 1 ? 'accent' : 'part', { cx: 106, cy: y + 9, rx: 5, ry: 9 }),
    ]),
}

export const kabelskyddsror: Family = {
  extent: { x: 8, y: 8, width: 104, height: 104 },
  draw: () => [
    circle('accent', 60, 60, 52),
    circle('outline', 60, 60, 42),
    circle('accent', 60, 60, 32),
    circle('part', 60, 60, 22),
    path('shade', 'M82 60a22 22 0 0 1-44 0c10 8 34 8 44 0Z'),
    path('outline', 'M60 8h56M60 18h56V8'),
  ],
}

export const kraftkabel: Family = {
  extent: { x: 6, y: 14, width: 108, height: 92 },
  draw: () => [
    ...block({ x: 4, y: 18, width: 56, height: 84, radius: 0 }),
    ellipse('part', { cx: 60, cy: 60, rx: 12, ry: 42 }),
    ...[24, 44, 64, 84].flatMap((y, index) => [
      ...block({ x: 58, y, width: 36, height: 15, accent: index === 0 }),
      ...block({ x: 94, y: y + 3, width: 22, height: 9, radius: 0 }),
    ]),
  ],
}

export const styrkabel: Family = {
  extent: { x: 6, y: 30, width: 108, height: 60 },
  draw: () => [
    ...block({ x: 4, y: 34, width: 38, height: 52, radius: 0 }),
    ...block({ x: 42, y: 38, width: 34, height: 44, radius: 0, shade: 'none' }),
    path(
      'inner',
      'm42 50 12-12M42 62l24-24M42 74l34-34M46 82l30-30M58 82l18-18M42 70l12 12M42 58l24 24M42 46l34 34M48 38l28 28M60 38l16 16',
    ),
    ...[38, 47, 56, 65, 74].map((y, index) =>
      rect(index % 2 === 0 ? 'accent' : 'part', { x: 76, y, width: 38, height: 6 }),
    ),
  ],
}
