import { createContext } from 'react'
import type { DrawingParams } from './family'

export interface Picture {
  /** The family of an article, or the name of a drawing. */
  readonly family: string
  readonly name: string
  readonly params: DrawingParams
  /** Whether the measures are drawn out. */
  readonly measures: boolean
}

/** Draws a picture as the SVG inside of an `svg` element. */
export type DrawPicture = (picture: Picture) => string

/**
 * The drawings, for the views below. Undefined until their chunk is loaded in the browser: what the server drew stands
 * until then, and a picture that is new has an empty place.
 */
export const DrawPictureContext = createContext<DrawPicture | undefined>(undefined)
