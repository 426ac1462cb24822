import type { BrandPresentation } from '#application/ports/config-service'

/** What distinguishes a brand from the others. */
export interface BrandStatement {
  /** As it is written in running text. */
  readonly brandName: string
  readonly phone: string
  /** Where the customer service reads what customers ask. */
  readonly customerServiceEmail: string
  readonly defaultStoreId: string
  readonly presentation: BrandPresentation
  /** Slugs of the categories that lead the menu, each at its own level; the others keep the order of the catalogue. */
  readonly menuFirst: readonly string[]
  /** Days without delivery beside Sundays and holidays, as `YYYY-MM-DD`. */
  readonly extraNonDeliveryDays?: readonly string[]
  readonly verifyShowAllCustomers?: boolean
}
