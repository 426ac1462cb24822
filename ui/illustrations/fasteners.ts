import type { Family } from './family'
import { block, centre } from './parts'
import { circle, path } from './shapes'

const slants = (from: number, to: number, step: number, top: number, bottom: number): string =>
  Array.from(
    { length: Math.floor((to - from) / step) },
    (_, index) => `M${from + index * step} ${bottom}l${step * 0.7} ${top - bottom}`,
  ).join('')

export const skruv: Family = {
  extent: { x: 8, y: 40, width: 106, height: 40 },
  draw: () => [
    path('face', 'M24 52h74l16 8-16 8H24Z'),
    path('shade', 'M24 62h86l-12 5.5H24Z'),
    path('outline', 'M24 52h74l16 8-16 8H24Z'),
    path('inner', slants(50, 102, 6, 49, 71)),
    path('accent', 'M8 40h5l16 12v16L13 80H8Z'),
    path('outline', 'M8 52h6v16H8'),
    centre({ y: 60, reach: 58 }),
  ],
}

export const bricka: Family = {
  extent: { x: 12, y: 12, width: 96, height: 96 },
  draw: () => [
    circle('part', 60, 60, 48),
    path('shade', 'M107.5 60A47.5 47.5 0 0 1 60 107.5V83a23 23 0 0 0 23-23Z'),
    circle('outline', 60, 60, 48),
    circle('inner', 60, 60, 44),
    circle('accent', 60, 60, 26),
    circle('part', 60, 60, 22),
    centre({ x: 60, y: 60, reach: 57 }),
  ],
}

export const mutter: Family = {
  extent: { x: 12, y: 18, width: 96, height: 84 },
  draw: () => [
    path('body', 'M36 18h48l24 42-24 42H36L12 60Z'),
    path('shade', 'M60 101.5h23.5L107 60H82a22 22 0 0 1-22 22Z'),
    path('outline', 'M36 18h48l24 42-24 42H36L12 60Z'),
    circle('inner', 60, 60, 40),
    circle('accent', 60, 60, 25),
    circle('part', 60, 60, 20),
    path('inner', 'M60 44a16 16 0 1 1-16 16'),
    centre({ x: 60, y: 60, reach: 57 }),
  ],
}

export const plugg: Family = {
  extent: { x: 8, y: 38, width: 106, height: 44 },
  draw: () => [
    path('face', 'M18 44h78l16 10v12L96 76H18Z'),
    path('shade', 'M18 64h94v2L96 75.5H18Z'),
    path('outline', 'M18 44h78l16 10v12L96 76H18Z'),
    path('inner', 'M44 60h68M44 44l5 8h11l-4-8M64 44l5 8h11l-4-8M44 76l5-8h11l-4 8M64 76l5-8h11l-4 8'),
    ...block({ x: 8, y: 38, width: 12, height: 44, accent: true }),
    centre({ y: 60, reach: 58 }),
  ],
}

export const borr: Family = {
  extent: { x: 6, y: 46, width: 110, height: 28 },
  draw: () => [
    ...block({ x: 6, y: 50, width: 30, height: 20, radius: 1 }),
    path('inner', 'M10 56h20M10 64h20'),
    path('face', 'M36 48h66l12 12-12 12H36Z'),
    path('shade', 'M36 64h74l-8 7.5H36Z'),
    path('outline', 'M36 48h66l12 12-12 12H36Z'),
    path('outline', 'M36 66c10-4 12-14 22-18M52 72c10-4 12-18 22-24M70 72c10-4 12-18 22-24M88 72c6-2 8-8 12-14'),
    path('accent', 'm102 48 12 12-12 12-4-12Z'),
    centre({ y: 60, reach: 59 }),
  ],
}

export const kapskiva: Family = {
  extent: { x: 10, y: 10, width: 100, height: 100 },
  draw: () => [
    circle('part', 60, 60, 50),
    path('shade', 'M109.5 60A49.5 49.5 0 0 1 60 109.5V89a29 29 0 0 0 29-29Z'),
    circle('outline', 60, 60, 50),
    circle('inner', 60, 60, 44),
    circle('accent', 60, 60, 28),
    circle('part', 60, 60, 14),
    circle('outline', 60, 60, 8),
    centre({ x: 60, y: 60, reach: 57 }),
  ],
}
