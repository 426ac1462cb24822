import type { Family } from './family'
import { block, centre } from './parts'
import { circle, path } from './shapes'

export const spray: Family = {
  extent: { x: 40, y: 6, width: 40, height: 106 },
  draw: () => [
    ...block({ x: 53, y: 14, width: 14, height: 12, accent: true }),
    path('inner', 'M53 19H36M36 19l-8-4M36 19l-8 4'),
    path('body', 'M40 42c0-10 8-16 14-16h12c6 0 14 6 14 16Z'),
    path('shade', 'M66 26.5c6 1 13 6 13.5 15H66Z'),
    ...block({ x: 40, y: 42, width: 40, height: 70, shade: 'right' }),
    path('accent', 'M40 58h40v34H40Z'),
    path('inner', 'M46 66h28M46 73h20'),
    centre({ x: 60, reach: 57 }),
  ],
}

export const dunk: Family = {
  extent: { x: 22, y: 12, width: 76, height: 100 },
  draw: () => [
    ...block({ x: 28, y: 12, width: 22, height: 14, accent: true }),
    path('face', 'M22 44c0-10 6-16 16-18h44c10 2 16 8 16 18v62c0 4-2 6-6 6H28c-4 0-6-2-6-6Z'),
    path('shade', 'M72 62h25.5v44c0 4-1.5 5.5-5.5 5.5H72Z'),
    path('outline', 'M22 44c0-10 6-16 16-18h44c10 2 16 8 16 18v62c0 4-2 6-6 6H28c-4 0-6-2-6-6Z'),
    path('outline', 'M58 36h22c5 0 8 3 8 8v8H64c-4 0-6-2-6-6Z'),
    ...block({ x: 32, y: 64, width: 56, height: 32, accent: true }),
    path('inner', 'M39 73h42M39 81h30M39 88h36'),
    centre({ x: 60, reach: 57 }),
  ],
}

export const handske: Family = {
  extent: { x: 24, y: 8, width: 74, height: 104 },
  draw: () => [
    path(
      'face',
      'M36 88V34c0-8 12-8 12 0v22-38c0-9 13-9 13 0v38-34c0-9 13-9 13 0v36-26c0-8 12-8 12 0v30l6-6c6-5 11 2 7 8L82 88Z',
    ),
    path('shade', 'M66 66h18l-4 21.5H66Z'),
    path(
      'outline',
      'M36 88V34c0-8 12-8 12 0v22-38c0-9 13-9 13 0v38-34c0-9 13-9 13 0v36-26c0-8 12-8 12 0v30l6-6c6-5 11 2 7 8L82 88Z',
    ),
    path('inner', 'M36 66c14 6 30 6 48-2'),
    ...block({ x: 33, y: 86, width: 52, height: 24, accent: true }),
    path('inner', 'M33 93h52M33 99h52'),
    centre({ x: 60, reach: 57 }),
  ],
}

export const hjalm: Family = {
  extent: { x: 8, y: 26, width: 106, height: 64 },
  draw: () => [
    path('face', 'M20 78c0-30 16-52 42-52s40 20 40 44l12 8v6H20Z'),
    path('shade', 'M20 72h84l9.5 6.5V84H20Z'),
    path('outline', 'M20 78c0-30 16-52 42-52s40 20 40 44l12 8v6H20Z'),
    path('accent', 'M54 26h14v46H54Z'),
    path('inner', 'M36 40c-4 10-6 20-6 32M86 36c5 10 8 22 8 34M36 60h8M78 60h8M36 66h8M78 66h8'),
    path('outline', 'M30 84c2 16 12 24 24 26M84 84c-4 16-16 24-30 26'),
    centre({ x: 61, reach: 55 }),
  ],
}

export const tang: Family = {
  extent: { x: 8, y: 10, width: 104, height: 100 },
  draw: () => [
    path('accent', 'M52 62 14 104c-4 5 2 10 7 6l40-40Z'),
    path('accent', 'M66 62l32 46c4 5 11 1 8-5L74 52Z'),
    path('face', 'M48 66c-6-14 2-30 20-36l24-20c10 2 14 8 12 16l-20 8 14 4c-2 12-14 20-26 22L60 74Z'),
    path('shade', 'M60 74 50 66c6-10 16-18 34-28l13 1c-4 11-14 18-25 20Z'),
    path('outline', 'M48 66c-6-14 2-30 20-36l24-20c10 2 14 8 12 16l-20 8 14 4c-2 12-14 20-26 22L60 74Z'),
    circle('part', 62, 54, 6),
    path('inner', 'M59 54h6'),
  ],
}
