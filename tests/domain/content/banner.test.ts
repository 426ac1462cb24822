import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { type Banner, chosenBanners } from '#domain/content/banner'
import { isDark, readColour } from '#domain/content/colour'
import { withChosenBanners } from '#domain/content/section'
import { plainBanner, plainSection } from '../../support/content/plain-content'

const banner = (id: string, weight: number): Banner => ({ ...plainBanner, id, weight })
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
const someBanners = fc
  .array(fc.integer({ min: -3, max: 9 }), { maxLength: 6 })
  .map((weights) => weights.map((weight, place) => banner(String(place), weight)))

describe('the banners of a section', () => {
  test.prop([someBanners, chance])('are all shown where nothing is chosen', (banners, drawn) => {
    expect(chosenBanners('all', banners, drawn)).toEqual(banners)
  })

  test.prop([fc.constantFrom('one' as const, 'oneByWeight' as const), someBanners, chance])(
    '[CONTENT-22] are one of them where one is chosen, and none of weight 0 beside one that has more',
    (choice, banners, drawn) => {
      const shown = chosenBanners(choice, banners, drawn)
      expect(shown).toHaveLength(Math.min(1, banners.length))
      for (const one of shown) expect(banners).toContain(one)
      const weighs = banners.some(({ weight }) => weight > 0)
      if (choice === 'oneByWeight' && weighs && banners.length > 1)
        for (const one of shown) expect(one.weight).toBeGreaterThan(0)
    },
  )

  const sharesOf = (choice: 'one' | 'oneByWeight', banners: readonly Banner[]) => {
    const turns = 1000
    const shown = Array.from({ length: turns }, (_, turn) => chosenBanners(choice, banners, turn / turns)[0]?.id)
    return banners.map(({ id }) => shown.filter((one) => one === id).length / turns)
  }

  it('[CONTENT-22] have the same chances, or chances in proportion to their weights', () => {
    const banners = [banner('a', 3), banner('b', 1), banner('c', 0)]
    for (const share of sharesOf('one', banners)) expect(share).toBeCloseTo(1 / 3, 2)
    const [a, b, c] = sharesOf('oneByWeight', banners)
    expect(a).toBeCloseTo(0.75, 2)
    expect(b).toBeCloseTo(0.25, 2)
    expect(c).toBe(0)
  })

  it('[CONTENT-22] are chosen section by section, each by a chance of its own', () => {
    const section = { ...plainSection, tag: 'Banners', look: 'wide', choice: 'one' } as const
    const banners = [banner('a', 1), banner('b', 1)]
    const chances = [0, 0.9]
    const shown = withChosenBanners(
      [
        { ...section, banners },
        { ...plainSection, tag: 'TextBlock', text: [] },
        { ...section, banners },
      ],
      () => chances.shift() ?? 0,
    )
    expect(shown.map((one) => (one.tag === 'Banners' ? one.banners.map(({ id }) => id) : one.tag))).toEqual([
      ['a'],
      'TextBlock',
      ['b'],
    ])
  })
})

describe('the colour of a section', () => {
  it.each([
    ['#EEF1F4', '#eef1f4'],
    [' #abc ', '#aabbcc'],
    ['red', undefined],
    ['#12345', undefined],
    ['#fff;background:url(x)', undefined],
    [undefined, undefined],
  ])('[CONTENT-13] %j is read as %j', (written, read) => {
    expect(readColour(written)).toBe(read)
  })

  it('says whether white words are easier to read on it', () => {
    expect(['#000000', '#0a2a66', '#b8280f', '#ffd21f', '#eef1f4', '#ffffff'].map(isDark)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
  })
})
