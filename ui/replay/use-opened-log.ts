import * as E from 'fp-ts/Either'
import { useCallback, useRef, useState } from 'react'
import type { StoredBatch } from '#application/log/record'
import { branchOf, type WhatIf } from '#application/replay/branch'
import { type ExportedLog, type LogHeader, MOST_LOG_BYTES } from '#application/replay/exported-log'
import { readExportedLog } from '#application/replay/read-exported-log'
import type { UnreadableLog } from '#application/replay/unreadable-log'
import { createReplay, type Replay } from '#application/replay/replay'

/** A log that is open, or a branch of it that never happened. */
export interface OpenedLog {
  readonly name: string
  readonly header: LogHeader
  readonly batches: readonly StoredBatch[]
  readonly replay: Replay
  /** What is supposed, one upon the other; nothing for the log itself. */
  readonly supposed: readonly Supposed[]
  /** What was typed as other payloads, by the id of the command's record. */
  readonly drafts: Map<string, string>
}

/** A change to the log, and the type of the record at its step. */
export interface Supposed {
  readonly whatIf: WhatIf
  readonly type: string
}

export type LogFile =
  | { readonly tag: 'None' }
  | { readonly tag: 'Reading' }
  | { readonly tag: 'Unreadable'; readonly why: UnreadableLog | { readonly tag: 'Unread' | 'TooLarge' } }
  | {
      readonly tag: 'Open'
      readonly log: ExportedLog
      readonly opened: OpenedLog
      /** It has just been opened after another one, so that the address names a step of that. */
      readonly isAnother: boolean
    }

const opened = (name: string, log: ExportedLog, drafts: Map<string, string>): OpenedLog => {
  const { header, batches } = log
  return { name, header, batches, replay: createReplay(batches), supposed: [], drafts }
}

/** What a text holds. A value that is too large to follow leaves the log unread. */
const fileOf = (name: string, text: string, isAnother: boolean): LogFile => {
  try {
    const read = readExportedLog(text)
    if (E.isLeft(read)) return { tag: 'Unreadable', why: read.left }
    return { tag: 'Open', log: read.right, opened: opened(name, read.right, new Map()), isAnother }
  } catch {
    return { tag: 'Unreadable', why: { tag: 'Unread' } }
  }
}

/** The log as it would have been with one more change. */
const branched = (log: OpenedLog, whatIf: WhatIf): OpenedLog => {
  const { batches, replay } = branchOf(log.batches, whatIf)
  const type = log.replay.steps[whatIf.step - 1]?.record.type ?? ''
  return { ...log, batches, replay, supposed: [...log.supposed, { whatIf, type }] }
}

const textOf = (file: File): Promise<string | undefined> => file.text().catch(() => undefined)

/** Reads a log from a file. Nothing leaves the browser. */
export const useOpenedLog = () => {
  const [file, setFile] = useState<LogFile>({ tag: 'None' })

  const openings = useRef(0)
  const hasOpened = useRef(false)

  const open = useCallback(async (chosen: File) => {
    const opening = (openings.current += 1)
    if (chosen.size > MOST_LOG_BYTES) {
      setFile({ tag: 'Unreadable', why: { tag: 'TooLarge' } })
      return
    }
    setFile({ tag: 'Reading' })
    const text = await textOf(chosen)
    // A file that was chosen later may be read sooner.
    if (opening !== openings.current) return
    const next: LogFile =
      text === undefined ? { tag: 'Unreadable', why: { tag: 'Unread' } } : fileOf(chosen.name, text, hasOpened.current)
    hasOpened.current ||= next.tag === 'Open'
    setFile(next)
  }, [])

  /** Shows what is open as it would have been. */
  const suppose = useCallback((whatIf: WhatIf) => {
    setFile((before) =>
      before.tag === 'Open' ? { ...before, isAnother: false, opened: branched(before.opened, whatIf) } : before,
    )
  }, [])

  /** Shows the log itself again. */
  const leaveBranch = useCallback(() => {
    setFile((before) =>
      before.tag === 'Open'
        ? { ...before, opened: opened(before.opened.name, before.log, before.opened.drafts) }
        : before,
    )
  }, [])

  return { file, open, suppose, leaveBranch }
}
