import { Link } from 'react-router-dom'
import { t } from '../texts/t'
import styles from './Breadcrumbs.module.css'

interface BreadcrumbsProps {
  /** From the start page to the current page; the last one has no address. */
  readonly trail: readonly { readonly name: string; readonly to?: string | undefined }[]
}

export const Breadcrumbs = ({ trail }: BreadcrumbsProps) => (
  <nav aria-label={t('component.breadcrumbs')}>
    <ol className={styles.trail}>
      {trail.map(({ name, to }, index) => (
        <li key={`${index}-${name}`} className={styles.step}>
          {to === undefined ? <span aria-current="page">{name}</span> : <Link to={to}>{name}</Link>}
        </li>
      ))}
    </ol>
  </nav>
)
