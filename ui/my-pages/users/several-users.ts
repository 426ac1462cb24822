import * as E from 'fp-ts/Either'
import type { UserUpdate } from '#application/ports/user-service'
import { mayChange, type Manager, type UserChange } from '#domain/users/managing'
import type { ManagedUser } from '#domain/users/user'
import { t } from './t'

/** What is done with several users at once. */
export type SeveralAction = 'deactivate' | 'activate' | 'resend' | 'demandPassword'

export const updateOf = (action: SeveralAction, { version }: ManagedUser): UserUpdate => {
  switch (action) {
    case 'deactivate':
      return { active: false, version }
    case 'activate':
      return { active: true, version }
    case 'resend':
      return { sendActivation: true, version }
    case 'demandPassword':
      return { demandNewPassword: true, version }
  }
}

/** Why an action is not for a user; undefined when it is. */
export const hindranceTo = (action: SeveralAction, manager: Manager, user: ManagedUser): string | undefined => {
  const allowed = mayChange(manager, user, changeOf(action))
  if (E.isLeft(allowed))
    switch (allowed.left.tag) {
      case 'Oneself':
        return t('users.cannot.oneself')
      case 'Above':
        return t('users.cannot.above')
      case 'WorksForOthers':
        return t('users.cannot.worksForOthers')
      case 'Unknown':
      case 'UnknownCustomer':
      case 'RoleTooHigh':
      case 'NoCustomer':
        return t('users.cannot.other')
    }
  switch (action) {
    case 'activate':
    case 'deactivate':
      return undefined
    case 'resend':
      if (user.isEmailVerified) return t('users.cannot.activated')
      break
    case 'demandPassword':
      if (!user.isEmailVerified) return t('users.cannot.notActivated')
      if (user.mustChangePassword) return t('users.cannot.demanded')
      break
  }
  return user.active ? undefined : t('users.cannot.notActive')
}

const changeOf = (action: SeveralAction): UserChange => {
  switch (action) {
    case 'activate':
    case 'deactivate':
      return { profile: false, active: action === 'activate' }
    case 'resend':
      return { profile: false }
    case 'demandPassword':
      return { profile: false, account: true }
  }
}
