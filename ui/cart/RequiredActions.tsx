import type { ReactNode } from 'react'
import { stockLocationOf } from '#domain/catalogue/stock'
import { keyOfAdded } from '#domain/cart/replacement'
import type { CartLine } from '#domain/cart/cart'
import { type Fix, fixesFor, type RequiredAction } from '#domain/cart/required-actions'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { absurdCase } from '#domain/kernel/decider'
import { ActionRow } from '../components/ActionRow'
import { StoreChange } from '../checkout/store/StoreChange'
import { Button, type ButtonVariant } from '../components/Button'
import { useShellData } from '../shop/ShellDataContext'
import { useShopCommand } from '../shop/ShopContext'
import { formatMoney, formatQuantity, formatTimes } from '../texts/format'
import { t } from './t'
import { deliveryName } from '../texts/delivery-name'
import { useCartTerms } from './CartTermsContext'
import type { CartTerms } from './CartTermsContext'
import { focusRowInPlace, focusBesideRow, focusRow } from './row-focus'
import { useChangeTogether } from './use-change-together'
import { addedInPlace, useRemoveLines } from '../checkout/use-remove-lines'

/** A row of the cart; for a line that cannot be ordered, the reason and the fixes (CART-29 to CART-34). */
export const RequiredActions = ({
  line,
  actions,
  articleName,
  row,
}: {
  line: CartLine
  actions: readonly RequiredAction[]
  articleName: string
  row: ReactNode
}) => {
  const terms = useCartTerms()
  const applyFix = useApplyFix(line, terms)
  if (actions.length === 0) return <ActionRow cause={undefined} row={row} />
  const fixes = fixesFor(actions, line, terms.ordering)
  const causes = actions.map((action) => <Cause key={action.tag} action={action} line={line} terms={terms} />)
  return (
    <ActionRow cause={causes} row={row}>
      {fixes.map((fix, index) =>
        fix.tag === 'OtherStore' ? (
          <StoreChange
            key={fix.tag}
            deliveryId={line.deliveryId}
            lines={[line]}
            wantsAll
            label={fixText(fix)}
            description={t('cart.fix.labelled', { fix: fixText(fix), name: articleName })}
          />
        ) : (
          <Button
            key={JSON.stringify(fix)}
            size="row"
            variant={fixVariant(fix, index)}
            onClick={() => applyFix(fix)}
            aria-label={t('cart.fix.labelled', { fix: fixText(fix), name: articleName })}
          >
            {fixText(fix)}
          </Button>
        ),
      )}
    </ActionRow>
  )
}

const fixVariant = (fix: Fix, index: number): ButtonVariant => {
  if (fix.tag === 'Remove') return 'text'
  return index === 0 ? 'primary' : 'secondary'
}

const fixText = (fix: Fix): string => {
  switch (fix.tag) {
    case 'Replace':
      return t('cart.fix.replace', { article: fix.by })
    case 'LowerTo':
      return t('cart.fix.lower', { quantity: formatQuantity(fix.quantity) })
    case 'MoveTo':
      return t('cart.fix.move', { delivery: deliveryName(fix.deliveryId) })
    case 'OtherStore':
      return t('cart.fix.store')
    case 'Remove':
      return t('cart.fix.remove')
    default:
      return absurdCase(fix)
  }
}

const useApplyFix = (line: CartLine, terms: CartTerms) => {
  const command = useShopCommand()
  const { removeLines, replaceLines } = useRemoveLines(focusRow)
  const changeTogether = useChangeTogether()
  return (fix: Exclude<Fix, { tag: 'OtherStore' }>) => {
    if (fix.tag === 'MoveTo' || fix.tag === 'Remove') focusBesideRow(line.key)
    command((shop) => {
      switch (fix.tag) {
        case 'Replace': {
          const { quantity, label, deliveryId } = line
          const variant = terms.replacementOf(fix.by)
          const by = { articleNumber: fix.by, quantity, label, deliveryId, variant }
          replaceLines([{ line, by }])
          focusRowInPlace(keyOfAdded(addedInPlace(line, by)))
          return
        }
        case 'LowerTo':
          shop.cart.changeQuantity(line.key, fix.quantity)
          shop.cart.sendNow()
          return
        case 'MoveTo':
          changeTogether([line], { type: 'ChangeDelivery', deliveryId: fix.deliveryId })
          return
        case 'Remove':
          removeLines([line])
          return
        default:
          absurdCase(fix)
      }
    })
  }
}

