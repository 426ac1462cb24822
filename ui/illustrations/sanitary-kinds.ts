import type { Shape } from '#domain/catalogue/drawing'
import type { Family } from './family'
import { block, centre, ground } from './parts'
import { circle, ellipse, path } from './shapes'

export const koksblandare: Family = {
  extent: { x: 20, y: 8, width: 84, height: 98 },
  draw: () => [
    path('body', 'M34 92V40c0-20 12-32 30-32s30 12 30 30v14H82V38c0-12-7-19-18-19s-18 8-18 21v52Z'),
    path('shade', 'M41 92V40c0-16 8-27 22-28-10 4-17 13-17 28v52Z'),
    ...block({ x: 78, y: 50, width: 20, height: 12 }),
    path('accent', 'm48 70 32-12 4 8-36 14Z'),
    ...block({ x: 24, y: 90, width: 34, height: 12, shade: 'right' }),
    path('inner', 'M10 102h100'),
    centre({ x: 40, reach: 57 }),
  ],
}

/** A thermostatic mixer on a wall, with a handle at each end. */
const thermostat = (y: number): readonly Shape[] => [
  ...block({ x: 26, y: y - 8, width: 68, height: 24 }),
  ...block({ x: 6, y: y - 10, width: 22, height: 28, accent: true, radius: 5 }),
  ...block({ x: 92, y: y - 10, width: 22, height: 28, accent: true, radius: 5 }),
  path('inner', `M12 ${y - 10}v28M20 ${y - 10}v28M100 ${y - 10}v28M108 ${y - 10}v28`),
]

export const duschblandare: Family = {
  extent: { x: 6, y: 30, width: 108, height: 40 },
  draw: () => [
    circle('part', 40, 34, 11),
    circle('part', 80, 34, 11),
    ...thermostat(46),
    ...block({ x: 54, y: 62, width: 12, height: 14, shade: 'right' }),
    path('outline', 'M57 76c0 20-22 12-22 30M63 76c0 26-20 16-20 30'),
  ],
}

export const badkarsblandare: Family = {
  extent: { x: 6, y: 30, width: 108, height: 76 },
  draw: () => [
    circle('part', 40, 22, 11),
    circle('part', 80, 22, 11),
    ...thermostat(36),
    path('body', 'M46 52h28v10c0 12-4 16-4 28v14H48V90c0-12-2-16-2-28Z'),
    path('shade', 'M62 52h11.5v10c0 12-4 16-4 28v13.5H62Z'),
    path('accent', 'M46 100h26v8H46Z'),
  ],
}

export const duschslang: Family = {
  extent: { x: 14, y: 10, width: 92, height: 100 },
  draw: () => [
    path('outline', 'M34 20c0 60 52 20 52 56 0 26-52 20-44-4 10-26 62-10 54 34'),
    path('outline', 'M26 20c2 70 52 28 52 56 0 16-36 14-30-2 8-20 42-2 40 32'),
    ...block({ x: 20, y: 8, width: 20, height: 18, accent: true }),
    ...block({ x: 80, y: 96, width: 24, height: 16, accent: true }),
  ],
}

export const takdusch: Family = {
  extent: { x: 10, y: 8, width: 92, height: 104 },
  draw: () => [
    path('body', 'M18 112V18c0-6 4-10 10-10h48v8H30c-3 0-4 1-4 4v92Z'),
    path('accent', 'M44 30h64l-6-10H50Z'),
    ...block({ x: 72, y: 10, width: 8, height: 12, shade: 'right' }),
    ...block({ x: 12, y: 74, width: 46, height: 14 }),
    path('outline', 'M40 88c0 20 24 20 24 0V64'),
    ...block({ x: 58, y: 46, width: 12, height: 24, shade: 'right' }),
    path('inner', 'M50 36v8M60 36v8M72 36v12M84 36v8M96 36v10M102 36v8'),
  ],
}

