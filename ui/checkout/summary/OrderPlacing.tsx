import { useState } from 'react'
import * as E from 'fp-ts/Either'
import { Link } from 'react-router-dom'
import type { Halted } from '#application/runtime/halt'
import type { Shop } from '#application/shop/shop'
import { unansweredLines } from '#domain/cart/order-obstacle'
import type { HeldEdit } from '#domain/cart/refused-edits'
import type { CheckoutRefusal } from '#domain/checkout/protocol'
import type { DeliveryGroup } from '#domain/cart/cart-view'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { absurdCase } from '#domain/kernel/decider'
import { Button } from '../../components/Button'
import { Checkbox } from '../../components/Checkbox'
import { LinkButton } from '../../components/LinkButton'
import { useAreDaysAwaited } from '../../shop/delivery-days'
import { useMay, useOrderingDenial } from '../../shop/permissions'
import { useRefusedEdits } from '../../shop/refused-edits'
import { useCheckout, useProjection, useSession, useShopCommand, useWaiting } from '../../shop/ShopContext'
import { formatMoney } from '../../texts/format'
import { deliveryName } from '../../texts/delivery-name'
import { enumerate } from '../../texts/enumerate'
import { t } from '../t'
import { denialText } from '../denial-text'
import { BottomBar } from '../BottomBar'
import { type PlacingObstacle, placingObstacle } from '#domain/checkout/placing-obstacle'
import type { OrderNeeds, UpdateAction } from '#domain/checkout/update-action'
import { orderSum } from '#domain/checkout/order-sum'
import { NextStep } from '../NextStep'
import { SumPanel } from '../SumPanel'
import styles from './OrderPlacing.module.css'

const offlineOf = (shop: Shop) => shop.offline
const heldOf = (shop: Shop) => shop.cart.heldEdits
const noneHeld: readonly HeldEdit[] = []

interface OrderPlacingProps {
  readonly groups: readonly DeliveryGroup[]
  readonly needs: OrderNeeds
}

/** What is told of an obstacle, and where it is mended. */
interface Notice {
  readonly text: string
  readonly mendAt?: { readonly path: string; readonly text: string }
}

const namesOf = (ids: readonly DeliveryId[]): string => enumerate(ids.map((id) => deliveryName(id)))

const unfilledNotice = (ids: readonly DeliveryId[]): Notice => ({
  text: t('summary.blocked.form', { deliveries: namesOf(ids) }),
  mendAt: { path: '/delivery', text: t('summary.blocked.form.mend') },
})

const dayNotice = (ids: readonly DeliveryId[]): Notice => ({
  text: t('summary.blocked.day', { deliveries: namesOf(ids) }),
  mendAt: { path: '/delivery', text: t('summary.blocked.day.mend') },
})

const usePlacingObstacle = ({ groups, needs }: OrderPlacingProps): PlacingObstacle | undefined => {
  const denial = useOrderingDenial()
  const { placing } = useCheckout()
  const isOffline = useProjection(offlineOf, false)
  const isWaiting = useWaiting()
  const isHeld = useProjection(heldOf, noneHeld).length > 0
  const unanswered = unansweredLines(useRefusedEdits())
  const isUnanswered = groups.some(({ lines }) => lines.some(({ line }) => unanswered.has(line.key)))
  const isUnknown = placing.tag === 'Unknown'
  const areDaysAwaited = useAreDaysAwaited()
  return placingObstacle({ denial, isUnknown, isOffline, isWaiting, isUnanswered, isHeld, areDaysAwaited }, needs)
}

const atCart = { path: '/cart', text: t('checkout.toCart') }

const noticeOf = (obstacle: PlacingObstacle, needs: OrderNeeds): Notice => {
  switch (obstacle.tag) {
    case 'OrderingDenied':
    case 'CustomerSuspended':
      return { text: denialText(obstacle) }
    case 'OrderUnknown':
      return { text: t('summary.blocked.unknown') }
    case 'Offline':
      return { text: t('summary.blocked.offline') }
    case 'EditsWaiting':
      return { text: t('summary.blocked.waiting') }
    case 'UnansweredChanges':
      return { text: t('summary.blocked.unanswered'), mendAt: atCart }
    case 'EditsHeld':
      return { text: t('summary.blocked.held'), mendAt: atCart }
    case 'DaysAwaited':
      return { text: t('summary.blocked.days') }
    case 'UpdateNeeded':
      return updateNotice(obstacle.action, needs)
    default:
      return absurdCase(obstacle)
  }
}

