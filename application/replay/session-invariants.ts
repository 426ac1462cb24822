import type { SessionTypes } from '#application/modules/session/types'
import type { StateInvariant } from './invariant'

type SessionInvariant = StateInvariant<SessionTypes>

const contextIsListed: SessionInvariant = {
  name: 'context-of-own-customers',
  states: 'Who logs in works for one of their own customers, or for none yet.',
  broken: ({ event }) => {
    if (event.type !== 'LoggedIn' || event.context === undefined) return undefined
    const { customerId, projectId } = event.context
    const customer = event.signedIn.customers.find((one) => one.customerId === customerId)
    if (customer === undefined) return `the customer ${customerId} is none of the user's`
    return projectId === undefined || customer.projects.some((one) => one.projectId === projectId)
      ? undefined
      : `the project ${projectId} is none of the customer ${customerId}`
  },
}

const tokenIsOfContext: SessionInvariant = {
  name: 'token-of-context',
  states: 'The token speaks for the customer and project that the user works for.',
  broken: ({ after }) => {
    if (after.tag !== 'Authenticated' || after.context === undefined) return undefined
    const { context } = after
    const { claims } = after.signedIn
    if (context.customerId !== claims.customerId)
      return `the user works for the customer ${context.customerId}, the token speaks for ${claims.customerId ?? 'none'}`
    // A token may name a project that is not listed any more.
    return context.projectId === undefined || context.projectId === claims.projectId
      ? undefined
      : `the user works for the project ${context.projectId}, the token speaks for ${claims.projectId ?? 'none'}`
  },
}

const logOutErases: SessionInvariant = {
  name: 'log-out-erases',
  states: 'A user who logs out leaves no delivery, no place and no customer behind.',
  broken: ({ event, after }) => {
    if (event.type !== 'LoggedOut' || event.reason !== 'asked') return undefined
    if (after.tag !== 'Anonymous') return `the session is ${after.tag}`
    const { choice, zipCodes, stores } = after.delivery
    const isLeft = choice !== undefined || Object.keys({ ...zipCodes, ...stores }).length > 0
    if (isLeft) return 'the delivery of the user is left'
    return after.owner === undefined && after.storedCustomer === undefined
      ? undefined
      : 'the customer of the user is left'
  },
}

/** What holds in every state of a session. */
export const sessionInvariants: readonly SessionInvariant[] = [contextIsListed, tokenIsOfContext, logOutErases]
