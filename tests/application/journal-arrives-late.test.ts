import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { instant } from '#domain/kernel/ids'
import type { Batch } from '#application/log/record'
import { createJournal } from '#application/runtime/journal'
import { settled } from '../support/counter-tab'
import { createManualTimers } from '../support/manual-timers'
import { createMemoryLogStore, openMemoryEventLog } from '../support/memory-event-log'

const batch = (id: string): Batch => ({
  ...{ id, tab: 'b', basis: 0, at: instant('2026-03-10T09:30:00+01:00'), owner: undefined, records: [] },
})

/** The journal of a leading tab, and what another tab `b` has saved as far as the leading one can see it. */
const givenLeader = () => {
  let seen: readonly Batch[] | undefined
  let say: (tab: string) => void = () => undefined
  let end: () => void = () => undefined
  let isOpen = true
  /** What is erased unseen was on its way, and never comes. */
  let isLost = false
  const appended: string[] = []
  const afterAppend: (() => void)[] = []
  const log = openMemoryEventLog(createMemoryLogStore())
  const journal = createJournal({
    store: {
      save: () => undefined,
      erase: () => {
        isLost = seen === undefined
        seen = undefined
      },
      tabs: () => (seen === undefined ? [] : ['b']),
      read: () => seen ?? [],
      whenSaved: (listener) => {
        say = listener
        return () => undefined
      },
    },
    log: {
      ...log,
      append: (batches) => {
        appended.push(...batches.map(({ id }) => id))
        return async () => {
          afterAppend.splice(0).forEach((act) => act())
          return TE.right([])()
        }
      },
    },
    tabs: {
      id: 'a',
      whenGone: (_tab, gone, alive) => {
        if (isOpen) {
          end = gone
          alive()
        } else gone()
        return () => undefined
      },
    },
    page: { whenLeft: () => () => undefined },
    timers: createManualTimers(),
    unstored: () => [],
    isStored: () => true,
    whenRecovered: async () => undefined,
  })
  const sees = (...ids: readonly string[]): void => {
    if (isLost) return
    seen = ids.length === 0 ? undefined : ids.map(batch)
  }
  return {
    journal,
    appended,
    sees,
    /** What the other tab has saved is seen, and the leading tab is told of it. */
    shows: (...ids: readonly string[]) => {
      sees(...ids)
      if (seen !== undefined) say('b')
    },
    closes: () => {
      isOpen = false
      end()
    },
    whenAppended: (act: () => void) => afterAppend.push(act),
    left: () => seen?.map(({ id }) => id),
  }
}

describe('the journal of a tab that closes', () => {
  it('is appended and erased when the news of the end comes before what was saved last', async () => {
    const leader = givenLeader()
    await leader.journal.recoverOrphaned()
    leader.shows('b1')
    await settled()
    leader.sees()

    leader.closes()
    await settled()
    leader.shows('b2')
    await settled()

    expect(leader.appended).toEqual(['b2'])
    expect(leader.left()).toBeUndefined()
  })

  it('is read again where more of it is seen while it is appended', async () => {
    const leader = givenLeader()
    await leader.journal.recoverOrphaned()
    leader.shows('b1')
    await settled()
    leader.whenAppended(() => leader.sees('b1', 'b2'))

    leader.closes()
    await settled()

    expect(leader.appended).toContain('b2')
    expect(leader.left()).toBeUndefined()
  })
})
