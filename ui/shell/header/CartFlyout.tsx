import type { LineView } from '#domain/cart/cart-view'
import { Button } from '../../components/Button'
import { Flyout } from '../../components/Flyout'
import { Icon } from '../../components/Icon'
import { EmptyCompartment } from '../../components/EmptyCompartment'
import { LinkButton } from '../../components/LinkButton'
import { useLinesOnTheWay } from '../../shop/lines-on-the-way'
import { LinesOnTheWay } from '../../shop/LinesOnTheWay'
import { useMay } from '../../shop/permissions'
import { useDeferredCart, useDeferredCartStatus, useSession } from '../../shop/ShopContext'
import { formatMoney, formatQuantity } from '../../texts/format'
import { enumerate } from '../../texts/enumerate'
import { t } from '../../texts/t'
import { useOverlay, useOverlays } from '../../overlays/OverlaysContext'
import styles from './CartFlyout.module.css'

const LINES_SHOWN = 8

/** What is in the cart, from any page of the shop. Its sum is the cart's own: what an order of now costs, with freight. */
export const CartFlyout = () => {
  const cart = useDeferredCart()
  const busy = useDeferredCartStatus() === 'mutating'
  const flyout = useOverlay('cartFlyout')
  const hidePrices = !useMay('seePrices')
  const isVisitor = useSession().tag !== 'Authenticated'
  const { open } = useOverlays()
  const logIn = () => {
    flyout.onClose()
    open('accountFlyout')
  }
  const hasLines = cart.loaded && cart.lineCount > 0
  const onTheWay = useLinesOnTheWay()
  const isFilledSoon = cart.lineCount === 0 && onTheWay.length > 0
  const rows = t('shell.cart.rows', { count: cart.lineCount })
  const total = hidePrices ? '' : formatMoney(cart.totalInOrder)
  const labelOf = () => {
    if (isFilledSoon) return t('shell.cart.of', { rows: enumerate(onTheWay), total: '' })
    return cart.loaded ? t('shell.cart.of', { rows, total }) : t('shell.cart')
  }
  return (
    <div aria-busy={busy || undefined}>
      <Flyout
        {...flyout}
        align="end"
        title={t('shell.cart')}
        trigger={{
          className: styles.trigger,
          label: labelOf(),
          content: (
            <>
              <Icon name="cart" size={20} />
              <span className={styles.wide}>
                {hasLines ? rows : t('shell.cart')}
                {hasLines && !hidePrices && <span className={styles.sum}>{total}</span>}
              </span>
              {cart.lineCount > 0 && <span className={styles.badge}>{cart.lineCount}</span>}
            </>
          ),
        }}
      >
        <div className={styles.panel}>
          <LinesOnTheWay />
          {!isFilledSoon && cart.lineCount === 0 && (
            <EmptyCompartment title={t('shell.cart.empty')}>
              <p>{t(isVisitor ? 'shell.cart.logInFirst' : 'shell.cart.emptyNext')}</p>
              {isVisitor && <Button onClick={logIn}>{t('shell.logIn')}</Button>}
            </EmptyCompartment>
          )}
          {cart.lineCount > 0 && (
            <>
              <Lines lines={cart.groups.flatMap((group) => group.lines)} hidePrices={hidePrices} />
              {!hidePrices && (
                <p className={styles.total}>
                  <span>{t('shell.cart.total')}</span>
                  <strong>{total}</strong>
                </p>
              )}
              <LinkButton to="/cart" size="panel" onClick={flyout.onClose}>
                {t('shell.cart.open')}
              </LinkButton>
            </>
          )}
        </div>
      </Flyout>
    </div>
  )
}

const Lines = ({ lines, hidePrices }: { lines: readonly LineView[]; hidePrices: boolean }) => (
  <>
    <ul className={styles.lines}>
      {lines.slice(0, LINES_SHOWN).map(({ line, total }) => (
        <li key={line.key} className={styles.line}>
          <span>
            <code>{line.articleNumber}</code>
            <br />
            {line.article?.name ?? t('shell.cart.unknownArticle')}
          </span>
          <span className={styles.amount}>
            {formatQuantity(line.quantity)} {line.article?.unit}
            <br />
            {!hidePrices && total !== undefined && formatMoney(total)}
          </span>
        </li>
      ))}
    </ul>
    {lines.length > LINES_SHOWN && (
      <p className={styles.more}>{t('shell.cart.more', { count: lines.length - LINES_SHOWN })}</p>
    )}
  </>
)
