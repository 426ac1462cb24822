import { useCallback, useState } from 'react'
import type { LineKey } from '#domain/cart/line-key'
import type { CartView } from '#domain/cart/cart-view'
import { EmptyCompartment } from '../components/EmptyCompartment'
import { LinkButton } from '../components/LinkButton'
import { useDeliveryDays } from '../shop/delivery-days'
import { useCart, useCartStatus } from '../shop/ShopContext'
import { t } from '../texts/t'
import { CartMissing } from '../checkout/CartMissing'
import { CheckoutPage } from '../checkout/CheckoutPage'
import { usePlaceOf } from '../checkout/delivery-place'
import { CartDocket } from './CartDocket'
import { CartSum } from './CartSum'
import { CartTermsProvider } from './CartTermsContext'
import { EmptyCart } from './EmptyCart'
import { PrintedHead } from '../checkout/PrintedHead'
import styles from './EmptyCart.module.css'
import { RefusedEdits } from './RefusedEdits'
import { SelectionBar } from './SelectionBar'

/** The cart: a docket for each delivery, and the sum. */
export const CartPage = () => {
  const cart = useCart()
  const status = useCartStatus()
  if (!cart.loaded) return <CartMissing title={t('cart.title')} failed={status === 'error'} />
  return cart.lineCount === 0 ? <NothingInCart /> : <FilledCart cart={cart} busy={status === 'mutating'} />
}
export const Component = CartPage

const NothingInCart = () => (
  <CheckoutPage title={t('cart.title')}>
    <RefusedEdits rows={[]} />
    <EmptyCompartment title={t('cart.empty.title')}>
      <p>{t('cart.empty.text')}</p>
      <p className={styles.ways}>
        <LinkButton to="/sortiment">{t('cart.empty.next')}</LinkButton>
        <LinkButton to="/snabborder" variant="secondary">
          {t('quickOrder.title')}
        </LinkButton>
      </p>
    </EmptyCompartment>
  </CheckoutPage>
)

const introOf = (cart: CartView): string => {
  const blocked = cart.groups.flatMap((group) => group.lines).filter((view) => view.actions.length > 0).length
  const counts = t('cart.intro', {
    lines: t('cart.docket.count', { count: cart.lineCount }),
    deliveries: t('checkout.deliveries', { count: cart.groups.length }),
  })
  return blocked === 0 ? counts : `${counts} ${t('cart.intro.blocked', { count: blocked })}`
}

const FilledCart = ({ cart, busy }: { cart: CartView; busy: boolean }) => {
  const { selection, select, replace } = useSelection()
  const placeOf = usePlaceOf()
  const days = useDeliveryDays()
  const lines = cart.groups.flatMap((group) => group.lines).map((view) => view.line)
  const present = lines.map(({ key }) => key)
  const selected = lines.filter(({ key }) => selection.has(key))
  const { faulty, noteFault } = useFaultyQuantities()
  return (
    <CartTermsProvider cart={cart} noteFault={noteFault}>
      <CheckoutPage
        title={t('cart.title')}
        intro={introOf(cart)}
        busy={busy}
        actions={
          <>
            <SelectionBar lines={lines} selected={selected} onSelect={replace} />
            {selected.length === 0 && <EmptyCart lines={lines} />}
          </>
        }
        rail={<CartSum cart={cart} faulty={faulty} />}
      >
        <PrintedHead />
        <RefusedEdits rows={present} />
        {cart.groups.map((group) => (
          <CartDocket
            key={group.deliveryId}
            group={group}
            place={placeOf(group.deliveryId)}
            day={days.dayOf(group.deliveryId, group.delivery.requestedDeliveryDate)}
            selection={selection}
            onSelect={select}
          />
        ))}
      </CheckoutPage>
    </CartTermsProvider>
  )
}

const noLines: ReadonlySet<LineKey> = new Set()

/** Lines whose quantity field shows what cannot be ordered. */
const useFaultyQuantities = () => {
  const [faulty, setFaulty] = useState(noLines)
  const noteFault = useCallback((key: LineKey, isFaulty: boolean) => {
    setFaulty((before) => (before.has(key) === isFaulty ? before : withMember(before, key, isFaulty)))
  }, [])
  return { faulty, noteFault }
}

const withMember = (keys: ReadonlySet<LineKey>, key: LineKey, isMember: boolean): ReadonlySet<LineKey> => {
  const after = new Set(keys)
  if (isMember) after.add(key)
  else after.delete(key)
  return after
}

const useSelection = () => {
  const [selection, setSelection] = useState(noLines)
  const select = useCallback((key: LineKey, selected: boolean) => {
    setSelection((before) => withMember(before, key, selected))
  }, [])
  const replace = useCallback((lines: readonly LineKey[]) => setSelection(new Set(lines)), [])
  return { selection, select, replace }
}
