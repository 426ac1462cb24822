import type { IdSource } from '#application/ports/id-source'
import type { Tabs } from '#application/ports/tabs'
import type { Timers } from '#application/ports/timers'
import type { TabChannel } from './tab-channel'

/** Milliseconds in which a tab that works answers one that asks whether it may. */
const ANSWER_MS = 500

export interface SingleTabParts {
  readonly ids: IdSource
  readonly timers: Timers
  /** On which tabs ask each other who works. */
  readonly presence: TabChannel
  /** On which they tell each other to look in the log. */
  readonly announcements: Pick<Tabs, 'announce' | 'whenAnnounced'>
  /** The page is being left; `back` is called if it is shown again as it was. */
  readonly whenLeft: (left: () => void, back: () => void) => void
}

type Standing = 'outside' | 'asking' | 'working' | 'shut'

/**
 * The tabs of a browser without locks: one works, and the others are shut until they are loaded again. A tab asks
 * before it works. Of two that ask at once the one with the lower id works; a tab that works and hears a late answer
 * gives way.
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
    // The other may have been opened after this one asked.
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
    // Nobody else works, so what others have left is theirs no more.
    whenGone: (_tab, gone) => soon(gone),
  }
}

/** A tab that cannot know of others: it works as if it were the only one. */
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
