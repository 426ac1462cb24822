import type { SheetFault } from '#application/ports/spreadsheets'
import { absurdCase } from '#domain/kernel/decider'
import type { RequestFailure } from '../request-failure'

const refused = (code: string, message: string): RequestFailure => ({ status: 422, code, message })

export const filesBusy: RequestFailure = {
  status: 503,
  code: 'BUSY',
  message: 'Just nu läses många filer. Försök igen om en stund.',
}

/** The answer to an uploaded file that could not be read. */
export const sheetFailure = (fault: SheetFault): RequestFailure => {
  switch (fault.tag) {
    case 'TooLarge':
      return { ...refused('FILE_TOO_LARGE', `Filen får ha högst ${fault.mostMegabytes} MB.`), status: 413 }
    case 'TooManyRows':
      return refused('FILE_TOO_MANY_ROWS', `Filen får ha högst ${fault.mostRows} rader.`)
    case 'WrongType':
      return refused('FILE_WRONG_TYPE', 'Filen är inget kalkylark. Välj en fil i formatet .xlsx, .xls eller .csv.')
    case 'Broken':
      return refused('FILE_BROKEN', 'Filen är skadad och går inte att läsa.')
    case 'Protected':
      return refused('FILE_PROTECTED', 'Filen är skyddad med lösenord. Ta bort skyddet och försök igen.')
    case 'Empty':
      return refused('FILE_EMPTY', 'Filen har inga rader.')
    case 'TookTooLong':
      return refused('FILE_TOO_SLOW', 'Filen tog för lång tid att läsa.')
    case 'Unavailable':
    case 'GivenUp':
      return filesBusy
    default:
      return absurdCase(fault)
  }
}