const Cause = ({ action, line, terms }: { action: RequiredAction; line: CartLine; terms: CartTerms }): ReactNode => {
  switch (action.tag) {
    case 'NeedsReplacement':
      return <ReplacementCause action={action} line={line} terms={terms} />
    case 'MissingVariant':
      return <CauseText title={t('cart.cause.missing')}>{t('cart.cause.missing.detail')}</CauseText>
    case 'PriceOnRequest':
      return <CauseText title={t('cart.cause.onRequest')}>{t('cart.cause.onRequest.detail')}</CauseText>
    case 'NotPurchasableOnline':
      return <CauseText title={t('cart.cause.online')}>{t('cart.cause.online.detail')}</CauseText>
    case 'NotPurchasableInStore':
      return <CauseText title={t('cart.cause.store')}>{t('cart.cause.store.detail')}</CauseText>
    case 'NoExpressDelivery':
      return <CauseText title={t('cart.cause.express')}>{t('cart.cause.express.detail')}</CauseText>
    case 'NoStoreStock':
      return (
        <CauseText title={t('cart.cause.storeStock')}>
          {action.available === 0
            ? t('cart.cause.storeStock.none')
            : t('cart.cause.storeStock.detail', { available: formatQuantity(action.available), unit: unitOf(line) })}
        </CauseText>
      )
    case 'DeliveryNotAvailable':
      return <ClosedDeliveryCause deliveryId={line.deliveryId} />
    default:
      return absurdCase(action)
  }
}

/** A delivery that is offered during some hours says them: later on the line may be ordered as it is. */
const ClosedDeliveryCause = ({ deliveryId }: { deliveryId: DeliveryId }) => {
  const options = useShellData()?.config.deliveryOptions ?? []
  const hours = options.find(({ id }) => id === deliveryId)?.availableBetweenHours
  return (
    <CauseText title={t('cart.cause.delivery', { delivery: deliveryName(deliveryId) })}>
      {hours !== undefined &&
        t('cart.cause.delivery.hours', { start: formatTimes(hours.start), end: formatTimes(hours.end) })}{' '}
      {t('cart.cause.delivery.detail')}
    </CauseText>
  )
}

const unitOf = (line: CartLine): string => line.article?.unit ?? ''

const CauseText = ({ title, children }: { title: string; children: ReactNode }) => (
  <span>
    <strong>{title}</strong> {children}{' '}
  </span>
)

const ReplacementCause = ({
  action,
  line,
  terms,
}: {
  action: Extract<RequiredAction, { tag: 'NeedsReplacement' }>
  line: CartLine
  terms: CartTerms
}) => {
  const { replacement } = action
  const title = t('cart.cause.discontinued')
  if (replacement === undefined) return <CauseText title={title}>{t('cart.cause.noReplacement')}</CauseText>
  const variant = terms.replacementOf(replacement)
  const known = line.article?.replacement
  const unit = variant?.webSalesUnit.unit ?? unitOf(line)
  const stock = stockLocationOf(variant?.stock, terms.ordering.locations[line.deliveryId])
  const price = variant?.price
  const facts = [
    price === undefined || price.askForPrice || terms.hidePrices
      ? undefined
      : t('cart.replacement.price', { price: formatMoney(price.netPrice), unit }),
    stock === undefined ? undefined : t('cart.replacement.stock', { quantity: formatQuantity(stock.quantity), unit }),
  ].filter((fact) => fact !== undefined)
  const name = variant?.name ?? known?.name ?? ''
  return (
    <CauseText title={title}>
      {t('cart.cause.replacedBy')} <span className="mono">{replacement}</span> {[name, ...facts].join(', ')}.
    </CauseText>
  )
}
