import type { SessionCheck } from '../auth/session-check'
import type { ServiceContext } from '../context'

/** What the changes of users need. */
export interface UserServices extends Pick<ServiceContext, 'db' | 'clock' | 'ids'> {
  readonly sessions: SessionCheck
}
