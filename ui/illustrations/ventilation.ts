import type { Family } from './family'
import { block, centre } from './parts'
import { circle, path } from './shapes'

export const ventilationsdon: Family = {
  extent: { x: 8, y: 30, width: 104, height: 60 },
  draw: () => [
    ...block({ x: 26, y: 18, width: 68, height: 42, shade: 'right', radius: 0 }),
    path('inner', 'M26 26h68M26 34h68'),
    path('body', 'M8 60h104l-8 12H16Z'),
    path('shade', 'M14 68.5h92l-2.5 3H16.5Z'),
    path('outline', 'M54 72v12h12V72'),
    path('accent', 'M28 84h64c-4 10-18 14-32 14S32 94 28 84Z'),
    centre({ x: 60, reach: 54 }),
  ],
}

const BLADES = [0, 60, 120, 180, 240, 300]

export const flakt: Family = {
  extent: { x: 12, y: 12, width: 96, height: 96 },
  draw: () => [
    ...block({ x: 12, y: 12, width: 96, height: 96, radius: 8, shade: 'none' }),
    circle('shade', 60, 60, 42),
    circle('outline', 60, 60, 42),
    ...BLADES.map((angle) =>
      path('part', 'M60 52c-6-12-4-26 8-32 10 6 10 22-2 33Z', { turn: { degrees: angle, x: 60, y: 60 } }),
    ),
    circle('accent', 60, 60, 12),
    path('inner', 'M18 22h8M22 18v8M94 22h8M98 18v8M18 98h8M22 94v8M94 98h8M98 94v8'),
    centre({ x: 60, y: 60, reach: 57 }),
  ],
}
