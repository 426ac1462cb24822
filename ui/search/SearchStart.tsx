import { Link } from 'react-router-dom'
import { Illustration } from '../illustrations/Illustration'
import { categoryPath } from '../routing/paths'
import { useShellData } from '../shop/ShellDataContext'
import { t } from '../texts/t'
import styles from './SearchStart.module.css'

/** What the search sheet of a small screen shows before anything is typed: what can be typed, and the departments. */
export const SearchStart = ({ onLeave }: { readonly onLeave: () => void }) => {
  const menu = useShellData()?.menu ?? []
  return (
    <div className={styles.start}>
      <p className={styles.hint}>{t('find.start')}</p>
      <ul className={styles.departments}>
        {menu.map((department) => (
          <li key={department.slug}>
            <Link to={categoryPath(department.slug)} onClick={onLeave}>
              <Illustration family={department.illustration} size={40} />
              {department.title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
