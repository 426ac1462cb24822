import { Link } from 'react-router-dom'
import type { MenuEntry } from '#application/ports/product-service'
import { categoryPath } from '../../routing/paths'
import { Illustration } from '../../illustrations/Illustration'
import styles from './ProductMenu.module.css'

/** Departments with their categories, two levels at a time. */
export const ProductMenu = ({ menu, onChosen }: { menu: readonly MenuEntry[]; onChosen: () => void }) => (
  <div className={styles.menu}>
    {menu
      .flatMap((department) => (department.children.length === 0 ? [department] : department.children))
      .map((entry) => (
        <section key={entry.slug} className={styles.category}>
          <Link to={categoryPath(entry.slug)} className={styles.head} onClick={onChosen}>
            <Illustration family={entry.illustration} size={40} />
            {entry.title}
          </Link>
          {entry.children.length > 0 && (
            <ul className={styles.entries}>
              {entry.children.map((child) => (
                <li key={child.slug}>
                  <Link to={categoryPath(child.slug)} onClick={onChosen}>
                    {child.title}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
  </div>
)
