import type { Family } from './family'
import { block, centre } from './parts'
import { ellipse, path } from './shapes'

export const backventil: Family = {
  extent: { x: 8, y: 36, width: 104, height: 54 },
  draw: () => [
    ...block({ x: 8, y: 46, width: 24, height: 34 }),
    ...block({ x: 88, y: 46, width: 24, height: 34 }),
    ...block({ x: 31, y: 40, width: 58, height: 46, radius: 6 }),
    path('inner', 'M8 54h24M88 54h24M8 72h24M88 72h24M44 40v46M76 40v46'),
    path('accent', 'm50 54 14-6v30l-14-6Z'),
    path('outline', 'M66 47v32'),
    centre({ y: 63, reach: 58 }),
  ],
}

export const sakerhetsventil: Family = {
  extent: { x: 22, y: 10, width: 84, height: 96 },
  draw: () => [
    ...block({ x: 40, y: 84, width: 26, height: 22, shade: 'right' }),
    path('inner', 'M40 92h26M40 99h26'),
    ...block({ x: 36, y: 60, width: 34, height: 26, shade: 'right', radius: 4 }),
    ...block({ x: 69, y: 63, width: 37, height: 20 }),
    path('inner', 'M94 63v20'),
    path('body', 'M40 60V40l6-8h14l6 8v20Z'),
    path('shade', 'M54 33h6l5.5 7v19.5H54Z'),
    ...block({ x: 34, y: 10, width: 38, height: 20, accent: true, radius: 4 }),
    path('inner', 'M42 10v20M50 10v20M58 10v20M66 10v20'),
    centre({ x: 53, reach: 57 }),
  ],
}

export const nippel: Family = {
  extent: { x: 12, y: 36, width: 96, height: 48 },
  draw: () => [
    ...block({ x: 12, y: 42, width: 36, height: 36, radius: 1 }),
    ...block({ x: 72, y: 42, width: 36, height: 36, radius: 1 }),
    path(
      'inner',
      'm18 42-3 36M24 42l-3 36M30 42l-3 36M36 42l-3 36M42 42l-3 36M81 42l-3 36M87 42l-3 36M93 42l-3 36M99 42l-3 36M105 42l-3 36',
    ),
    ...block({ x: 47, y: 34, width: 26, height: 52 }),
    path('inner', 'M47 47h26M47 73h26'),
    centre({ y: 60, reach: 58 }),
  ],
}

export const vattenlas: Family = {
  extent: { x: 10, y: 8, width: 100, height: 100 },
  draw: () => [
    ...block({ x: 30, y: 8, width: 18, height: 40, shade: 'right', radius: 1 }),
    ...block({ x: 25, y: 14, width: 28, height: 10, accent: true }),
    ...block({ x: 64, y: 46, width: 46, height: 14, radius: 1 }),
    ...block({ x: 100, y: 40, width: 10, height: 26 }),
    ...block({ x: 20, y: 40, width: 46, height: 50, shade: 'right', radius: 4 }),
    ...block({ x: 24, y: 88, width: 38, height: 20, shade: 'right', radius: 5 }),
    path('inner', 'M30 88v20M37 88v20M44 88v20M51 88v20M57 88v20'),
    centre({ x: 39, reach: 57 }),
  ],
}

export const avloppsror: Family = {
  extent: { x: 6, y: 40, width: 108, height: 44 },
  draw: () => [
    ...block({ x: 24, y: 44, width: 82, height: 36, radius: 0 }),
    ellipse('part', { cx: 106, cy: 62, rx: 8, ry: 18 }),
    ellipse('shade', { cx: 106, cy: 62, rx: 5, ry: 13 }),
    ellipse('inner', { cx: 106, cy: 62, rx: 5, ry: 13 }),
    ...block({ x: 6, y: 38, width: 24, height: 48 }),
    ...block({ x: 12, y: 36, width: 8, height: 52, accent: true, radius: 3 }),
    centre({ y: 62, reach: 58 }),
  ],
}

export const avloppsdel: Family = {
  extent: { x: 8, y: 10, width: 96, height: 98 },
  draw: () => [
    path('face', 'M40 106V66l40-40 26 26-38 38v16Z'),
    path('shade', 'M56 106V78l37-39 12.5 13L67.5 90v16Z'),
    path('outline', 'M40 106V66l40-40 26 26-38 38v16Z'),
    path('body', 'm72 26 14-14 34 34-14 14Z'),
    path('accent', 'm79 20 5-5 33 33-5 5Z'),
    ...block({ x: 34, y: 96, width: 40, height: 16, shade: 'right' }),
    path('centre', 'M54 118V72l54-54'),
  ],
}