export const klinker: Family = {
  extent: { x: 8, y: 8, width: 104, height: 104 },
  draw: () => [
    ...block({ x: 8, y: 8, width: 104, height: 104, radius: 0, shade: 'none' }),
    path('shade', 'M8 8h52v52H8ZM60 60h52v52H60Z'),
    path('accent', 'M60 46 74 60 60 74 46 60Z'),
    path('outline', 'M60 8v38M60 74v38M8 60h38M74 60h38M8 8h104v104H8Z'),
    path('inner', 'M20 24l6 4M36 40l6-3M76 24l4 5M94 42l6 3M24 84l6-2M42 100l4-5M80 88l6 2M96 76l5 4'),
  ],
}

export const diskho: Family = {
  extent: { x: 6, y: 24, width: 108, height: 72 },
  widthAcross: 'unseen',
  draw: () => [
    ...block({ x: 4, y: 22, width: 112, height: 78, radius: 8, shade: 'none' }),
    ...block({ x: 12, y: 34, width: 54, height: 58, radius: 8 }),
    circle('accent', 39, 58, 8),
    path('inner', 'M76 36v54M84 36v54M92 36v54M100 36v54M108 36v54'),
    circle('part', 76, 28, 4),
  ],
}

export const utslagsback: Family = {
  extent: { x: 12, y: 8, width: 96, height: 100 },
  widthAcross: 'unseen',
  draw: () => [
    ...block({ x: 14, y: 6, width: 92, height: 40, shade: 'none' }),
    path('body', 'M8 44h104l-12 50H20Z'),
    path('shade', 'M64 60h44l-8 33.5H64Z'),
    path('accent', 'M10 46h100v9H10Z'),
    path('inner', 'M30 55v39M45 55v39M60 55v39M75 55v39M90 55v39'),
    ...block({ x: 48, y: 94, width: 24, height: 18, shade: 'right' }),
  ],
}

export const wcFixtur: Family = {
  extent: { x: 28, y: 6, width: 64, height: 106 },
  draw: () => [
    path('body', 'M20 6h9v106h-9ZM91 6h9v106h-9Z'),
    path('body', 'M28 34h64v6H28ZM28 86h64v6H28Z'),
    ...block({ x: 34, y: 10, width: 52, height: 46, radius: 5 }),
    ...block({ x: 46, y: 16, width: 28, height: 14, accent: true }),
    ...block({ x: 54, y: 56, width: 12, height: 30, shade: 'right' }),
    circle('shade', 60, 74, 10),
    circle('outline', 60, 74, 10),
    path('inner', 'M10 112h100'),
  ],
}

export const wcVagghangd: Family = {
  extent: { x: 20, y: 40, width: 88, height: 52 },
  draw: () => [
    path('inner', 'M18 4v112M18 14l-10 8M18 34l-10 8M18 54l-10 8M18 74l-10 8M18 94l-10 8'),
    path('face', 'M18 52h94c0 22-14 34-38 38H44c-10 0-20-6-26-14Z'),
    path('shade', 'M18 70c30 8 62 6 88 0-6 11-16 17-32 20H44c-10 0-20-6-26-14Z'),
    path('outline', 'M18 52h94c0 22-14 34-38 38H44c-10 0-20-6-26-14Z'),
    ...block({ x: 22, y: 42, width: 90, height: 10, accent: true, radius: 4 }),
    ...block({ x: 19, y: 12, width: 6, height: 20, accent: true }),
  ],
}

export const wcstolS: Family = {
  extent: { x: 14, y: 10, width: 94, height: 92 },
  draw: () => [
    ground({ from: 6, to: 114, y: 106 }),
    path('face', 'M28 60h79c2 16-12 28-28 32v14H34V90c-4-8-6-14-6-30Z'),
    path('shade', 'M60 80c20 2 34 0 44-6-5 10-14 16-25 18v13.5H60Z'),
    path('outline', 'M28 60h79c2 16-12 28-28 32v14H34V90c-4-8-6-14-6-30Z'),
    path('outline', 'M44 98c0-16 6-20 14-14s12-2 12-12'),
    ...block({ x: 28, y: 50, width: 80, height: 10, accent: true, radius: 4 }),
    ...block({ x: 12, y: 14, width: 36, height: 50, shade: 'right' }),
    ellipse('accent', { cx: 30, cy: 12, rx: 8, ry: 4 }),
  ],
}
