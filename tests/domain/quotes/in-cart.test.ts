import { describe, expect, it } from 'vitest'
import { commandId, projectId } from '#domain/kernel/ids'
import { quoteStatuses } from '#domain/quotes/quote-status'
import { isForOtherProject, labelInCartOf, labelsInCart, someIsAccepted } from '#domain/quotes/in-cart'
import { noQuotes } from '#domain/quotes/quotes'
import { aCart, aLine, settledCart } from '../given'
import { given } from './driven-quotes'
import { aQuote } from './given'

const label = 'Q-20001 Badrum'
const quote = aQuote({ status: 'accepted' })
const nothing = { quote, moving: undefined, remembered: undefined, labels: undefined }

describe('an accepted quote lies in the cart', () => {
  it('[QUOTE-03] where the cart has lines of its label, whichever device has put them there', () => {
    expect(labelInCartOf({ ...nothing, labels: ['Kök', label] })).toBe(label)
    expect(labelInCartOf({ ...nothing, labels: ['Kök', `${label} 2`] })).toBeUndefined()
  })

  it('[QUOTE-03] as long as its lines are left there, though this browser remembers them', () => {
    expect(labelInCartOf({ ...nothing, remembered: label, labels: [] })).toBeUndefined()
  })

  it('[QUOTE-03] as this browser remembers while the cart is not known', () => {
    expect(labelInCartOf({ ...nothing, remembered: label })).toBe(label)
    expect(labelInCartOf(nothing)).toBeUndefined()
  })

  it('[QUOTE-03] until its order is marked, though the lines have left', () => {
    const moving = { id: commandId('c1'), to: 'ordered' as const }
    expect(labelInCartOf({ ...nothing, moving, labels: [] })).toBe(label)
    expect(labelInCartOf({ ...nothing, moving: { ...moving, to: 'declined' }, labels: [] })).toBeUndefined()
  })

  it('[QUOTE-03] in no other status', () => {
    const lying = quoteStatuses.filter(
      (status) =>
        labelInCartOf({ ...nothing, quote: aQuote({ status }), remembered: label, labels: [label] }) !== undefined,
    )
    expect(lying).toEqual(['accepted'])
  })
})

describe('the labels of a cart', () => {
  it('are those of its lines, each once, and unknown while the cart is', () => {
    const lines = [aLine({ label }), aLine({ label: '' }), aLine({ label: 'Kök' }), aLine({ label, quantity: 3 })]
    expect(labelsInCart(settledCart(aCart(lines)))).toEqual([label, 'Kök'])
    expect(labelsInCart(settledCart(aCart([])))).toEqual([])
    expect(labelsInCart({ tag: 'NoContext', left: undefined })).toBeUndefined()
  })

  it('matter while an accepted quote is open', () => {
    expect(someIsAccepted(given(aQuote(), { ...quote, id: aQuote().id }))).toBe(true)
    expect(someIsAccepted(given(aQuote()))).toBe(false)
    expect(someIsAccepted(noQuotes)).toBe(false)
  })
})

describe('the cart of an accepted quote', () => {
  it('is another one than its project asks for, unless the quote is for none', () => {
    const [own, other] = [projectId('P-1'), projectId('P-2')]
    expect(isForOtherProject({ projectId: own }, own)).toBe(false)
    expect(isForOtherProject({ projectId: own }, other)).toBe(true)
    expect(isForOtherProject({ projectId: own }, undefined)).toBe(true)
    expect(isForOtherProject({ projectId: undefined }, other)).toBe(false)
    expect(isForOtherProject({ projectId: undefined }, undefined)).toBe(false)
  })
})
