import { describe, expect, it } from 'vitest'
import type { MenuEntry } from '#application/ports/product-service'
import { brandConfigs } from '#adapters/embedded/config/brand-config'
import { plateLinks } from '../../../ui/shell/header/plate-links'

const entry = (slug: string, children: readonly MenuEntry[] = []): MenuEntry => ({
  slug,
  title: slug,
  illustration: 'kulventil',
  children,
})
const menu = [
  entry('sanitet', [entry('sanitet/kakel-och-klinker'), entry('sanitet/dusch')]),
  entry('kemi', [entry('kemi/fastmassa-och-fogbruk'), entry('kemi/tatskikt')]),
  entry('avlopp'),
  entry('verktyg'),
]
const slugsOf = (entries: readonly MenuEntry[]) => entries.map(({ slug }) => slug)

describe('the links of the main navigation', () => {
  it('are the first departments, and the others are further away', () => {
    const { shown, further } = plateLinks(menu, [])
    expect(slugsOf(shown)).toEqual(['sanitet', 'kemi', 'avlopp'])
    expect(slugsOf(further)).toEqual(['verktyg'])
  })

  it('are those of the brand where it names some, and every department is still there', () => {
    const { shown, further } = plateLinks(menu, brandConfigs.konr.presentation?.topLinks ?? [])
    expect(slugsOf(shown)).toEqual(['sanitet/kakel-och-klinker', 'kemi/fastmassa-och-fogbruk', 'kemi/tatskikt'])
    expect(slugsOf(further)).toEqual(['sanitet', 'kemi', 'avlopp', 'verktyg'])
  })

  it('are the departments where the menu has none of the categories that the brand names', () => {
    expect(slugsOf(plateLinks(menu, ['el/kabel']).shown)).toEqual(['sanitet', 'kemi', 'avlopp'])
  })

  it('are what is in the only department', () => {
    expect(slugsOf(plateLinks(menu.slice(0, 1), []).shown)).toEqual(['sanitet/kakel-och-klinker', 'sanitet/dusch'])
  })
})
