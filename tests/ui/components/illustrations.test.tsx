import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { categories, families as articleFamilies } from '#adapters/embedded/demo-data/catalogue/departments'
import { drawPicture } from '../../../ui/illustrations/draw-picture'
import { DrawPictureContext } from '../../../ui/illustrations/DrawPictureContext'
import { families } from '../../../ui/illustrations/families'
import { Illustration } from '../../../ui/illustrations/Illustration'

const rendered = (illustration: ReactElement) =>
  renderToString(<DrawPictureContext value={drawPicture}>{illustration}</DrawPictureContext>)

const drawn = (family: string, size = 120, params = {}) =>
  rendered(<Illustration family={family} size={size} params={params} />)

describe('drawings of articles', () => {
  it('are the same for the same family and measures', () => {
    for (const family of Object.keys(families))
      expect(drawn(family, 120, { L: 71 })).toBe(drawn(family, 120, { L: 71 }))
  })

  it('differ between families', () => {
    expect(new Set(Object.keys(families).map((family) => drawn(family))).size).toBe(Object.keys(families).length)
  })

  it('fall back to a parcel, also for names that every object has', () => {
    expect(drawn('nagot-nytt')).toBe(drawn('okand'))
    expect(drawn('constructor')).toBe(drawn('okand'))
  })

  it('tell their measures when they are large', () => {
    expect(drawn('kulventil', 300, { L: 71, H: 53.5 })).toContain('L 71')
    expect(drawn('kulventil', 300, { L: 71, H: 53.5 })).toContain('H 53,5')
    expect(drawn('kulventil', 40, { L: 71 })).not.toContain('L 71')
  })

  it('are there for every family and category of the catalogue', () => {
    const named = [
      ...articleFamilies.map(({ family }) => family),
      ...categories.map(({ illustration }) => illustration),
    ]
    expect(named.filter((family) => drawn(family) === drawn('okand'))).toEqual([])
  })

  it.each([104, 360])('are larger for larger sizes, at %i px', (size) => {
    const scaleAt = (DN: number): number => Number(/scale\(([\d.]+)\)/.exec(drawn('kulventil', size, { DN }))?.[1] ?? 1)
    const scales = [10, 15, 25, 50, 65].map(scaleAt)
    expect(scales).toEqual(scales.toSorted((a, b) => a - b))
    expect(scaleAt(50) / scaleAt(15)).toBeGreaterThan(1.2)
  })

  it('have their measure lines where the drawing ends, however large it is', () => {
    const acrossAt = (DN: number): number => {
      const line = drawn('kulventil', 360, { DN, L: 59 }).split('class="dimension"')[1] ?? ''
      const [, from = '', to = ''] = /M([\d.]+) [\d.]+H([\d.]+)"/.exec(line) ?? []
      return Number(to) - Number(from)
    }
    expect(acrossAt(50)).toBeGreaterThan(acrossAt(15) * 1.2)
  })

  it('show a lever valve as wide as from its spindle to the end of the lever, and no width that is a depth', () => {
    const across = (measure: object): number => {
      const line = drawn('kulventil', 360, measure).split('class="dimension"')[1] ?? ''
      const [, from = '', to = ''] = /M([\d.]+) [\d.-]+H([\d.]+)"/.exec(line) ?? []
      return Number(to) - Number(from)
    }
    expect(across({ W: 95 })).toBeLessThan(across({ L: 71 }) * 0.6)
    expect(drawn('tvattstall', 360, { L: 600, W: 420 })).not.toContain('W 420')
  })

  it('are decoration unless they are named', () => {
    expect(drawn('vinkel')).toContain('aria-hidden="true"')
    expect(rendered(<Illustration family="vinkel" size={40} label="Vinkel" />)).toContain(
      'role="img" aria-label="Vinkel"',
    )
  })
})
