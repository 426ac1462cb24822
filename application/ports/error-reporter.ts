import type { CallFailure } from '#domain/failure/call-failure'

/** What went wrong without the user being told. Carries no personal data. */
export type Problem =
  | { readonly tag: 'NoTrackingId' }
  | { readonly tag: 'TrackingFailed'; readonly failure: CallFailure }

/** Where those who look after the shop hear of problems. Never fails, and never keeps anybody waiting. */
export interface ErrorReporter {
  readonly report: (problem: Problem) => void
}
