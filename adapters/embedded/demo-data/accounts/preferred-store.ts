import { stores } from '../stores/store-data'
import type { DemoAccount } from './demo-accounts'
import { demoCustomers } from './demo-customers'

/** The store in the town of the customer for whom an account begins to work; none where that town has no store. */
export const preferredStoreOf = ({ customers: [first] }: Pick<DemoAccount, 'customers'>): string | null => {
  const customer = demoCustomers.find(({ customerId }) => customerId === first)
  return stores.find(({ city }) => city === customer?.city)?.id ?? null
}
