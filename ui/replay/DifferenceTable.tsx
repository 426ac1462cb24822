import { useMemo } from 'react'
import { differencesOf } from '#application/replay/difference'
import { t } from './t'
import { inShort } from './in-short'
import styles from './StepDetails.module.css'

/** Fields that are drawn; a fetched cart may change hundreds. */
const MOST_SHOWN = 40

/** The fields in which two states differ. */
export const DifferenceTable = ({ before, after }: { readonly before: unknown; readonly after: unknown }) => {
  const differences = useMemo(() => differencesOf(before, after), [before, after])
  if (differences.length === 0) return <p>{t('replay.none')}</p>
  const more = differences.length - MOST_SHOWN
  return (
    <>
      <table className={styles.differences}>
        <thead>
          <tr>
            <th scope="col">{t('replay.path')}</th>
            <th scope="col">{t('replay.before')}</th>
            <th scope="col">{t('replay.after')}</th>
          </tr>
        </thead>
        <tbody>
          {differences.slice(0, MOST_SHOWN).map((one, row) => (
            // The rows of the next step take the place of these.
            <tr key={row}>
              <th scope="row">{one.path}</th>
              <td>
                <del>{inShort(one.before)}</del>
              </td>
              <td>
                <ins>{inShort(one.after)}</ins>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p>{t('replay.more', { count: more })}</p>}
    </>
  )
}
