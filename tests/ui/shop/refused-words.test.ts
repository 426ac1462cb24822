import { describe, expect, it } from 'vitest'
import type { CartEdit } from '#domain/cart/protocol'
import { lineKey } from '#domain/cart/line-key'
import { LINE_CHANGED, lineGone } from '#domain/cart/overtaken-edit'
import type { CallFailure } from '#domain/failure/call-failure'
import { articleNumber } from '#domain/kernel/ids'
import { many } from '../../domain/given'
import { refusedWhat, refusedWhy } from '../../../ui/shop/refused-words'
import { commandId } from '#domain/kernel/ids'

const lineChanged: CallFailure = {
  tag: 'Refused',
  service: 'cart',
  status: 412,
  message: undefined,
  code: LINE_CHANGED,
  details: [],
}
const moved = (...articles: readonly string[]) => {
  const lines = articles.map((article) => lineKey(articleNumber(article), 'DBI', ''))
  const edit: CartEdit = { type: 'ChangeDelivery', lines, deliveryId: 'EXH' }
  return { id: commandId('c-1'), edit, failure: lineChanged }
}

describe('a refused edit in words', () => {
  it('speaks of the line when there is one', () => {
    expect(refusedWhat(moved('1'), 'atRow')).toBe('Raden flyttades inte till Leverans till butik.')
    expect(refusedWhy(moved('1'))).toBe('Raden har ändrats på annat håll sedan dess.')
  })

  it('speaks of the lines when there are several', () => {
    expect(refusedWhat(moved('1', '2', '3'), 'atRow')).toBe('3 rader flyttades inte till Leverans till butik.')
    expect(refusedWhy(moved('1', '2', '3'))).toBe('Minst en av raderna har ändrats på annat håll sedan dess.')
  })

  it('counts the lines that were to be labelled', () => {
    const lines = ['1', '2'].map((article) => lineKey(articleNumber(article), 'DBI', ''))
    const edit: CartEdit = { type: 'ChangeLabel', lines, label: 'Trapp C' }
    expect(refusedWhat({ edit }, 'atRow')).toBe('Märkningen Trapp C på 2 rader sparades inte.')
  })

  it('names the article apart from its row, and says that the line is gone rather than to reload', () => {
    const line = lineKey(articleNumber('4208102'), 'DBI', 'Kök|hall')
    const edit: CartEdit = { type: 'ChangeQuantity', line, quantity: many(5) }
    expect(refusedWhat({ edit }, 'atRow')).toBe('Antalet 5 sparades inte.')
    expect(refusedWhat({ edit }, 'apart')).toBe('Antalet 5 av 4208102 sparades inte.')
    expect(refusedWhy({ edit, failure: lineGone })).toBe(
      'Raden har tagits bort på annat håll, eller är redan beställd.',
    )
  })
})
