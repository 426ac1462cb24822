import type { Shape } from '#domain/catalogue/drawing'
import type { Family } from './family'
import { block, centre } from './parts'
import { circle, path } from './shapes'
import { kulventil } from './valves'

export const kulventilMf: Family = {
  ...kulventil,
  extent: { x: 2, y: 23, width: 108, height: 72 },
  draw: (params) => [
    ...kulventil.draw(params),
    path('face', 'M0 50h36v44H0Z'),
    ...block({ x: 2, y: 58, width: 33, height: 28, radius: 1 }),
    path('inner', 'm9 58-3 28M16 58l-3 28M23 58l-3 28M30 58l-3 28'),
  ],
}

export const kulventilAvtappning: Family = {
  ...kulventil,
  draw: (params) => [
    ...block({ x: 64, y: 92, width: 12, height: 14, shade: 'right', radius: 1 }),
    ...block({ x: 58, y: 104, width: 24, height: 12, accent: true }),
    ...kulventil.draw(params),
  ],
}

export const kulventilFlans: Family = {
  ...kulventil,
  draw: () => [
    ...block({ x: 22, y: 56, width: 76, height: 34 }),
    path('body', 'M36 52c14-8 34-8 48 0v42c-14 8-34 8-48 0Z'),
    path('shade', 'M36 80h48v14c-14 8-34 8-48 0Z'),
    ...block({ x: 8, y: 32, width: 16, height: 80 }),
    ...block({ x: 96, y: 32, width: 16, height: 80 }),
    path('accent', 'M3 40h26v8H3ZM3 96h26v8H3ZM91 40h26v8H91ZM91 96h26v8H91Z'),
    ...block({ x: 51, y: 26, width: 18, height: 22, shade: 'right' }),
    path('accent', 'M50 12h66v11H50Z'),
    centre({ x: 60, y: 72, reach: 57 }),
  ],
}

export const klamringsventil: Family = {
  extent: { x: 3, y: 22, width: 114, height: 76 },
  draw: () => [
    ...block({ x: 2, y: 62, width: 16, height: 20, radius: 1 }),
    ...block({ x: 102, y: 62, width: 16, height: 20, radius: 1 }),
    ...block({ x: 34, y: 56, width: 52, height: 32 }),
    ...block({ x: 14, y: 52, width: 24, height: 40 }),
    ...block({ x: 82, y: 52, width: 24, height: 40 }),
    path('inner', 'M14 64h24M82 64h24M14 80h24M82 80h24'),
    circle('part', 60, 72, 20),
    circle('accent', 60, 72, 13),
    path('outline', 'M50 72h20'),
    ...block({ x: 54, y: 92, width: 12, height: 14, shade: 'right', radius: 1 }),
    centre({ y: 72, reach: 58 }),
  ],
}

/** A round handle seen from the side, with its spindle. */
const wheel = (y: number): readonly Shape[] => [
  ...block({ x: 55, y: y + 8, width: 10, height: 26, shade: 'right', radius: 1 }),
  ...block({ x: 30, y, width: 60, height: 13, accent: true, radius: 6 }),
  path('inner', `M42 ${y}v13M54 ${y}v13M66 ${y}v13M78 ${y}v13`),
]

export const pressventilRatt: Family = {
  extent: { x: 6, y: 14, width: 108, height: 88 },
  draw: () => [
    ...block({ x: 5, y: 66, width: 110, height: 24, radius: 1 }),
    ...block({ x: 11, y: 61, width: 8, height: 34, radius: 3.5 }),
    ...block({ x: 101, y: 61, width: 8, height: 34, radius: 3.5 }),
    ...wheel(12),
    path('body', 'M34 64 46 44h28l12 20v26l-12 12H46L34 90Z'),
    path('shade', 'M64 44h10l12 20v26l-12 12H64Z'),
    path('inner', 'M46 54h28'),
    centre({ x: 60, y: 78, reach: 57 }),
  ],
}

