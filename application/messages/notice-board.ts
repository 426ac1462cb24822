import { BehaviorSubject } from 'rxjs'
import type { Message } from '#application/messages/message'
import type { Notice } from '#application/projections/notices'
import { type Projection, projectionOf } from '#application/projections/projection'
import type { IdSource } from '#application/ports/id-source'

/** Toasts go away by themselves after this long (SHELL-06); so does the notice of added items (CART-25). Views count it, since reading stops the clock. */
export const TOAST_MS = 3000

export interface NoticeDetails {
  /** Whether it is said inside the text of ERROR-18. */
  readonly wrapped?: boolean
  /** Whether it offers to save the log. */
  readonly offersLog?: boolean
  /** The matters, by name or id, that an error tells of. */
  readonly about?: readonly string[]
}

export interface NoticeBoard extends Projection<readonly Notice[]> {
  /** Errors stay until closed or outdated; one that is shown already is not shown twice. */
  readonly post: (severity: Notice['severity'], message: Message, details?: NoticeDetails) => void
  /** Takes away errors that told of this matter and of no other: it is settled, or tried again. */
  readonly withdraw: (matter: string) => void
  readonly dismiss: (id: string) => void
}

interface Posted {
  readonly notice: Notice
  readonly about: readonly string[]
}

/** The messages shown to the user just now, oldest first. */
export const createNoticeBoard = (ids: IdSource): NoticeBoard => {
  let posted: readonly Posted[] = []
  const notices = new BehaviorSubject<readonly Notice[]>([])
  const show = (next: readonly Posted[]): void => {
    posted = next
    notices.next(next.map(({ notice }) => notice))
  }
  return {
    ...projectionOf(notices),
    dismiss: (id) => show(posted.filter(({ notice }) => notice.id !== id)),
    withdraw: (matter) => {
      if (posted.some(({ about }) => about.includes(matter))) show(posted.flatMap((shown) => without(matter, shown)))
    },
    post: (severity, message, { wrapped = false, offersLog = false, about = [] } = {}) => {
      const isShown = ({ notice }: Posted): boolean => notice.severity === 'error' && isSameMessage(notice, message)
      if (severity === 'error' && posted.some(isShown)) {
        posted = posted.map((shown) => (isShown(shown) ? { ...shown, about: [...shown.about, ...about] } : shown))
        return
      }
      const duration = severity === 'error' ? undefined : TOAST_MS
      show([...posted, { about, notice: { ...message, id: ids.next(), severity, wrapped, offersLog, duration } }])
    },
  }
}

const without = (matter: string, shown: Posted): readonly Posted[] => {
  if (!shown.about.includes(matter)) return [shown]
  const about = shown.about.filter((other) => other !== matter)
  return about.length === 0 ? [] : [{ ...shown, about }]
}

const isSameMessage = (a: Message, b: Message): boolean =>
  a.key === b.key && JSON.stringify(a.params) === JSON.stringify(b.params)
