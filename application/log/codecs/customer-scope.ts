import type { CustomerScope } from '#domain/kernel/customer-scope'
import { field, optional, struct } from '#application/codecs/logged'
import { BrandCode, CustomerId, ProjectId, UserId } from '#application/codecs/values'

export const customerScope = struct<CustomerScope>({
  brand: field.public(BrandCode),
  userId: field.pseudonymous(UserId),
  customerId: field.pseudonymous(CustomerId),
  projectId: optional(field.pseudonymous(ProjectId)),
})