export const snedsatesventil: Family = {
  extent: { x: 8, y: 12, width: 104, height: 90 },
  draw: () => [
    path('body', 'm46 66 30-34 20 18-32 36Z'),
    path('shade', 'm56 76 30-34 9 8-32 36Z'),
    path('accent', 'm72 16 40 36-10 11-40-36Z'),
    path('inner', 'M80 23 70 34M90 32 80 43M100 41 90 52'),
    ...block({ x: 20, y: 66, width: 80, height: 32 }),
    ...block({ x: 8, y: 62, width: 22, height: 40 }),
    ...block({ x: 90, y: 62, width: 22, height: 40 }),
    path('inner', 'M8 74h22M90 74h22M8 90h22M90 90h22'),
    centre({ y: 82, reach: 58 }),
  ],
}

export const presskulventilV: Family = {
  extent: { x: 6, y: 18, width: 108, height: 77 },
  draw: () => [
    ...block({ x: 5, y: 60, width: 110, height: 24, radius: 1 }),
    path('accent', 'M6 60h14l5 12-5 12H6ZM114 60h-14l-5 12 5 12h14Z'),
    ...block({ x: 35, y: 50, width: 50, height: 44, radius: 10 }),
    path('inner', 'M46 51v42M74 51v42'),
    ...block({ x: 52, y: 34, width: 16, height: 16, shade: 'right' }),
    path('accent', 'M26 20h68v9H72l-6 8H54l-6-8H26Z'),
    centre({ x: 60, y: 72, reach: 54 }),
  ],
}

export const smutsfilter: Family = {
  extent: { x: 8, y: 30, width: 104, height: 84 },
  draw: () => [
    path('body', 'm44 54 26-4 32 40-26 22Z'),
    path('shade', 'm62 58 14-4 26 36-12 10Z'),
    path('accent', 'm70 106 32-27 8 10-32 26Z'),
    ...block({ x: 20, y: 34, width: 80, height: 32 }),
    ...block({ x: 8, y: 30, width: 22, height: 40 }),
    ...block({ x: 90, y: 30, width: 22, height: 40 }),
    path('inner', 'M8 42h22M90 42h22M8 58h22M90 58h22m-46 16 18-6M70 84l18-10'),
    centre({ y: 50, reach: 58 }),
  ],
}

export const blandningsventil: Family = {
  extent: { x: 8, y: 8, width: 104, height: 104 },
  draw: () => [
    ...block({ x: 8, y: 58, width: 104, height: 28, radius: 1 }),
    ...block({ x: 46, y: 74, width: 28, height: 40, shade: 'right', radius: 1 }),
    path('inner', 'M16 58v28M24 58v28M96 58v28M104 58v28M46 98h28M46 106h28'),
    ...block({ x: 36, y: 42, width: 48, height: 52, radius: 6, shade: 'right' }),
    ...block({ x: 40, y: 8, width: 40, height: 34, accent: true, radius: 6 }),
    path('inner', 'M48 8v34M56 8v34M64 8v34M72 8v34'),
    centre({ x: 60, reach: 57 }),
  ],
}

export const pafyllningsventil: Family = {
  extent: { x: 8, y: 10, width: 104, height: 96 },
  draw: () => [
    ...block({ x: 8, y: 70, width: 104, height: 30, radius: 2 }),
    path('inner', 'M22 70v30M98 70v30'),
    ...block({ x: 64, y: 50, width: 26, height: 22, shade: 'right' }),
    ...block({ x: 68, y: 36, width: 18, height: 14, accent: true }),
    ...block({ x: 32, y: 58, width: 12, height: 14, shade: 'right' }),
    circle('part', 38, 36, 25),
    circle('inner', 38, 36, 20),
    path('accent', 'm36 38 12-15 3 2-11 15Z'),
    centre({ y: 85, reach: 58 }),
  ],
}
