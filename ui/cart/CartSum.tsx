import type { ReactNode } from 'react'
import type { LineKey } from '#domain/cart/line-key'
import type { CartView, DeliveryGroup } from '#domain/cart/cart-view'
import { Button, type ButtonSize } from '../components/Button'
import { Icon } from '../components/Icon'
import { LinkButton } from '../components/LinkButton'
import { useMay } from '../shop/permissions'
import { formatMoney } from '../texts/format'
import { enumerate } from '../texts/enumerate'
import { t } from '../texts/t'
import { deliveryName } from '../texts/delivery-name'
import { BottomBar } from '../checkout/BottomBar'
import { includedGroups, orderSum } from '#domain/checkout/order-sum'
import { SumPanel } from '../checkout/SumPanel'
import { useCartTerms } from './CartTermsContext'
import { focusRow } from './row-focus'
import styles from './CartSum.module.css'

/** What holds the user back from going on to delivery, as a text; undefined when nothing does. */
const useObstacle = (cart: CartView, unreadable: readonly LineKey[]): string | undefined => {
  const ordersDenied = !useMay('placeOrders')
  if (ordersDenied) return t('cart.blocked.denied')
  const included = includedGroups(cart.groups)
  if (included.length === 0) return t('cart.blocked.nothing')
  if (unreadable.length > 0) return t('cart.blocked.quantity', { count: unreadable.length })
  if (cart.blocking.length === 0) return undefined
  const names = groupsWithBlockedLines(cart).map((group) => deliveryName(group.deliveryId))
  return t('cart.blocked.lines', { count: cart.blocking.length, deliveries: enumerate(names) })
}

const groupsWithBlockedLines = (cart: CartView): readonly DeliveryGroup[] =>
  includedGroups(cart.groups).filter((group) => group.lines.some((view) => cart.blocking.includes(view.line.key)))

/** The deliveries that the user could leave out in order to go on with the others. */
const couldBeLeftOut = (cart: CartView): readonly DeliveryGroup[] => {
  const blocked = groupsWithBlockedLines(cart)
  return blocked.length < includedGroups(cart.groups).length ? blocked : []
}

interface CartSumProps {
  readonly cart: CartView
  /** Lines whose quantity field holds what cannot be ordered. */
  readonly unreadable: readonly LineKey[]
}

export const CartSum = ({ cart, unreadable }: CartSumProps) => {
  const { hidePrices, hideDiscounts } = useCartTerms()
  const sum = orderSum(includedGroups(cart.groups))
  const obstacle = useObstacle(cart, unreadable)
  const blocked = [...new Set([...unreadable, ...cart.blocking])]
  const [firstBlocked] = blocked
  const leftOut = couldBeLeftOut(cart).map((group) => deliveryName(group.deliveryId))
  const amount = formatMoney(sum.total)
  return (
    <>
      <SumPanel title={t('cart.sum.title')} sum={sum} hidePrices={hidePrices} hideDiscounts={hideDiscounts}>
        {obstacle !== undefined && <Obstacle text={obstacle} line={firstBlocked} />}
        <div className={styles.next}>
          <Next obstacle={obstacle} size="panel" />
        </div>
        {leftOut.length > 0 && (
          <p className={styles.hint}>{t('cart.sum.leaveOut', { deliveries: enumerate(leftOut) })}</p>
        )}
      </SumPanel>
      <BottomBar caption={t('cart.sum.caption', { count: sum.lineCount })} {...(hidePrices ? {} : { amount })}>
        {firstBlocked === undefined ? (
          <Next obstacle={obstacle} size="normal" />
        ) : (
          <Button onClick={() => focusRow(firstBlocked)}>{t('cart.sum.fix', { count: blocked.length })}</Button>
        )}
      </BottomBar>
    </>
  )
}

const Next = ({ obstacle, size }: { obstacle: string | undefined; size: ButtonSize }) =>
  obstacle === undefined ? (
    <LinkButton to="/delivery" size={size}>
      {t('cart.next')}
    </LinkButton>
  ) : (
    <Button size={size} blockedBecause={obstacle}>
      {t('cart.next')}
    </Button>
  )

const Obstacle = ({ text, line }: { text: string; line: LineKey | undefined }): ReactNode => (
  <p className={styles.obstacle}>
    <Icon name="warning" size={18} />
    <span>
      {text}{' '}
      {line !== undefined && (
        <button type="button" className={styles.link} onClick={() => focusRow(line)}>
          {t('cart.sum.goToLine')}
        </button>
      )}
    </span>
  </p>
)
