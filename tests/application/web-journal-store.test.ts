import { describe, expect, it } from 'vitest'
import { instant } from '#domain/kernel/ids'
import type { Batch } from '#application/log/record'
import { createWebJournalStore } from '#adapters/browser/web-journal-store'
import { createMemoryJournal } from '../support/memory-journal-store'
import { createMemoryWebStorage } from '../support/memory-web-storage'
import { settled } from '../support/counter-tab'

const batch = (tab: string, id: string, text = 'två\nrader'): Batch => ({
  id,
  tab,
  basis: 0,
  at: instant('2026-03-10T09:30:00+01:00'),
  owner: undefined,
  records: [
    {
      id: `${id}.0`,
      stream: 's',
      module: 'm',
      kind: 'event',
      type: 'T',
      version: 1,
      correlation: id,
      causation: undefined,
      payload: { text },
    },
  ],
})

const unheard = () => () => undefined

/** A storage that has room for so many characters. */
const small = (characters: number): Storage => {
  const storage = createMemoryWebStorage()
  return {
    ...storage,
    setItem: (key, value) => {
      if (value.length > characters) throw new DOMException('no room', 'QuotaExceededError')
      storage.setItem(key, value)
    },
  }
}

describe('notes in the web storage', () => {
  it('are read as they were saved, in order, a tab for itself', () => {
    const { open } = createMemoryJournal()
    open().save('a', [batch('a', '1'), batch('a', '3')])
    open().save('b', [batch('b', '2')])

    expect(open().tabs()).toEqual(['a', 'b'])
    expect(open().read('a')).toEqual([batch('a', '1'), batch('a', '3')])
  })

  it('are replaced by the next of the same tab, and leave no key behind when they are erased', () => {
    const notes = createMemoryJournal()
    const book = notes.open()
    book.save('a', [batch('a', '1'), batch('a', '2')])
    book.save('a', [batch('a', '2')])
    expect(book.read('a')).toEqual([batch('a', '2')])

    book.erase('a')

    expect(notes.texts.size).toBe(0)
  })

  it('tell the other tabs who has saved one, and not who has erased one', async () => {
    const { open } = createMemoryJournal()
    const [own, other] = [open(), open()]
    const heard: string[] = []
    own.whenSaved((tab) => heard.push(`own ${tab}`))
    const stop = other.whenSaved((tab) => heard.push(`other ${tab}`))

    own.save('a', [batch('a', '1')])
    own.erase('a')
    await settled()
    stop()
    own.save('a', [batch('a', '2')])
    await settled()

    expect(heard).toEqual(['other a'])
  })

  it('are the oldest where there is not room for all', () => {
    const storage = small(1_000)
    const book = createWebJournalStore(() => storage, unheard)

    book.save('a', [batch('a', '1'), batch('a', '2'), batch('a', '3', 'x'.repeat(1_000)), batch('a', '4')])

    expect(book.read('a').map(({ id }) => id)).toEqual(['1', '2'])
  })

  it('that cannot be read any more are passed over', () => {
    const texts = new Map([['fackhandel-journal a', `{"id":\n${JSON.stringify(batch('a', '2'))}`]])
    const book = createWebJournalStore(() => createMemoryWebStorage(texts), unheard)

    expect(book.read('a').map(({ id }) => id)).toEqual(['2'])
  })

  it('are done without where the storage is refused or full', () => {
    const refused = createWebJournalStore(() => {
      throw new DOMException('refused', 'SecurityError')
    }, unheard)
    const full = createWebJournalStore(() => small(0), unheard)

    for (const book of [refused, full]) {
      book.save('a', [batch('a', '1')])
      book.erase('a')
      expect([book.tabs(), book.read('a')]).toEqual([[], []])
    }
  })
})
