import type { Shape } from '#domain/catalogue/drawing'
import type { Family } from './family'
import { countOf } from './family'
import { block, centre } from './parts'
import { circle, ellipse, group, path } from './shapes'

export const vinkel: Family = {
  extent: { x: 13, y: 10, width: 88, height: 84 },
  draw: () => [
    path('face', 'M22 64h32c11 0 16-6 16-17V18h27v29c0 27-15 43-42 43H22Z'),
    path('shade', 'M22 80h34c17 0 30-12 30-32V18h10v29c0 27-15 42-41 42H22Z'),
    path('outline', 'M22 64h32c11 0 16-6 16-17V18h27v29c0 27-15 43-42 43H22Z'),
    path('inner', 'M40 64v26M70 35h27'),
    ...block({ x: 12, y: 60, width: 11, height: 34, radius: 3 }),
    ...block({ x: 66, y: 9, width: 35, height: 11, shade: 'right', radius: 3 }),
    centre({ y: 77, reach: 52 }),
  ],
}

export const tror: Family = {
  extent: { x: 7, y: 11, width: 106, height: 81 },
  draw: () => [
    path('face', 'M17 61h30V20h26v41h30v27H17Z'),
    path('shade', 'M17 75h86v12.5H17ZM64 20h8.5v41H64Z'),
    path('outline', 'M17 61h30V20h26v41h30v27H17Z'),
    path('inner', 'M37 61v27M83 61v27M47 32h26'),
    ...block({ x: 7, y: 57, width: 11, height: 35, radius: 3 }),
    ...block({ x: 102, y: 57, width: 11, height: 35, radius: 3 }),
    ...block({ x: 43, y: 11, width: 34, height: 11, shade: 'right', radius: 3 }),
    centre({ x: 60, y: 74, reach: 57 }),
  ],
}

export const klamkoppling: Family = {
  extent: { x: 3, y: 38, width: 114, height: 46 },
  draw: () => [
    ...block({ x: 3, y: 51, width: 20, height: 20, radius: 1 }),
    ...block({ x: 97, y: 51, width: 20, height: 20, radius: 1 }),
    ...block({ x: 22, y: 42, width: 24, height: 38 }),
    ...block({ x: 74, y: 42, width: 24, height: 38 }),
    ...block({ x: 45, y: 48, width: 30, height: 26, radius: 0 }),
    ...block({ x: 48, y: 38, width: 24, height: 46 }),
    path('inner', 'M22 52h24M74 52h24M22 70h24M74 70h24M48 50h24M48 72h24'),
    centre({ y: 61, reach: 58 }),
  ],
}

export const pexror: Family = {
  extent: { x: 8, y: 8, width: 104, height: 104 },
  draw: () => [
    ...block({ x: 60, y: 8, width: 52, height: 8, radius: 2 }),
    ellipse('part', { cx: 111, cy: 12, rx: 2, ry: 4 }),
    circle('part', 60, 60, 52),
    path('shade', 'M106 52a46.5 46.5 0 0 1-52 54l1-8a39 39 0 0 0 43-45Z'),
    circle('inner', 60, 60, 45),
    circle('outline', 60, 60, 44),
    circle('outline', 60, 60, 36),
    circle('outline', 60, 60, 28),
    circle('part', 60, 60, 20),
    path('accent', 'm62 6 10 2-7 34-8-2ZM9 74l31-11 3 8-32 11ZM76 70l26 20-5 7-27-20Z'),
    centre({ x: 60, y: 60, reach: 57 }),
  ],
}

const rod = ({ x, y }: { readonly x: number; readonly y: number }): readonly Shape[] => [
  group({ move: [x, y] }, [
    path('face', 'M-5-5.5 65-62l9.5 11L4.5 6Z'),
    path('shade', 'M1.5 1.5 71.5-55l3.5 4.5L4.5 6Z'),
    path('outline', 'M-5-5.5 65-62c6-3 13 6 9.5 11L4.5 6Z'),
    ellipse('part', { rx: 5.5, ry: 8 }, { turn: { degrees: -38, x: 0, y: 0 } }),
    ellipse('inner', { rx: 3, ry: 5 }, { turn: { degrees: -38, x: 0, y: 0 } }),
  ]),
]

