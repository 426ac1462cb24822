import { describe, expect, it } from 'vitest'
import { ordinaryPriceOf } from '#domain/catalogue/price'
import { money } from '#domain/kernel/money'

describe('the price before a campaign', () => {
  it('is told of an article whose campaign lowers its price, and of no other', () => {
    expect(ordinaryPriceOf({ preCampaignPrice: money(120), netPrice: money(100) })).toBe(120)
    expect(ordinaryPriceOf({ preCampaignPrice: money(100), netPrice: money(100) })).toBeUndefined()
    expect(ordinaryPriceOf({ preCampaignPrice: undefined, netPrice: money(100) })).toBeUndefined()
  })
})
