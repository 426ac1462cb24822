import type { Family } from './family'
import { block, centre } from './parts'
import { circle, path, rect } from './shapes'
import { fogtub, tejp } from './sanitary'
import { handske, spray } from './supplies'
import { mutter, skruv } from './fasteners'

export const gipsskruv: Family = {
  extent: { x: 4, y: 38, width: 112, height: 44 },
  draw: () => [
    path('body', 'M22 55h78l16 5-16 5H22Z'),
    path(
      'outline',
      'M28 68l5-16M36 68l5-16M44 68l5-16M52 68l5-16M60 68l5-16M68 68l5-16M76 68l5-16M84 68l5-16M92 68l5-16',
    ),
    path('accent', 'M4 38h6c2 12 8 16 16 17v10c-8 1-14 5-16 17H4Z'),
    centre({ y: 60, reach: 59 }),
  ],
}

export const montageskruv: Family = {
  ...skruv,
  draw: () => [
    ...block({ x: 4, y: 40, width: 22, height: 40, accent: true }),
    path('inner', 'M4 50h22M4 70h22'),
    ...block({ x: 26, y: 34, width: 8, height: 52, shade: 'none' }),
    path('body', 'M34 50h56v20H34Z'),
    path('outline', 'm38 72 5-24M46 72l5-24M54 72l5-24M62 72l5-24M70 72l5-24M78 72l5-24'),
    path('body', 'M90 54h12l14 6-14 6H90Z'),
  ],
}

export const lasmutter: Family = {
  ...mutter,
  draw: () => [
    ...block({ x: 14, y: 44, width: 92, height: 58, shade: 'none' }),
    path('shade', 'M82 44.5h23.5v57H82Z'),
    path('outline', 'M38 44v58M82 44v58'),
    path('body', 'M26 44c0-16 14-26 34-26s34 10 34 26Z'),
    path('accent', 'M40 24c10-8 30-8 40 0v6H40Z'),
    centre({ x: 60, reach: 57 }),
  ],
}

export const fjaderbricka: Family = {
  extent: { x: 12, y: 12, width: 96, height: 96 },
  draw: () => [
    path('body', 'M70 12a49 49 0 1 1-20 0l4 24a25 25 0 1 0 12 0Z'),
    path('shade', 'M108 60a48 48 0 0 1-96 4l24-2a24 24 0 0 0 48-2Z'),
    path('outline', 'M70 12a49 49 0 1 1-20 0l4 24a25 25 0 1 0 12 0Z'),
    path('accent', 'M66 36 70 12l10 3-6 23Z'),
  ],
}

export const expander: Family = {
  extent: { x: 4, y: 42, width: 112, height: 36 },
  draw: () => [
    ...block({ x: 10, y: 40, width: 16, height: 40 }),
    ...block({ x: 26, y: 34, width: 6, height: 52, shade: 'none' }),
    ...block({ x: 2, y: 52, width: 68, height: 16, radius: 0 }),
    ...block({ x: 68, y: 46, width: 32, height: 28, accent: true, radius: 0 }),
    path('outline', 'M72 60h26'),
    path('body', 'M98 52l18-8v32l-18-8Z'),
    path('inner', 'M38 52l-3 16M46 52l-3 16M54 52l-3 16M62 52l-3 16'),
  ],
}

export const gipsplugg: Family = {
  extent: { x: 8, y: 30, width: 108, height: 60 },
  draw: () => [
    path('body', 'M20 48h66l30 12-30 12H20Z'),
    path('accent', 'M30 34h8l6 52h-8ZM50 36h8l6 48h-8ZM70 40h8l6 40h-8Z'),
    ...block({ x: 8, y: 26, width: 14, height: 68 }),
    path('outline', 'M11 60h8'),
  ],
}

export const fogskum: Family = {
  extent: { x: 34, y: 6, width: 52, height: 106 },
  draw: () => [
    path('outline', 'M62 14h44M62 20h44'),
    ...block({ x: 48, y: 8, width: 24, height: 18, accent: true }),
    path('body', 'M36 44c0-12 8-18 24-18s24 6 24 18Z'),
    ...block({ x: 34, y: 42, width: 52, height: 70, shade: 'right' }),
    path('accent', 'M34 60h52v14H34Z'),
    path('inner', 'M42 86h34M42 94h26'),
  ],
}

