import { describe, expect, it } from 'vitest'
import { instant } from '#domain/kernel/ids'
import type { Batch } from '#application/log/record'
import { createWebNoteBook, MOST_NOTED } from '#adapters/browser/web-note-book'
import { createMemoryNotes } from '../support/memory-note-book'
import { createMemoryWebStorage } from '../support/memory-web-storage'
import { settled } from '../support/counter-tab'

const batch = (tab: string, id: string, text = 'två\nrader'): Batch => ({
  id,
  tab,
  at: instant('2026-03-10T09:30:00+01:00'),
  user: undefined,
  customer: undefined,
  project: undefined,
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

describe('notes in the web storage', () => {
  it('are read as they were written, in order, a tab for itself', () => {
    const { open } = createMemoryNotes()
    const book = open()
    book.write(batch('a', '1'))
    book.write(batch('b', '2'))
    book.write(batch('a', '3'))

    expect(open().tabs()).toEqual(['a', 'b'])
    expect(open().read('a')).toEqual([batch('a', '1'), batch('a', '3')])
  })

  it('are erased one by one or all, and leave no key behind', () => {
    const notes = createMemoryNotes()
    const book = notes.open()
    for (const id of ['1', '2', '3']) book.write(batch('a', id))
    book.write(batch('b', '4'))

    book.erase('a', ['1', '3', 'unknown'])
    expect(book.read('a')).toEqual([batch('a', '2')])
    book.erase('a', ['2'])
    book.erase('b', 'all')

    expect(notes.texts.size).toBe(0)
  })

  it('tell the other tabs who has written one, and not who has erased one', async () => {
    const { open } = createMemoryNotes()
    const [own, other] = [open(), open()]
    const heard: string[] = []
    own.whenWritten((tab) => heard.push(`own ${tab}`))
    const stop = other.whenWritten((tab) => heard.push(`other ${tab}`))

    own.write(batch('a', '1'))
    own.erase('a', 'all')
    await settled()
    stop()
    own.write(batch('a', '2'))
    await settled()

    expect(heard).toEqual(['other a'])
  })

  it('are no more than a part of the storage', () => {
    const { open } = createMemoryNotes()
    const book = open()
    book.write(batch('a', '1'))
    book.write(batch('a', '2', 'x'.repeat(MOST_NOTED)))
    book.write(batch('a', '3'))

    expect(book.read('a').map(({ id }) => id)).toEqual(['1', '3'])
  })

  it('that cannot be read any more are passed over', () => {
    const texts = new Map([['fackhandel-noted a', `1 {"id":\n2 ${JSON.stringify(batch('a', '2'))}\n`]])
    const book = createWebNoteBook(() => createMemoryWebStorage(texts), unheard)

    expect(book.read('a').map(({ id }) => id)).toEqual(['2'])
  })

  it('are done without where the storage is refused or full', () => {
    const refused = createWebNoteBook(() => {
      throw new DOMException('refused', 'SecurityError')
    }, unheard)
    const full = createWebNoteBook(
      () => ({
        ...createMemoryWebStorage(),
        setItem: () => {
          throw new DOMException('no room', 'QuotaExceededError')
        },
      }),
      unheard,
    )

    for (const book of [refused, full]) {
      book.write(batch('a', '1'))
      book.erase('a', ['1'])
      expect([book.tabs(), book.read('a')]).toEqual([[], []])
    }
  })
})
