import type { SheetFault } from '#application/ports/spreadsheets'
import { absurdCase } from '#domain/kernel/decider'
import { formatQuantity } from '../texts/format'
import { t } from './t'

/** Why no row of a file is in the list. */
export type FileFault =
  | SheetFault
  | { readonly tag: 'SeveralFiles' }
  /** It was removed, renamed or locked after it was chosen. */
  | { readonly tag: 'Gone' }
  /** The list would have more rows than it may. */
  | { readonly tag: 'ListFull'; readonly mostRows: number }

export const fileFaultText = (fault: FileFault): string => {
  switch (fault.tag) {
    case 'TooLarge':
      return t('quickOrder.fileFault.TooLarge', { megabytes: fault.mostMegabytes })
    case 'TooManyRows':
    case 'ListFull':
      return t(`quickOrder.fileFault.${fault.tag}`, { rows: formatQuantity(fault.mostRows) })
    case 'WrongType':
    case 'Broken':
    case 'Protected':
    case 'Empty':
    case 'TookTooLong':
    case 'Unavailable':
    case 'GivenUp':
    case 'SeveralFiles':
    case 'Gone':
      return t(`quickOrder.fileFault.${fault.tag}`)
    default:
      return absurdCase(fault)
  }
}
