import { useCallback, useRef } from 'react'
import type { CommandId } from '#domain/kernel/ids'
import type { ArrivedShop } from './ShopContext'

/** The idempotency key of what is sent: the same content, tried again, has the same key and is sent once. */
export const useSendKey = (): ((arrived: ArrivedShop, content: unknown) => CommandId) => {
  const last = useRef<{ readonly content: string; readonly key: CommandId }>(undefined)
  return useCallback((arrived, content) => {
    const written = JSON.stringify(content)
    if (last.current?.content !== written) last.current = { content: written, key: arrived.newKey() }
    return last.current.key
  }, [])
}
