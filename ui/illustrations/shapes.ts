import type { DrawnAs, Ellipse, Group, Path, Placement, Rectangle, Shape } from '#domain/catalogue/drawing'

/** @param d in the language of SVG paths */
export const path = (as: DrawnAs, d: string, placed?: Placement): Path => ({ tag: 'Path', as, d, placed })

interface Sides {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Radius of the corners. */
  readonly rx?: number
}

export const rect = (as: DrawnAs, { rx, ...sides }: Sides): Rectangle => ({
  tag: 'Rectangle',
  as,
  ...sides,
  radius: rx,
})

export const circle = (as: DrawnAs, x: number, y: number, radius: number): Ellipse => ({
  tag: 'Ellipse',
  as,
  x,
  y,
  across: radius,
  down: radius,
})

interface Axes {
  readonly cx?: number
  readonly cy?: number
  readonly rx: number
  readonly ry: number
}

export const ellipse = (as: DrawnAs, { cx = 0, cy = 0, rx, ry }: Axes, placed?: Placement): Ellipse => ({
  tag: 'Ellipse',
  as,
  x: cx,
  y: cy,
  across: rx,
  down: ry,
  placed,
})

export const group = (placed: Placement, shapes: readonly Shape[]): Group => ({ tag: 'Group', placed, shapes })
