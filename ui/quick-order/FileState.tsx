import { absurdCase } from '#domain/kernel/decider'
import { Button } from '../components/Button'
import { Icon } from '../components/Icon'
import { enumerate } from '../texts/enumerate'
import { formatQuantity } from '../texts/format'
import { t } from './t'
import { fileFaultText } from './file-fault-text'
import type { FileReading } from './use-file-reading'
import styles from './FileState.module.css'

interface FileStateProps {
  readonly reading: FileReading
  readonly onGiveUp: () => void
}

/** What became of a file: that it is being read, the rows that it gave, or why it gave none. */
export const FileState = ({ reading, onGiveUp }: FileStateProps) => (
  <output className={styles.state}>
    <StateText reading={reading} onGiveUp={onGiveUp} />
  </output>
)

/** Rows of the file that are named; further ones are left to the count. */
const MOST_NAMED = 10

const withoutArticleText = (rows: readonly number[]): string => {
  const named = rows.slice(0, MOST_NAMED).map(formatQuantity)
  return t('quickOrder.read.withoutArticle', {
    count: formatQuantity(rows.length),
    rows:
      named.length === rows.length
        ? enumerate(named)
        : t('quickOrder.read.withoutArticle.more', { rows: named.join(', ') }),
  })
}

const StateText = ({ reading, onGiveUp }: FileStateProps) => {
  switch (reading.tag) {
    case 'Idle':
      return null
    case 'Reading':
      return (
        <span className={styles.reading}>
          <progress aria-label={t('quickOrder.reading', { name: reading.name })} />
          {t('quickOrder.reading', { name: reading.name })}
          <Button variant="text" size="row" onClick={onGiveUp}>
            {t('quickOrder.giveUpReading')}
          </Button>
        </span>
      )
    case 'Failed':
      return (
        <span className={styles.fault}>
          <Icon name="warning" size={16} /> {fileFaultText(reading.fault)}
        </span>
      )
    case 'Read':
      return (
        <span>
          {[
            reading.rows === 0
              ? t('quickOrder.read.none', { name: reading.name })
              : t('quickOrder.read', { count: formatQuantity(reading.rows), name: reading.name }),
            ...(reading.onlySheet === undefined ? [] : [t('quickOrder.read.onlySheet', { sheet: reading.onlySheet })]),
            ...(reading.withoutArticle.length === 0 ? [] : [withoutArticleText(reading.withoutArticle)]),
          ].join(' ')}
        </span>
      )
    default:
      return absurdCase(reading)
  }
}
