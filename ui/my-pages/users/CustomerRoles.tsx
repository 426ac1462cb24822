import type { CustomerId } from '#domain/kernel/ids'
import { roles as allRoles, type Role } from '#domain/session/session'
import { assignableRoles, type Manager } from '#domain/users/managing'
import { Checkbox } from '../../components/Checkbox'
import { SelectField } from '../../components/Field'
import { placeId } from './user-form'
import { t } from './t'
import { useRoleNames } from './user-calls'
import styles from './UserForm.module.css'

interface CustomerRolesProps {
  readonly manager: Manager
  /** To choose from: those that the manager administers. */
  readonly customers: readonly { readonly customerId: CustomerId; readonly name: string }[]
  readonly chosen: ReadonlyMap<CustomerId, Role>
  readonly fault: string | undefined
  /** Undefined: they are only shown. */
  readonly onChange: ((chosen: ReadonlyMap<CustomerId, Role>) => void) | undefined
}

/** The customers that a user works for, with the role at each: up to the manager's own there (USER-07). */
export const CustomerRoles = ({ manager, customers, chosen, fault, onChange }: CustomerRolesProps) => {
  const roleName = useRoleNames()
  const shown = onChange === undefined ? customers.filter(({ customerId }) => chosen.has(customerId)) : customers
  return (
    <fieldset
      id={placeId('customers')}
      className={styles.group}
      tabIndex={-1}
      aria-describedby={fault === undefined ? undefined : 'user-customers-error'}
    >
      <legend className="visually-hidden">{t('users.customersAndRoles')}</legend>
      {fault !== undefined && (
        <p id="user-customers-error" className={styles.error}>
          {fault}
        </p>
      )}
      <ul className={styles.customers}>
        {shown.map(({ customerId, name }) => {
          const role = chosen.get(customerId)
          const offered = assignableRoles(manager, customerId)
          return (
            <li key={customerId} className={styles.customer}>
              {onChange === undefined ? (
                <span>
                  {customerId} {name}
                </span>
              ) : (
                <Checkbox
                  label={`${customerId} ${name}`}
                  checked={role !== undefined}
                  onChange={({ currentTarget: { checked } }) => {
                    const next = new Map(chosen)
                    if (checked) next.set(customerId, 'USER')
                    else next.delete(customerId)
                    onChange(next)
                  }}
                />
              )}
              {role !== undefined &&
                (onChange === undefined ? (
                  <span>{roleName(role)}</span>
                ) : (
                  <SelectField
                    label={<span className="visually-hidden">{t('users.roleAt', { customer: name })}</span>}
                    value={role}
                    onChange={({ currentTarget: { value } }) => {
                      const next = allRoles.find((one) => one === value)
                      if (next !== undefined) onChange(new Map(chosen).set(customerId, next))
                    }}
                  >
                    {offered.map((one) => (
                      <option key={one} value={one}>
                        {roleName(one)}
                      </option>
                    ))}
                  </SelectField>
                ))}
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
