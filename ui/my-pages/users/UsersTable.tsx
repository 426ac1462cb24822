import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { CustomerId, UserId } from '#domain/kernel/ids'
import { powersOver } from '#domain/users/managing'
import type { UserOrder } from '#domain/users/user-search'
import { deniesOf, highestRole, type ManagedUser } from '#domain/users/user'
import { Checkbox } from '../../components/Checkbox'
import { Icon } from '../../components/Icon'
import { Tag } from '../../components/Tag'
import { useToday } from '../../shop/now'
import { useSession } from '../../shop/ShopContext'
import { lastLogInText } from './last-log-in'
import { RoleMark } from './RoleMark'
import { t } from './t'
import { managerOf, useDenyNames, useRoleNames } from './user-calls'
import styles from './UsersTable.module.css'

interface UsersTableProps {
  readonly users: readonly ManagedUser[]
  /** The customer whose users are shown; undefined for all. */
  readonly customer: CustomerId | undefined
  readonly selected: readonly UserId[]
  readonly onSelect: (users: readonly UserId[]) => void
  readonly orderBy: UserOrder
  readonly desc: boolean
  readonly onSort: (orderBy: UserOrder) => void
}

const columns = [
  { name: 'firstName', sorts: true },
  { name: 'lastName', sorts: true },
  { name: 'username', sorts: true },
  { name: 'mobileNumber', sorts: true },
  { name: 'role', sorts: true },
  { name: 'denies', sorts: false },
  { name: 'customers', sorts: false },
  { name: 'lastLoggedInAt', sorts: true },
] as const

/** Users as rows; on a small screen each is a card with the same facts. */
export const UsersTable = ({ users, selected, onSelect, orderBy, desc, onSort, customer }: UsersTableProps) => {
  const some = users.filter(({ userId }) => selected.includes(userId)).length
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('users.list')}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.select}>
            <SelectAll
              state={some === 0 ? 'none' : some === users.length ? 'all' : 'some'}
              onChange={(all) => onSelect(all ? users.map(({ userId }) => userId) : [])}
            />
          </th>
          {columns.map(({ name, sorts }) => (
            <th
              key={name}
              scope="col"
              className={name === 'customers' ? styles.number : undefined}
              aria-sort={sorts && name === orderBy ? (desc ? 'descending' : 'ascending') : undefined}
            >
              {sorts ? (
                <button type="button" className={styles.sort} onClick={() => onSort(name)}>
                  {t(`users.column.${name}`)}
                  {name === orderBy && <span aria-hidden="true">{desc ? '↓' : '↑'}</span>}
                </button>
              ) : (
                t(`users.column.${name}`)
              )}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{t('users.column.edit')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <UserRow
            key={user.userId}
            user={user}
            customer={customer}
            isSelected={selected.includes(user.userId)}
            onSelect={(isSelected) =>
              onSelect(isSelected ? [...selected, user.userId] : selected.filter((one) => one !== user.userId))
            }
          />
        ))}
      </tbody>
    </table>
  )
}

const SelectAll = ({ state, onChange }: { state: 'none' | 'some' | 'all'; onChange: (all: boolean) => void }) => {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = state === 'some'
  }, [state])
  return (
    <Checkbox
      ref={box}
      label={t('users.select.page')}
      hideLabel
      checked={state === 'all'}
      onChange={() => onChange(state !== 'all')}
    />
  )
}

interface UserRowProps {
  readonly user: ManagedUser
  readonly customer: CustomerId | undefined
  readonly isSelected: boolean
  readonly onSelect: (isSelected: boolean) => void
}

const UserRow = ({ user, customer, isSelected, onSelect }: UserRowProps) => {
  const session = useSession()
  const today = useToday()
  const roleName = useRoleNames()
  const denyName = useDenyNames()
  const manager = managerOf(session)
  const at = user.customerPermissions.filter(({ customerId }) => customer === undefined || customerId === customer)
  const role = highestRole(at.map((one) => one.role))
  const denies = deniesOf({ customerPermissions: at })
  const name = `${user.firstName} ${user.lastName}`
  const mayEdit = manager !== undefined && powersOver(manager, user).editProfile
  return (
    <tr className={isSelected ? styles.selected : undefined}>
      <td className={styles.select}>
        <Checkbox
          label={t('users.select', { name })}
          hideLabel
          checked={isSelected}
          onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
        />
      </td>
      <td className={styles.name}>{user.firstName}</td>
      <td className={styles.name}>{user.lastName}</td>
      <td data-label={t('users.column.username')}>
        <span className={styles.username}>{user.username}</span>
        {!user.isEmailVerified && <Tag tone="warn">{t('users.notActivated')}</Tag>}
      </td>
      <td
        data-label={t('users.column.mobileNumber')}
        data-none={user.mobileNumber === undefined || undefined}
        className={styles.mobile}
      >
        {user.mobileNumber ?? t('users.none')}
        {user.isPhoneNumberVerified && (
          <span className={styles.verified}>
            <Icon name="check" size={14} />
            <span className="visually-hidden">{t('users.mobileVerified')}</span>
          </span>
        )}
      </td>
      <td data-label={t('users.column.role')}>
        <RoleMark role={role} name={roleName(role)} />
      </td>
      <td data-label={t('users.column.denies')} data-none={denies.length === 0 || undefined}>
        {denies.length === 0 ? (
          t('users.none')
        ) : (
          <ul className={styles.denies}>
            {denies.map((deny) => (
              <li key={deny} className={styles.deny} title={denyName(deny)}>
                {deny}
              </li>
            ))}
          </ul>
        )}
      </td>
      <td data-label={t('users.column.customers')} className={styles.number}>
        {user.customers.length + user.otherCustomers}
      </td>
      <td data-label={t('users.column.lastLoggedInAt')} className={styles.time}>
        {lastLogInText(user.lastLoggedInAt, today)}
      </td>
      <td className={styles.edit}>
        <Link
          to={`/mina-sidor/anvaendare/${encodeURIComponent(user.userId)}`}
          aria-label={t(mayEdit ? 'users.edit.of' : 'users.view.of', { name })}
        >
          {t(mayEdit ? 'users.edit' : 'users.view')}
        </Link>
      </td>
    </tr>
  )
}
