/* oxlint-disable jsx-a11y/prefer-tag-over-role -- A grid in two columns of rows, which no table can be. */
import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { productPath } from '../routing/paths'
import { ArticlePrice } from '../catalogue/ArticlePrice'
import { ArticleStock } from '../catalogue/ArticleStock'
import { BuyControls } from '../catalogue/BuyControls'
import type { ShownArticle } from '#domain/catalogue/shown-article'
import { classNames } from '../components/class-names'
import { ArticleHeart } from '../favourites/Heart'
import { Illustration } from '../illustrations/Illustration'
import type { ChoicePosition } from './choices'
import { MarkedWords } from './MarkedWords'
import { isActive, rowId } from './picking'
import type { Picking } from './picking'
import styles from './Rows.module.css'

interface ArticleHitProps {
  readonly article: ShownArticle
  readonly place: ChoicePosition
  readonly typed: string
  readonly picking: Picking
}

/** A suggested article with the controls to buy it. */
export const ArticleHit = ({ article, place, typed, picking }: ArticleHitProps) => {
  const { variant } = article
  const [quantity, setQuantity] = useState(0)
  const active = isActive(picking, place)
  // Another row of the article begins without a quantity, so the field must not add this one.
  const forgetQuantity = useEffectEvent(() => picking.setQuantity(variant.articleNumber, 0))
  useEffect(() => () => forgetQuantity(), [])
  return (
    <div
      role="row"
      id={rowId(picking.id, place)}
      aria-selected={active}
      className={classNames(styles.hit, active && styles.active)}
    >
      <div role="gridcell" className={styles.hitName}>
        <Illustration family={variant.product.family} name={variant.product.name} size={40} />
        <Link to={productPath(variant)} tabIndex={-1} onClick={() => picking.leave()}>
          <span className="mono">
            <MarkedWords text={variant.articleNumber} typed={typed} />
          </span>
          <strong>
            <MarkedWords text={variant.name} typed={typed} />
          </strong>
        </Link>
        <ArticleHeart article={variant} />
      </div>
      <div role="gridcell" className={styles.hitStock}>
        <ArticleStock article={article} quantity={quantity} />
      </div>
      <div role="gridcell" className={styles.hitPrice}>
        <ArticlePrice article={article} />
      </div>
      <div role="gridcell" className={styles.hitBuy}>
        <BuyControls
          article={article}
          look="icon"
          onQuantity={(wanted) => {
            setQuantity(wanted)
            picking.setQuantity(variant.articleNumber, wanted)
          }}
        />
      </div>
    </div>
  )
}
