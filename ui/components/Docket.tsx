import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './Docket.module.css'

interface DocketProps {
  /** The delivery's code: DBI, EXH, XXX, EXB. */
  readonly code: string
  readonly title: string
  readonly subtitle?: ReactNode
  /** Shown at the right of the head: delivery day, status. */
  readonly aside?: ReactNode
  readonly tone?: 'normal' | 'failed'
  readonly children: ReactNode
  /** Below the perforation: sums and actions. */
  readonly foot?: ReactNode
}

/** The slip of one delivery, the same from cart to confirmation. */
export const Docket = ({ code, title, subtitle, aside, tone = 'normal', children, foot }: DocketProps) => {
  const titleId = useId()
  return (
    <section className={classNames(styles.docket, tone === 'failed' && styles.failed)} aria-labelledby={titleId}>
      {tone === 'failed' && <div className={styles.tape} />}
      <header className={styles.head}>
        <span className={styles.code}>{code}</span>
        <div className={styles.names}>
          <h2 id={titleId}>{title}</h2>
          {subtitle !== undefined && <div className={styles.subtitle}>{subtitle}</div>}
        </div>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </header>
      <div className={styles.body}>{children}</div>
      {foot !== undefined && <footer className={styles.foot}>{foot}</footer>}
    </section>
  )
}

interface DocketFactProps {
  readonly label: string
  readonly children: ReactNode
}

/** A small label above a bold value, such as the delivery day in a docket's head. */
export const DocketFact = ({ label, children }: DocketFactProps) => (
  <div className={styles.fact}>
    <span className={styles.factLabel}>{label}</span>
    <strong>{children}</strong>
  </div>
)
