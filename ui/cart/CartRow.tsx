import { memo, useEffect, useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { LineKey } from '#domain/cart/line-key'
import type { LineView } from '#domain/cart/cart-view'
import type { RequiredAction } from '#domain/cart/required-actions'
import { orderMultipleAt } from '#domain/catalogue/quantity'
import { hasTooFew } from '#domain/catalogue/stock'
import { Checkbox } from '../components/Checkbox'
import { Icon } from '../components/Icon'
import { PriceTag } from '../components/PriceTag'
import { Stepper } from '../components/Stepper'
import { StockMark } from '../components/StockMark'
import { Illustration } from '../illustrations/Illustration'
import { useRefusedOfLine } from '../shop/refused-edits'
import { RefusedNote } from '../shop/RefusedNote'
import { useLine, useShopCommand, useWaiting } from '../shop/ShopContext'
import { formatMoney, formatQuantity } from '../texts/format'
import { t } from '../texts/t'
import { useCartTerms } from './CartTermsContext'
import { LabelEdit } from './LabelEdit'
import { RequiredActions } from './RequiredActions'
import { focusBesideRow, rowId } from './row-focus'
import { useNextPrice } from './use-next-price'
import { useRemoveLines } from './use-remove-lines'
import { UnbrokenName } from '../components/UnbrokenName'
import styles from './CartRow.module.css'

interface CartRowProps {
  readonly lineKey: LineKey
  readonly selected: boolean
  readonly onSelect: (key: LineKey, selected: boolean) => void
}

/** One line of the cart. It subscribes to its own line only, so that an edit renders no other row. */
export const CartRow = memo(({ lineKey, selected, onSelect }: CartRowProps) => {
  const view = useLine(lineKey)
  return view === undefined ? null : <LineRow view={view} selected={selected} onSelect={onSelect} />
})
CartRow.displayName = 'CartRow'

const LineRow = ({ view, selected, onSelect }: { view: LineView } & Omit<CartRowProps, 'lineKey'>) => {
  const { line, actions, pending, total } = view
  const { article } = line
  const command = useShopCommand()
  const removeLines = useRemoveLines()
  const waiting = useWaiting()
  const refused = useRefusedOfLine(line.key)
  const refusedId = useId()
  const { hidePrices, hideDiscounts, ordering, noteFault } = useCartTerms()
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
          onChange={(event) => onSelect(line.key, event.target.checked)}
        />
      </div>
      <span className={styles.drawing}>
        <Illustration family={article?.family ?? ''} name={article?.name} size={40} />
      </span>
      <div className={styles.article}>
        <span className="mono">{line.articleNumber}</span>
        <ArticleName name={name} slug={article?.variantSlug} />
        <LabelEdit line={line} articleName={name} />
        {pending && waiting && <span className={styles.waiting}>{t('cart.row.waiting')}</span>}
        {refused !== undefined && <RefusedNote refused={refused} id={refusedId} />}
      </div>
      <div className={styles.stock}>
        <StockMark
          stock={article?.stock}
          {...stockQuestion}
          unit={unit}
          detail={isPartly ? t('cart.row.ofWanted', { quantity: formatQuantity(line.quantity), unit }) : undefined}
        />
      </div>
      {!hidePrices && (
        <div ref={priceCell} className={styles.price}>
          <PriceTag price={article?.price} unit={unit} size="row" hideDiscounts={hideDiscounts} next={nextPrice} />
        </div>
      )}
      <div className={styles.quantity}>
        <Stepper
          value={line.quantity}
          orderMultiple={multiple}
          unit={unit}
          label={t('cart.row.quantity', { name })}
          saving={pending}
          refusedBy={refused?.edit.type === 'ChangeQuantity' ? refusedId : undefined}
          onChange={(quantity) => command((shop) => shop.cart.changeQuantity(line.key, quantity))}
          onFault={(isFaulty) => noteFault(line.key, isFaulty)}
          onCommit={() => command((shop) => shop.cart.sendNow())}
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
    <li id={rowId(line.key)} tabIndex={-1} className={styles.row} data-selected={selected || undefined}>
      <RequiredActions line={line} actions={actions} articleName={name} row={row} />
    </li>
  )
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
