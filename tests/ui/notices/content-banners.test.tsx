// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import type { SiteContent } from '#domain/content/site'
import { ContentBanners } from '../../../ui/notices/ContentBanners'
import { sessionMark } from '../../../ui/server/session-mark'
import { signedIn } from '../../domain/given-articles'
import { plainSite } from '../../support/content/plain-content'
import { shell, shopWith } from '../checkout/given'
import { drawIn } from '../draw'

const site: SiteContent = {
  ...plainSite,
  alerts: [
    {
      ...{ id: 'a', type: 'error', title: 'Snö', message: 'Sent i norr.', hideWhenLoggedIn: false },
      links: [{ address: '/hitta-butik', text: 'Hämta i butik' }],
    },
    { id: 'b', type: 'info', title: undefined, message: 'Bli kund.', links: [], hideWhenLoggedIn: true },
  ],
  informations: [
    { id: 'i', message: 'Sista dag före jul.', link: { address: '/jul', text: 'Dagar' }, icon: undefined },
  ],
}

const draw = (session = {}) => drawIn(shopWith([], session), { ...shell, site }, <ContentBanners />)

afterEach(() => window.localStorage.clear())

describe('what editors tell above every page', () => {
  it('[CONTENT-31] [CONTENT-32] [CONTENT-38] is drawn with its links, but what is for visitors not for who is logged in', async () => {
    const page = await draw({ session: signedIn() })
    expect(page.text()).toContain('Snö. Sent i norr.')
    expect(page.named('Hämta i butik').getAttribute('href')).toBe('/hitta-butik')
    expect(page.named('Dagar').getAttribute('href')).toBe('/jul')
    expect(page.text()).not.toContain('Bli kund.')
  })

  it('stays closed in this browser until it says something else, also before the page comes to life', async () => {
    const page = await draw({ session: signedIn() })
    const drawn = page.named('Stäng: Sista dag före jul.').closest('[data-banner]')?.getAttribute('data-banner')
    await page.press('Stäng: Sista dag före jul.')
    expect(page.text()).not.toContain('Sista dag före jul.')
    const again = await draw({ session: signedIn() })
    expect(again.text()).not.toContain('Sista dag före jul.')
    expect(again.text()).toContain('Sent i norr.')

    const kept: unknown = JSON.parse(window.localStorage.getItem('closed-banners') ?? '[]')
    expect(drawn).toBe('i | Sista dag före jul. | Dagar | /jul')
    expect(kept).toEqual([drawn])
    expect(sessionMark).toContain("localStorage.getItem('closed-banners')")
  })
})
