import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { unsentFormMessage } from '#application/messages/failure-message'
import type { SignedIn } from '#domain/session/session'
import { Button } from '../../components/Button'
import { Field } from '../../components/Field'
import { LinkButton } from '../../components/LinkButton'
import { useSession } from '../../shop/ShopContext'
import { messageText } from '../../texts/notice-text'
import { MyPagesFrame } from '../MyPagesFrame'
import { ConfirmEmail } from './ConfirmEmail'
import { NewEmailDialog } from './NewEmailDialog'
import { ProfileStandards } from './ProfileStandards'
import { ProfileStore } from './ProfileStore'
import { t } from './t'
import { useProfileForm, type ProfileForm } from './use-profile-form'
import styles from './ProfilePage.module.css'

/** `/mina-sidor/min-profil`: what the user says of themselves, and what the shop begins with at a log-in. */
export const Component = () => {
  const session = useSession()
  return session.tag === 'Authenticated' ? <Profile signedIn={session.signedIn} /> : null
}

const Profile = ({ signedIn }: { signedIn: SignedIn }) => {
  const { user } = signedIn
  const form = useProfileForm(user)
  const element = useRef<HTMLFormElement>(null)
  const [isAsking, setAsking] = useState(false)
  const { isPunchout } = signedIn.claims
  const { saving, isChanged, faults } = form

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const faulty = await form.save()
    if (faulty !== undefined) element.current?.querySelector<HTMLElement>(`[name=${faulty}]`)?.focus()
  }
  return (
    <MyPagesFrame title={t('shell.profile')}>
      <ConfirmEmail user={user} />
      <form ref={element} className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <section className={styles.part} aria-labelledby="profile-you">
          <h2 id="profile-you">{t('profile.you')}</h2>
          <div className={styles.fields}>
            <TextField form={form} name="firstName" autoComplete="given-name" />
            <TextField form={form} name="lastName" autoComplete="family-name" />
            <TextField form={form} name="mobileNumber" autoComplete="tel" />
          </div>
          <dl className={styles.facts}>
            <div>
              <dt>{t('profile.username')}</dt>
              <dd>{user.username}</dd>
            </div>
            <div>
              <dt>{t('profile.email')}</dt>
              <dd>{user.email}</dd>
              {isPunchout && <dd className={styles.note}>{t('profile.email.punchout')}</dd>}
            </div>
          </dl>
          <div className={styles.password}>
            {!isPunchout && (
              <Button variant="secondary" size="row" onClick={() => setAsking(true)}>
                {t('profile.newEmail')}
              </Button>
            )}
            <LinkButton variant="secondary" size="row" to="/gloemt-loesenord">
              {t('profile.password')}
            </LinkButton>
            <p className={styles.note}>{t('profile.password.about')}</p>
          </div>
        </section>
        <ProfileStore form={form} />
        <ProfileStandards form={form} signedIn={signedIn} />
        <output className={styles.told}>
          {saving.tag === 'Saved' && t('profile.saved')}
          {saving.tag !== 'Saved' && isChanged && t('profile.begun')}
        </output>
        <div aria-live="polite" className={styles.fault}>
          {faults.length > 0 && <p>{t('profile.faults', { count: faults.length })}</p>}
          {saving.tag === 'Failed' && faults.length === 0 && (
            <p>{t('profile.failed', { reason: messageText(unsentFormMessage(saving.failure)) })}</p>
          )}
        </div>
        <div className={styles.ways}>
          {isChanged && (
            <Button variant="secondary" onClick={form.undo}>
              {t('profile.undo')}
            </Button>
          )}
          <Button
            type="submit"
            busy={saving.tag === 'Saving'}
            blockedBecause={isChanged ? undefined : t('profile.unchanged')}
          >
            {t('profile.save')}
          </Button>
        </div>
      </form>
      {isAsking && <NewEmailDialog user={user} onClose={() => setAsking(false)} />}
    </MyPagesFrame>
  )
}

interface TextFieldProps {
  readonly form: ProfileForm
  readonly name: 'firstName' | 'lastName' | 'mobileNumber'
  readonly autoComplete: string
}

const TextField = ({ form, name, autoComplete }: TextFieldProps) => (
  <Field
    name={name}
    label={t(`profile.${name}`)}
    value={form.values[name]}
    error={form.errorOf(name)}
    optional={name === 'mobileNumber'}
    type={name === 'mobileNumber' ? 'tel' : 'text'}
    autoComplete={autoComplete}
    onChange={(event) => form.write(name, event.currentTarget.value)}
    onBlur={() => form.leave(name)}
  />
)
