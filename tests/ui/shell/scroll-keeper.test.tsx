// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { shopWith } from '../checkout/given'
import { drawShop } from './given'

const listing = '/kategorier/vvs/ventiler/kulventiler'

const scrolled = (top: number) => {
  Object.assign(window, { scrollY: top })
  window.dispatchEvent(new Event('scroll'))
}

const given = async (lessMotion = false) => {
  const scrollTo = vi.fn()
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: lessMotion && query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const page = await drawShop(listing, shopWith([]))
  await page.says('Kulventiler')
  return { ...page, scrollTo }
}

/** Lets every element end there, in pixels from the top of the window; watches which are scrolled to. */
const resultsEnding = (bottom: number) => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, bottom - 400, 800, 400))
  return vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
}

beforeEach(() => sessionStorage.clear())
afterEach(() => void vi.restoreAllMocks())

describe('scrolling from page to page', () => {
  it('[ROUTE-38] [ROUTE-40] goes smoothly to the top of another page', async () => {
    const { goTo, says, scrollTo } = await given()
    scrolled(800)
    await goTo('/kampanjer')
    await says('Presskampanj')
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]])
  })

  it('[ROUTE-38] stays where it is when only the query is another', async () => {
    const { goTo, scrollTo } = await given()
    const into = resultsEnding(900)
    scrolled(800)
    await goTo(`${listing}?material=Rödgods`)
    expect(scrollTo).not.toHaveBeenCalled()
    expect(into).not.toHaveBeenCalled()
  })

  it('[ROUTE-38] goes to the results where another query makes them end above the view', async () => {
    const { goTo, scrollTo } = await given()
    const into = resultsEnding(-300)
    scrolled(800)
    await goTo(`${listing}?material=Rödgods`)
    expect(into.mock.contexts).toEqual([document.getElementById('resultat')])
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('[ROUTE-39] goes to the element that the address names', async () => {
    const { goTo, says, scrollTo } = await given()
    const into = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
    await goTo('/kampanjer#innehall')
    await says('Presskampanj')
    expect(into.mock.contexts).toEqual([document.getElementById('innehall')])
    expect(into).toHaveBeenCalledWith({ behavior: 'smooth' })
    expect(scrollTo).not.toHaveBeenCalled()
    into.mockRestore()
  })

  it('[ROUTE-40] jumps for those who ask for less motion', async () => {
    const { goTo, scrollTo } = await given(true)
    await goTo('/kampanjer')
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
  })

  it('comes back to where a page was left', async () => {
    const { goTo, goBack, says, scrollTo } = await given()
    scrolled(800)
    await goTo('/kampanjer')
    await says('Presskampanj')
    scrolled(0)
    await goBack()
    await says('Kulventiler')
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 800, behavior: 'instant' })
  })
})
