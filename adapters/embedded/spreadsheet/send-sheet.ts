import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SheetCell, SheetFormat } from '#application/ports/spreadsheets'
import { exportTypes } from '#adapters/contract/cart'
import { limits } from '../limits'
import { sendFailure } from '../request-failure'
import { filesBusy } from './sheet-failure'

/** The format that a request accepts; .xlsx where it accepts both or says nothing. */
const formatOf = ({ headers: { accept = '' } }: FastifyRequest): SheetFormat =>
  accept.includes(exportTypes.csv) && !accept.includes(exportTypes.xlsx) ? 'csv' : 'xlsx'

/**
 * Answers with a file of these rows, in the format that the request accepts.
 * @param name of the file, without its ending
 */
export const sendSheet = async (
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  rows: readonly (readonly SheetCell[])[],
): Promise<FastifyReply> => {
  const format = formatOf(request)
  const file = await request.server.services.spreadsheets.write(format, rows)()
  if (file === undefined) return sendFailure(reply.header('retry-after', limits.spreadsheet.retryAfterS), filesBusy)
  return reply
    .header('content-type', format === 'csv' ? `${exportTypes.csv}; charset=utf-8` : exportTypes.xlsx)
    .header('content-disposition', `attachment; filename="${name}.${format}"`)
    .header('vary', 'accept')
    .send(Buffer.from(file))
}