export const kopparror: Family = {
  extent: { x: 14, y: 14, width: 92, height: 92 },
  draw: () => [...rod({ x: 24, y: 70 }), ...rod({ x: 44, y: 86 }), ...rod({ x: 19, y: 94 })],
}

export const spiro: Family = {
  extent: { x: 12, y: 33, width: 96, height: 54 },
  draw: () => [
    path('face', 'M22 33h76v54H22c-6-5-9-15-9-27s3-22 9-27Z'),
    path('shade', 'M14 66h84v20.5H22c-5-4-7-11-8-20.5Z'),
    path('outline', 'M98 33H22c-6 5-9 15-9 27s3 22 9 27h76'),
    path(
      'inner',
      'M22 33v54M28 33c-1 20 2 38 10 54M44 33c-1 20 2 38 10 54M60 33c-1 20 2 38 10 54M76 33c-1 20 2 38 10 54',
    ),
    ellipse('part', { cx: 98, cy: 60, rx: 10, ry: 27 }),
    ellipse('shade', { cx: 98, cy: 60, rx: 6, ry: 20 }),
    ellipse('inner', { cx: 98, cy: 60, rx: 6, ry: 20 }),
    centre({ y: 60, reach: 57 }),
  ],
}

export const isolering: Family = {
  extent: { x: 12, y: 24, width: 98, height: 72 },
  draw: () => [
    path('face', 'M17 52 90 24c9 0 20 24 17 36L34 95Z'),
    path('shade', 'M30 84l76-34c2 5 2 8 1 11L34 95Z'),
    path('outline', 'M17 52 90 24c9 0 20 24 17 36L34 95'),
    path('inner', 'M90 24c-2 12 5 32 17 36M22 55l70-27'),
    ellipse('part', { cx: 24.5, cy: 74, rx: 10, ry: 22 }, { turn: { degrees: -22, x: 24.5, y: 74 } }),
    ellipse('accent', { cx: 24.5, cy: 74, rx: 5.5, ry: 12 }, { turn: { degrees: -22, x: 24.5, y: 74 } }),
    ellipse('part', { cx: 24.5, cy: 74, rx: 2.5, ry: 6.5 }, { turn: { degrees: -22, x: 24.5, y: 74 } }),
  ],
}

const bar = ({
  y,
  circuits,
  valves,
}: {
  readonly y: number
  readonly circuits: number
  readonly valves: boolean
}): readonly Shape[] => {
  const pitch = 80 / circuits
  return [
    ...Array.from({ length: circuits }, (_, index) => {
      const x = 20 + pitch * (index + 0.5)
      const width = Math.min(10, pitch - 4)
      return [
        ...block({
          x: x - width / 2,
          y: y + (valves ? -18 : -7),
          width,
          height: valves ? 20 : 9,
          shade: 'right',
          radius: 1,
        }),
        ...(valves
          ? block({ x: x - width / 2 - 0.5, y: y - 25, width: width + 1, height: 8, accent: true, radius: 1.5 })
          : []),
        ...block({ x: x - width / 2, y: y + 13, width, height: 9, shade: 'right', radius: 1 }),
        ...block({ x: x - width / 2 - 1, y: y + 20, width: width + 2, height: 7, shade: 'right', radius: 1.5 }),
      ]
    }).flat(),
    ...block({ x: 13, y, width: 94, height: 14, radius: 0 }),
    ...block({ x: 4, y: y - 3, width: 10, height: 20, radius: 3 }),
    ...block({ x: 106, y: y - 3, width: 10, height: 20, radius: 3 }),
  ]
}

export const fordelare: Family = {
  extent: { x: 4, y: 10, width: 112, height: 100 },
  draw: (params) => {
    const circuits = countOf(params, 'circuits', 5, 2, 9)
    return [...bar({ y: 36, circuits, valves: true }), ...bar({ y: 80, circuits, valves: false })]
  },
}
