import type { Drawing, Placement } from '#domain/catalogue/drawing'
import { dimensions } from './dimensions'
import { drawingBox, hasMeasures } from './drawing-box'
import { familyNamed } from './families'
import { scaled, scaledExtent, scaleOf, type DrawingParams, type Family } from './family'
import { group } from './shapes'

const aboutTheMiddle = (scale: number): Placement =>
  scale === 1 ? {} : { move: [60 * (1 - scale), 60 * (1 - scale)], scale }

const widthOf = ({ extent, widthAcross }: Family, { W }: DrawingParams, scale: number) => {
  if (W === undefined || widthAcross === 'unseen') return undefined
  const [from, to] = widthAcross ?? [extent.x, extent.x + extent.width]
  return { mm: W, from: scaled(from, scale), to: scaled(to, scale) }
}

/**
 * The drawing of a name with the measures of an article; a name without a drawing is drawn as a parcel.
 * @param params larger nominal sizes (`DN`) are drawn larger
 * @param measures whether those in mm (`L`, `H`, `W`) are drawn out
 */
export const drawingOf = (name: string, params: DrawingParams, measures: boolean): Drawing => {
  const found = familyNamed(name)
  const { L: length, H: height } = params
  const box = drawingBox(params, measures)
  const scale = scaleOf(params)
  const drawn = group(aboutTheMiddle(scale), found.draw(params))
  if (!hasMeasures(params, measures)) return { box, shapes: [drawn] }
  const extent = scaledExtent(found.extent, scale)
  const width = widthOf(found, params, scale)
  return { box, shapes: [drawn, ...dimensions({ extent, scale, length, height, width })] }
}
