import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { may, rightsOf } from '#domain/session/permissions'
import { Icon } from '../components/Icon'
import { useShellData } from '../shop/ShellDataContext'
import { useSession } from '../shop/ShopContext'
import { myPagesMenu } from './menu'
import styles from './MyPagesFrame.module.css'
import { t } from './t'

interface MyPagesFrameProps {
  /** The heading of the page. */
  readonly title: string
  /** Beside the heading, such as a number of rows. */
  readonly note?: ReactNode
  /** Buttons at the end of the line of the heading. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** Each page of "Mina sidor": who the user is and the menu of these pages, and beside it the page itself. */
export const MyPagesFrame = ({ title, note, actions, children }: MyPagesFrameProps) => {
  const session = useSession()
  const config = useShellData()?.config
  if (session.tag !== 'Authenticated') return null
  const { user, claims } = session.signedIn
  const customer = session.context?.customerId
  const entries = myPagesMenu.filter(
    ({ requires, onlyWith }) =>
      (requires === undefined || may(rightsOf(session), requires)) &&
      (onlyWith === undefined || config?.[onlyWith] === true),
  )
  return (
    <div className={`page-width ${styles.frame}`}>
      <aside className={styles.side}>
        <p className={styles.user}>
          <strong>
            {user.firstName} {user.lastName}
          </strong>
          <span className={styles.role}>
            {[t(`shell.role.${claims.role}`), customer].filter((part) => part !== undefined).join(', ')}
          </span>
        </p>
        <nav aria-label={t('myPages.menu')}>
          <ul className={styles.menu}>
            {entries.map(({ path, text, icon }) => (
              <li key={path}>
                <NavLink className={styles.entry} to={path} end={path === '/mina-sidor'}>
                  <Icon name={icon} />
                  {t(text)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </aside>
      <div className={styles.page}>
        <div className={styles.head}>
          <div className={styles.title}>
            <h1>{title}</h1>
            {note !== undefined && <p className={styles.note}>{note}</p>}
          </div>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
        {children}
      </div>
    </div>
  )
}
