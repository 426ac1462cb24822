import * as E from 'fp-ts/Either'
import type { SheetFault } from '#application/ports/spreadsheets'
import type { Sheet } from '#domain/quick-order/sheet'
import { absurdCase } from '#domain/kernel/decider'
import { fileKind } from './file-kind'
import { spreadsheetLimits } from './limits'
import { readText } from './read-text'
import { broken, empty, tooLarge, unavailable, wrongType } from './sheet-fault'

const readKind = async (bytes: Uint8Array): Promise<E.Either<SheetFault, Sheet>> => {
  const kind = fileKind(bytes)
  switch (kind) {
    case 'zip': {
      const { readXlsx } = await import('./read-xlsx')
      return readXlsx(bytes).catch(() => E.left(broken))
    }
    case 'compound': {
      const { readXls } = await import('./read-xls')
      return readXls(bytes)
    }
    case 'text':
      return readText(bytes)
    case 'other':
      return E.left(wrongType)
    default:
      return absurdCase(kind)
  }
}

/**
 * Reads a spreadsheet, whatever its bytes (CART-53). It is bounded in memory but not in time: it runs in a worker, which
 * is ended when it takes too long. Never rejects.
 */
export const readSpreadsheet = async (bytes: Uint8Array): Promise<E.Either<SheetFault, Sheet>> => {
  if (bytes.length === 0) return E.left(empty)
  if (bytes.length > spreadsheetLimits.mostBytes) return E.left(tooLarge)
  // A part of the reader that cannot be fetched.
  return readKind(bytes).catch(() => E.left(unavailable))
}
