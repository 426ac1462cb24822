import { countOf, type Family } from './family'
import { block, centre, ground } from './parts'
import { circle, ellipse, path, rect } from './shapes'

export const radiator: Family = {
  extent: { x: 4, y: 22, width: 100, height: 66 },
  draw: (params) => {
    const ribs = countOf({ ribs: (params.L ?? 1000) / 90 }, 'ribs', 11, 6, 16)
    const pitch = 94 / ribs
    return [
      ground({ from: 2, to: 118, y: 104 }),
      ...block({ x: 12, y: 86, width: 5, height: 17, shade: 'none', radius: 1 }),
      ...block({ x: 104, y: 86, width: 5, height: 17, shade: 'none', radius: 1 }),
      ...block({ x: 6, y: 22, width: 98, height: 66, radius: 1, shade: 'none' }),
      path('inner', Array.from({ length: 24 }, (_, i) => `M${8 + i * 4} 22v6`).join('')),
      rect('shade', { x: 7, y: 76, width: 96, height: 11.5 }),
      path('outline', 'M6 28.5h98M6 22h98v66H6Z'),
      ...Array.from({ length: ribs }, (_, index) =>
        rect('shade', { x: 8 + pitch * index + pitch * 0.25, y: 34, width: pitch * 0.5, height: 46, rx: pitch * 0.25 }),
      ),
      ...Array.from({ length: ribs }, (_, index) =>
        rect('inner', { x: 8 + pitch * index + pitch * 0.25, y: 34, width: pitch * 0.5, height: 46, rx: pitch * 0.25 }),
      ),
      path('outline', 'M104 37h6M104 82h6v4M110 82h3'),
      ...block({ x: 109, y: 28, width: 9, height: 17, accent: true, radius: 3 }),
    ]
  },
}

export const pump: Family = {
  extent: { x: 18, y: 12, width: 92, height: 98 },
  draw: () => [
    ...block({ x: 38, y: 22, width: 15, height: 16, shade: 'right', radius: 0 }),
    ...block({ x: 38, y: 82, width: 15, height: 20, shade: 'right', radius: 0 }),
    ...block({ x: 31, y: 11, width: 29, height: 10, shade: 'right', radius: 1 }),
    ...block({ x: 31, y: 99, width: 29, height: 10, shade: 'right', radius: 1 }),
    ...block({ x: 67, y: 40, width: 43, height: 42, radius: 4 }),
    path('inner', 'M75 41v40M82 41v40M89 41v40M96 41v40M103 41v40'),
    ...block({ x: 72, y: 30, width: 31, height: 12, accent: true, radius: 3 }),
    circle('part', 45.5, 61, 25.5),
    path('shade', 'M70 61a24.5 24.5 0 0 1-49 8c12 5 38 4 49-8Z'),
    circle('outline', 45.5, 61, 25.5),
    circle('part', 45.5, 61, 14.5),
    path('centre', 'M45.5 5v110M10 61h106'),
  ],
}

export const beredare: Family = {
  extent: { x: 32, y: 12, width: 56, height: 96 },
  draw: () => [
    ...block({ x: 43, y: 5, width: 5, height: 9, shade: 'none', radius: 0 }),
    ...block({ x: 71, y: 5, width: 5, height: 9, shade: 'none', radius: 0 }),
    ...block({ x: 39, y: 100, width: 5, height: 13, shade: 'none', radius: 0 }),
    ...block({ x: 76, y: 100, width: 5, height: 13, shade: 'none', radius: 0 }),
    ...block({ x: 33, y: 12, width: 54, height: 91, radius: 7, shade: 'right' }),
    path('inner', 'M33 27h54'),
    ...block({ x: 48, y: 68, width: 25, height: 17, accent: true, radius: 1 }),
    circle('part', 54, 76.5, 3),
    path('inner', 'M62 74h8M62 78h8'),
    centre({ x: 60, reach: 57 }),
  ],
}

export const golvbrunn: Family = {
  extent: { x: 5, y: 14, width: 112, height: 82 },
  draw: () => [
    path('face', 'M25 44h68v39c-8 14-54 15-68-2Z'),
    path('shade', 'M62 60h31v23c-6 7-16 11-28 12Z'),
    path('outline', 'M25 44h68v39c-8 14-54 15-68-2Z'),
    path('body', 'M84 70h32v18H84Z'),
    path('shade', 'M85 80h30v7.5H85Z'),
    ellipse('part', { cx: 116, cy: 79, rx: 3.5, ry: 9 }),
    path('body', 'M4 39v6l56 26 56-26v-6Z'),
    path('shade', 'm60 65 55.5-25.5V45L60 70.5Z'),
    path('body', 'm60 13 56 26-56 26L4 39Z'),
    path('accent', 'm60 21 37 18-37 18-37-18Z'),
    path('outline', 'm60 21 37 18-37 18-37-18Z'),
    path('face', 'm40 38 18-9 3 1.5-18 9ZM51 43l18-9 3 1.5-18 9ZM62 48l18-9 3 1.5-18 9Z'),
  ],
}
