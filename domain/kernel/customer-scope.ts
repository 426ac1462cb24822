import type { BrandCode } from './brand-code'
import type { CustomerId, ProjectId, UserId } from './ids'

/** A user of a brand with one customer and perhaps one of its projects. Every scope has one cart. */
export interface CustomerScope {
  readonly brand: BrandCode
  readonly userId: UserId
  readonly customerId: CustomerId
  readonly projectId: ProjectId | undefined
}

/** Whether both are the same scope, or both undefined: nobody is logged in, or no customer is chosen. */
export const isSameScope = (a: CustomerScope | undefined, b: CustomerScope | undefined): boolean =>
  a?.brand === b?.brand && a?.userId === b?.userId && a?.customerId === b?.customerId && a?.projectId === b?.projectId
