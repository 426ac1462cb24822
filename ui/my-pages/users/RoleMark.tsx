import { roles, type Role } from '#domain/session/session'
import styles from './RoleMark.module.css'

/** A role by its name, with a bar for every role that it includes. */
export const RoleMark = ({ role, name }: { role: Role; name: string }) => (
  <span className={styles.role}>
    <span className={styles.bars} aria-hidden="true">
      {roles.toReversed().map((step) => (
        <span key={step} className={roles.indexOf(role) <= roles.indexOf(step) ? styles.full : styles.bar} />
      ))}
    </span>
    {name}
  </span>
)
