import { useState } from 'react'
import type { ArticleNumber } from '#domain/kernel/ids'
import { type CustomerVariants, useCustomerVariants } from '../../shop/customer-variants'

/**
 * Price and stock of all articles that were shown since the page was opened, so that a row that goes does not have the
 * others fetched again.
 */
export const useAllSeenVariants = (numbers: readonly ArticleNumber[]): CustomerVariants => {
  const [seen, setSeen] = useState(numbers)
  const fresh = numbers.filter((number) => !seen.includes(number))
  if (fresh.length > 0) setSeen([...seen, ...fresh])
  return useCustomerVariants(seen)
}
