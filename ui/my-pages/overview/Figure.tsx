import type { ReactNode } from 'react'
import styles from './OverviewPage.module.css'

interface FigureProps {
  readonly label: string
  readonly value: ReactNode
  readonly note: ReactNode
  readonly tone?: 'warn' | undefined
}

/** A number of the overview, with what is to be said of it. */
export const Figure = ({ label, value, note, tone }: FigureProps) => (
  <div className={styles.fact}>
    <dt>{label}</dt>
    <dd>
      <span className={styles.figure}>{value}</span>
      {note !== undefined && <span data-tone={tone}>{note}</span>}
    </dd>
  </div>
)
