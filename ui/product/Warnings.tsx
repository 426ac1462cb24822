import { clpStatements, ghsPictogramOf, signalWordOf } from '#domain/catalogue/clp-label'
import type { Warning } from '#domain/catalogue/variant'
import { t } from './t'
import { HazardPictogram } from './HazardPictogram'
import styles from './ProductPage.module.css'

/** The label of a chemical (CLP): pictograms, signal word, and statements with their codes. */
export const Warnings = ({ warnings }: { warnings: readonly Warning[] }) => {
  if (warnings.length === 0) return null
  const statements = clpStatements(warnings)
  const pictograms = [...new Set(statements.flatMap(({ code }) => ghsPictogramOf(code) ?? []))]
  const signalWord = signalWordOf(warnings)
  return (
    <section className={styles.section} aria-labelledby="varning">
      <h2 id="varning" className={styles.heading}>
        {t('product.warning')}
      </h2>
      <div className={styles.warning}>
        <div className={styles.pictograms}>
          {pictograms.map((pictogram) => (
            <HazardPictogram key={pictogram} pictogram={pictogram} label={t(`product.ghs.${pictogram}`)} />
          ))}
        </div>
        <div>
          {signalWord !== undefined && (
            <p>
              <strong>{signalWord}</strong>
            </p>
          )}
          <ul className={styles.warnings}>
            {statements.map(({ code, words }) => (
              <li key={`${code} ${words}`}>
                {code !== '' && <code>{code}</code>} {words}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
