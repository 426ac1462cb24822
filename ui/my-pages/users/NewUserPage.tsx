import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import * as E from 'fp-ts/Either'
import type { CustomerId } from '#domain/kernel/ids'
import { hasAtLeast } from '#domain/session/permissions'
import type { Role, SignedIn } from '#domain/session/session'
import type { WrittenUser } from '#domain/users/rebase-user'
import { readMobileNumber, readName, readUserEmail, userFaults, userFields } from '#domain/users/user-details'
import { Button } from '../../components/Button'
import { FaultBox } from '../../components/FaultBox'
import { useSession } from '../../shop/ShopContext'
import { MyPagesFrame } from '../MyPagesFrame'
import { CustomerRoles } from './CustomerRoles'
import { t } from './t'
import { failureText } from '../../texts/failure-text'
import { managerOf, useUserCalls } from './user-calls'
import { UserFields } from './UserFields'
import { faultsIn, faultText, focusFirstFault, type FormFaults } from './user-form'
import styles from './UserForm.module.css'

/** `/mina-sidor/anvaendare/skapa`: a new user, who is invited by mail (USER-13). */
export const Component = () => {
  const session = useSession()
  if (session.tag !== 'Authenticated') return null
  return (
    <MyPagesFrame title={t('users.create.title')}>
      <NewUserForm signedIn={session.signedIn} present={session.context?.customerId} />
    </MyPagesFrame>
  )
}

interface NewUserFormProps {
  readonly signedIn: SignedIn
  readonly present: CustomerId | undefined
}

const NewUserForm = ({ signedIn, present }: NewUserFormProps) => {
  const manager = managerOf(useSession())
  const navigate = useNavigate()
  const makeCall = useUserCalls()
  const customers = signedIn.customers.filter(({ role }) => hasAtLeast(role, 'BUYER_ADMIN'))
  const [written, setWritten] = useState<WrittenUser>({
    firstName: '',
    lastName: '',
    email: '',
    mobileNumber: '',
    roles: new Map<CustomerId, Role>(
      customers.some(({ customerId }) => customerId === present) && present !== undefined ? [[present, 'USER']] : [],
    ),
  })
  const [faults, setFaults] = useState<FormFaults>({})
  const [failed, setFailed] = useState<string>()
  const [saving, setSaving] = useState(false)
  if (manager === undefined) return null

  const refuse = (found: FormFaults, text: string | undefined) => {
    setFaults(found)
    setFailed(text)
    requestAnimationFrame(() => focusFirstFault(found))
  }
  const save = async () => {
    if (saving) return
    const own: FormFaults = {
      ...Object.fromEntries(userFaults(written, userFields).map(({ field, fault }) => [field, faultText(fault)])),
      ...(written.roles.size === 0 ? { customers: t('users.fault.customers') } : {}),
    }
    const email = readUserEmail(written.email)
    if (Object.keys(own).length > 0 || email === undefined) return refuse(own, undefined)
    setSaving(true)
    const outcome = await makeCall((users) =>
      users.create({
        firstName: readName(written.firstName),
        lastName: readName(written.lastName),
        email,
        mobileNumber: readMobileNumber(written.mobileNumber),
        customers: [...written.roles.keys()],
        roles: [...written.roles].map(([customerId, role]) => ({ customerId, role })),
      }),
    )
    setSaving(false)
    if (E.isLeft(outcome)) return refuse(faultsIn(outcome.left), failureText(outcome.left))
    const created = outcome.right
    return navigate(`/mina-sidor/anvaendare/${encodeURIComponent(created.userId)}`, {
      replace: true,
      state: { invited: created.email },
    })
  }

  return (
    <form
      className={styles.form}
      noValidate
      aria-label={t('users.create.title')}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <p className={styles.lead}>{t('users.create.lead')}</p>
      <UserFields
        written={written}
        faults={faults}
        asksEmail
        onWrite={(field, value) => {
          setWritten((before) => ({ ...before, [field]: value }))
          setFaults(({ [field]: _mended, ...others }) => others)
        }}
      />
      <h2>{t('users.customersAndRoles')}</h2>
      <p className={styles.text}>{t('users.customersAndRoles.text')}</p>
      <CustomerRoles
        manager={manager}
        customers={customers}
        chosen={written.roles}
        fault={faults.customers}
        onChange={(roles) => {
          setWritten((before) => ({ ...before, roles }))
          setFaults(({ customers: _mended, ...others }) => others)
        }}
      />
      {failed !== undefined && <FaultBox title={t('users.unsaved')}>{failed}</FaultBox>}
      <div className={styles.ways}>
        <Button type="submit" busy={saving}>
          {t(saving ? 'users.create.saving' : 'users.create.save')}
        </Button>
        <Link to="/mina-sidor/anvaendare">{t('users.confirm.cancel')}</Link>
      </div>
    </form>
  )
}
