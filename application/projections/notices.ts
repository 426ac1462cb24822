import type { Message } from '#application/messages/message'

/** A short message to the user. */
export interface Notice extends Message {
  readonly id: string
  readonly severity: 'info' | 'success' | 'warning' | 'error'
  /** Said as "errors.occured {message} errors.try_again_later" (ERROR-18). */
  readonly wrapped: boolean
  /** Whether it tells of a fault that the log of this browser may explain, and offers to save it. */
  readonly offersLog: boolean
  /** Milliseconds until it closes; errors stay until the user closes them. */
  readonly duration: number | undefined
}
