import type { Shape } from '#domain/catalogue/drawing'
import { countOf, type Family } from './family'
import { block, centre, ground } from './parts'
import { circle, path, rect } from './shapes'
import { radiator } from './heating'
import { termostat } from './valves'

/** The end of a panel radiator: its panels, and the fins behind each. */
const endOf = (panels: number, fins: number): readonly Shape[] => [
  rect('part', { x: 46, y: 36, width: 74, height: 78, rx: 2 }),
  ...Array.from({ length: panels }, (_, index) => rect('body', { x: 52, y: 42 + index * 24, width: 62, height: 8 })),
  ...Array.from({ length: fins }, (_, index) =>
    path('accent', `M54 ${51 + index * 24}l7 12 7-12 7 12 8-12 7 12 7-12 7 12 8-12Z`),
  ),
]

const radiatorOf = (panels: number, fins: number): Family => ({
  ...radiator,
  draw: (params) => [...radiator.draw(params), ...endOf(panels, fins)],
})

export const radiatorC11 = radiatorOf(1, 1)
export const radiatorC21 = radiatorOf(2, 1)
export const radiatorC33 = radiatorOf(3, 3)
export const radiatorP1 = radiatorOf(1, 0)
export const radiatorC22 = radiatorOf(2, 2)

export const termostatElektronisk: Family = {
  ...termostat,
  draw: (params) => [
    ...termostat.draw(params),
    path('face', 'M48 35h58v47H48Z'),
    ...block({ x: 49, y: 32, width: 58, height: 52, radius: 5, shade: 'none' }),
    ...block({ x: 57, y: 42, width: 36, height: 22, accent: true }),
    circle('part', 66, 74, 4),
    circle('part', 84, 74, 4),
  ],
}

export const termostatFjarrgivare: Family = {
  ...termostat,
  draw: (params) => [
    ...termostat.draw(params),
    path('outline', 'M104 58c16 0 12 30-8 30s-40-6-40 12'),
    ...block({ x: 44, y: 98, width: 56, height: 14, accent: true }),
  ],
}

export const termostatInstitution: Family = {
  ...termostat,
  draw: (params) => [
    ...termostat.draw(params),
    ...block({ x: 46, y: 28, width: 66, height: 60, radius: 20 }),
    path('inner', 'M60 29v58'),
    circle('accent', 86, 58, 9),
    path('outline', 'M81 58h10'),
  ],
}

export const fordelarskap: Family = {
  extent: { x: 10, y: 8, width: 100, height: 104 },
  draw: () => [
    ...block({ x: 8, y: 10, width: 104, height: 94, radius: 2, shade: 'none' }),
    rect('shade', { x: 16, y: 18, width: 88, height: 78 }),
    rect('outline', { x: 16, y: 18, width: 88, height: 78 }),
    ...block({ x: 24, y: 40, width: 72, height: 8 }),
    ...block({ x: 24, y: 70, width: 72, height: 8 }),
    path('accent', 'M30 30h8v12h-8ZM46 30h8v12h-8ZM62 30h8v12h-8ZM78 30h8v12h-8Z'),
    path('inner', 'M34 78v18M50 78v18M66 78v18M82 78v18'),
    path('outline', 'M16 104v10M104 104v10'),
  ],
}

export const tappvattenfordelare: Family = {
  extent: { x: 4, y: 34, width: 112, height: 62 },
  draw: (params) => {
    const outlets = countOf(params, 'circuits', 4, 2, 6)
    const pitch = 84 / outlets
    return [
      ...Array.from({ length: outlets }, (_, index) => 18 + pitch * (index + 0.5) - 7).flatMap((x) => [
        ...block({ x, y: 58, width: 14, height: 22, shade: 'right', radius: 1 }),
        ...block({ x: x - 2, y: 78, width: 18, height: 22, shade: 'right', accent: true }),
      ]),
      ...block({ x: 14, y: 32, width: 92, height: 28, radius: 1 }),
      ...block({ x: 2, y: 28, width: 14, height: 36, radius: 2 }),
      path('inner', 'M106 36h10v20h-10M109 36v20M112 36v20'),
      centre({ y: 46, reach: 58 }),
    ]
  },
}

export const beredareVagg: Family = {
  extent: { x: 24, y: 10, width: 74, height: 92 },
  draw: () => [
    path('inner', 'M16 4v112M16 14 8 22M16 34l-8 8M16 54l-8 8M16 74l-8 8M16 94l-8 8'),
    path('body', 'M16 30h14v8H16ZM16 76h14v8H16Z'),
    ...block({ x: 28, y: 10, width: 74, height: 88, radius: 22, shade: 'right' }),
    circle('accent', 60, 74, 11),
    path('outline', 'M60 74l6-6M50 98v14M78 98v14'),
  ],
}

export const hydropress: Family = {
  extent: { x: 6, y: 30, width: 108, height: 76 },
  draw: () => [
    path('accent', 'M12 58c0-18 12-26 28-26h40c16 0 28 8 28 26s-12 26-28 26H40C24 84 12 76 12 58Z'),
    path('shade', 'M14 66c24 8 68 8 92 0-3 12-13 17.5-26 17.5H40C27 83.5 17 78 14 66Z'),
    path('outline', 'M12 58c0-18 12-26 28-26h40c16 0 28 8 28 26s-12 26-28 26H40C24 84 12 76 12 58Z'),
    ...block({ x: 44, y: 16, width: 32, height: 12 }),
    path('body', 'M28 82h12v26H28ZM80 82h12v26H80Z'),
    ...block({ x: 106, y: 52, width: 12, height: 14 }),
  ],
}

export const bergvarmepump: Family = {
  extent: { x: 28, y: 6, width: 64, height: 106 },
  draw: () => [
    ground({ from: 8, to: 112, y: 112 }),
    ...block({ x: 28, y: 14, width: 64, height: 98, shade: 'right' }),
    path('outline', 'M40 14V4M52 14V4M68 14V4M80 14V4M28 62h64'),
    ...block({ x: 42, y: 28, width: 36, height: 20, accent: true }),
  ],
}

export const luftluftvarmepump: Family = {
  extent: { x: 4, y: 36, width: 112, height: 46 },
  draw: () => [
    ...block({ x: 4, y: 34, width: 112, height: 44, radius: 10, shade: 'none' }),
    path('shade', 'M10 64h100v8c-2 4-4 5-8 5H18c-4 0-6-1-8-5Z'),
    path('accent', 'M14 64h92v6H14Z'),
    path('inner', 'M4 52h112M92 44h12'),
    path('outline', 'M30 86c-4 6 4 8 0 16M60 86c-4 6 4 8 0 16M90 86c-4 6 4 8 0 16'),
  ],
}
