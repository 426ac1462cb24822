import { useState } from 'react'
import * as E from 'fp-ts/Either'
import type { UserUpdate } from '#application/ports/user-service'
import type { CallFailure } from '#domain/failure/call-failure'
import type { CustomerId } from '#domain/kernel/ids'
import { hasAtLeast } from '#domain/session/permissions'
import type { Customer, Role } from '#domain/session/session'
import type { Manager, powersOver } from '#domain/users/managing'
import type { ManagedUser } from '#domain/users/user'
import { rebaseUser, writtenUser, type WrittenUser } from '#domain/users/rebase-user'
import { readMobileNumber, readName, readUserEmail, userFaults } from '#domain/users/user-details'
import { Button } from '../../components/Button'
import { CustomerRoles } from './CustomerRoles'
import { SaveFault } from './SaveFault'
import { t } from './t'
import { useUserCalls } from './user-calls'
import { faultsIn, faultText, focusFirstFault, overtakenTexts, type FormFaults } from './user-form'
import { UserFields } from './UserFields'
import styles from './UserForm.module.css'

interface EditUserFormProps {
  readonly user: ManagedUser
  readonly manager: Manager
  readonly powers: ReturnType<typeof powersOver>
  /** Of the reader. */
  readonly customers: readonly Customer[]
  readonly onChanged: () => void
}

const isSameRoles = (a: ReadonlyMap<CustomerId, Role>, b: ReadonlyMap<CustomerId, Role>): boolean =>
  a.size === b.size && [...a].every(([customer, role]) => b.get(customer) === role)

/** Only what was changed is sent, so that what others change beside it stays. */
const updateOf = (user: ManagedUser, written: WrittenUser, mayEditRights: boolean): UserUpdate => {
  const email = readUserEmail(written.email)
  const before = writtenUser(user)
  const rights = mayEditRights && !isSameRoles(before.roles, written.roles)
  return {
    ...(readName(written.firstName) === user.firstName ? {} : { firstName: readName(written.firstName) }),
    ...(readName(written.lastName) === user.lastName ? {} : { lastName: readName(written.lastName) }),
    ...(written.mobileNumber.trim() === before.mobileNumber
      ? {}
      : { mobileNumber: readMobileNumber(written.mobileNumber) ?? null }),
    ...(rights
      ? {
          customers: [...written.roles.keys()],
          roles: [...written.roles].map(([customerId, role]) => ({ customerId, role })),
        }
      : {}),
    ...(email === undefined || email === user.email ? {} : { newEmail: { email } }),
    version: user.version,
  }
}

/** Names, mobile number, customers and roles of a user. What is written stays when it cannot be saved. */
export const EditUserForm = ({ user, manager, powers, customers, onChanged }: EditUserFormProps) => {
  const makeCall = useUserCalls()
  // The version that what is written is based on.
  const [base, setBase] = useState(user)
  const [written, setWritten] = useState(() => writtenUser(user))
  const [faults, setFaults] = useState<FormFaults>({})
  const [failure, setFailure] = useState<CallFailure>()
  const [step, setStep] = useState<'writing' | 'saving' | 'saved' | 'invited'>('writing')
  if (user.version > base.version) {
    const saved = writtenUser(user)
    const rebased = rebaseUser(writtenUser(base), written, saved)
    setBase(user)
    setWritten(rebased.written)
    setFaults(overtakenTexts(rebased.overtaken, saved))
  }
  // An activated user changes their own.
  const asksEmail = powers.changeAccount && user.active && !user.isEmailVerified

  const write = (change: Partial<WrittenUser>, place: keyof FormFaults) => {
    setWritten((before) => ({ ...before, ...change }))
    setFaults(({ [place]: _mended, ...others }) => others)
    setStep('writing')
  }
  const save = async () => {
    if (step === 'saving') return
    setFailure(undefined)
    const own: FormFaults = {
      ...Object.fromEntries(
        userFaults(written, ['firstName', 'lastName', 'mobileNumber', ...(asksEmail ? (['email'] as const) : [])]).map(
          ({ field, fault }) => [field, faultText(fault)],
        ),
      ),
      ...(powers.editRights && written.roles.size === 0 && user.otherCustomers === 0
        ? { customers: t('users.fault.customers') }
        : {}),
    }
    setFaults(own)
    if (Object.keys(own).length > 0) {
      requestAnimationFrame(() => focusFirstFault(own))
      return
    }
    setStep('saving')
    const outcome = await makeCall((users) => users.update(user.userId, updateOf(base, written, powers.editRights)))
    if (E.isLeft(outcome)) {
      setFailure(outcome.left)
      setFaults(faultsIn(outcome.left))
      setStep('writing')
      return
    }
    setBase(outcome.right)
    setWritten(writtenUser(outcome.right))
    setStep(outcome.right.email === user.email ? 'saved' : 'invited')
    onChanged()
  }
  const offered = [
    ...customers.filter(({ role }) => hasAtLeast(role, 'BUYER_ADMIN')),
    ...user.customers.filter(({ customerId }) => customers.every((one) => one.customerId !== customerId)),
  ]

  return (
    <form
      className={styles.form}
      noValidate
      aria-labelledby="user-details"
      onSubmit={(event) => {
        event.preventDefault()
        if (powers.editProfile) void save()
      }}
    >
      <h2 id="user-details">{t('users.details')}</h2>
      <dl className={styles.facts}>
        {!asksEmail && (
          <>
            <dt>{t('users.email')}</dt>
            <dd>{user.email}</dd>
          </>
        )}
        <dt>{t('users.username')}</dt>
        <dd>{user.username}</dd>
      </dl>
      <UserFields
        written={written}
        faults={faults}
        asksEmail={asksEmail}
        onWrite={powers.editProfile ? (field, value) => write({ [field]: value }, field) : undefined}
      />
      <h2>{t('users.customersAndRoles')}</h2>
      {powers.editRights && <p className={styles.text}>{t('users.customersAndRoles.text')}</p>}
      <CustomerRoles
        manager={manager}
        customers={offered}
        chosen={written.roles}
        fault={faults.customers}
        onChange={powers.editRights ? (roles) => write({ roles }, 'customers') : undefined}
      />
      {user.otherCustomers > 0 && (
        <p className={styles.text}>{t('users.otherCustomers', { count: user.otherCustomers })}</p>
      )}
      {failure !== undefined && (
        <SaveFault
          failure={failure}
          onFetch={() => {
            setFailure(undefined)
            onChanged()
          }}
        />
      )}
      {powers.editProfile && (
        <div className={styles.ways}>
          <Button type="submit" busy={step === 'saving'}>
            {t(step === 'saving' ? 'users.saving' : 'users.save')}
          </Button>
          <output className={styles.done}>
            {step === 'saved' && t('users.saved')}
            {step === 'invited' && t('users.saved.invited', { email: written.email })}
          </output>
        </div>
      )}
    </form>
  )
}
