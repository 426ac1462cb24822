import { memo, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { CartLine } from '#domain/cart/cart'
import type { LineKey } from '#domain/cart/line-key'
import type { LineView } from '#domain/cart/cart-view'
import type { RequiredAction } from '#domain/cart/required-actions'
import { orderMultipleAt } from '#domain/catalogue/quantity'
import { hasTooFew } from '#domain/catalogue/stock'
import { type PlannedDelivery, plannedLine } from '#domain/checkout/late-lines'
import { LineDeliveryText } from '../checkout/LineDeliveryText'
import { ArticleHeart } from '../favourites/Heart'
import { Checkbox } from '../components/Checkbox'
import { Icon } from '../components/Icon'
import { PriceTag } from '../components/PriceTag'
import { Stepper } from '../components/Stepper'
import { StockMark } from '../components/StockMark'
import { Illustration } from '../illustrations/Illustration'
import { useRefusedOfLine } from '../shop/refused-edits'
import { OvertakenNote } from '../notices/OvertakenNote'
import { choiceOfRow } from '../shop/overtaken-words'
import { RefusedNote } from '../notices/RefusedNote'
import { useCommandAhead, useLine, useShopCommand, useWaiting } from '../shop/ShopContext'
import { formatMoney, formatQuantity } from '../texts/format'
import { t } from './t'
import { useCartTerms } from './CartTermsContext'
import { LabelEdit } from './LabelEdit'
import { RequiredActions } from './RequiredActions'
import { focusBesideRow, focusQuantity, focusRow, rowId } from './row-focus'
import { useNextPrice } from './use-next-price'
import { useRemovedElsewhere } from './use-removed-elsewhere'
import { useRemoveLines } from '../checkout/use-remove-lines'
import { UnbrokenName } from '../components/UnbrokenName'
import styles from './CartRow.module.css'

interface CartRowProps {
  readonly lineKey: LineKey
  readonly selected: boolean
  readonly delivery: PlannedDelivery
  /** Its place among the rows of its delivery, and how many these are, where only some of them are drawn. */
  readonly place: number | undefined
  readonly count: number | undefined
  /** Pixels to the row above. */
  readonly gap: number
  readonly measure: ((row: HTMLElement | null) => void) | undefined
  /** `withRange`: together with the rows from the last selected one on. */
  readonly onSelect: (key: LineKey, selected: boolean, withRange: boolean) => void
}

/** One line of the cart. It subscribes to its own line only, so that an edit renders no other row. */
export const CartRow = memo(({ lineKey, ...row }: CartRowProps) => {
  const view = useLine(lineKey)
  const onLeave = useRemovedElsewhere(lineKey, view)
  return view === undefined ? null : <LineRow view={view} onLeave={onLeave} {...row} />
})
CartRow.displayName = 'CartRow'

const LineRow = ({
  view,
  selected,
  delivery,
  place,
  count,
  gap,
  measure,
  onSelect,
  onLeave,
}: { view: LineView; onLeave: () => void } & Omit<CartRowProps, 'lineKey'>) => {
  const { line, actions, pending, total } = view
  const { article } = line
  const command = useShopCommand()
  const commandAhead = useCommandAhead()
  const { removeLines } = useRemoveLines(focusRow)
  const waiting = useWaiting()
  const refused = useRefusedOfLine(line.key)
  const refusedId = useId()
  const choice = refused === undefined ? undefined : choiceOfRow(refused, line)
  const { hidePrices, hideDiscounts, ordering, noteFault, besideOf } = useCartTerms()
  useLayoutEffect(() => onLeave, [onLeave])
  // A row that is removed blocks nothing.
  useEffect(() => () => noteFault(line.key, false), [line.key, noteFault])
  const location = ordering.locations[line.deliveryId]
  const stockQuestion = { locationId: location, quantity: line.quantity, discontinued: article?.discontinued ?? false }
  const isPartly = hasTooFew(article?.stock, stockQuestion) || isShort(actions)
  const multiple = orderMultipleAt(article?.stock, location)
  const priceCell = useRef<HTMLDivElement>(null)
  const nextPrice = useNextPrice({ line, multiple, row: priceCell, isHidden: hidePrices || hideDiscounts })
  const name = article?.name ?? line.articleNumber
  const unit = article?.unit ?? ''
  const goOn = (step: 1 | -1) => {
    const beside = besideOf(line.key, step)
    if (beside !== undefined) focusQuantity(beside)
  }
  const remove = () => {
    focusBesideRow(line.key)
    removeLines([line])
  }
  const row = (
    <div className={styles.line}>
      <div className={styles.select}>
        <Checkbox
          hideLabel
          label={t('cart.row.select', { name })}
          checked={selected}
          onChange={({ target, nativeEvent }) => onSelect(line.key, target.checked, isWithShift(nativeEvent))}
        />
      </div>
      <span className={styles.drawing}>
        <Illustration family={article?.family ?? ''} name={article?.name} size={40} />
      </span>
      <div className={styles.article}>
        <span className={styles.number}>
          <span className="mono">{line.articleNumber}</span>
          <ArticleHeart article={{ articleNumber: line.articleNumber, name }} />
        </span>
        <ArticleName name={name} slug={article?.variantSlug} />
        <LabelEdit line={line} articleName={name} />
        {pending && waiting && <span className={styles.waiting}>{t('cart.row.waiting')}</span>}
        {refused !== undefined &&
          (choice === undefined ? (
            <RefusedNote refused={refused} id={refusedId} />
          ) : (
            <OvertakenNote overtaken={refused} words={choice} id={refusedId} />
          ))}
      </div>
      <div className={styles.stock}>
        <StockMark
          stock={article?.stock}
          {...stockQuestion}
          unit={unit}
          detail={isPartly ? t('stock.ofWanted', { quantity: formatQuantity(line.quantity), unit }) : undefined}
        />
        {actions.length === 0 && <RowDay line={line} delivery={delivery} />}
      </div>
      {!hidePrices && (
        <div ref={priceCell} className={styles.price}>
          <PriceTag price={article?.price} unit={unit} size="row" hideDiscounts={hideDiscounts} next={nextPrice} />
        </div>
      )}
      <div className={styles.quantity} data-quantity>
        <Stepper
          value={line.quantity}
          orderMultiple={multiple}
          unit={unit}
          label={t('cart.row.quantity', { name })}
          saving={pending}
          refusedBy={refused?.edit.type === 'ChangeQuantity' ? refusedId : undefined}
          onChange={(quantity) => commandAhead((shop) => shop.cart.changeQuantity(line.key, quantity))}
          onFault={(isFaulty) => noteFault(line.key, isFaulty)}
          onCommit={() => command((shop) => shop.cart.sendNow())}
          onEnter={() => goOn(1)}
          onEnterBack={() => goOn(-1)}
        />
      </div>
      {!hidePrices && (
        <div className={styles.total}>
          <span className="visually-hidden">{t('cart.column.total')}</span>
          {total === undefined ? t('cart.row.onRequest') : formatMoney(total)}
        </div>
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={t('cart.row.remove', { article: line.articleNumber, name })}
        onClick={remove}
      >
        <Icon name="trash" size={18} />
      </button>
    </div>
  )
  return (
    <li
      ref={measure}
      id={rowId(line.key)}
      tabIndex={-1}
      className={styles.row}
      data-index={place}
      data-selected={selected || undefined}
      aria-posinset={place === undefined ? undefined : place + 1}
      aria-setsize={count}
      style={gap > 0 ? { marginBlockStart: gap } : undefined}
    >
      <RequiredActions line={line} actions={actions} articleName={name} row={row} />
    </li>
  )
}

const isWithShift = (event: Event): boolean => event instanceof MouseEvent && event.shiftKey

/** When a line is sent, where that is not on the day of its delivery. An article on order has its lead time beside its stock. */
const RowDay = ({ line, delivery }: { line: CartLine; delivery: PlannedDelivery }) => {
  const planned = plannedLine(line, delivery)
  const isSaid = planned.tag === 'InParts' || (planned.tag === 'OnDay' && planned.day !== delivery.day)
  return isSaid ? (
    <div className={styles.day}>
      {t('cart.row.delivery')} <LineDeliveryText delivery={planned} unit={line.article?.unit ?? ''} />
    </div>
  ) : null
}

/** Other lines of the delivery leave less of the stock than wanted. */
const isShort = (actions: readonly RequiredAction[]): boolean =>
  actions.some((action) => (action.tag === 'NeedsReplacement' || action.tag === 'NoStoreStock') && action.available > 0)

const ArticleName = ({ name, slug }: { name: string; slug: string | undefined }) =>
  slug === undefined ? (
    <strong className={styles.name}>
      <UnbrokenName name={name} />
    </strong>
  ) : (
    <Link to={`/produkt/${slug}`} className={styles.name}>
      <UnbrokenName name={name} />
    </Link>
  )
