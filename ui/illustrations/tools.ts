import type { Shape } from '#domain/catalogue/drawing'
import type { Family } from './family'
import { block, centre } from './parts'
import { circle, path } from './shapes'

const grip = (): readonly Shape[] => [
  path('face', 'M30 60h26l5 36H36Z'),
  path('shade', 'M49 60h7l5 35h-9Z'),
  path('outline', 'M30 60h26l5 36H36Z'),
  path('accent', 'M57 62h8c1 6-1 12-5 15Z'),
  ...block({ x: 28, y: 93, width: 45, height: 19, accent: true }),
  path('inner', 'M28 100h45'),
]

const tool = (children: readonly Shape[]): readonly Shape[] => [
  ...grip(),
  ...children,
  path('inner', 'M22 38h16M22 43h11M22 48h16'),
  centre({ y: 45, reach: 58 }),
]

export const borrmaskin: Family = {
  extent: { x: 13, y: 29, width: 104, height: 83 },
  draw: () => [
    ...tool([
      ...block({ x: 98, y: 43, width: 19, height: 3, shade: 'none', radius: 1 }),
      path('body', 'M79 34h7l12 6v9l-12 6h-7Z'),
      path('inner', 'M86 34v21'),
      ...block({ x: 13, y: 29, width: 66, height: 32, radius: 5 }),
      path('inner', 'M65 29v32'),
    ]),
  ],
}

export const pressmaskin: Family = {
  extent: { x: 13, y: 25, width: 104, height: 87 },
  draw: () => [
    ...tool([
      path(
        'body',
        'M86 41c3-9 9-16 17-16 7 0 12 5 14 11l-9 5c-2-4-7-4-9 0v8c2 4 7 4 9 0l9 5c-2 6-7 11-14 11-8 0-14-7-17-16Z',
      ),
      path('shade', 'M88 53c3 6 8 11 15 11 6 0 10-4 12-9l-7-4c-2 4-8 5-10 1Z'),
      circle('part', 92, 45, 4),
      ...block({ x: 74, y: 34, width: 13, height: 22, radius: 1 }),
      ...block({ x: 13, y: 29, width: 62, height: 32, radius: 7 }),
    ]),
  ],
}

export const klammer: Family = {
  extent: { x: 12, y: 6, width: 96, height: 100 },
  draw: () => [
    ...block({ x: 55, y: 6, width: 10, height: 22, shade: 'right', radius: 0 }),
    path('inner', 'm55 12 10-4M55 17l10-4M55 22l10-4M55 27l10-4'),
    ...block({ x: 48, y: 26, width: 24, height: 9, shade: 'right', radius: 1 }),
    ...block({ x: 18, y: 54, width: 8, height: 7, shade: 'none', radius: 0 }),
    ...block({ x: 94, y: 54, width: 8, height: 7, shade: 'none', radius: 0 }),
    ...block({ x: 13, y: 61, width: 94, height: 12, shade: 'none', radius: 1 }),
    path('inner', 'M13 67h94'),
    circle('part', 60, 67, 34),
    path('shade', 'M93 67a33 33 0 0 1-33 33V67Z'),
    circle('outline', 60, 67, 34),
    circle('accent', 60, 67, 27),
    circle('part', 60, 67, 21.5),
    path('centre', 'M60 30v78M20 67h80'),
  ],
}

export const packning: Family = {
  extent: { x: 14, y: 14, width: 92, height: 92 },
  draw: () => [
    circle('part', 60, 60, 46),
    path('shade', 'M105.5 60A45.5 45.5 0 0 1 60 105.5V92.5A32.5 32.5 0 0 0 92.5 60Z'),
    circle('outline', 60, 60, 46),
    circle('part', 60, 60, 32),
    centre({ x: 60, y: 60, reach: 55 }),
  ],
}

/** A parcel: for families that nobody has drawn yet. */
export const okand: Family = {
  extent: { x: 16, y: 16, width: 88, height: 92 },
  draw: () => [
    path('body', 'm60 16 44 22v46l-44 24-44-24V38Z'),
    path('shade', 'm60 62 43.5-23.5V84L60 107.5Z'),
    path('outline', 'm60 16 44 22v46l-44 24-44-24V38ZM16 38l44 24 44-24M60 62v46'),
    path('accent', 'm38 27 44 23v14l-9 5V55L29 31.5Z'),
  ],
}
