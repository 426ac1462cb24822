import type { ListedVariant } from '#domain/catalogue/variant'
import { Illustration } from '../illustrations/Illustration'
import { drawingParams } from '#domain/catalogue/attributes'
import { useDeferredRendered } from './DeferredRendering'

interface ArticleDrawingProps {
  readonly variant: ListedVariant
  /** CSS pixels */
  readonly size: number
  /** The drawing waits for the deferred render of its list. */
  readonly deferred: boolean
}

/** The drawing of an article in a list; its place is empty until it is drawn. */
export const ArticleDrawing = ({ variant, size, deferred }: ArticleDrawingProps) => {
  const deferredRendered = useDeferredRendered()
  if (deferred && !deferredRendered) return <svg width={size} height={size} aria-hidden="true" />
  const { family, name } = variant.product
  return <Illustration family={family} name={name} params={drawingParams(variant)} size={size} />
}
