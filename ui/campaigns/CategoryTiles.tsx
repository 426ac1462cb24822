import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Illustration } from '../illustrations/Illustration'
import styles from './CategoryTiles.module.css'

export interface CategoryTile {
  readonly to: string
  readonly title: string
  readonly illustration: string
  /** Small print under the name. */
  readonly detail?: ReactNode
}

/** Links to categories or assortments, each a drawing with a name, in a grid with hairlines between. */
export const CategoryTiles = ({ tiles }: { tiles: readonly CategoryTile[] }) => (
  <ul className={styles.tiles}>
    {tiles.map(({ to, title, illustration, detail }) => (
      <li key={to}>
        <Link to={to}>
          <Illustration family={illustration} size={64} />
          {title}
          {detail !== undefined && <span className={styles.detail}>{detail}</span>}
        </Link>
      </li>
    ))}
  </ul>
)
