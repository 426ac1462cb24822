import type { ReactNode } from 'react'
import styles from './DocketFacts.module.css'

export interface DocketFactEntry {
  readonly label: string
  readonly value: ReactNode
}

/** A strip of facts under the head of a docket, each a small label over its value. */
export const DocketFacts = ({ facts }: { facts: readonly DocketFactEntry[] }) =>
  facts.length === 0 ? null : (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
