import { useState } from 'react'
import * as E from 'fp-ts/Either'
import type { UserPermissions } from '#application/ports/user-service'
import type { CallFailure } from '#domain/failure/call-failure'
import type { CustomerId } from '#domain/kernel/ids'
import { permissionDenies, type PermissionDeny } from '#domain/session/session'
import { withTurnedDenies, type TurnedDenies } from '#domain/users/rebase-user'
import type { ManagedUser } from '#domain/users/user'
import { Button } from '../../components/Button'
import { Checkbox } from '../../components/Checkbox'
import { FaultBox } from '../../components/FaultBox'
import { Skeleton } from '../../components/Skeleton'
import { useAnswer, useLatestValue } from '../../shop/use-answer'
import { SaveFault } from './SaveFault'
import { t } from './t'
import { permissionsQuery, useDenyNames, useUserCalls, type Reading } from './user-calls'
import form from './UserForm.module.css'
import styles from './PermissionsForm.module.css'

interface PermissionsFormProps {
  readonly user: ManagedUser
  readonly reading: Reading
  readonly mayEdit: boolean
  readonly onChanged: () => void
}

/** What is denied a user at each customer: a box for every deny, with what it means (USER-07, PERM-21). */
export const PermissionsForm = ({ user, reading, mayEdit, onChanged }: PermissionsFormProps) => {
  const answer = useAnswer(permissionsQuery, { ...reading, id: user.userId })
  const permissions = useLatestValue(answer, user.userId)
  return (
    <section className={form.section} aria-labelledby="user-permissions">
      <h2 id="user-permissions">{t('users.permissions')}</h2>
      {permissions === undefined ? (
        answer.tag === 'Failed' ? (
          <FaultBox title={t('users.permissions.failed')} onRetry={answer.retry} />
        ) : (
          <Skeleton rows={4} kind="text" />
        )
      ) : permissions.customers.length === 0 ? (
        <p className={form.text}>{t('users.permissions.none')}</p>
      ) : (
        <Boxes {...{ user, permissions, mayEdit, onChanged }} />
      )}
    </section>
  )
}

interface BoxesProps extends Pick<PermissionsFormProps, 'user' | 'mayEdit' | 'onChanged'> {
  readonly permissions: UserPermissions
}

const Boxes = ({ user, permissions, mayEdit, onChanged }: BoxesProps) => {
  const makeCall = useUserCalls()
  const denyName = useDenyNames()
  // Only what is changed here: what others have saved meanwhile shows in the rest.
  const [turned, setTurned] = useState<ReadonlyMap<CustomerId, TurnedDenies>>(new Map())
  const [failure, setFailure] = useState<CallFailure>()
  const [step, setStep] = useState<'writing' | 'saving' | 'saved'>('writing')

  const turn = (customer: CustomerId, deny: PermissionDeny, isDenied: boolean) => {
    setTurned((before) => new Map(before).set(customer, new Map(before.get(customer)).set(deny, isDenied)))
    setStep('writing')
  }
  const save = async () => {
    if (step === 'saving') return
    setFailure(undefined)
    setStep('saving')
    const customers = permissions.customers
      .filter(({ customerId }) => turned.has(customerId))
      .map(({ customerId, permissionDenies: saved }) => ({
        customerId,
        permissionDenies: withTurnedDenies(saved, turned.get(customerId)),
      }))
    const outcome = await makeCall((users) => users.updatePermissions(user.userId, customers, permissions.version))
    if (E.isLeft(outcome)) {
      setFailure(outcome.left)
      setStep('writing')
      return
    }
    setTurned(new Map())
    setStep('saved')
    onChanged()
  }

  return (
    <form
      className={form.form}
      aria-labelledby="user-permissions"
      onSubmit={(event) => {
        event.preventDefault()
        if (mayEdit) void save()
      }}
    >
      <p className={form.text}>{t('users.permissions.text')}</p>
      {permissions.customers.map(({ customerId, permissionDenies: saved }) => {
        const denies = withTurnedDenies(saved, turned.get(customerId))
        const name = user.customers.find((one) => one.customerId === customerId)?.name ?? ''
        return (
          <fieldset key={customerId} className={styles.customer}>
            <legend className={styles.legend}>
              {customerId} {name}
            </legend>
            <div className={styles.boxes}>
              {permissionDenies.map((deny) => (
                <div key={deny}>
                  <Checkbox
                    label={denyName(deny)}
                    checked={denies.includes(deny)}
                    aria-disabled={!mayEdit || undefined}
                    aria-describedby={`${customerId}-${deny}`}
                    onChange={({ currentTarget: { checked } }) => {
                      if (mayEdit) turn(customerId, deny, checked)
                    }}
                  />
                  <p id={`${customerId}-${deny}`} className={styles.meaning}>
                    {t(`users.deny.${deny}.text`)} <code className={styles.code}>{deny}</code>
                  </p>
                </div>
              ))}
            </div>
          </fieldset>
        )
      })}
      {failure !== undefined && (
        <SaveFault
          failure={failure}
          onFetch={() => {
            setFailure(undefined)
            onChanged()
          }}
        />
      )}
      {mayEdit && (
        <div className={form.ways}>
          <Button type="submit" variant="secondary" busy={step === 'saving'}>
            {t(step === 'saving' ? 'users.saving' : 'users.permissions.save')}
          </Button>
          <output className={form.done}>{step === 'saved' ? t('users.saved') : ''}</output>
        </div>
      )}
    </form>
  )
}
