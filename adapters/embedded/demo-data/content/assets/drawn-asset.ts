/** A picture of the demo's content, drawn by code. */
export interface DrawnAsset {
  readonly id: string
  readonly title: string
  readonly description: string
  /** CSS pixels. */
  readonly width: number
  readonly height: number
  /** The elements inside the `svg` element, in a box from 0 to the width and the height. */
  readonly shapes: string
}

export const SVG_TYPE = 'image/svg+xml'

export const fileNameOf = ({ id }: Pick<DrawnAsset, 'id'>): string => `${id}.svg`

/** The file of a picture. */
export const svgOf = ({ width, height, shapes }: DrawnAsset): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes}</svg>`
