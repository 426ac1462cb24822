import { useEffect, useEffectEvent, useState } from 'react'
import type { UsersPage, UsersQuery } from '#application/ports/user-service'
import { customerId } from '#domain/kernel/ids'
import { roles, type Customer } from '#domain/session/session'
import { hasAtLeast } from '#domain/session/permissions'
import { LONGEST_TYPED_USER_SEARCH } from '#domain/users/user-search'
import { Field, SelectField } from '../../components/Field'
import { t } from './t'
import { useRoleNames } from './user-calls'
import type { UsersAddress } from './users-address'
import styles from './UsersFilters.module.css'

/** Milliseconds without a key until the list follows what is typed. */
const PAUSE_MS = 300

interface UsersFiltersProps {
  readonly address: UsersAddress
  readonly query: UsersQuery
  readonly customers: readonly Customer[]
  readonly totals: UsersPage['totals']
  readonly onChange: (change: Partial<UsersAddress>, replace?: boolean) => void
}

/** Text, customer, role, and whether those are shown who are active or the others. */
export const UsersFilters = ({ address, query, customers, totals, onChange }: UsersFiltersProps) => {
  const roleName = useRoleNames()
  const { customer, role } = query.search
  return (
    <div className={styles.filters}>
      <SearchText text={address.text} onChange={(text, replace) => onChange({ text }, replace)} />
      <SelectField
        label={t('users.customer')}
        value={customer ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ customer: value === '' ? 'all' : customerId(value) })}
      >
        <option value="">{t('users.customer.all')}</option>
        {customers
          .filter((one) => hasAtLeast(one.role, 'BUYER_ADMIN') || one.customerId === customer)
          .map((one) => (
            <option key={one.customerId} value={one.customerId}>
              {one.customerId} {one.name}
            </option>
          ))}
      </SelectField>
      <SelectField
        label={t('users.role')}
        value={role ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ role: roles.find((one) => one === value) })}
      >
        <option value="">{t('users.role.all')}</option>
        {roles.map((one) => (
          <option key={one} value={one}>
            {roleName(one)}
          </option>
        ))}
      </SelectField>
      <fieldset className={styles.tabs}>
        <legend className={styles.legend}>{t('users.show')}</legend>
        {([true, false] as const).map((active) => (
          <button
            key={String(active)}
            type="button"
            className={styles.tab}
            aria-pressed={address.active === active}
            onClick={() => onChange({ active })}
          >
            {t('users.tab', {
              name: t(active ? 'users.active' : 'users.inactive'),
              ...(totals === undefined ? {} : { count: active ? totals.active : totals.inactive }),
            })}
          </button>
        ))}
      </fieldset>
    </div>
  )
}

interface SearchTextProps {
  readonly text: string
  readonly onChange: (text: string, replace: boolean) => void
}

/** What is typed reaches the address after a pause: a search that goes on replaces it, so that back leads before it. */
const SearchText = ({ text, onChange }: SearchTextProps) => {
  const [typed, setTyped] = useState(text)
  const [seen, setSeen] = useState(text)
  if (text !== seen) {
    setSeen(text)
    // Back, forward and "show all" change the text from outside; what is being typed stays.
    if (typed === seen) setTyped(text)
  }
  const send = useEffectEvent((value: string) => {
    if (value !== text) onChange(value, text !== '')
  })
  useEffect(() => {
    const timer = setTimeout(() => send(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <Field
      label={t('users.search')}
      type="search"
      autoComplete="off"
      placeholder={t('users.search.hint')}
      maxLength={LONGEST_TYPED_USER_SEARCH}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
    />
  )
}
