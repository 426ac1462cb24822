import type { ReactNode } from 'react'
import type { WhatIf } from '#application/replay/branch'
import { useFileDrop } from '../components/use-file-drop'
import { t } from './t'
import { LogPicker } from './LogPicker'
import { ReplayedLog } from './ReplayedLog'
import { useOpenedLog } from './use-opened-log'
import type { LogFile } from './use-opened-log'
import styles from './ReplayPage.module.css'

/** `/replay`: a log that a customer has sent, step by step. */
export const Component = () => {
  const { file, open, suppose, leaveBranch } = useOpenedLog()
  const isOver = useFileDrop(true, ([dropped]) => {
    if (dropped !== undefined) void open(dropped)
  })
  return (
    <div className={styles.page} data-over={isOver || undefined}>
      <div className={styles.top}>
        <h1>{t('replay.title')}</h1>
        <LogPicker isOpen={file.tag === 'Open'} onChoose={(chosen) => void open(chosen)} />
      </div>
      <FileContent file={file} onSuppose={suppose} onLeaveBranch={leaveBranch} />
    </div>
  )
}

type Unreadable = Extract<LogFile, { readonly tag: 'Unreadable' }>['why']

const faultText = (why: Unreadable): string =>
  why.tag === 'Foreign' || why.tag === 'Damaged'
    ? t(`replay.fault.${why.tag}`, { line: why.line, reason: t(`replay.line.${why.reason.tag}`, why.reason) })
    : t(`replay.fault.${why.tag}`, why)

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
          {faultText(file.why)}
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
