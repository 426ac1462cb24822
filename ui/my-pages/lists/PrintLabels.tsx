import { useEffect, useEffectEvent } from 'react'
import * as O from 'fp-ts/Option'
import { code128, ean13 } from '#domain/catalogue/bar-code'
import type { Variant } from '#domain/catalogue/variant'
import type { FavouriteList, ListItem } from '#domain/favourite-lists/favourite-list'
import { useTell } from '../../notices/ShellNotices'
import { useListsContext } from '../../shop/favourite-lists'
import { useToday } from '../../shop/now'
import { shopQuery, useAnswer } from '../../shop/use-answer'
import { formatDayOfYear, formatQuantity } from '../../texts/format'
import { BarCode } from './BarCode'
import styles from './PrintLabels.module.css'
import { t } from './t'

interface PrintLabelsProps {
  readonly list: FavouriteList
  readonly items: readonly ListItem[]
  readonly onPrinted: () => void
}

const articlesQuery = shopQuery(
  (queries, { items }: { readonly context: string; readonly items: readonly ListItem[] }, options) =>
    queries.wholeVariants(
      items.map(({ articleNumber }) => articleNumber),
      options,
    ),
)

/**
 * Labels for the shelf of a storeroom, on paper alone: name, note and quantity, with article number and EAN as bar codes.
 * They are printed as soon as the EANs are known.
 */
export const PrintLabels = ({ list, items, onPrinted }: PrintLabelsProps) => {
  const context = useListsContext()
  const today = useToday()
  const tell = useTell()
  const answer = useAnswer(articlesQuery, context === undefined ? undefined : { context, items })
  const begin = useEffectEvent(() => {
    window.print()
    onPrinted()
  })
  const giveUp = useEffectEvent(() => {
    tell('lists.notFetched', {}, 'error')
    onPrinted()
  })
  useEffect(() => {
    if (answer.tag === 'Answered') begin()
    if (answer.tag === 'Failed') giveUp()
  }, [answer.tag])
  if (answer.tag !== 'Answered') return null
  const variants = new Map(answer.value.map((variant) => [variant.articleNumber, variant]))
  return (
    <section className={styles.labels} data-labels aria-label={list.name}>
      {today !== undefined && <p className={styles.head}>{t('list.printed', { day: formatDayOfYear(today) })}</p>}
      <ul>
        {items.map((item) => (
          <Label key={item.itemId} item={item} variant={variants.get(item.articleNumber)} />
        ))}
      </ul>
    </section>
  )
}

const Label = ({ item, variant }: { item: ListItem; variant: Variant | undefined }) => {
  const number = code128(item.articleNumber)
  const ean = O.chain(ean13)(O.fromNullable(variant?.ean))
  const unit = variant?.webSalesUnit.unit ?? ''
  return (
    <li className={styles.label}>
      <strong className={styles.name}>{variant?.name ?? item.articleNumber}</strong>
      <span className={styles.facts}>
        {[item.note, t('list.printed.quantity', { quantity: `${formatQuantity(item.quantity)} ${unit}`.trim() })]
          .filter((part) => part !== '')
          .join(', ')}
      </span>
      {O.isSome(number) && (
        <span className={styles.code}>
          <BarCode widths={number.value} label={item.articleNumber} />
          <span className="mono">{item.articleNumber}</span>
        </span>
      )}
      {O.isSome(ean) && (
        <span className={styles.code}>
          <BarCode widths={ean.value} label={`EAN ${variant?.ean ?? ''}`} />
          <span className="mono">{variant?.ean}</span>
        </span>
      )}
    </li>
  )
}
