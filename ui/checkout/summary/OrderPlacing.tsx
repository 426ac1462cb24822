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
import { useMay } from '../../shop/permissions'
import { useRefusedEdits } from '../../shop/refused-edits'
import { useCheckout, useProjection, useSession, useShopCommand, useWaiting } from '../../shop/ShopContext'
import { formatMoney } from '../../texts/format'
import { deliveryName } from '../../texts/delivery-name'
import { enumerate } from '../../texts/enumerate'
import { t } from '../t'
import { BottomBar } from '../BottomBar'
import { type OrderNeeds, type UpdateAction, updateAction } from '#domain/checkout/update-action'
import { orderSum } from '#domain/checkout/order-sum'
import { SumPanel } from '../SumPanel'
import styles from './OrderPlacing.module.css'

const offlineOf = (shop: Shop) => shop.offline
const heldOf = (shop: Shop) => shop.cart.heldEdits
const noneHeld: readonly HeldEdit[] = []

interface OrderPlacingProps {
  readonly groups: readonly DeliveryGroup[]
  readonly needs: OrderNeeds
}

interface Obstacle {
  readonly text: string
  readonly mendAt?: { readonly path: string; readonly text: string }
}

const namesOf = (ids: readonly DeliveryId[]): string => enumerate(ids.map((id) => deliveryName(id)))

const unfilledObstacle = (ids: readonly DeliveryId[]): Obstacle => ({
  text: t('summary.blocked.form', { deliveries: namesOf(ids) }),
  mendAt: { path: '/delivery', text: t('summary.blocked.form.mend') },
})

const dayObstacle = (ids: readonly DeliveryId[]): Obstacle => ({
  text: t('summary.blocked.day', { deliveries: namesOf(ids) }),
  mendAt: { path: '/delivery', text: t('summary.blocked.day.mend') },
})

const useObstacle = ({ groups, needs }: OrderPlacingProps): Obstacle | undefined => {
  const denied = !useMay('placeOrders')
  const { placing } = useCheckout()
  // Ordering waits for the network and for edits of the cart: the order is what the service has.
  const isOffline = useProjection(offlineOf, false)
  const isWaiting = useWaiting()
  const isHeld = useProjection(heldOf, noneHeld).length > 0
  const unanswered = unansweredLines(useRefusedEdits())
  const isUnanswered = groups.some(({ lines }) => lines.some(({ line }) => unanswered.has(line.key)))
  if (denied) return { text: t('cart.blocked.denied') }
  if (placing.tag === 'Unknown') return { text: t('summary.blocked.unknown') }
  if (isOffline) return { text: t('summary.blocked.offline') }
  if (isWaiting) return { text: t('summary.blocked.waiting') }
  if (isUnanswered)
    return { text: t('summary.blocked.unanswered'), mendAt: { path: '/cart', text: t('checkout.toCart') } }
  if (isHeld) return { text: t('summary.blocked.held'), mendAt: { path: '/cart', text: t('checkout.toCart') } }
  return obstacleOf(updateAction(needs), needs)
}

const obstacleOf = (
  action: UpdateAction | undefined,
  { blockedLines, unfilled, withoutDay }: OrderNeeds,
): Obstacle | undefined => {
  switch (action) {
    case 'activate_delivery':
      return nothingToOrder
    case 'update_quantity':
      return {
        text: t('summary.blocked.lines', { count: blockedLines }),
        mendAt: { path: '/cart', text: t('checkout.toCart') },
      }
    case 'missing_order_information':
      return unfilled.length > 0 ? unfilledObstacle(unfilled) : dayObstacle(withoutDay)
    case 'not_confirmed':
      return { text: t('summary.blocked.changed') }
    case undefined:
      return undefined
    default:
      return absurdCase(action)
  }
}

const nothingToOrder: Obstacle = {
  text: t('checkout.nothing.title'),
  mendAt: { path: '/cart', text: t('checkout.toCart') },
}

const refusalObstacle = (refusal: CheckoutRefusal | Halted): Obstacle | undefined => {
  switch (refusal.tag) {
    case 'OrderingDenied':
      return { text: t('cart.blocked.denied') }
    case 'NothingToOrder':
      return nothingToOrder
    case 'FormIncomplete':
      return unfilledObstacle(refusal.deliveryIds)
    // The page shows the order under way, and a banner says why the shop is halted.
    case 'Halted':
    case 'AlreadyPlacing':
    case 'NothingToEnquire':
      return undefined
    default:
      return absurdCase(refusal)
  }
}

/** The sum of the order, the receipt, and the button that places the order once. */
export const OrderPlacing = ({ groups, needs }: OrderPlacingProps) => {
  const session = useSession()
  const command = useShopCommand()
  const hidePrices = !useMay('seePrices')
  const hideDiscounts = !useMay('seeDiscounts')
  const { placing } = useCheckout()
  const [receipt, setReceipt] = useState(true)
  const [refused, setRefused] = useState<Obstacle>()
  const obstacle = useObstacle({ groups, needs })
  // A refusal is shown but does not block: its cause may be gone, and another press finds out.
  const shown = obstacle ?? refused
  const sum = orderSum(groups)
  const email = session.tag === 'Authenticated' ? session.signedIn.user.email : ''
  const isPlacing = placing.tag === 'Placing'

  const place = () => {
    if (isPlacing) return
    command((shop) => {
      const asked = shop.checkout.placeOrder(receipt)
      setRefused(E.isLeft(asked) ? refusalObstacle(asked.left) : undefined)
    })
  }
  const button = (size: 'panel' | 'normal', text: string) => (
    <Button
      size={size}
      busy={isPlacing}
      aria-disabled={isPlacing || obstacle !== undefined || undefined}
      blockedBecause={obstacle?.text}
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
        <div className={styles.next}>
          {button('panel', hidePrices ? t('summary.place') : t('summary.placeFor', { amount: formatMoney(sum.total) }))}
        </div>
        <output className={styles.hint}>{isPlacing ? t('summary.placing.hint') : t('summary.place.hint')}</output>
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
