import type { CustomerScope } from '#domain/kernel/customer-scope'

/** What the names of a customer's streams end with, behind the module: `dahl:u1:c1:p1`, with `-` for no project. */
export const customerNameOf = ({ brand, userId, customerId, projectId }: CustomerScope): string =>
  `${brand}:${userId}:${customerId}:${projectId ?? '-'}`
