import type { Variant } from '#domain/catalogue/variant'

/** What a line or a face of a drawing is, which decides how it looks on paper. */
export const drawnAs = [
  'body',
  'face',
  'part',
  'accent',
  'shade',
  'outline',
  'inner',
  'centre',
  'dimension',
  'arrow',
] as const
export type DrawnAs = (typeof drawnAs)[number]

/** How points are moved: x' = a x + c y + e, y' = b x + d y + f. */
export type Placement = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export interface DrawnShape {
  readonly as: DrawnAs
  /** In the language of SVG paths, in the drawing's own units. */
  readonly path: string
  readonly placed: Placement
}

/** A measure written on a drawing. */
export interface DrawnFigure {
  readonly text: string
  readonly x: number
  /** Of the line that the figure stands on. */
  readonly y: number
  /** Whether it begins at `x` or has its middle there. */
  readonly from: 'start' | 'middle'
}

/** A line drawing, y downwards, in units of its own. */
export interface ArticleDrawing {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** In the order in which they cover each other. */
  readonly shapes: readonly DrawnShape[]
  readonly figures: readonly DrawnFigure[]
}

/** Draws an article from its family and measures. */
export type DrawArticle = (variant: Variant) => Promise<ArticleDrawing>
