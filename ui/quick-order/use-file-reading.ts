import { useCallback, useRef, useState } from 'react'
import * as E from 'fp-ts/Either'
import type { Spreadsheets } from '#application/ports/spreadsheets'
import { MOST_ORDER_ROWS } from '#domain/quick-order/order-rows'
import type { RowCells } from '#domain/quick-order/columns'
import { type SheetCells, sheetCells } from '#domain/quick-order/sheet-cells'
import { useOnceArrived } from '../shop/ShopContext'
import type { FileFault } from './file-fault-text'

export type FileReading =
  | { readonly tag: 'Idle' }
  | { readonly tag: 'Reading'; readonly name: string }
  | { readonly tag: 'Failed'; readonly fault: FileFault }
  | {
      readonly tag: 'Read'
      readonly name: string
      readonly rows: number
      /** Rows of the file that hold something but name no article, from 1. */
      readonly withoutArticle: readonly number[]
      /** The name of the sheet that was read, where the file has several. */
      readonly onlySheet: string | undefined
    }

const idle: FileReading = { tag: 'Idle' }

interface ReadFile extends SheetCells {
  readonly onlySheet: string | undefined
}

const readFile = async (
  { mostBytes, read }: Spreadsheets,
  file: File,
  signal: AbortSignal,
): Promise<E.Either<FileFault, ReadFile>> => {
  if (file.size > mostBytes) return E.left({ tag: 'TooLarge', mostMegabytes: Math.floor(mostBytes / (1024 * 1024)) })
  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (bytes === undefined) return E.left({ tag: 'Gone' })
  return E.map((sheet: Parameters<typeof sheetCells>[0]) => ({ ...sheetCells(sheet), onlySheet: sheet.onlySheet }))(
    await read(new Uint8Array(bytes), signal)(),
  )
}

interface FileReadingOptions {
  /** Rows that the list has already. */
  readonly rowsNow: number
  readonly onCells: (cells: readonly RowCells[]) => void
}

/** Reads one file at a time into the list; a file that cannot be read changes nothing in it. */
export const useFileReading = ({ rowsNow, onCells }: FileReadingOptions) => {
  const [reading, setReading] = useState<FileReading>(idle)
  const running = useRef<AbortController>(undefined)
  const onceArrived = useOnceArrived()

  const read = (files: readonly File[]) => {
    const [file, ...others] = files
    if (file === undefined || running.current !== undefined) return
    if (others.length > 0) return setReading({ tag: 'Failed', fault: { tag: 'SeveralFiles' } })
    const stop = new AbortController()
    running.current = stop
    setReading({ tag: 'Reading', name: file.name })
    onceArrived(async ({ spreadsheets }) => {
      const found = await readFile(spreadsheets, file, stop.signal)
      running.current = undefined
      if (E.isLeft(found)) return setReading(found.left.tag === 'GivenUp' ? idle : { tag: 'Failed', fault: found.left })
      const { cells, withoutArticle, onlySheet } = found.right
      if (rowsNow + cells.length > MOST_ORDER_ROWS)
        return setReading({ tag: 'Failed', fault: { tag: 'ListFull', mostRows: MOST_ORDER_ROWS } })
      onCells(cells)
      return setReading({ tag: 'Read', name: file.name, rows: cells.length, withoutArticle, onlySheet })
    })
    return undefined
  }
  const giveUp = useCallback(() => running.current?.abort(), [])
  const forget = useCallback(() => setReading((now) => (now.tag === 'Reading' ? now : idle)), [])
  return { reading, read, giveUp, forget }
}
