import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Illustration } from '../illustrations/Illustration'
import styles from './Doors.module.css'

export interface Door {
  readonly to: string
  readonly title: string
  readonly illustration: string
  /** Small print under the name. */
  readonly detail?: ReactNode
}

/** Drawings with names, side by side between hairlines: ways into the assortment. */
export const Doors = ({ doors }: { doors: readonly Door[] }) => (
  <ul className={styles.doors}>
    {doors.map(({ to, title, illustration, detail }) => (
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
