import { absurdCase } from '#domain/kernel/decider'
import { Button } from '../components/Button'
import { Icon } from '../components/Icon'
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
            ...(reading.withoutArticle === 0
              ? []
              : [t('quickOrder.read.withoutArticle', { count: reading.withoutArticle })]),
          ].join(' ')}
        </span>
      )
    default:
      return absurdCase(reading)
  }
}
