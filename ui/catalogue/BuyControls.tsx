import { useId, useMemo, useRef, useState } from 'react'
import { orderMultipleAt, quantityFault, quantityIn } from '#domain/catalogue/quantity'
import { purchasability } from '#domain/catalogue/purchasability'
import { replacementOf } from '#domain/catalogue/variant'
import { Button, buttonClass } from '../components/Button'
import { classNames } from '../components/class-names'
import { LinkButton } from '../components/LinkButton'
import signs from '../components/signs.module.css'
import { Stepper } from '../components/Stepper'
import { useOrderHead } from '../order-head/OrderHeadContext'
import { useRefusedAdds } from '../shop/refused-edits'
import { RefusedNote } from '../notices/RefusedNote'
import { t } from '../texts/t'
import { productPath } from '../routing/paths'
import type { ShownArticle } from '#domain/catalogue/shown-article'
import { CallUs } from './CallUs'
import { useAddToCart } from './use-add-to-cart'
import { useDeferredRendered } from './DeferredRendering'
import styles from './BuyControls.module.css'

interface BuyControlsProps {
  readonly article: ShownArticle
  /** `icon`: the button shows only a cart, for crowded tables. `shelf`: it is always the primary button. */
  readonly look?: 'row' | 'icon' | 'shelf'
  readonly onQuantity?: (quantity: number) => void
  /** The controls wait for the deferred render of their list. */
  readonly deferred?: boolean
}

/**
 * Stepper and button, or a link to the next step for an article that cannot be bought this way. Enter in the quantity
 * adds. An invalid quantity is never rounded or dropped silently: nothing is added, and the user can correct it.
 */
export const BuyControls = (props: BuyControlsProps) => <BuyControlsOf {...props} buying={useBuying()} />

/** What buying depends on besides the article. A table reads it once for all its rows. */
export const useBuying = () => {
  const { delivery, open } = useOrderHead()
  const add = useAddToCart()
  const refused = useRefusedAdds()
  return useMemo(() => ({ delivery, open, add, refused }), [delivery, open, add, refused])
}

export type Buying = ReturnType<typeof useBuying>

export const BuyControlsOf = ({
  article,
  look = 'row',
  onQuantity,
  deferred = false,
  buying: { delivery, open, add, refused: refusedAdds },
}: BuyControlsProps & { readonly buying: Buying }) => {
  const { variant, priceSource } = article
  const refused = refusedAdds.get(variant.articleNumber)
  const deferredRendered = useDeferredRendered()
  const [chosen, setChosen] = useState<number>()
  const locationId = priceSource === 'own' ? delivery.locationId : undefined
  const bought = purchasability(variant, { deliveryId: delivery.deliveryId, locationId: delivery.locationId })
  const multiple = orderMultipleAt(variant.stock, locationId)
  const { unit } = variant.webSalesUnit
  // On a shelf users buy single articles; in a table they skip most rows.
  const least = look === 'shelf' ? multiple : 0
  const quantity = chosen ?? least

  const refusedId = useId()
  const controls = useRef<HTMLDivElement>(null)

  const choose = (wanted: number) => {
    setChosen(wanted)
    onQuantity?.(wanted)
  }
  /** The text in the field, which may be an invalid quantity. */
  const typed = (): number | undefined => {
    const text = controls.current?.querySelector('input')?.value ?? String(quantity)
    const rule = { orderMultiple: multiple, min: least, unit }
    return quantityFault(text, rule) === undefined ? quantityIn(text, unit) : undefined
  }
  const put = (wanted: number) => add(variant, wanted, () => choose(least))
  const press = () => {
    const wanted = typed()
    if (wanted === undefined) controls.current?.querySelector('input')?.focus()
    else put(wanted === 0 ? multiple : wanted)
  }
  if (bought.tag === 'NotPurchasable') return <WayOn article={article} reason={bought.reason} open={open} />
  if (deferred && !deferredRendered) return null
  return (
    <div
      ref={controls}
      className={look === 'row' ? styles.row : styles.tight}
      data-refused={refused === undefined ? undefined : true}
    >
      <Stepper
        value={quantity}
        min={least}
        orderMultiple={multiple}
        unit={unit}
        label={t('catalogue.quantityOf', { name: variant.name })}
        showUnit={false}
        refusedBy={refused && refusedId}
        onChange={choose}
        onEnter={(wanted) => wanted > 0 && put(wanted)}
      />
      <button
        type="button"
        className={look === 'shelf' ? onShelf : quantity > 0 ? inRow.chosen : inRow.untouched}
        aria-label={t('catalogue.addThis', { name: variant.name })}
        onClick={press}
      >
        {look === 'icon' ? null : look === 'shelf' ? (
          t('catalogue.add')
        ) : (
          <span className={styles.words}>{t('catalogue.add')}</span>
        )}
      </button>
      {refused !== undefined && <RefusedNote refused={refused} id={refusedId} className={styles.refused} />}
    </div>
  )
}

const onShelf = buttonClass('primary', 'row')
const inRow = {
  chosen: classNames(onShelf, signs.cart),
  untouched: classNames(buttonClass('secondary', 'row'), signs.cart),
} as const

type Reason = Extract<ReturnType<typeof purchasability>, { tag: 'NotPurchasable' }>['reason']

interface WayOnProps extends Pick<Buying, 'open'> {
  readonly article: ShownArticle
  readonly reason: Reason
}

const WayOn = ({ article: { variant }, reason, open }: WayOnProps) => {
  const replacement = replacementOf(variant)
  if (reason === 'discontinued' || reason === 'missing') {
    return replacement === undefined ? (
      <p className={styles.reason}>{t('catalogue.discontinued')}</p>
    ) : (
      <LinkButton variant="secondary" size="row" className={styles.wayOn} to={productPath(replacement)}>
        {t('catalogue.showReplacement', { article: replacement.articleNumber })}
      </LinkButton>
    )
  }
  if (reason === 'priceOnRequest') {
    return (
      <p className={styles.reason}>
        <CallUs />
      </p>
    )
  }
  return (
    <div className={styles.tight}>
      <span className={styles.reason}>{t(`catalogue.reason.${reason}`)}</span>
      <Button variant="secondary" size="row" onClick={() => open('store')}>
        {t('catalogue.chooseStore')}
      </Button>
    </div>
  )
}
