import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { isSessionKnown } from '#domain/session/session'
import type { SignedIn } from '#domain/session/session'
import { Button } from '../../components/Button'
import { classNames } from '../../components/class-names'
import { Dialog } from '../../components/Dialog'
import { Flyout } from '../../components/Flyout'
import { LinkButton } from '../../components/LinkButton'
import { Icon } from '../../components/Icon'
import { useSession, useShopCommand } from '../../shop/ShopContext'
import { t } from '../../texts/t'
import { forgetAfterLogIn } from '../../log-in/after-log-in'
import { readReturnTo } from '../../log-in/return-to'
import { useOverlay } from '../../overlays/OverlaysContext'
import { LogInForm } from '../../log-in/LogInForm'
import styles from './header.module.css'

/** The log-in for a visitor (AUTH-16); the account and the log-out for a user. */
export const AccountFlyout = ({ brandName }: { brandName: string }) => {
  const session = useSession()
  const account = useOverlay('accountFlyout')
  const command = useShopCommand()
  const signedIn = session.tag === 'Authenticated' ? session.signedIn : undefined
  const goOn = useReturnToPage()
  const place = useRef<HTMLDivElement>(null)
  useWhenLoggedIn(signedIn !== undefined, () => {
    // The log-in and the button that opened it are gone, and the focus with them.
    if (account.open) place.current?.querySelector('button')?.focus()
    account.onClose()
    goOn()
  })

  const giveUp = () => {
    account.onClose()
    command(forgetAfterLogIn)
  }
  if (signedIn !== undefined) return <Account signedIn={signedIn} account={account} place={place} />
  return (
    <div ref={place} className={styles.account}>
      <button
        type="button"
        className={classNames(styles.action, !isSessionKnown(session) && styles.visitorOnly)}
        aria-haspopup="dialog"
        aria-label={t('shell.logIn')}
        onClick={account.onOpen}
      >
        <Icon name="user" size={20} />
        <span className={styles.actionText}>{t('shell.logIn')}</span>
      </button>
      <Dialog open={account.open} onClose={giveUp} title={t('shell.logInAt', { brand: brandName })}>
        <LogInForm onLeave={giveUp} />
      </Dialog>
    </div>
  )
}

const useWhenLoggedIn = (loggedIn: boolean, follow: () => void) => {
  const followOnce = useEffectEvent(follow)
  // Not by the flyout: a user may open it again later.
  useEffect(() => {
    if (loggedIn) followOnce()
  }, [loggedIn])
}

/**
 * Opens the guarded page that a visitor requested, once they are logged in: also when the start page that they were
 * redirected to is still loading.
 */
const useReturnToPage = () => {
  const present = useLocation()
  const { location: next } = useNavigation()
  const navigate = useNavigate()
  return () => {
    const returnTo = readReturnTo((next ?? present).state)
    if (returnTo !== undefined) void navigate(returnTo, { replace: true })
  }
}

interface AccountProps {
  readonly signedIn: SignedIn
  readonly account: ReturnType<typeof useOverlay>
  readonly place: RefObject<HTMLDivElement | null>
}

const Account = ({ signedIn, account, place }: AccountProps) => {
  const { user, claims } = signedIn
  const leave = useLogOut(account.onClose)
  const shortName = `${user.firstName} ${user.lastName.slice(0, 1)}.`
  return (
    <div ref={place} className={styles.account}>
      <Flyout
        {...account}
        align="end"
        title={t('shell.account')}
        trigger={{
          className: styles.action,
          label: t('shell.accountOf', { name: shortName }),
          content: (
            <>
              <Icon name="user" size={20} />
              <span className={styles.actionText}>{shortName}</span>
            </>
          ),
        }}
      >
        <div className={styles.accountPanel}>
          <p>
            <strong>
              {user.firstName} {user.lastName}
            </strong>
            <br />
            {user.email}
          </p>
          <p className={styles.role}>{t(`shell.role.${claims.role}`)}</p>
          {claims.isPunchout && <p className={styles.role}>{t('shell.punchout')}</p>}
          <LinkButton variant="secondary" to="/mina-sidor" onClick={account.onClose}>
            {t('shell.myPages')}
          </LinkButton>
          <Button variant="secondary" onClick={leave}>
            {t('shell.logOut')}
          </Button>
        </div>
      </Flyout>
    </div>
  )
}

/** Logs out on the start page: on a guarded page the guard would ask the new visitor to log in. */
const useLogOut = (close: () => void) => {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const command = useShopCommand()
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    if (leaving && pathname === '/') command((shop) => shop.session.logOut())
  }, [leaving, pathname, command])
  return () => {
    // An open flyout would become the log-in form once the user is a visitor.
    close()
    setLeaving(true)
    void navigate('/')
  }
}
