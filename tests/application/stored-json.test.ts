import { describe, expect, it } from 'vitest'
import * as O from 'fp-ts/Option'
import { storedJson } from '#application/storage/stored-json'

const number = (value: unknown): O.Option<number> => (typeof value === 'number' ? O.some(value) : O.none)

describe('JSON in a storage of the browser', () => {
  it('is read where it has the shape that is asked for', () => {
    expect(storedJson(() => '7', number)).toEqual(O.some(7))
  })

  it.each([
    ['nothing is stored', () => null],
    ['the text is damaged', () => '{"a":'],
    ['the shape is another', () => '"seven"'],
    [
      'the storage is refused',
      () => {
        throw new DOMException('refused', 'SecurityError')
      },
    ],
  ])('is none where %s', (_why, read) => {
    expect(storedJson(read, number)).toEqual(O.none)
  })
})
