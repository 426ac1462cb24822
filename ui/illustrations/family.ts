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
  /** What measures are taken of, without handles and centre lines. */
  readonly extent: Extent
  /** From where to where the width goes, if it is not the extent's; nowhere where it is a depth that is not seen. */
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

/** Where a line of the drawing comes to lie when the drawing is scaled about its middle, 60. */
export const scaled = (at: number, scale: number): number => 60 + (at - 60) * scale

export const scaledExtent = ({ x, y, width, height }: Extent, scale: number): Extent => ({
  x: scaled(x, scale),
  y: scaled(y, scale),
  width: width * scale,
  height: height * scale,
})
