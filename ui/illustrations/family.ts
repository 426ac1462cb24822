import type { ReactNode } from 'react'

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
  readonly draw: (params: DrawingParams) => ReactNode
  /** What measures are taken of, without handles and centre lines. */
  readonly extent: Extent
}

/** A whole number from the params within bounds, for what is drawn several times. */
export const countOf = (params: DrawingParams, name: string, usual: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(params[name] ?? usual)))