export const montagelim: Family = {
  ...fogtub,
  draw: (params) => [
    ...fogtub.draw(params),
    path('part', 'M41 42h38v30H41Z'),
    path('accent', 'M41 94h38v14H41Z'),
    path('outline', 'M48 52h24M48 62h24'),
  ],
}

export const silikon: Family = {
  ...fogtub,
  draw: (params) => [
    ...fogtub.draw(params),
    path('part', 'M41 57h38v36H41Z'),
    path('accent', 'M60 61c12 14 10 26 0 28-10-2-12-14 0-28Z'),
  ],
}

export const gangtejp: Family = {
  ...tejp,
  draw: () => [
    ...block({ x: 26, y: 50, width: 68, height: 40, shade: 'none' }),
    circle('part', 60, 60, 46),
    circle('shade', 60, 60, 40),
    circle('part', 60, 60, 34),
    circle('accent', 60, 60, 27),
    circle('part', 60, 60, 20),
    path('outline', 'M60 106h52'),
  ],
}

export const eltejp: Family = {
  ...tejp,
  draw: () => [
    circle('part', 60, 60, 40),
    circle('accent', 60, 60, 22),
    circle('part', 60, 60, 17),
    path('body', 'M60 92h54v8H60Z'),
    centre({ x: 60, y: 60, reach: 52 }),
  ],
}

export const rostlosare: Family = {
  ...spray,
  draw: (params) => [
    ...spray.draw(params),
    path('outline', 'M67 17h46'),
    rect('part', { x: 40, y: 58, width: 40, height: 34 }),
    path('accent', 'M60 62c8 10 8 20 0 24-8-4-8-14 0-24Z'),
  ],
}

export const flaska: Family = {
  extent: { x: 36, y: 6, width: 48, height: 106 },
  draw: () => [
    ...block({ x: 50, y: 6, width: 20, height: 18, accent: true }),
    path('body', 'M52 24h16l16 26v58c0 3-1 4-4 4H40c-3 0-4-1-4-4V50Z'),
    path('shade', 'M66 24h2l16 26v58c0 3-1 3.5-4 3.5H66Z'),
    ...block({ x: 36, y: 62, width: 48, height: 30, accent: true }),
    path('part', 'm60 66 12 22H48Z'),
  ],
}

export const kemhandske: Family = {
  ...handske,
  draw: (params) => [
    ...handske.draw(params),
    path('accent', 'M33 74h52l8 40H25Z'),
    path('inner', 'M31 84h56M29 94h60M27 104h64'),
  ],
}

export const skarskyddshandske: Family = {
  ...handske,
  draw: (params) => [
    ...handske.draw(params),
    path('inner', 'M36 56h46M36 62h46M36 74h46M36 80h46M42 50v36M52 50v36M62 50v36M72 50v36'),
    path('accent', 'm48 60 24 6-4 12-24-6Z'),
  ],
}

export const vinterhandske: Family = {
  ...handske,
  draw: () => [
    path('body', 'M34 86V36c0-16 10-26 24-26s24 10 24 26v20l10-8c8-6 16 4 10 12L84 86Z'),
    path('shade', 'M62 60h22l16-2-17 27.5H62Z'),
    path('accent', 'M34 34c2-34 46-34 48 0Z'),
    ...block({ x: 28, y: 86, width: 62, height: 24, radius: 8 }),
    path('inner', 'M38 90v16M48 90v16M58 90v16M68 90v16M78 90v16'),
  ],
}

export const horselkapa: Family = {
  extent: { x: 12, y: 10, width: 96, height: 96 },
  draw: () => [
    path('outline', 'M24 60C24 4 96 4 96 60M32 60C32 16 88 16 88 60'),
    ...block({ x: 10, y: 52, width: 28, height: 50, accent: true, radius: 12 }),
    ...block({ x: 82, y: 52, width: 28, height: 50, accent: true, radius: 12 }),
    ...block({ x: 34, y: 56, width: 12, height: 42, radius: 5 }),
    ...block({ x: 74, y: 56, width: 12, height: 42, radius: 5 }),
  ],
}
