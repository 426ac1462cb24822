import type { CustomerId, ProjectId, UserId } from '#domain/kernel/ids'

/** The user, customer and project that an effect belongs to. */
export interface EffectOwner {
  readonly user: UserId | undefined
  readonly customer: CustomerId | undefined
  readonly project: ProjectId | undefined
}

/** An effect is called only for the owner that requested it: the token of the call identifies all three. */
export const isSameOwner = (a: EffectOwner, b: EffectOwner): boolean =>
  a.user === b.user && a.customer === b.customer && a.project === b.project
