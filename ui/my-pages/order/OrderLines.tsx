import { Link } from 'react-router-dom'
import type { HistoricLine, HistoricOrder } from '#application/ports/order-history'
import type { ListedVariant } from '#domain/catalogue/variant'
import { mergedRows } from '#domain/favourite-lists/merged-rows'
import { Button } from '../../components/Button'
import { UnbrokenName } from '../../components/UnbrokenName'
import { ArticleHeart } from '../../favourites/Heart'
import { listRowOf } from '../../favourites/list-row'
import { useAddToList } from '../../favourites/use-add-to-list'
import { productPath } from '../../routing/paths'
import { useCustomerVariants } from '../../shop/customer-variants'
import { formatAmount, formatMoney, formatQuantity } from '../../texts/format'
import { t } from './t'
import styles from './OrderLines.module.css'

const amountOf = (quantity: number, unit: string): string => `${formatQuantity(quantity)}\u00a0${unit}`.trim()

/** What was ordered, how much of it is delivered, and what is left; amounts for whoever may see prices. */
export const OrderLines = ({ order, hidePrices }: { order: HistoricOrder; hidePrices: boolean }) => {
  const addToList = useAddToList()
  // What is not sold any more has no page to lead to.
  const variants = useCustomerVariants([...new Set(order.lines.map(({ articleNumber }) => articleNumber))])
  const rows = () => mergedRows(order.lines.map(({ articleNumber, ordered }) => listRowOf(articleNumber, ordered)))
  return (
    <section aria-labelledby="order-lines" className={styles.section}>
      <div className={styles.head}>
        <h2 id="order-lines">{t('orderPage.lines')}</h2>
        <Button variant="text" icon="list" onClick={() => addToList(rows())}>
          {t('favourites.addToList')}
        </Button>
      </div>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('orderPage.lines')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('orderPage.column.article')}</th>
            <th scope="col">{t('orderPage.column.name')}</th>
            <th scope="col" className={styles.number}>
              {t('orderPage.column.ordered')}
            </th>
            <th scope="col" className={styles.number}>
              {t('orderPage.column.delivered')}
            </th>
            <th scope="col" className={styles.number}>
              {t('orderPage.column.rest')}
            </th>
            {!hidePrices && (
              <>
                <th scope="col" className={styles.number}>
                  {t('orderPage.column.price')}
                </th>
                <th scope="col" className={styles.number}>
                  {t('orderPage.column.total')}
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <Line key={line.position} line={line} variant={variants.of(line.articleNumber)} hidePrices={hidePrices} />
          ))}
        </tbody>
      </table>
      {!hidePrices && order.total !== undefined && (
        <dl className={styles.sums}>
          {order.freight !== undefined && (
            <div>
              <dt>{t('orderPage.freight')}</dt>
              <dd>{formatMoney(order.freight)}</dd>
            </div>
          )}
          <div className={styles.sum}>
            <dt>{t('orderPage.total')}</dt>
            <dd>{formatMoney(order.total)}</dd>
          </div>
        </dl>
      )}
    </section>
  )
}

interface LineProps {
  readonly line: HistoricLine
  /** Undefined until it is known, and for an article that is not sold any more. */
  readonly variant: ListedVariant | undefined
  readonly hidePrices: boolean
}

const Line = ({ line, variant, hidePrices }: LineProps) => (
  <tr>
    <td>
      <span className={styles.article}>
        <span className="mono">{line.articleNumber}</span>
        <ArticleHeart article={line} />
      </span>
    </td>
    <td className={styles.name}>
      <strong>
        {variant === undefined ? (
          <UnbrokenName name={line.name} />
        ) : (
          <Link to={productPath(variant)}>
            <UnbrokenName name={line.name} />
          </Link>
        )}
      </strong>
      {line.label !== '' && <span className={styles.note}>{t('orderPage.line.label', { label: line.label })}</span>}
      {line.cancelled > 0 && (
        <span className={styles.cancelled}>
          {t('orderPage.line.cancelled', { quantity: amountOf(line.cancelled, line.unit) })}
        </span>
      )}
      {!hidePrices && line.alloyingTotal !== undefined && line.alloyingTotal > 0 && (
        <span className={styles.note}>{t('orderPage.line.alloying', { amount: formatMoney(line.alloyingTotal) })}</span>
      )}
    </td>
    <td className={styles.number} data-label={t('orderPage.column.ordered')}>
      {amountOf(line.ordered, line.unit)}
    </td>
    <td className={styles.number} data-label={t('orderPage.column.delivered')}>
      {amountOf(line.delivered, line.unit)}
    </td>
    <td className={styles.number} data-label={t('orderPage.column.rest')} data-left={line.rest > 0 || undefined}>
      {amountOf(line.rest, line.unit)}
    </td>
    {!hidePrices && (
      <>
        <td className={styles.number} data-label={t('orderPage.column.price')}>
          {line.netPrice === undefined ? '' : formatAmount(line.netPrice)}
        </td>
        <td className={`${styles.number} ${styles.total}`} data-label={t('orderPage.column.total')}>
          {line.lineTotal === undefined ? '' : formatMoney(line.lineTotal)}
        </td>
      </>
    )}
  </tr>
)
