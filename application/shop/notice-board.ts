import type { Message } from '#domain/failure/message'
import type { Notice } from '#application/projections/notices'
import type { Projection } from '#application/projections/projection'
import { writableProjection } from '#application/projections/writable-projection'
import type { IdSource } from '#application/ports/id-source'
import type { Timers } from '#application/ports/timers'

/** Toasts go away by themselves after this long (SHELL-06); so does the notice of added items (CART-25). */
const DURATION_MS = 3000

export interface NoticeBoard extends Projection<readonly Notice[]> {
  /** Errors stay until closed; the rest goes after three seconds. */
  readonly post: (severity: Notice['severity'], message: Message, how?: 'plain' | 'wrapped') => void
  readonly dismiss: (id: string) => void
}

/** The messages shown to the user just now, oldest first. */
export const createNoticeBoard = (ids: IdSource, timers: Timers): NoticeBoard => {
  const notices = writableProjection<readonly Notice[]>([])
  const dismiss = (id: string): void => notices.update((shown) => shown.filter((notice) => notice.id !== id))
  const isShownError = ({ key }: Message): boolean =>
    notices.get().some((notice) => notice.severity === 'error' && notice.key === key)
  return {
    get: notices.get,
    subscribe: notices.subscribe,
    dismiss,
    post: (severity, message, how = 'plain') => {
      if (severity === 'error' && isShownError(message)) return
      const id = ids.next()
      const duration = severity === 'error' ? undefined : DURATION_MS
      notices.update((shown) => [...shown, { ...message, id, severity, wrapped: how === 'wrapped', duration }])
      if (duration !== undefined) timers.after(duration, () => dismiss(id))
    },
  }
}
