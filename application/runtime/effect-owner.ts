import type { CustomerId, ProjectId, UserId } from '#domain/kernel/ids'

/** For whom something is asked. */
export interface EffectOwner {
  readonly user: UserId | undefined
  readonly customer: CustomerId | undefined
  readonly project: ProjectId | undefined
}

/** Effects run only for the user, customer and project that asked: calls go by the token, which speaks for all three. */
export const isSameOwner = (a: EffectOwner, b: EffectOwner): boolean =>
  a.user === b.user && a.customer === b.customer && a.project === b.project
