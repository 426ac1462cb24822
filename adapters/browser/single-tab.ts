import type { IdSource } from '#application/ports/id-source'
import type { Tabs } from '#application/ports/tabs'
import type { Timers } from '#application/ports/timers'
import type { TabChannel } from './tab-channel'

/** Milliseconds in which an active tab answers another tab that asks to become active. */
const ANSWER_MS = 500

export interface SingleTabParts {
  readonly ids: IdSource
  readonly timers: Timers
  /** The channel on which tabs ask which one is active. */
  readonly presence: TabChannel
  /** The channel on which tabs announce that the log has grown. */
  readonly announcements: Pick<Tabs, 'announce' | 'whenAnnounced'>
  /** The page is being left; `back` is called if it is shown again as it was. */
  readonly whenLeft: (left: () => void, back: () => void) => void
}

type Standing = 'outside' | 'asking' | 'working' | 'shut'

/**
 * The tabs of a browser without locks. One tab is active, and the others are halted until they are reloaded. A tab asks
 * before it becomes active. If two ask at once, the one with the lower id wins. An active tab that receives a late
 * answer is halted.
 */
export const createSingleTab = ({ ids, timers, presence, announcements, whenLeft }: SingleTabParts): Tabs => {
  const id = ids.next()
  let standing: Standing = 'outside'
  let heardTaken = (): void => undefined

  presence.hear((word) => {
    const [verb, tab = ''] = word.split(' ')
    if (verb === 'taken' && tab === id && (standing === 'asking' || standing === 'working')) heardTaken()
    if (verb !== 'asks' || tab === id) return
    if (standing === 'working' || (standing === 'asking' && id < tab)) presence.say(`taken ${tab}`)
    // The other tab may have been opened after this tab asked, so this tab asks again.
    else if (standing === 'asking') presence.say(`asks ${id}`)
  })

  return {
    id,
    ...announcements,
    whenLeader: (lead, follow, shut) => {
      let stopWaiting = (): void => undefined
      const ask = (): void => {
        standing = 'asking'
        stopWaiting = timers.after(ANSWER_MS, () => {
          standing = 'working'
          lead()
        })
        presence.say(`asks ${id}`)
      }
      const leave = (): void => {
        stopWaiting()
        standing = 'outside'
      }
      heardTaken = () => {
        stopWaiting()
        standing = 'shut'
        shut()
      }
      whenLeft(
        () => {
          if (standing === 'working') follow()
          if (standing !== 'shut') leave()
        },
        () => {
          if (standing === 'outside') ask()
        },
      )
      ask()
      return leave
    },
    // Only this tab is active, so all other tabs count as closed.
    whenGone: (_tab, gone) => soon(gone),
  }
}

/** A tab that cannot communicate with others and works as if it were the only one. */
export const createAloneTab = (ids: IdSource): Tabs => ({
  id: ids.next(),
  whenLeader: (lead) => soon(lead),
  whenGone: (_tab, gone) => soon(gone),
  announce: () => undefined,
  whenAnnounced: () => () => undefined,
})

const soon = (task: () => void): (() => void) => {
  let waiting = true
  queueMicrotask(() => {
    if (waiting) task()
  })
  return () => {
    waiting = false
  }
}
