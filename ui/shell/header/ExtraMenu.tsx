import { Link } from 'react-router-dom'
import type { MenuEntry } from '#application/ports/product-service'
import { categoryPath } from '../../routing/paths'
import { Illustration } from '../../illustrations/Illustration'
import styles from './ProductMenu.module.css'

/** The departments that the main navigation has no room for. */
export const ExtraMenu = ({
  departments,
  onChosen,
}: {
  readonly departments: readonly MenuEntry[]
  readonly onChosen: () => void
}) => (
  <ul className={styles.departments}>
    {departments.map((entry) => (
      <li key={entry.slug}>
        <Link to={categoryPath(entry.slug)} className={styles.head} onClick={onChosen}>
          <Illustration family={entry.illustration} size={40} />
          {entry.title}
        </Link>
      </li>
    ))}
  </ul>
)
