import type { Family } from './family'
import { block, centre } from './parts'
import { circle, ellipse, path, rect } from './shapes'

export const ventilationsboj: Family = {
  extent: { x: 8, y: 12, width: 100, height: 96 },
  draw: () => [
    path('face', 'M10 60h16c18 0 28-12 28-32V12h54v18c0 48-32 82-80 82H10Z'),
    path('shade', 'M10 96h18c40 0 64-28 64-66V12h16v18c0 48-32 82-80 82H10Z'),
    path(
      'outline',
      'M10 60h16c18 0 28-12 28-32V12h54v18c0 48-32 82-80 82H10ZM26 60l2 52M44 54l26 48M52 42l48 30M54 24h54',
    ),
    path('accent', 'M6 56h8v60H6ZM50 8h62v8H50Z'),
  ],
}

export const ljuddampare: Family = {
  extent: { x: 4, y: 22, width: 112, height: 76 },
  draw: () => [
    ...block({ x: 2, y: 40, width: 16, height: 40, radius: 0 }),
    ...block({ x: 102, y: 40, width: 16, height: 40, radius: 0 }),
    ...block({ x: 16, y: 20, width: 88, height: 80, radius: 3 }),
    path('accent', 'M20 52h80v16H20Z'),
    path(
      'inner',
      'm24 46 6-20M38 46l6-20M52 46l6-20M66 46l6-20M80 46l6-20M24 94l6-20M38 94l6-20M52 94l6-20M66 94l6-20M80 94l6-20',
    ),
    centre({ y: 60, reach: 58 }),
  ],
}

export const ventilationsnippel: Family = {
  extent: { x: 26, y: 16, width: 68, height: 88 },
  draw: () => [
    ...block({ x: 30, y: 18, width: 60, height: 84, radius: 0 }),
    path('accent', 'M34 14h8v92h-8ZM78 14h8v92h-8Z'),
    ...block({ x: 55, y: 12, width: 10, height: 96 }),
    centre({ y: 60, reach: 50 }),
  ],
}

export const ventilationsT: Family = {
  extent: { x: 6, y: 8, width: 108, height: 100 },
  draw: () => [
    ...block({ x: 38, y: 8, width: 44, height: 56, radius: 0, shade: 'right' }),
    ...block({ x: 6, y: 54, width: 108, height: 52, radius: 0 }),
    path('outline', 'M18 54v52M102 54v52M38 20h44'),
    path('accent', 'M4 52h7v56H4ZM109 52h7v56h-7ZM36 6h48v7H36Z'),
    ellipse('inner', { cx: 60, cy: 58, rx: 26, ry: 7 }),
  ],
}

export const galler: Family = {
  extent: { x: 12, y: 12, width: 96, height: 96 },
  draw: () => [
    circle('part', 60, 60, 50),
    circle('shade', 60, 60, 41),
    path('part', 'M34 28h52v9H34ZM24 43h72v9H24ZM20 58h80v9H20ZM24 73h72v9H24ZM34 88h52v7H34Z'),
    circle('outline', 60, 60, 41),
  ],
}

export const tilluftsdon: Family = {
  extent: { x: 8, y: 8, width: 104, height: 104 },
  draw: () => [
    circle('part', 60, 60, 52),
    circle('shade', 60, 60, 38),
    circle('outline', 60, 60, 38),
    circle('part', 60, 60, 30),
    circle('accent', 60, 60, 7),
    path('inner', 'M60 8v14M60 98v14M8 60h14M98 60h14'),
  ],
}

export const kanalflakt: Family = {
  extent: { x: 4, y: 18, width: 112, height: 84 },
  draw: () => [
    ...block({ x: 2, y: 38, width: 22, height: 44, radius: 0 }),
    ...block({ x: 96, y: 38, width: 22, height: 44, radius: 0 }),
    path('body', 'M22 38 40 18h40l18 20v44l-18 20H40L22 82Z'),
    path('shade', 'M22 66h76v16l-18 19.5H40L22 82Z'),
    path('outline', 'M60 18v84'),
    rect('accent', { x: 44, y: 8, width: 32, height: 20, rx: 2 }),
    path('inner', 'm34 60 14-8v16ZM72 60l14-8v16Z'),
  ],
}
