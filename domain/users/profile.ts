import type { DeliveryId } from '../delivery/delivery-type'
import { deliveryIds } from '../delivery/delivery-type'
import { customerId, locationId, projectId, type CustomerId, type LocationId, type ProjectId } from '../kernel/ids'
import type { PhoneNumber } from '../kernel/phone-number'
import type { ContextTarget, User } from '../session/session'
import { readMobileNumber, readName, userFaults, type UserFault } from './user-details'

/** The fields of a user's own profile (USER-12, USER-14). */
export const profileFields = [
  'firstName',
  'lastName',
  'mobileNumber',
  'preferredStore',
  'preferredDeliveryMethod',
  'defaultCustomerId',
  'defaultProjectId',
] as const

export type ProfileField = (typeof profileFields)[number]

/** A profile as it is being written; an empty text stands for none. */
export type ProfileValues = Readonly<Record<ProfileField, string>>

/** What a user saves of their profile: always these six, null where there is none (USER-12). */
export interface ProfileUpdate {
  readonly firstName: string
  readonly lastName: string
  readonly mobileNumber: PhoneNumber | null
  readonly preferredStore: LocationId | null
  readonly defaultCustomerId: CustomerId | null
  readonly defaultProjectId: ProjectId | null
  /** Named only where the user has changed it (USER-14). */
  readonly preferredDeliveryMethod?: DeliveryId | null
}

export const profileValuesOf = (user: User): ProfileValues => ({
  firstName: user.firstName,
  lastName: user.lastName,
  mobileNumber: user.mobileNumber ?? '',
  preferredStore: user.preferredStore ?? '',
  preferredDeliveryMethod: user.preferredDeliveryMethod ?? '',
  defaultCustomerId: user.defaultCustomerId ?? '',
  defaultProjectId: user.defaultProjectId ?? '',
})

/** The values with another one. A project belongs to its customer, so that another customer begins without one. */
export const withProfileValue = (values: ProfileValues, field: ProfileField, value: string): ProfileValues => ({
  ...values,
  ...(field === 'defaultCustomerId' && value !== values.defaultCustomerId ? { defaultProjectId: '' } : {}),
  [field]: value,
})

/** What is wrong with a written profile, in the order of the form. */
export const profileFaults = (values: ProfileValues): readonly UserFault[] =>
  userFaults(values, ['firstName', 'lastName', 'mobileNumber'])

/** What is to be saved of a written profile; undefined while anything is wrong with it. */
export const profileUpdateOf = (user: User, values: ProfileValues): ProfileUpdate | undefined => {
  if (profileFaults(values).length > 0) return undefined
  const method = deliveryIds.find((id) => id === values.preferredDeliveryMethod) ?? null
  return {
    firstName: readName(values.firstName),
    lastName: readName(values.lastName),
    mobileNumber: readMobileNumber(values.mobileNumber) ?? null,
    preferredStore: values.preferredStore === '' ? null : locationId(values.preferredStore),
    defaultCustomerId: values.defaultCustomerId === '' ? null : customerId(values.defaultCustomerId),
    defaultProjectId: values.defaultProjectId === '' ? null : projectId(values.defaultProjectId),
    ...(method === (user.preferredDeliveryMethod ?? null) ? {} : { preferredDeliveryMethod: method }),
  }
}

/** Whether a user begins with a customer and project at the next log-in. */
export const isStandard = (
  { defaultCustomerId, defaultProjectId }: Pick<User, 'defaultCustomerId' | 'defaultProjectId'>,
  target: ContextTarget,
): boolean => defaultCustomerId === target.customerId && defaultProjectId === target.projectId

/** The profile with another customer and project to begin with, or with none. */
export const withStandard = (user: User, target: ContextTarget | undefined): ProfileUpdate => ({
  firstName: user.firstName,
  lastName: user.lastName,
  mobileNumber: readMobileNumber(user.mobileNumber) ?? null,
  preferredStore: user.preferredStore ?? null,
  defaultCustomerId: target?.customerId ?? null,
  defaultProjectId: target?.projectId ?? null,
})

/** A user without what administrators are told besides. */
export const plainUser = (user: User): User => ({
  userId: user.userId,
  username: user.username,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  mobileNumber: user.mobileNumber,
  preferredStore: user.preferredStore,
  preferredDeliveryMethod: user.preferredDeliveryMethod,
  defaultDeliveryMethod: user.defaultDeliveryMethod,
  defaultCustomerId: user.defaultCustomerId,
  defaultProjectId: user.defaultProjectId,
})
