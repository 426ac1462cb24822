import type { SheetFault } from '#application/ports/spreadsheets'
import { spreadsheetLimits } from './limits'

export const tooLarge: SheetFault = {
  tag: 'TooLarge',
  mostMegabytes: spreadsheetLimits.mostBytes / (1024 * 1024),
}
export const tooManyRows: SheetFault = { tag: 'TooManyRows', mostRows: spreadsheetLimits.mostRows }
export const wrongType: SheetFault = { tag: 'WrongType' }
export const broken: SheetFault = { tag: 'Broken' }
export const isProtected: SheetFault = { tag: 'Protected' }
export const empty: SheetFault = { tag: 'Empty' }
export const tookTooLong: SheetFault = { tag: 'TookTooLong' }
export const givenUp: SheetFault = { tag: 'GivenUp' }
export const unavailable: SheetFault = { tag: 'Unavailable' }
