import type { Money } from '#domain/kernel/money'
import { formatMoney } from '../texts/format'
import { t } from './t'

/** The freight within a sum, as a row of the sum's list. */
export const FreightPart = ({ amount, className }: { amount: Money; className: string | undefined }) => (
  <div className={className}>
    <dt>{t(amount === 0 ? 'checkout.sum.freight' : 'checkout.sum.freightWithin')}</dt>
    <dd>{amount === 0 ? t('checkout.sum.freightFree') : formatMoney(amount)}</dd>
  </div>
)
