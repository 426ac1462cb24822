import { Link } from 'react-router-dom'
import { replacementOf } from '#domain/catalogue/variant'
import { absurdCase } from '#domain/kernel/decider'
import { ArticlePrice } from '../catalogue/ArticlePrice'
import { CallUs } from '../catalogue/CallUs'
import { productPath } from '../routing/paths'
import { ArticleHeart } from '../favourites/Heart'
import { Button } from '../components/Button'
import { Icon } from '../components/Icon'
import { useSession } from '../shop/ShopContext'
import { formatQuantity } from '../texts/format'
import { t } from './t'
import type { RowCells } from '#domain/quick-order/columns'
import { isPriceOnRequest } from '#domain/quick-order/row-check'
import type { RowAnswer, RowFault } from '#domain/quick-order/row-check'
import { QuantityPrice } from './QuantityPrice'
import { DeliveryOfRow, RowStock } from './RowDelivery'
import { rowFaultText } from './row-fault-text'
import { UnbrokenName } from '../components/UnbrokenName'
import styles from './QuickOrderForm.module.css'

interface RowResultProps {
  /** The row as it is written. */
  readonly row: RowCells
  readonly answer: RowAnswer
  readonly sameAs: number | undefined
  readonly look: 'panel' | 'page'
  readonly onMend: (cells: Partial<RowCells>) => void
  readonly onRetry: () => void
}

/** The article of a row, or its fault and how to correct it. */
export const RowResult = ({ row, answer, sameAs, look, onMend, onRetry }: RowResultProps) => {
  switch (answer.tag) {
    case 'Unwritten':
      return null
    case 'Asking':
      return <p className={styles.line}>{t('quickOrder.looking')}</p>
    case 'Unreachable':
      return (
        <p className={styles.fault}>
          {t('quickOrder.unreachableRow')}{' '}
          <Button variant="text" size="row" onClick={onRetry}>
            {t('quickOrder.retry')}
          </Button>
        </p>
      )
    case 'Good':
      return <FoundArticle row={row} good={answer} sameAs={sameAs} look={look} />
    case 'Faulty':
      return (
        <div className={styles.fault}>
          <p>
            <Icon name="warning" size={14} /> {rowFaultText(answer, row.article)}
          </p>
          <Mending row={row} answer={answer} onMend={onMend} />
        </div>
      )
    default:
      return absurdCase(answer)
  }
}

interface FoundArticleProps extends Pick<RowResultProps, 'row' | 'sameAs' | 'look'> {
  readonly good: Extract<RowAnswer, { tag: 'Good' }>
}

const FoundArticle = ({ row, good, sameAs, look }: FoundArticleProps) => {
  const isVisitor = useSession().tag !== 'Authenticated'
  const { variant, by } = good.found
  const article = { variant, priceSource: isVisitor ? 'public' : 'own' } as const
  return (
    <div className={styles.line}>
      <div>
        <Link to={productPath(variant)}>
          <UnbrokenName name={variant.name} />
        </Link>
        <ArticleHeart article={variant} />
        {by !== 'article' && (
          <p className={styles.foundBy}>
            {t(`quickOrder.foundBy.${by}`)} <span className="mono">{variant.articleNumber}</span>
          </p>
        )}
        {row.label !== undefined && <p className={styles.label}>{t('cart.label.is', { label: row.label })}</p>}
        {good.delivery !== undefined && <DeliveryOfRow delivery={good.delivery} goesWith={good.article.deliveryId} />}
        {row.quantity.trim() === '' && (
          <p className={styles.leftOut}>
            {t('quickOrder.quantityLeftOut', {
              quantity: formatQuantity(good.article.quantity),
              unit: variant.webSalesUnit.unit,
            })}
          </p>
        )}
        {sameAs !== undefined && <p className={styles.same}>{t('quickOrder.same', { row: sameAs })}</p>}
      </div>
      {look === 'page' && <RowStock article={article} quantity={good.article.quantity} delivery={good.delivery} />}
      <div className={styles.price}>
        <ArticlePrice article={article} />
        {isVisitor ? (
          <span className={styles.vat}>{t('price.inclVat')}</span>
        ) : (
          <QuantityPrice variant={variant} quantity={good.article.quantity} />
        )}
      </div>
    </div>
  )
}

interface MendingProps extends Pick<RowResultProps, 'row' | 'onMend'> {
  readonly answer: Extract<RowAnswer, { tag: 'Faulty' }>
}

/** Buttons that correct a row: valid quantities, the replacement, or one of several articles; else the number to call. */
const Mending = ({ row, answer: { fault, found }, onMend }: MendingProps) => {
  if (fault.tag === 'LabelTooLong') {
    return (
      <Button
        variant="secondary"
        size="row"
        onClick={() => onMend({ label: (row.label ?? '').slice(0, fault.longest) })}
      >
        {t('quickOrder.shorten')}
      </Button>
    )
  }
  if (fault.tag === 'Ambiguous') {
    return fault.choices.map(({ articleNumber, name, brands }) => (
      <Button key={articleNumber} variant="secondary" size="row" onClick={() => onMend({ article: articleNumber })}>
        {t('quickOrder.choose', { brand: brands[0]?.brand ?? '', name, article: articleNumber })}
      </Button>
    ))
  }
  const quantities = quantitiesToTake(fault)
  if (quantities.length > 0) {
    return quantities.map((quantity) => (
      <Button
        key={quantity}
        variant="secondary"
        size="row"
        onClick={() => onMend({ quantity: formatQuantity(quantity) })}
      >
        {t('quickOrder.take', { quantity: formatQuantity(quantity) + unitBehind(fault) })}
      </Button>
    ))
  }
  if (isPriceOnRequest(fault)) return <CallUs />
  const replacement = replacementOf(found?.variant)
  if (fault.tag !== 'NotPurchasable' || replacement === undefined) return null
  return (
    <Button variant="secondary" size="row" onClick={() => onMend({ article: replacement.articleNumber })}>
      {t('quickOrder.replace', { article: replacement.articleNumber })}
    </Button>
  )
}

const quantitiesToTake = (fault: RowFault): readonly number[] => {
  if (fault.tag === 'TooFew') return [fault.least]
  return 'nearest' in fault ? fault.nearest : []
}

/** The unit is said where another one was written. */
const unitBehind = (fault: RowFault): string => (fault.tag === 'OtherUnit' ? ` ${fault.sold}` : '')
