import { memo, useEffect, useMemo } from 'react'
import type { CartLine } from '#domain/cart/cart'
import type { CartView, DeliveryGroup, LineView } from '#domain/cart/cart-view'
import type { PlannedDelivery } from '#domain/checkout/late-lines'
import { EmptyCompartment } from '../components/EmptyCompartment'
import { LinkButton } from '../components/LinkButton'
import { useDeliveryDays } from '../shop/delivery-days'
import { useLocationOf } from '../shop/delivery-places'
import { useLinesOnTheWay } from '../shop/lines-on-the-way'
import { LinesOnTheWay } from '../shop/LinesOnTheWay'
import { useDeferredCart, useDeferredCartStatus } from '../shop/ShopContext'
import { t } from './t'
import { CartMissing } from '../checkout/CartMissing'
import { OutdatedCart } from '../checkout/OutdatedCart'
import { CheckoutPage } from '../checkout/CheckoutPage'
import { usePlaceOf } from '../checkout/delivery-place'
import { CartDocket } from './CartDocket'
import { CartSum } from './CartSum'
import { CartTools, ImportLink } from './CartTools'
import { CartTermsProvider } from './CartTermsContext'
import { EmptyCart } from './EmptyCart'
import { ListingBar } from './ListingBar'
import { HeldEdits } from './HeldEdits'
import { PrintedHead } from '../checkout/PrintedHead'
import styles from './EmptyCart.module.css'
import { RefusedEdits } from './RefusedEdits'
import { RestoreCart } from './RestoreCart'
import { SavingProgress } from './SavingProgress'
import { addRowFinder } from './row-focus'
import { SelectionBar } from './SelectionBar'
import { type CartListing, useListing } from './use-listing'
import { usePrinting } from './use-printing'
import { useLineSet, useSelection } from './use-selection'

/** The cart: a docket for each delivery, and the sum. */
export const CartPage = () => {
  const cart = useDeferredCart()
  if (!cart.loaded) return <NoCartYet />
  return cart.lineCount === 0 ? <NothingInCart /> : <FilledCart cart={cart} />
}
export const Component = CartPage

const NoCartYet = () => <CartMissing title={t('cart.title')} failed={useDeferredCartStatus() === 'error'} />

const NothingInCart = () => {
  const isFilledSoon = useLinesOnTheWay().length > 0
  return (
    <CheckoutPage title={t('cart.title')} intro={isFilledSoon ? undefined : <SavingProgress />}>
      <LinesOnTheWay />
      <HeldEdits />
      <RefusedEdits lines={noLines} />
      {!isFilledSoon && (
        <EmptyCompartment title={t('cart.empty.title')}>
          <p>{t('cart.empty.text')}</p>
          <p className={styles.ways}>
            <LinkButton to="/sortiment">{t('cart.empty.next')}</LinkButton>
            <RestoreCart />
            <ImportLink />
            <LinkButton to="/snabborder" variant="secondary">
              {t('quickOrder.title')}
            </LinkButton>
          </p>
        </EmptyCompartment>
      )}
    </CheckoutPage>
  )
}

const noLines: readonly CartLine[] = []

const introOf = (cart: CartView): string => {
  const blocked = cart.groups.reduce((sum, { lines }) => sum + lines.filter(isBlocked).length, 0)
  const counts = t('cart.intro', {
    lines: t('cart.docket.count', { count: cart.lineCount }),
    deliveries: t('checkout.deliveries', { count: cart.groups.length }),
  })
  return blocked === 0 ? counts : `${counts} ${t('cart.intro.blocked', { count: blocked })}`
}

const isBlocked = ({ actions }: LineView): boolean => actions.length > 0

/** From so many rows on a cart can be searched and sorted. */
const SEARCHED_FROM = 10
/** Above so many rows only those in and near the window are drawn; the browser's own search finds all rows of a shorter cart. */
const MOST_DRAWN = 100

const FilledCart = memo(({ cart }: { cart: CartView }) => {
  const placeOf = usePlaceOf()
  const planOf = usePlanOf()
  const [faulty, noteFault] = useLineSet()
  const [drafts, keepRow] = useLineSet()
  const kept = useMemo(() => new Set([...faulty, ...drafts]), [faulty, drafts])
  const isPrinted = usePrinting()
  const listing = useListing(cart, { kept, isPrinted, planOf })
  const { selection, select, selectAll, besideOf } = useSelection(listing.keys)
  const lines = useMemo(() => cart.groups.flatMap((group) => group.lines.map((view) => view.line)), [cart])
  const selected = selection.size === 0 ? noLines : lines.filter(({ key }) => selection.has(key))
  useHiddenRows(listing)
  return (
    <CartTermsProvider cart={cart} noteFault={noteFault} keepRow={keepRow} besideOf={besideOf}>
      <CheckoutPage
        title={t('cart.title')}
        intro={
          <>
            {introOf(cart)} <SavingProgress />
          </>
        }
        tools={<CartTools lines={lines} selected={selected} />}
        actions={
          <>
            <SelectionBar
              groups={cart.groups}
              lines={lines}
              selected={selected}
              listed={listing.keys}
              selection={selection}
              onSelect={selectAll}
            />
            {selected.length === 0 && <EmptyCart lines={lines} />}
          </>
        }
        banner={<OutdatedCart />}
        rail={<CartSum cart={cart} faulty={faulty} />}
      >
        <PrintedHead />
        <LinesOnTheWay />
        <HeldEdits />
        <RefusedEdits lines={lines} />
        {(cart.lineCount >= SEARCHED_FROM || listing.isSearched) && (
          <ListingBar listing={listing} lineCount={cart.lineCount} />
        )}
        {listing.groups.map(({ group, listed }) => (
          <CartDocket
            key={group.deliveryId}
            group={group}
            listed={listed}
            place={placeOf(group.deliveryId)}
            plan={planOf(group)}
            kept={kept}
            selection={selection}
            isWindowed={cart.lineCount > MOST_DRAWN && !isPrinted}
            onSelect={select}
          />
        ))}
      </CheckoutPage>
    </CartTermsProvider>
  )
})
FilledCart.displayName = 'FilledCart'

/** A row that is to be seen ends the search that hides it. */
const useHiddenRows = ({ keys, isSearched, lookFor }: CartListing): void =>
  useEffect(
    () =>
      isSearched
        ? addRowFinder((key) => {
            if (!keys.includes(key)) lookFor('')
          })
        : undefined,
    [keys, isSearched, lookFor],
  )

/** How the delivery of a group is planned. */
const usePlanOf = (): ((group: DeliveryGroup) => PlannedDelivery) => {
  const days = useDeliveryDays()
  const locationOf = useLocationOf()
  return ({ deliveryId, delivery }) => ({
    deliveryId,
    location: locationOf(deliveryId),
    day: days.dayOf(deliveryId, delivery.requestedDeliveryDate),
    days,
  })
}
