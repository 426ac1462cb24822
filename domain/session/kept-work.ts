import { absurdCase } from '../kernel/decider'
import type { UserId } from '../kernel/ids'
import type { LogOutReason, SessionState, WorkOwner } from './session'

/**
 * Whether the end of a session erases what its user has entered: the delivery forms, the delivery and the listed rows. A
 * user who logs out leaves nothing behind. A session that ends by itself must not lose work, so the work is kept for its
 * owner until somebody logs in.
 */
export const erasesWork = (reason: LogOutReason): boolean => {
  switch (reason) {
    case 'asked':
      return true
    case 'unauthorised':
    case 'refreshFailed':
    case 'endedElsewhere':
      return false
    default:
      return absurdCase(reason)
  }
}

/** Whether kept work is another user's than the one who logs in. Work without an owner was entered by a visitor. */
export const isWorkOfOther = (owner: WorkOwner | undefined, user: UserId): boolean =>
  owner !== undefined && owner.userId !== user

/** Whose work the browser keeps; undefined where nobody has logged in since the last log-out. */
export const workOwnerOf = (state: SessionState): WorkOwner | undefined => {
  switch (state.tag) {
    case 'Authenticated': {
      const at = state.context ?? state.switchingTo
      const customer = at === undefined ? undefined : { customerId: at.customerId, projectId: at.projectId }
      return { userId: state.signedIn.user.userId, customer }
    }
    case 'Anonymous':
    case 'Authenticating':
    case 'Challenged':
      return state.owner
    case 'Unknown':
      return undefined
    default:
      return absurdCase(state)
  }
}
