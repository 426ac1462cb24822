import { absurdCase } from '../kernel/decider'
import type { SessionEffect, SessionEvent } from './protocol'
import type { SessionState } from './session'

/**
 * The effects of an event. A session that starts without stored data has none (SESSION-08). Of a session that has ended by
 * itself the tokens are gone already: those that are there when the effect is carried out are of another log-in.
 */
export const react = (_state: SessionState, event: SessionEvent): readonly SessionEffect[] => {
  switch (event.type) {
    case 'LogInRequested':
      return [{ type: 'LogIn', by: event.by, command: event.id }]
    case 'ContextRequested':
      return [{ type: 'SwitchContext', customerId: event.customerId, projectId: event.projectId }]
    case 'LoggedOut':
      return event.reason === 'asked' ? [{ type: 'EndSession', reason: event.reason }] : []
    case 'SessionStarted':
    case 'WorkOfOtherErased':
    case 'LoggedIn':
    case 'ChallengeDemanded':
    case 'LogInRejected':
    case 'ContextChanged':
    case 'ContextRejected':
    case 'ContextPutOff':
    case 'DeliveryChosen':
    case 'StoreChosen':
    case 'UserUpdated':
    case 'CustomersUpdated':
      return []
    default:
      return absurdCase(event)
  }
}
