import { describe, expect, it } from 'vitest'
import type { MenuEntry } from '#application/ports/product-service'
import { startTiles } from '../../../ui/start/start-tiles'

const entry = (slug: string, children: readonly MenuEntry[] = []): MenuEntry => ({
  slug,
  title: slug,
  illustration: 'kulventil',
  children,
})
const slugs = (menu: readonly MenuEntry[], named: readonly string[]) => startTiles(menu, named).map(({ slug }) => slug)
const menu = ['a', 'b', 'c', 'd', 'e', 'f'].map((slug) => entry(slug, [entry(`${slug}/1`), entry(`${slug}/2`)]))

describe('the categories of the start page', () => {
  it('are those that the brand names, of any level and in its order', () => {
    const named = ['f/2', 'a', 'b/1', 'c', 'd', 'e/2']
    expect(slugs(menu, named)).toEqual(named)
  })

  it('leave out what the menu does not have', () => {
    expect(slugs(menu, ['f/2', 'x', 'a', 'b/1', 'c', 'd', 'e/2'])).toEqual(['f/2', 'a', 'b/1', 'c', 'd', 'e/2'])
  })

  it('are the departments where the brand names none, or too few of this menu', () => {
    expect(slugs(menu, [])).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
    expect(slugs(menu, ['a/1', 'b/1'])).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  })

  it('are what lies in the departments where these are few', () => {
    expect(slugs(menu.slice(0, 2), ['a/1'])).toEqual(['a/1', 'a/2', 'b/1', 'b/2'])
  })
})
