import { Illustration } from '../illustrations/Illustration'
import styles from './error.module.css'

const neighbours = ['kulventil', 'presskulventil', 'tror'] as const

/** A shelf where one compartment is empty; the status stands on its label. */
export const Compartments = ({ status }: { status: number }) => (
  <div className={styles.shelf}>
    {neighbours.slice(0, 2).map((family) => (
      <Full key={family} family={family} />
    ))}
    <div className={styles.compartment}>
      <svg className={styles.empty} viewBox="0 0 260 150" fill="none" stroke="var(--line-2)" aria-hidden="true">
        <path d="M40 0v100h180V0M40 100 4 146M220 100l36 46" strokeWidth="1.2" />
        <path d="M14 70h232M130 14v120" stroke="var(--act)" strokeWidth="1" strokeDasharray="14 4 2 4" />
      </svg>
      <p className={`${styles.label} ${styles.yellow}`}>
        <span className="mono" aria-hidden="true">
          -------
        </span>
        <strong>{status}</strong>
      </p>
    </div>
    <Full family={neighbours[2]} />
  </div>
)

const Full = ({ family }: { family: string }) => (
  <div className={styles.compartment} aria-hidden="true">
    <div className={styles.drawing}>
      <Illustration family={family} size={140} />
    </div>
    <p className={styles.label}>
      <span className={styles.bar} />
      <span className={styles.bar} />
    </p>
  </div>
)
