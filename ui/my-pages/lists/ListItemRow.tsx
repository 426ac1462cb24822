import { useId } from 'react'
import { Link } from 'react-router-dom'
import { ArticlePrice } from '../../catalogue/ArticlePrice'
import { ArticleStock } from '../../catalogue/ArticleStock'
import { ArticleHeart } from '../../favourites/Heart'
import type { ListedVariant } from '#domain/catalogue/variant'
import type { ListItem } from '#domain/favourite-lists/favourite-list'
import type { FavouriteListId } from '#domain/kernel/ids'
import { isQuantity } from '#domain/kernel/quantity'
import { orderMultipleAt } from '#domain/catalogue/quantity'
import { Button } from '../../components/Button'
import { Checkbox } from '../../components/Checkbox'
import { Icon } from '../../components/Icon'
import { Stepper } from '../../components/Stepper'
import { UnbrokenName } from '../../components/UnbrokenName'
import { useOrderHead } from '../../order-head/OrderHeadContext'
import { productPath } from '../../routing/paths'
import { useMay } from '../../shop/permissions'
import { formatQuantity } from '../../texts/format'
import styles from './ListItemRow.module.css'
import { NoteField } from './NoteField'
import { t } from './t'
import { type RowSaving, useSavedRow } from './use-saved-row'

interface ListItemRowProps {
  readonly list: FavouriteListId
  readonly item: ListItem
  /** Undefined until it is known, and for an article that is not sold any more. */
  readonly variant: ListedVariant | undefined
  /** Whether price and stock have been answered. */
  readonly isKnown: boolean
  readonly isChosen: boolean
  /** Among the rows that a search finds there is no place to move to. */
  readonly mayMove: boolean
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onChoose: (isChosen: boolean) => void
  readonly onMove: (step: 'up' | 'down') => void
  readonly onRemove: () => void
  readonly onToCart: () => void
  readonly onSaved: (item: ListItem) => void
  readonly onOvertaken: () => void
}

/** One row of a list. Quantity and note are saved as they are written. */
export const ListItemRow = ({ item, variant, isKnown, ...row }: ListItemRowProps) => {
  const { saving, shown, change, insist, giveUp } = useSavedRow({ ...row, item })
  const { delivery } = useOrderHead()
  const seesPrices = useMay('seePrices')
  const faultId = useId()
  const name = variant?.name ?? item.articleNumber
  const multiple = orderMultipleAt(variant?.stock, delivery.locationId)
  const article = variant === undefined ? undefined : ({ variant, priceSource: 'own' } as const)
  return (
    <li className={styles.row} data-selected={row.isChosen || undefined}>
      <div className={styles.line}>
        <div className={styles.select}>
          <Checkbox
            hideLabel
            label={t('list.select', { name })}
            checked={row.isChosen}
            onChange={({ currentTarget }) => row.onChoose(currentTarget.checked)}
          />
        </div>
        <div className={styles.article}>
          <span className={styles.number}>
            <span className="mono">{item.articleNumber}</span>
            {variant !== undefined && <ArticleHeart article={variant} />}
          </span>
          {variant === undefined ? (
            <span className={styles.gone}>{isKnown && t('list.notSold')}</span>
          ) : (
            <Link to={productPath(variant)} className={styles.name}>
              <UnbrokenName name={variant.name} />
            </Link>
          )}
          <NoteField
            label={t('list.note', { name })}
            note={shown.note}
            onNote={(note, before) => change({ note }, { note: before })}
          />
        </div>
        <div className={styles.stock}>{article && <ArticleStock article={article} quantity={shown.quantity} />}</div>
        {seesPrices && <div className={styles.price}>{article && <ArticlePrice article={article} />}</div>}
        <div className={styles.quantity}>
          <Stepper
            value={shown.quantity}
            orderMultiple={multiple}
            unit={variant?.webSalesUnit.unit ?? ''}
            label={t('list.quantityOf', { name })}
            showUnit={false}
            saving={saving.tag === 'Saving'}
            refusedBy={saving.tag === 'Failed' || saving.tag === 'Overtaken' ? faultId : undefined}
            onChange={(quantity) => {
              if (isQuantity(quantity)) change({ quantity })
            }}
          />
        </div>
        <div className={styles.ways}>
          <button type="button" aria-label={t('list.rowToCart', { name })} onClick={row.onToCart}>
            <Icon name="cart" size={18} />
          </button>
          {row.mayMove && (
            <>
              <button
                type="button"
                className={styles.up}
                aria-label={t('list.up', { name })}
                aria-disabled={row.isFirst || undefined}
                onClick={() => row.onMove('up')}
              >
                <Icon name="chevronDown" size={18} />
              </button>
              <button
                type="button"
                aria-label={t('list.down', { name })}
                aria-disabled={row.isLast || undefined}
                onClick={() => row.onMove('down')}
              >
                <Icon name="chevronDown" size={18} />
              </button>
            </>
          )}
          <button
            type="button"
            className={styles.remove}
            aria-label={t('list.removeRow', { name })}
            onClick={row.onRemove}
          >
            <Icon name="trash" size={18} />
          </button>
        </div>
      </div>
      <div id={faultId} role="alert" className={styles.fault}>
        <SavingFault saving={saving} item={item} onInsist={insist} onGiveUp={giveUp} />
      </div>
    </li>
  )
}

interface SavingFaultProps {
  readonly saving: RowSaving
  readonly item: ListItem
  readonly onInsist: () => void
  readonly onGiveUp: () => void
}

/** Why a change is not saved, and the choice between it and what a colleague has written. */
const SavingFault = ({ saving, item, onInsist, onGiveUp }: SavingFaultProps) => {
  switch (saving.tag) {
    case 'Saved':
    case 'Saving':
      return null
    case 'Failed':
      return (
        <>
          {saving.text}{' '}
          <Button variant="secondary" size="row" onClick={onInsist}>
            {t('list.row.retry')}
          </Button>
        </>
      )
    case 'Overtaken':
      return (
        <>
          {saving.to.quantity !== undefined && saving.to.quantity !== item.quantity
            ? t('list.row.overtaken.quantity', {
                theirs: formatQuantity(item.quantity),
                mine: formatQuantity(saving.to.quantity),
              })
            : t('list.row.overtaken.note', { theirs: item.note, mine: saving.to.note ?? '' })}{' '}
          <Button variant="secondary" size="row" onClick={onGiveUp}>
            {t('list.row.keepTheirs')}
          </Button>{' '}
          <Button variant="secondary" size="row" onClick={onInsist}>
            {t('list.row.keepMine')}
          </Button>
        </>
      )
  }
}
