import type { Shape } from '#domain/catalogue/drawing'

/** Measures of an article in mm, and counts; each family reads those it knows. */
export type DrawingParams = Readonly<Record<string, number>>

/** In units of the drawing, which is 120 wide and high. */
export interface Extent {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Family {
  readonly draw: (params: DrawingParams) => readonly Shape[]
  /** The part that is measured, without handles and centre lines. */
  readonly extent: Extent
  /**
   * The ends of the width, if they are not those of the extent; `unseen` for a depth, which a side view does not show.
   */
  readonly widthAcross?: readonly [from: number, to: number] | 'unseen'
}

/** A whole number from the params within bounds, for what is drawn several times. */
export const countOf = (params: DrawingParams, name: string, usual: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(params[name] ?? usual)))

/** Sizes between which drawings grow, in mm of DN. */
const SMALLEST = 8
const LARGEST = 110
const SMALLEST_SCALE = 0.62

/** How large to draw an article of a nominal size: 1 for the largest, and where no size is known. */
export const scaleOf = ({ DN }: DrawingParams): number => {
  if (DN === undefined) return 1
  const within = Math.min(LARGEST, Math.max(SMALLEST, DN))
  return SMALLEST_SCALE + (1 - SMALLEST_SCALE) * (Math.log(within / SMALLEST) / Math.log(LARGEST / SMALLEST))
}

/** A coordinate after the drawing is scaled about its middle, 60. */
export const scaled = (at: number, scale: number): number => 60 + (at - 60) * scale

export const scaledExtent = ({ x, y, width, height }: Extent, scale: number): Extent => ({
  x: scaled(x, scale),
  y: scaled(y, scale),
  width: width * scale,
  height: height * scale,
})
