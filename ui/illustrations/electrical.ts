import type { Shape } from '#domain/catalogue/drawing'
import type { Family } from './family'
import { countOf } from './family'
import { block, centre } from './parts'
import { circle, ellipse, path, rect } from './shapes'

const ringOf = (count: number, radius: number) =>
  Array.from({ length: count }, (_, index) => ({
    x: Math.cos((index / count) * 2 * Math.PI) * radius,
    y: Math.sin((index / count) * 2 * Math.PI) * radius,
  }))

export const kabel: Family = {
  extent: { x: 6, y: 32, width: 106, height: 56 },
  draw: (params) => {
    const conductors = ringOf(countOf(params, 'conductors', 3, 2, 5), 13)
    return [
      path('face', 'M6 34h72v52H6Z'),
      path('shade', 'M6 66h72v19.5H6Z'),
      path('outline', 'M6 34h72M6 86h72M6 34c5 9-5 17 0 26s-5 17 0 26'),
      ...conductors.map(({ y }, index) =>
        rect(index === 0 ? 'accent' : 'part', { x: 78, y: 56 + y, width: 22, height: 8 }),
      ),
      ...conductors.map(({ y }) => path('outline', `M100 ${58 + y}h12M100 ${60 + y}h12M100 ${62 + y}h12`)),
      ellipse('inner', { cx: 78, cy: 60, rx: 7, ry: 26 }),
      centre({ y: 60, reach: 58 }),
    ]
  },
}

export const elror: Family = {
  extent: { x: 10, y: 10, width: 100, height: 100 },
  draw: () => [
    circle('part', 60, 60, 50),
    circle('shade', 60, 60, 41),
    circle('outline', 60, 60, 41),
    circle('part', 60, 60, 36),
    circle('part', 60, 60, 24),
    path(
      'inner',
      ringOf(40, 1)
        .map(({ x, y }) => `M${60 + x * 41} ${60 + y * 41}L${60 + x * 50} ${60 + y * 50}`)
        .join(''),
    ),
    path('accent', 'M54 8h12v30H54ZM54 82h12v30H54Z'),
    centre({ x: 60, y: 60, reach: 57 }),
  ],
}

export const eldosa: Family = {
  extent: { x: 16, y: 16, width: 88, height: 88 },
  draw: () => [
    ...block({ x: 50, y: 6, width: 20, height: 16, shade: 'right' }),
    ...block({ x: 98, y: 50, width: 16, height: 20 }),
    ...block({ x: 6, y: 50, width: 16, height: 20 }),
    circle('part', 60, 60, 44),
    path('shade', 'M103.5 60A43.5 43.5 0 0 1 60 103.5V94a34 34 0 0 0 34-34Z'),
    circle('outline', 60, 60, 34),
    circle('accent', 36, 60, 5),
    circle('accent', 84, 60, 5),
    path('inner', 'M33 60h6M81 60h6'),
    centre({ x: 60, y: 60, reach: 57 }),
  ],
}

const socket = ({ y }: { readonly y: number }): readonly Shape[] => [
  circle('part', 60, y, 19),
  circle('shade', 60, y, 14),
  circle('inner', 60, y, 14),
  circle('outline', 54, y, 2.2),
  circle('outline', 66, y, 2.2),
  path('accent', `M57.5 ${y - 17}h5v4h-5ZM57.5 ${y + 13}h5v4h-5Z`),
]

export const uttag: Family = {
  extent: { x: 30, y: 8, width: 60, height: 104 },
  draw: () => [
    ...block({ x: 30, y: 8, width: 60, height: 104, radius: 6, shade: 'none' }),
    rect('inner', { x: 35, y: 13, width: 50, height: 94, rx: 3 }),
    ...socket({ y: 37 }),
    ...socket({ y: 83 }),
    centre({ x: 60, reach: 58 }),
  ],
}

export const sakring: Family = {
  extent: { x: 42, y: 8, width: 36, height: 104 },
  draw: () => [
    ...block({ x: 48, y: 8, width: 24, height: 104, shade: 'right' }),
    ...block({ x: 42, y: 30, width: 36, height: 60, shade: 'right' }),
    circle('part', 60, 18, 5),
    circle('part', 60, 102, 5),
    path('inner', 'M56 18h8M56 102h8M47 76h26M47 81h18'),
    ...block({ x: 50, y: 40, width: 20, height: 26, shade: 'none' }),
    ...block({ x: 53, y: 38, width: 14, height: 14, accent: true }),
    centre({ x: 60, reach: 58 }),
  ],
}

export const armatur: Family = {
  extent: { x: 10, y: 30, width: 100, height: 44 },
  draw: () => [
    path('inner', 'M4 26h112M10 26l6-7M26 26l6-7M42 26l6-7M58 26l6-7M74 26l6-7M90 26l6-7M106 26l6-7'),
    ...block({ x: 14, y: 30, width: 92, height: 12 }),
    path('face', 'M10 42h100c0 20-22 32-50 32S10 62 10 42Z'),
    path('shade', 'M24 63c20 7 52 7 72 0-8 7-21 10.5-36 10.5S32 70 24 63Z'),
    path('outline', 'M10 42h100c0 20-22 32-50 32S10 62 10 42Z'),
    path('accent', 'M58 80h4v16h-4ZM30 76l4 2-8 14-4-2ZM90 76l-4 2 8 14 4-2Z'),
    centre({ x: 60, reach: 54 }),
  ],
}
