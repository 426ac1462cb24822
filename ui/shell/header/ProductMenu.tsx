import { Link } from 'react-router-dom'
import type { MenuEntry } from '#application/ports/product-service'
import { Icon } from '../../components/Icon'
import { Illustration } from '../../illustrations/Illustration'
import { categoryPath } from '../../routing/paths'
import { t } from '../../texts/t'
import styles from './ProductMenu.module.css'

interface ProductMenuProps {
  readonly menu: readonly MenuEntry[]
  readonly onChosen: () => void
}

/** Every department with its categories, two levels below it. */
export const ProductMenu = ({ menu, onChosen }: ProductMenuProps) => (
  <div className={styles.menu}>
    {menu.map((department) => (
      <section key={department.slug} className={styles.department}>
        <h3 className={styles.departmentName}>
          <Link to={categoryPath(department.slug)} onClick={onChosen}>
            {department.title}
          </Link>
        </h3>
        <Categories of={department} onChosen={onChosen} />
      </section>
    ))}
  </div>
)

/** The same on a small screen: the categories of a department unfold, one department at a time. */
export const FoldedProductMenu = ({ menu, onChosen }: ProductMenuProps) => (
  <div className={styles.folded}>
    {menu.map((department) => (
      <details key={department.slug} name="departments">
        <summary className={styles.summary}>
          <Illustration family={department.illustration} size={40} />
          {department.title}
          <Icon name="chevronDown" />
        </summary>
        <div className={styles.unfolded}>
          <Link to={categoryPath(department.slug)} className={styles.whole} onClick={onChosen}>
            {t('shell.wholeDepartment', { department: department.title })}
          </Link>
          <Categories of={department} onChosen={onChosen} />
        </div>
      </details>
    ))}
  </div>
)

const Categories = ({ of: { children }, onChosen }: { of: MenuEntry; onChosen: () => void }) =>
  children.length === 0 ? null : (
    <div className={styles.categories}>
      {children.map((category) => (
        <section key={category.slug}>
          <Link to={categoryPath(category.slug)} className={styles.head} onClick={onChosen}>
            <Illustration family={category.illustration} size={40} />
            {category.title}
          </Link>
          {category.children.length > 0 && (
            <ul className={styles.entries}>
              {category.children.map((child) => (
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
