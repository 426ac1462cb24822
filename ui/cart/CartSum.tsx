import { type ReactNode, useMemo } from 'react'
import type { LineKey } from '#domain/cart/line-key'
import type { CartView } from '#domain/cart/cart-view'
import {
  deliveriesToLeaveOut,
  includedGroups,
  type OrderObstacle,
  orderObstacle,
  unansweredLines,
} from '#domain/cart/order-obstacle'
import { absurdCase } from '#domain/kernel/decider'
import { Button, type ButtonSize } from '../components/Button'
import { Icon } from '../components/Icon'
import { LinkButton } from '../components/LinkButton'
import { useOrderingDenial } from '../shop/permissions'
import { useRefusedEdits } from '../shop/refused-edits'
import { formatMoney } from '../texts/format'
import { enumerate } from '../texts/enumerate'
import { t } from './t'
import { deliveryName } from '../texts/delivery-name'
import { denialText } from '../checkout/denial-text'
import { BottomBar } from '../checkout/BottomBar'
import { orderSum } from '#domain/checkout/order-sum'
import { NextStep } from '../checkout/NextStep'
import { SumPanel } from '../checkout/SumPanel'
import { useCartTerms } from './CartTermsContext'
import { focusRow } from './row-focus'
import styles from './CartSum.module.css'

const obstacleText = (obstacle: OrderObstacle): string => {
  switch (obstacle.tag) {
    case 'OrderingDenied':
    case 'CustomerSuspended':
      return denialText(obstacle)
    case 'NothingIncluded':
      return t('cart.blocked.nothing')
    case 'FaultyQuantities':
      return t('cart.blocked.quantity', { count: obstacle.lines.length })
    case 'UnansweredChanges':
      return t('cart.blocked.unanswered', { count: obstacle.lines.length })
    case 'BlockedLines':
      return t('cart.blocked.lines', {
        count: obstacle.lines.length,
        deliveries: enumerate(obstacle.deliveryIds.map(deliveryName)),
      })
    default:
      return absurdCase(obstacle)
  }
}

interface CartSumProps {
  readonly cart: CartView
  /** Lines whose quantity field holds what cannot be ordered. */
  readonly faulty: ReadonlySet<LineKey>
}

/** What the order comes to, and the way to the delivery step or the obstacle to it. */
export const CartSum = ({ cart, faulty }: CartSumProps) => {
  const { hidePrices, hideDiscounts } = useCartTerms()
  const sum = useMemo(() => orderSum(includedGroups(cart.groups)), [cart])
  const found = orderObstacle(cart, faulty, unansweredLines(useRefusedEdits()), useOrderingDenial())
  const obstacle = found === undefined ? undefined : obstacleText(found)
  const foundLines = found !== undefined && 'lines' in found ? found.lines : []
  const blocked = [...new Set([...foundLines, ...cart.blocking])]
  const [firstBlocked] = blocked
  const leftOut = deliveriesToLeaveOut(cart).map(deliveryName)
  const amount = formatMoney(sum.total)
  return (
    <>
      <SumPanel title={t('cart.sum.title')} sum={sum} hidePrices={hidePrices} hideDiscounts={hideDiscounts}>
        {obstacle !== undefined && <Obstacle text={obstacle} line={firstBlocked} />}
        <NextStep hint={leftOut.length === 0 ? undefined : t('cart.sum.leaveOut', { deliveries: enumerate(leftOut) })}>
          <Next obstacle={obstacle} size="panel" />
        </NextStep>
      </SumPanel>
      <BottomBar
        caption={t('cart.sum.caption', { count: sum.lineCount })}
        {...(hidePrices ? {} : { amount })}
        reason={firstBlocked === undefined ? obstacle : undefined}
      >
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
