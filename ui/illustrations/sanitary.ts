import type { Family } from './family'
import { block, centre, ground } from './parts'
import { circle, path } from './shapes'

export const wcstol: Family = {
  extent: { x: 14, y: 10, width: 94, height: 92 },
  draw: () => [
    ground({ from: 6, to: 114, y: 104 }),
    path('body', 'M40 88h40l-5 16H44Z'),
    path('face', 'M28 62h79c2 15-12 26-32 30H42c-3-9-14-14-14-30Z'),
    path('shade', 'M40 80c20 5 44 0 60-6-5 10-16 16-26 18H42c-1-4-3-8-2-12ZM42 92h32l-3 12H44Z'),
    path('outline', 'M28 62h79c2 15-12 26-32 30l-4 12H43l-1-12c-3-9-14-14-14-30Z'),
    ...block({ x: 28, y: 57, width: 80, height: 6, shade: 'none', radius: 3 }),
    ...block({ x: 44, y: 50, width: 62, height: 6, accent: true, radius: 3 }),
    path('body', 'M17 22h30l-3 44H20Z'),
    path('shade', 'M37 23h9l-2.5 42H36Z'),
    path('outline', 'M17 22h30l-3 44H20Z'),
    ...block({ x: 13, y: 15, width: 36, height: 8, shade: 'none' }),
    ...block({ x: 25, y: 10, width: 12, height: 5, accent: true, radius: 1 }),
  ],
}

export const kakel: Family = {
  extent: { x: 2, y: 18, width: 116, height: 90 },
  draw: () => [
    path('body', 'M3 47v6l57 30 57-30v-6Z'),
    path('body', 'm60 17 57 30-57 30L3 47Z'),
    path(
      'shade',
      'm60 18 18 9.5-18 10-18-10ZM23 37l18 10-18 9.5L4.5 47ZM97 37l18.5 10L97 56.5 79 47ZM60 57l18 9.5L60 76l-18-9.5Z',
    ),
    path('accent', 'm60 37.5 18.5 9.5L60 57l-18.5-10Z'),
    path('inner', 'm41 27 57 30M22 37l57 30M79 27 22 57M98 37 41 67'),
    path('outline', 'm60 17 57 30-57 30L3 47Z'),
    path('body', 'M22 92v5l38 20 38-20v-5Z'),
    path('shade', 'm60 111.5 37.5-19.5v5L60 116.5Z'),
    path('body', 'm60 72 38 20-38 20-38-20Z'),
  ],
}

export const fogtub: Family = {
  extent: { x: 41, y: 6, width: 38, height: 106 },
  draw: () => [
    path('body', 'M57 6h7l5 28H52Z'),
    path('shade', 'M61 7h2.5l4.5 27h-6Z'),
    ...block({ x: 45, y: 33, width: 30, height: 10, shade: 'right', radius: 0 }),
    ...block({ x: 41, y: 42, width: 38, height: 69, shade: 'right' }),
    path('accent', 'M41 57h38v36H41Z'),
    path('inner', 'M47 66h26M47 72h20'),
    centre({ x: 60, reach: 57 }),
  ],
}

export const tejp: Family = {
  extent: { x: 14, y: 14, width: 92, height: 92 },
  draw: () => [
    circle('part', 60, 60, 46),
    circle('shade', 60, 60, 38),
    circle('inner', 60, 60, 38),
    circle('face', 60, 60, 30),
    circle('inner', 60, 60, 30),
    path('face', 'M60 10h56v8H60Z'),
    path('shade', 'M60 14.5h56V18H60Z'),
    path('outline', 'M116 10H60v8h56'),
    circle('accent', 60, 60, 18),
    circle('part', 60, 60, 10),
    centre({ x: 60, y: 60, reach: 57 }),
  ],
}
