import { LOG_FORMAT } from '#application/replay/exported-log'
import type { StopReason, Undecidable } from '#application/replay/replayed-stream'
import type { DamagedLine, ForeignLine, UnreadableLog } from '#application/replay/unreadable-log'

/** Why a text is not read as a log, in English. */
export const unreadableInWords = (unreadable: UnreadableLog): string => {
  switch (unreadable.tag) {
    case 'Foreign':
      return `this is no log of the shop: ${foreignInWords(unreadable.reason)}`
    case 'Newer':
      return `the log has format ${unreadable.version}, which this program does not know yet; use that of a newer build`
    case 'Truncated':
      return `the log is cut short: ${unreadable.missing} of its batches ${unreadable.missing === 1 ? 'is' : 'are'} missing`
    case 'Damaged':
      return `the log is damaged: ${damagedInWords(unreadable.reason)}`
  }
}

const foreignInWords = (reason: ForeignLine): string => {
  switch (reason.tag) {
    case 'TextBefore':
      return `what is before line ${reason.begins} does not belong to the log that begins there`
    case 'Empty':
      return 'it is empty'
    case 'Compressed':
      return 'it is compressed; unpack it first'
    case 'Utf16':
      return 'it is UTF-16; save it as UTF-8 first'
    case 'NoHeader':
      return `the first line is no header of ${LOG_FORMAT}`
    case 'HeaderTooDeep':
      return 'the header is nested too deep'
    case 'HeaderUnreadable':
      return `the header cannot be read: ${reason.detail}`
    case 'UnknownFormat':
      return `there is no format ${reason.version}`
    case 'NoExportTime':
      return 'the header does not say when it was exported'
    case 'LineTooDeep':
      return 'the line is nested too deep'
    case 'NoJson':
      return 'the line holds no batch of a log: it is no JSON'
    case 'NoBatch':
      return `the line holds no batch of a log: ${reason.detail}`
    case 'NoBatchTime':
      return 'the batch does not say when it was written'
  }
}

const damagedInWords = (reason: DamagedLine): string => {
  switch (reason.tag) {
    case 'HeaderCutShort':
      return 'the header is cut short'
    case 'HeaderChanged':
      return 'the header does not match its checksum'
    case 'LineChanged':
      return 'the line does not match its checksum'
    case 'SecondHeader':
      return 'another log begins here'
    case 'LinesMoved':
      return 'lines were added, moved or replaced'
    case 'WrongCount':
      return `the header counts ${reason.stated} batches, and there are ${reason.found}`
  }
}

/** Why a stream stops at a record, in English. */
export const stopInWords = (reason: StopReason): string => {
  switch (reason.tag) {
    case 'DamagedRecord':
      return 'the record is damaged'
    case 'UnreadableEvent':
      return reason.detail
    case 'UnknownModule':
      return `this version of the shop has no module "${reason.module}"`
  }
}

/** Why a command cannot be decided anew, in English. */
export const undecidableInWords = (reason: Undecidable): string => {
  switch (reason.tag) {
    case 'StreamStops':
      return `the stream stops at step ${reason.step}`
    case 'UnreadableCommand':
      return reason.detail
    case 'UnknownModule':
      return `no module ${reason.module} is known`
    case 'LogCut':
      return 'the log was cut after what its tab had read'
    case 'LogIncomplete':
      return 'the log no longer holds all that its tab knew'
  }
}
