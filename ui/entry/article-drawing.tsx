import { renderToStaticMarkup } from 'react-dom/server'
import { drawnAs, type ArticleDrawing } from '#application/ports/article-drawing'
import type { Variant } from '#domain/catalogue/variant'
import { drawingParams } from '../catalogue/columns'
import { Illustration } from '../illustrations/Illustration'
import styles from '../illustrations/Illustration.module.css'
import { shapesOfSvg } from './svg-shapes'

/** Large enough for measures to be drawn out. */
const SIZE = 360

const drawnAsClass = new Map(drawnAs.map((as) => [styles[as], as]))

/** The drawing of an article's page as shapes, for paper: there it stands alone, and is as large whatever its size. */
export const articleDrawing = (variant: Variant): ArticleDrawing => {
  const { DN: _, ...params } = drawingParams(variant)
  return shapesOfSvg(
    renderToStaticMarkup(<Illustration family={variant.product.family} params={params} size={SIZE} />),
    { drawnAs: (name) => drawnAsClass.get(name), fromStart: styles['beside'] ?? '' },
  )
}
