import type { Family } from './family'
import { block, centre } from './parts'
import { circle, ellipse, path, rect } from './shapes'

export const kopparrorPar: Family = {
  extent: { x: 6, y: 30, width: 108, height: 60 },
  draw: () =>
    [34, 66].flatMap((y) => [
      ...block({ x: 6, y, width: 100, height: 22, radius: 0 }),
      ellipse('part', { cx: 106, cy: y + 11, rx: 6, ry: 11 }),
      ellipse('shade', { cx: 106, cy: y + 11, rx: 3, ry: 6 }),
      path('inner', `M58 ${y}v22M62 ${y}v22`),
    ]),
}

export const alupex: Family = {
  extent: { x: 6, y: 32, width: 108, height: 56 },
  draw: () => [
    ...block({ x: 4, y: 32, width: 50, height: 56, radius: 0 }),
    ...block({ x: 54, y: 38, width: 26, height: 44, radius: 0, accent: true }),
    ...block({ x: 80, y: 43, width: 26, height: 34, radius: 0 }),
    ellipse('part', { cx: 106, cy: 60, rx: 8, ry: 17 }),
    ellipse('shade', { cx: 106, cy: 60, rx: 5, ry: 11 }),
    centre({ y: 60, reach: 58 }),
  ],
}

export const pexrorIsolerat: Family = {
  extent: { x: 8, y: 8, width: 104, height: 104 },
  draw: () => [
    circle('part', 60, 60, 52),
    circle('shade', 60, 60, 46),
    circle('part', 60, 60, 24),
    circle('inner', 60, 60, 36),
    ...block({ x: 60, y: 6, width: 54, height: 26, radius: 6 }),
    ...block({ x: 108, y: 12, width: 10, height: 14, accent: true }),
  ],
}

export const pexrorIRor: Family = {
  extent: { x: 6, y: 30, width: 108, height: 60 },
  draw: () => [
    ...block({ x: 4, y: 32, width: 70, height: 56, radius: 0, shade: 'lower' }),
    path('outline', 'M12 32v56M20 32v56M28 32v56M36 32v56M44 32v56M52 32v56M60 32v56M68 32v56'),
    ellipse('part', { cx: 74, cy: 60, rx: 10, ry: 28 }),
    ...block({ x: 72, y: 44, width: 42, height: 32, accent: true, radius: 3 }),
    centre({ y: 60, reach: 58 }),
  ],
}

export const rorskal: Family = {
  extent: { x: 10, y: 20, width: 100, height: 80 },
  draw: () => [
    circle('part', 46, 62, 40),
    circle('shade', 46, 62, 34),
    circle('part', 46, 62, 17),
    path('accent', 'M44 22h4v24h-4ZM44 78h4v24h-4Z'),
    path('outline', 'M60 25h50v76H56M84 25v76'),
    path('inner', 'M20 44l6 4M24 82l6-5M66 44l4 4M70 74l6-4M34 92l2-7'),
  ],
}

export const lamellmatta: Family = {
  extent: { x: 6, y: 24, width: 108, height: 76 },
  draw: () => [
    path('body', 'M10 96h94V74H54Z'),
    circle('part', 44, 62, 36),
    circle('inner', 44, 62, 28),
    circle('inner', 44, 62, 20),
    circle('accent', 44, 62, 11),
    path('outline', 'M44 98h70V80H76'),
    path('inner', 'M84 80v18M92 80v18M100 80v18M108 80v18'),
  ],
}

export const oRing: Family = {
  extent: { x: 14, y: 14, width: 92, height: 92 },
  draw: () => [
    circle('part', 60, 60, 48),
    circle('outline', 60, 60, 44),
    circle('accent', 60, 60, 40),
    rect('face', { x: 59, y: 59, width: 2, height: 2 }),
    circle('part', 60, 60, 36),
    centre({ x: 60, y: 60, reach: 57 }),
  ],
}

export const kopparbricka: Family = {
  extent: { x: 14, y: 14, width: 92, height: 92 },
  draw: () => [
    ellipse('part', { cx: 60, cy: 66, rx: 54, ry: 32 }),
    ellipse('part', { cx: 60, cy: 58, rx: 54, ry: 32 }),
    ellipse('shade', { cx: 60, cy: 58, rx: 30, ry: 16 }),
    ellipse('outline', { cx: 60, cy: 58, rx: 30, ry: 16 }),
    centre({ x: 60, reach: 50 }),
  ],
}

export const dubbelklammer: Family = {
  extent: { x: 6, y: 8, width: 108, height: 98 },
  draw: () => [
    ...block({ x: 55, y: 6, width: 10, height: 36, shade: 'right', radius: 0 }),
    ...block({ x: 22, y: 36, width: 76, height: 8, shade: 'none' }),
    ...[32, 88].flatMap((x) => [circle('part', x, 70, 27), circle('accent', x, 70, 21), circle('part', x, 70, 15)]),
    path('centre', 'M2 70h116M32 38v66M88 38v66'),
  ],
}

export const klammerUtanInlagg: Family = {
  extent: { x: 12, y: 6, width: 96, height: 100 },
  draw: () => [
    ...block({ x: 54, y: 6, width: 12, height: 28, shade: 'right', radius: 0 }),
    ...block({ x: 4, y: 64, width: 112, height: 8, shade: 'none' }),
    circle('part', 60, 68, 38),
    circle('inner', 60, 68, 34),
    circle('part', 60, 68, 31),
    path('accent', 'M10 56h8v24h-8ZM102 56h8v24h-8Z'),
    path('centre', 'M60 20v96M14 68h92'),
  ],
}
