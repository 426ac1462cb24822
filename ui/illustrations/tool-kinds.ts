import type { Family } from './family'
import { block, centre } from './parts'
import { circle, path } from './shapes'
import { borrmaskin } from './tools'

export const borrhammare: Family = {
  extent: { x: 4, y: 22, width: 114, height: 90 },
  draw: () => [
    path('outline', 'M18 40C2 40 2 96 18 96h14'),
    path('body', 'M14 30h58v30H30l-6 44H10Z'),
    path('shade', 'M20 48h52v12H30l-6 43.5H14Z'),
    ...block({ x: 70, y: 24, width: 22, height: 42, radius: 3 }),
    ...block({ x: 66, y: 62, width: 12, height: 44, accent: true, radius: 5 }),
    ...block({ x: 92, y: 40, width: 26, height: 9, radius: 0 }),
    ...block({ x: 8, y: 98, width: 34, height: 16, accent: true }),
  ],
}

export const slagskruvdragare: Family = {
  ...borrmaskin,
  draw: () => [
    path('body', 'M40 56h26l5 40H46Z'),
    ...block({ x: 34, y: 92, width: 46, height: 20, accent: true }),
    path('body', 'M24 26h46l28 12v12L70 62H24Z'),
    path('shade', 'M24 50h74L70 61.5H24Z'),
    path('outline', 'M70 26v36'),
    ...block({ x: 98, y: 40, width: 14, height: 8, radius: 0 }),
  ],
}

export const vinkelslip: Family = {
  extent: { x: 4, y: 34, width: 112, height: 60 },
  draw: () => [
    circle('shade', 94, 70, 26),
    circle('outline', 94, 70, 26),
    ...block({ x: 4, y: 44, width: 72, height: 26, radius: 8 }),
    ...block({ x: 74, y: 38, width: 34, height: 32, radius: 4 }),
    ...block({ x: 86, y: 12, width: 12, height: 28, accent: true, radius: 5 }),
    path('inner', 'M14 50h16M14 56h16M14 62h16'),
    circle('part', 94, 70, 6),
  ],
}

export const pressback: Family = {
  extent: { x: 16, y: 8, width: 88, height: 104 },
  draw: () => [
    path('body', 'M58 8C34 8 22 22 22 40c0 20 14 28 20 40l4 32h12V62c-14-4-18-12-18-22s8-18 18-18Z'),
    path('body', 'M62 8c24 0 36 14 36 32 0 20-14 28-20 40l-4 32H62V62c14-4 18-12 18-22s-8-18-18-18Z'),
    path('shade', 'M62 70h16l-5 41.5H62Z'),
    circle('accent', 60, 84, 10),
  ],
}

export const pressbackV: Family = {
  extent: { x: 16, y: 8, width: 88, height: 104 },
  draw: () => [
    path('body', 'M58 8H30L16 40l18 36 10 36h14V64L40 42l14-20Z'),
    path('body', 'M62 8h28l14 32-18 36-10 36H62V64l18-22-14-20Z'),
    path('shade', 'M62 74h22l-9 37.5H62Z'),
    path('accent', 'm60 80 11 11-11 11-11-11Z'),
  ],
}

export const roravskarare: Family = {
  extent: { x: 8, y: 20, width: 104, height: 80 },
  draw: () => [
    path('body', 'M8 22h66v16H28v40h46v14H8Z'),
    path('shade', 'M8 80h66v11.5H8Z'),
    circle('accent', 52, 46, 12),
    circle('part', 42, 72, 8),
    circle('part', 62, 72, 8),
    ...block({ x: 74, y: 50, width: 18, height: 12, shade: 'none' }),
    ...block({ x: 90, y: 40, width: 26, height: 34, accent: true, radius: 6 }),
  ],
}

export const avbitartang: Family = {
  extent: { x: 16, y: 8, width: 88, height: 104 },
  draw: () => [
    path('accent', 'M52 56 30 108c-3 7 7 9 10 3l24-50Z'),
    path('accent', 'M68 56l22 52c3 7-7 9-10 3L56 61Z'),
    path('body', 'M60 62c-16-2-22-16-18-30l16-22 2 22 2-22 16 22c4 14-2 28-18 30Z'),
    path('shade', 'M62 10l16 22c4 14-2 28-16 29.5Z'),
    circle('part', 60, 50, 6),
  ],
}

export const polygrip: Family = {
  extent: { x: 8, y: 8, width: 104, height: 104 },
  draw: () => [
    path('accent', 'M50 58 18 104c-4 8 6 12 10 6l34-44Z'),
    path('accent', 'M62 66l6 44c2 8 13 6 12-2l-6-46Z'),
    path('body', 'M44 64 40 38l20-26 14 4-12 24 18 10 20-14 8 10-22 26-24 4Z'),
    path('shade', 'M44 64l-2-14 38 8 24-12 4 0-22 26-24 4Z'),
    path('inner', 'M66 28l8 4M84 48l4 8M92 42l5 8'),
    circle('part', 58, 56, 5),
  ],
}

export const skiftnyckel: Family = {
  extent: { x: 40, y: 6, width: 44, height: 108 },
  draw: () => [
    path('body', 'M50 52h20v56c0 8-20 8-20 0Z'),
    path('shade', 'M62 52h8v56c0 4-4 6-8 6Z'),
    path('body', 'M34 30C34 14 44 6 54 4v26h14V14l18 14c4 16-6 28-18 30H50c-10-4-16-14-16-28Z'),
    path('accent', 'M68 14l18 14-4 10H68Z'),
    circle('part', 60, 104, 4),
    circle('inner', 56, 46, 6),
  ],
}

export const betongborr: Family = {
  extent: { x: 4, y: 46, width: 112, height: 28 },
  draw: () => [
    ...block({ x: 2, y: 46, width: 12, height: 28, radius: 3 }),
    ...block({ x: 14, y: 50, width: 26, height: 20, radius: 0 }),
    path('accent', 'M18 54h16v5H18ZM18 62h16v5H18Z'),
    path('body', 'M40 52h56v16H40Z'),
    path('outline', 'm44 68 12-16M60 68l12-16M76 68l12-16'),
    path('accent', 'M94 42h10l12 18-12 18H94Z'),
    centre({ y: 60, reach: 59 }),
  ],
}

export const traborr: Family = {
  extent: { x: 2, y: 48, width: 116, height: 24 },
  draw: () => [
    ...block({ x: 2, y: 52, width: 18, height: 16 }),
    ...block({ x: 20, y: 56, width: 20, height: 8, radius: 0 }),
    ...[40, 54, 68, 82].map((x) => path('part', `M${x} 60c2-20 10-20 14 0-4 20-12 20-14 0Z`)),
    path('accent', 'm96 46 8 10 14 4-14 4-8 10Z'),
    path('outline', 'M40 60h58'),
  ],
}

export const diamantklinga: Family = {
  extent: { x: 8, y: 8, width: 104, height: 104 },
  draw: () => [
    circle('accent', 60, 60, 52),
    circle('part', 60, 60, 42),
    path('outline', 'M60 8v16M60 96v16M8 60h16M96 60h16M23 23l12 12M85 85l12 12M97 23 85 35M35 85 23 97'),
    circle('shade', 60, 60, 16),
    circle('outline', 60, 60, 9),
  ],
}
