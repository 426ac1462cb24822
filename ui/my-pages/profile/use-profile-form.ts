import { useState } from 'react'
import * as E from 'fp-ts/Either'
import type { Shop } from '#application/shop/shop'
import type { CallFailure } from '#domain/failure/call-failure'
import type { User } from '#domain/session/session'
import {
  profileFaults,
  profileFields,
  profileUpdateOf,
  profileValuesOf,
  withProfileValue,
  type ProfileField,
  type ProfileValues,
} from '#domain/users/profile'
import { useSaveProfile } from '../../shop/profile'
import { useShop } from '../../shop/ShopContext'
import { profileFaultText } from './fault-text'

type Saving =
  | { readonly tag: 'Idle' | 'Saving' | 'Saved' }
  /** `values`: as they were when the service refused them. */
  | { readonly tag: 'Failed'; readonly failure: CallFailure; readonly values: ProfileValues }

const foundAgain = (shop: Shop | undefined, user: User): ProfileValues | undefined => {
  const draft = shop?.drafts.read('profile')
  return draft?.of === user.userId ? { ...profileValuesOf(user), ...draft.values } : undefined
}

/** The user's own profile while it is written. What is written survives a failed save and a reload. */
export const useProfileForm = (user: User) => {
  const shop = useShop()
  const save = useSaveProfile()
  const [written, setWritten] = useState(() => foundAgain(shop, user))
  const [left, setLeft] = useState<ReadonlySet<ProfileField>>(new Set())
  const [isTried, setTried] = useState(false)
  const [saving, setSaving] = useState<Saving>({ tag: 'Idle' })
  const saved = profileValuesOf(user)
  const values = written ?? saved
  const isChanged = profileFields.some((field) => values[field] !== saved[field])
  const faults = profileFaults(values)

  const end = () => {
    setWritten(undefined)
    setLeft(new Set())
    setTried(false)
    shop?.drafts.keep('profile', undefined)
  }
  const saidByService = (field: ProfileField): string | undefined =>
    saving.tag === 'Failed' && saving.failure.tag === 'Refused' && saving.values[field] === values[field]
      ? saving.failure.details.find(({ path }) => path === field)?.message
      : undefined

  return {
    values,
    isChanged,
    saving,
    faults: isTried ? faults : [],
    errorOf: (field: ProfileField): string | undefined => {
      const fault = faults.find((one) => one.field === field)
      if (fault === undefined) return saidByService(field)
      return isTried || left.has(field) ? profileFaultText(fault) : undefined
    },
    write: (field: ProfileField, value: string) => {
      const next = withProfileValue(values, field, value)
      setWritten(next)
      setSaving((before) => (before.tag === 'Saved' ? { tag: 'Idle' } : before))
      shop?.drafts.keep('profile', { of: user.userId, values: next })
    },
    leave: (field: ProfileField) => setLeft((before) => new Set(before).add(field)),
    undo: () => {
      end()
      setSaving({ tag: 'Idle' })
    },
    /** @returns the first field with a fault; undefined when there is none */
    save: async (): Promise<string | undefined> => {
      if (saving.tag === 'Saving') return undefined
      setTried(true)
      const update = profileUpdateOf(user, values)
      if (update === undefined) return faults[0]?.field
      setSaving({ tag: 'Saving' })
      const outcome = await save(user.userId, update)
      if (E.isRight(outcome)) end()
      setSaving(E.isRight(outcome) ? { tag: 'Saved' } : { tag: 'Failed', failure: outcome.left, values })
      return undefined
    },
  }
}

export type ProfileForm = ReturnType<typeof useProfileForm>
