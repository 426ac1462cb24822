import type { CustomerId, ProjectId } from '../kernel/ids'
import type { Customer, CustomerContext, SessionState } from './session'

/**
 * The context of a customer and perhaps one of its projects (CUSTOMER-04).
 * Undefined when the user has no such customer, or the customer no such project.
 */
export const contextOf = (
  customers: readonly Customer[],
  customerId: CustomerId,
  projectId: ProjectId | undefined,
): CustomerContext | undefined => {
  const customer = customers.find((one) => one.customerId === customerId)
  const project = customer?.projects.find((one) => one.projectId === projectId)
  if (customer === undefined || (projectId !== undefined && project === undefined)) return undefined
  return {
    customerId,
    customerName: customer.name,
    projectId,
    projectName: project?.name,
    isSuspended: customer.isSuspended,
  }
}

/** The customer that the user works for now; undefined for a visitor, and while no customer is chosen. */
export const customerOf = (session: SessionState): Customer | undefined =>
  session.tag === 'Authenticated'
    ? session.signedIn.customers.find(({ customerId }) => customerId === session.context?.customerId)
    : undefined
