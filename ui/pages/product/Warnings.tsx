import type { Warning } from '#domain/catalogue/variant'
import { t } from '../../texts/t'
import styles from './ProductPage.module.css'

export const Warnings = ({ warnings }: { warnings: readonly Warning[] }) =>
  warnings.length === 0 ? null : (
    <section className={styles.section} aria-labelledby="varning">
      <h2 id="varning" className={styles.heading}>
        {t('product.warning')}
      </h2>
      <div className={styles.warning}>
        <svg width="64" height="64" viewBox="0 0 64 64" aria-hidden="true">
          <path d="M32 4 60 32 32 60 4 32Z" fill="var(--paper)" stroke="var(--bad)" strokeWidth="4" />
          <path d="M32 18v18M32 42v5" stroke="var(--ink)" strokeWidth="5" />
        </svg>
        <ul className={styles.warnings}>
          {warnings.map((warning) => (
            <li key={warning.code}>
              {warning.signalWord !== '' && <strong>{warning.signalWord} </strong>}
              <code>{warning.code}</code> {warning.description}
              {warning.detailedDescription !== undefined && <p>{warning.detailedDescription}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
