import type { UserFault } from '#domain/users/user-details'
import { t } from './t'

const requiredTexts = {
  firstName: 'profile.fault.firstName',
  lastName: 'profile.fault.lastName',
  mobileNumber: 'profile.fault.mobileNumber',
  email: 'profile.fault.email',
} as const

/** What is wrong with a field of the profile and how to correct it, in words. */
export const profileFaultText = ({ field, fault }: UserFault): string => {
  switch (fault.tag) {
    case 'Required':
      return t(requiredTexts[field])
    case 'TooShort':
      return t('order.minCharacters', { min: fault.min })
    case 'TooLong':
      return t('order.maxCharacters', { max: fault.max })
    case 'NotAPhoneNumber':
      return t('order.phoneNumber')
    case 'NotAnEmailAddress':
      return t('profile.fault.notAnEmail')
    case 'NotAName':
    case 'NotAPostalCode':
      return t('profile.fault.name')
    case 'Rejected':
      return fault.errorMessage
  }
}
