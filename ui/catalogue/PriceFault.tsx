import { FaultBox } from '../components/FaultBox'
import type { CustomerVariants } from '../shop/customer-variants'
import { t } from '../texts/t'

/** A message that the customer prices could not be fetched, with a retry button. */
export const PriceFault = ({ prices }: { prices: CustomerVariants }) =>
  prices.status === 'failed' ? (
    <FaultBox title={t('catalogue.pricesFailed')} onRetry={prices.retry}>
      {t('catalogue.pricesFailedNext')}
    </FaultBox>
  ) : null
