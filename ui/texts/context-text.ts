import type { CustomerContext } from '#domain/session/session'

/** The customer by number and name: `104822 Lindqvist VVS`. */
export const customerText = ({ customerId, customerName }: CustomerContext): string => `${customerId} ${customerName}`

/** The project by number and name, or its number alone; undefined when none is chosen. */
export const projectText = ({ projectId, projectName }: CustomerContext): string | undefined =>
  projectId === undefined ? undefined : [projectId, projectName].filter(Boolean).join(' ')
