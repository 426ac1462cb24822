import type { Drawing } from '#domain/catalogue/drawing'
import { chooseDrawing } from '#domain/catalogue/drawing-choice'
import type { ListedVariant } from '#domain/catalogue/variant'
import { drawingParams } from '#domain/catalogue/attributes'
import { drawingOf } from '../illustrations/drawing'

/** The drawing of an article for a printed page: it stands alone and has the same size for every article size. */
export const articleDrawing = (variant: ListedVariant): Drawing => {
  const { DN: _, ...params } = drawingParams(variant)
  return drawingOf(chooseDrawing(variant.product.family, variant.product.name).drawing, params, true)
}
