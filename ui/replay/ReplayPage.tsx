import { useState } from 'react'
import type { ReactNode } from 'react'
import type { WhatIf } from '#application/replay/branch'
import { t } from './t'
import { LogPicker } from './LogPicker'
import { ReplayedLog } from './ReplayedLog'
import { useOpenedLog } from './use-opened-log'
import type { LogFile } from './use-opened-log'
import styles from './ReplayPage.module.css'

/** `/replay`: a log that a customer has sent, step by step. */
export const Component = () => {
  const { file, open, suppose, leaveBranch } = useOpenedLog()
  const [isOver, setIsOver] = useState(false)
  return (
    <div
      className={styles.page}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        const [dropped] = event.dataTransfer.files
        if (dropped !== undefined) void open(dropped)
      }}
    >
      <div className={styles.top}>
        <h1>{t('replay.title')}</h1>
        <LogPicker isOpen={file.tag === 'Open'} onChoose={(chosen) => void open(chosen)} />
      </div>
      <FileContent file={file} onSuppose={suppose} onLeaveBranch={leaveBranch} />
    </div>
  )
}

interface FileContentProps {
  readonly file: LogFile
  readonly onSuppose: (whatIf: WhatIf) => void
  readonly onLeaveBranch: () => void
}

const FileContent = ({ file, onSuppose, onLeaveBranch }: FileContentProps): ReactNode => {
  switch (file.tag) {
    case 'None':
      return <p className={styles.drop}>{t('replay.drop')}</p>
    case 'Reading':
      return <output>{t('replay.reading')}</output>
    case 'Unreadable':
      return (
        <p role="alert" className={styles.fault}>
          {t(`replay.fault.${file.why.tag}`, file.why)}
        </p>
      )
    case 'Open':
      return file.opened.replay.steps.length === 0 ? (
        <p>{t('replay.empty')}</p>
      ) : (
        <ReplayedLog
          key={file.opened.supposed.length}
          opened={file.opened}
          isAnother={file.isAnother}
          onSuppose={onSuppose}
          onLeaveBranch={onLeaveBranch}
        />
      )
  }
}
