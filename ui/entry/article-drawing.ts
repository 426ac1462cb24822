import type { Drawing } from '#domain/catalogue/drawing'
import type { Variant } from '#domain/catalogue/variant'
import { drawingParams } from '../catalogue/columns'
import { drawingOf } from '../illustrations/drawing'

/** The drawing of an article's page for paper: there it stands alone, and is as large whatever its size. */
export const articleDrawing = (variant: Variant): Drawing => {
  const { DN: _, ...params } = drawingParams(variant)
  return drawingOf(variant.product.family, params, true)
}