const updateNotice = (action: UpdateAction, { blockedLines, unfilled, withoutDay }: OrderNeeds): Notice => {
  switch (action) {
    case 'activate_delivery':
      return nothingToOrder
    case 'update_quantity':
      return { text: t('summary.blocked.lines', { count: blockedLines }), mendAt: atCart }
    case 'missing_order_information':
      return unfilled.length > 0 ? unfilledNotice(unfilled) : dayNotice(withoutDay)
    case 'not_confirmed':
      return { text: t('summary.blocked.changed') }
    default:
      return absurdCase(action)
  }
}

const nothingToOrder: Notice = { text: t('checkout.nothing.title'), mendAt: atCart }

const refusalNotice = (refusal: CheckoutRefusal | Halted): Notice | undefined => {
  switch (refusal.tag) {
    case 'OrderingDenied':
      return { text: t('cart.blocked.denied') }
    case 'NothingToOrder':
      return nothingToOrder
    case 'FormIncomplete':
      return unfilledNotice(refusal.deliveryIds)
    // The page shows the order under way, and a banner says why the shop is halted.
    case 'Halted':
    case 'AlreadyPlacing':
    case 'NothingToEnquire':
      return undefined
    default:
      return absurdCase(refusal)
  }
}

const hintOf = ({ isPlacing, isSavingFirst }: { isPlacing: boolean; isSavingFirst: boolean }) => {
  if (isSavingFirst) return 'summary.placing.savingFirst'
  return isPlacing ? 'summary.placing.hint' : 'summary.place.hint'
}

/** The sum of the order, the receipt, and the button that places the order once. */
export const OrderPlacing = ({ groups, needs }: OrderPlacingProps) => {
  const session = useSession()
  const command = useShopCommand()
  const hidePrices = !useMay('seePrices')
  const hideDiscounts = !useMay('seeDiscounts')
  const { placing } = useCheckout()
  const [receipt, setReceipt] = useState(true)
  const [refused, setRefused] = useState<Notice>()
  const found = usePlacingObstacle({ groups, needs })
  const obstacle = found && noticeOf(found, needs)
  const isPlacing = placing.tag === 'Placing'
  // The order that is on its way waits for what is not saved yet.
  const isSavingFirst = isPlacing && found?.tag === 'EditsWaiting'
  // A refusal is shown but does not block: its cause may be gone, and another press finds out.
  const shown = isSavingFirst ? undefined : (obstacle ?? refused)
  const sum = orderSum(groups)
  const email = session.tag === 'Authenticated' ? session.signedIn.user.email : ''

  const place = () => {
    if (isPlacing) return
    command((shop) => {
      const asked = shop.checkout.placeOrder(receipt)
      setRefused(E.isLeft(asked) ? refusalNotice(asked.left) : undefined)
    })
  }
  const button = (size: 'panel' | 'normal', text: string) => (
    <Button
      size={size}
      busy={isPlacing}
      aria-disabled={isPlacing || obstacle !== undefined || undefined}
      blockedBecause={isSavingFirst ? undefined : obstacle?.text}
      onClick={place}
    >
      {isPlacing ? t('summary.placing') : text}
    </Button>
  )
  return (
    <>
      <SumPanel title={t('checkout.sum.title')} sum={sum} hidePrices={hidePrices} hideDiscounts={hideDiscounts}>
        <div className={styles.receipt}>
          <Checkbox
            label={t('summary.receipt', { email })}
            checked={receipt}
            disabled={isPlacing}
            onChange={(event) => setReceipt(event.target.checked)}
          />
        </div>
        {shown !== undefined && (
          <p className={styles.obstacle}>
            {shown.text} {shown.mendAt !== undefined && <Link to={shown.mendAt.path}>{shown.mendAt.text}</Link>}
          </p>
        )}
        <NextStep hint={t(hintOf({ isPlacing, isSavingFirst }))}>
          {button('panel', hidePrices ? t('summary.place') : t('summary.placeFor', { amount: formatMoney(sum.total) }))}
        </NextStep>
      </SumPanel>
      <BottomBar
        caption={t('checkout.sum.deliveries', { count: groups.length })}
        {...(hidePrices ? {} : { amount: formatMoney(sum.total) })}
        reason={shown?.text}
      >
        {obstacle?.mendAt === undefined ? (
          button('normal', t('summary.place'))
        ) : (
          <LinkButton to={obstacle.mendAt.path}>{obstacle.mendAt.text}</LinkButton>
        )}
      </BottomBar>
    </>
  )
}
