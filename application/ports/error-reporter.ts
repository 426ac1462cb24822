import type { CallFailure } from '#domain/failure/call-failure'

/** An error that the user is not told of. It holds no personal data. */
export type Problem =
  | { readonly tag: 'NoTrackingId' }
  | { readonly tag: 'TrackingFailed'; readonly failure: CallFailure }
  /** The customer's own delivery days could not be fetched (DELIVERY-35). */
  | { readonly tag: 'DeliveryDatesFailed'; readonly failure: CallFailure }

/** Reports problems to those who run the shop. Never fails, and returns at once. */
export interface ErrorReporter {
  readonly report: (problem: Problem) => void
}
