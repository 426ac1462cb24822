import type { Spreadsheets } from '#application/ports/spreadsheets'
import type { FaultyOrderRow } from '#domain/quick-order/row-check'
import { saveFile } from '../components/save-file'
import { t } from './t'
import { rowFaultText } from './row-fault-text'

const heads = () => [t('quickOrder.article'), t('quickOrder.quantity'), t('quickOrder.label')]

/** Saves an empty list with the heads of its columns; false when the file could not be made. */
export const saveTemplate = async ({ write }: Spreadsheets): Promise<boolean> => {
  const bytes = await write('xlsx', [heads()])()
  if (bytes !== undefined) saveFile(t('quickOrder.templateName'), 'xlsx', bytes)
  return bytes !== undefined
}

/** Saves rows with their faults, to be corrected in the file and read again; false when the file could not be made. */
export const saveFaultyRows = async ({ write }: Spreadsheets, rows: readonly FaultyOrderRow[]): Promise<boolean> => {
  const hasDeliveries = rows.some(({ row }) => row.delivery !== undefined)
  const lines = rows.map(({ row, position, answer }) => [
    row.article,
    row.quantity,
    row.label ?? '',
    ...(hasDeliveries ? [row.delivery ?? ''] : []),
    row.fileRow ?? position,
    rowFaultText(answer, row.article),
  ])
  const deliveryHead = hasDeliveries ? [t('quickOrder.delivery.column')] : []
  const bytes = await write('xlsx', [
    [...heads(), ...deliveryHead, t('quickOrder.row'), t('quickOrder.fault')],
    ...lines,
  ])()
  if (bytes !== undefined) saveFile(t('quickOrder.faultyName'), 'xlsx', bytes)
  return bytes !== undefined
}
