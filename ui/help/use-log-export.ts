import * as E from 'fp-ts/Either'
import { useEffect, useState } from 'react'
import type { LogExport } from '#application/replay/export-log'
import type { LogExtent } from '#application/shop/log-reading'
import type { Shop } from '#application/shop/shop'

export type LogExportState =
  | { readonly tag: 'Reading' }
  | { readonly tag: 'Failed' }
  /** `address` names the file in this page, until the page or the preview is closed. */
  | { readonly tag: 'Ready'; readonly log: LogExport; readonly extent: LogExtent; readonly address: string }

/** The address of the first script names the build. */
const buildOfPage = (): string => {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  return script === null ? 'unknown' : new URL(script.src).pathname
}

const readExport = async (shop: Shop) => {
  const [read, code] = await Promise.all([
    shop.readLog(),
    import('#application/replay/export-log').catch(() => undefined),
  ])
  if (E.isLeft(read) || code === undefined) return undefined
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return { log: code.exportLog({ ...read.right, build: buildOfPage(), timeZone }), extent: read.right.extent }
}

/** Reads and masks the log of this browser. */
export const useLogExport = (shop: Shop): LogExportState => {
  const [state, setState] = useState<LogExportState>({ tag: 'Reading' })
  useEffect(() => {
    let address: string | undefined
    let isClosed = false
    const read = async (): Promise<void> => {
      const made = await readExport(shop)
      if (isClosed) return
      if (made === undefined) return setState({ tag: 'Failed' })
      address = URL.createObjectURL(new Blob([made.log.text], { type: 'application/x-ndjson' }))
      setState({ tag: 'Ready', ...made, address })
    }
    void read()
    return () => {
      isClosed = true
      if (address !== undefined) URL.revokeObjectURL(address)
    }
  }, [shop])
  return state
}
