import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { readSpreadsheet } from '#adapters/spreadsheet/read-spreadsheet'
import { oddFiles } from './odd-files/odd-files'

/** Milliseconds that no file takes on a machine that does much else; each is far quicker on a quiet one. */
const WITHIN_MS = 10_000

describe('A file', () => {
  it('of which there are at least forty odd or hostile kinds', () => {
    expect(oddFiles.length).toBeGreaterThanOrEqual(40)
    expect(new Set(oddFiles.map(({ name }) => name)).size).toBe(oddFiles.length)
  })

  it.each(oddFiles)(
    '[CART-53] with $name is read, or refused with its reason, within seconds',
    async ({ bytes, outcome }) => {
      const given = bytes()
      const before = performance.now()

      const read = await readSpreadsheet(given)

      expect(performance.now() - before).toBeLessThan(WITHIN_MS)
      if ('fault' in outcome) return expect(read).toMatchObject(E.left({ tag: outcome.fault }))
      if (E.isLeft(read)) return expect(read.left).toBe('no fault')
      const { rows, onlySheet } = read.right
      expect(rows.slice(0, outcome.first.length).map(({ cells }) => cells)).toEqual(outcome.first)
      expect(onlySheet).toBe(outcome.onlySheet)
      return expect(rows.length).toBe(outcome.count ?? outcome.first.length)
    },
  )
})
