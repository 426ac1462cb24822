// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { MenuEntry } from '#application/ports/product-service'
import { shell, shopWith } from '../checkout/given'
import { drawShop, givenPages } from './given'

const department = (title: string): MenuEntry => ({
  title,
  slug: title.toLowerCase(),
  illustration: 'okand',
  children: [],
})
const menu = ['VVS', 'Värme', 'Avlopp', 'Sanitet', 'El'].map(department)

const given = async () => {
  const page = await drawShop('/', shopWith([]), givenPages({ shell: () => Promise.resolve({ ...shell, menu }) }))
  await page.says('Köps ofta')
  const trigger = (name: string) => {
    const found = page.all('nav button[aria-haspopup]').find((button) => button.textContent.trim() === name)
    if (found === undefined) throw new Error(`no menu is named ${name}`)
    return found
  }
  return {
    ...page,
    opened: () => page.all('nav [aria-expanded=true]').map((button) => button.textContent.trim()),
    pressMenu: (name: string) => page.does(() => trigger(name).click()),
    focusMenu: (name: string) => page.does(() => trigger(name).focus()),
    key: (key: string) =>
      page.does(() => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))),
    focused: () => document.activeElement?.textContent.trim() ?? '',
  }
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
})

describe('the menus of the plate', () => {
  const names = ['Produkter', 'Leverans', 'Fler avdelningar']

  it.each(names)('[SHELL-04] %s closes the others when it opens', async (last) => {
    const { pressMenu, opened } = await given()
    expect(opened()).toEqual([])
    for (const name of [...names.filter((other) => other !== last), last]) {
      await pressMenu(name)
      expect(opened()).toEqual([name])
    }
  })

  it('open, are walked through and left by keyboard', async () => {
    const { focusMenu, key, opened, focused } = await given()
    await focusMenu('Fler avdelningar')
    await key('ArrowDown')
    expect([opened(), focused()]).toEqual([['Fler avdelningar'], 'Sanitet'])
    await key('ArrowDown')
    expect(focused()).toBe('El')
    await key('ArrowDown')
    expect(focused()).toBe('El')
    await key('Home')
    expect(focused()).toBe('Sanitet')
    await key('End')
    await key('ArrowUp')
    expect(focused()).toBe('Sanitet')
    await key('Escape')
    expect([opened(), focused()]).toEqual([[], 'Fler avdelningar'])
  })

  it('close when the user comes to another page, also by going back', async () => {
    const { pressMenu, goTo, goBack, says, opened } = await given()
    await goTo('/kampanjer')
    await says('Presskampanj')
    await pressMenu('Produkter')
    await goBack()
    await says('Köps ofta')
    expect(opened()).toEqual([])
  })

  it('lead to the choice of delivery from the services', async () => {
    const { pressMenu, press, opened, all } = await given()
    await pressMenu('Leverans')
    await press('UtkörningTill bygget eller verkstaden nästa leveransdag.')
    expect(opened()).toEqual([])
    expect(all('dialog[open] h2').map((title) => title.textContent)).toContain('Leverans')
  })
})
