import { BehaviorSubject } from 'rxjs'
import type { Message } from '#application/messages/message'
import type { Notice } from '#application/projections/notices'
import { type Projection, projectionOf } from '#application/projections/projection'
import type { IdSource } from '#application/ports/id-source'

/** Toasts go away by themselves after this long (SHELL-06); so does the notice of added items (CART-25). Views count it, since reading stops the clock. */
const DURATION_MS = 3000

export interface NoticeBoard extends Projection<readonly Notice[]> {
  /** Errors stay until closed; one that is shown already is not shown twice. */
  readonly post: (severity: Notice['severity'], message: Message, how?: 'plain' | 'wrapped') => void
  readonly dismiss: (id: string) => void
}

/** The messages shown to the user just now, oldest first. */
export const createNoticeBoard = (ids: IdSource): NoticeBoard => {
  const notices = new BehaviorSubject<readonly Notice[]>([])
  const dismiss = (id: string): void => notices.next(notices.value.filter((notice) => notice.id !== id))
  const isShownError = (message: Message): boolean =>
    notices.value.some((notice) => notice.severity === 'error' && isSameMessage(notice, message))
  return {
    ...projectionOf(notices),
    dismiss,
    post: (severity, message, how = 'plain') => {
      if (severity === 'error' && isShownError(message)) return
      const duration = severity === 'error' ? undefined : DURATION_MS
      const notice = { ...message, id: ids.next(), severity, wrapped: how === 'wrapped', duration }
      notices.next([...notices.value, notice])
    },
  }
}

const isSameMessage = (a: Message, b: Message): boolean =>
  a.key === b.key && JSON.stringify(a.params) === JSON.stringify(b.params)
