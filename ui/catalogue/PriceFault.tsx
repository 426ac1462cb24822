import { FaultBox } from '../components/FaultBox'
import type { CustomerVariants } from '../shop/customer-variants'
import { t } from '../texts/t'

/** Says that the customer's own prices did not come; names and numbers stand, and it can be tried again. */
export const PriceFault = ({ prices }: { prices: CustomerVariants }) =>
  prices.status === 'failed' ? (
    <FaultBox title={t('catalogue.pricesFailed')} onRetry={prices.retry}>
      {t('catalogue.pricesFailedNext')}
    </FaultBox>
  ) : null
