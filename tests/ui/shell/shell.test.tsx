// @vitest-environment happy-dom
import * as E from 'fp-ts/Either'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { variable } from '../../support/variable'
import type { Shop } from '#application/shop/shop'
import type { CallFailure } from '#domain/failure/call-failure'
import { commandId } from '#domain/kernel/ids'
import type { Role, SessionState } from '#domain/session/session'
import { leaveStartMessage } from '../../../ui/notices/start-message'
import { shopWith } from '../checkout/given'
import { line, signedIn, valve } from '../../domain/given-articles'
import { aSignedIn } from '../../domain/given'
import { drawShop, givenAnswers, givenPage, givenPages } from './given'

const { delivery } = signedIn()
const visitor = (lastFailure?: CallFailure): SessionState => ({ tag: 'Anonymous', delivery, lastFailure })

const visited = (session: SessionState = visitor()) => {
  const shop = shopWith([line(valve, 1)])
  shop.setSession(session)
  return shop
}

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})

describe('a guarded page', () => {
  it.each(['/cart', '/delivery', '/summary'])(
    '[ROUTE-29] [AUTH-16] sends a visitor from %s home, asked to log in',
    async (path) => {
      const page = await drawShop(path, visited())
      await page.says('Användarnamn eller e-post')
      await page.until(() => page.path() === '/')
      expect(page.all('[role=status] li, output li').map((toast) => toast.textContent)).toContainEqual(
        expect.stringContaining('Vänligen logga in'),
      )
      const dialog = page.all('dialog[open]').map(({ textContent }) => textContent)
      expect(dialog).toEqual([expect.stringContaining('Logga in så fortsätter du där du var.')])
    },
  )

  it('is no reason for the log-in of a visitor who asked for none', async () => {
    const page = await drawShop('/', visited())
    await page.does(() =>
      page
        .all('button')
        .find(({ textContent }) => textContent === 'Logga in')
        ?.click(),
    )
    await page.says('Användarnamn eller e-post')
    expect(page.text()).not.toContain('fortsätter du där du var')
  })

  it.each(['/cart?visa=allt', '/delivery'])(
    'is where a visitor who asked for %s comes once they are logged in',
    async (asked) => {
      const shop = visited()
      const page = await drawShop(asked, shop)
      await page.until(() => page.path() === '/')
      await page.does(() => shop.setSession(signedIn()))
      await page.until(() => page.address() === asked)
      expect(page.text()).not.toContain('Användarnamn eller e-post')
    },
  )

  it('[AUTH-07] lets a challenged log-in go on where a password is chosen, though the start page is still loading', async () => {
    const shop = visited()
    const start = () => new Promise<never>(() => undefined)
    const page = await drawShop('/cart', shop, givenPages({ start }))
    await page.says('Användarnamn eller e-post')
    const fill = (name: string, value: string) =>
      page.all(`dialog input[name=${name}]`).forEach((field) => field.setAttribute('value', value))
    await page.does(() => {
      fill('username', 'ali')
      fill('password', 'tillfälligt')
      page.all('dialog form').forEach((form) => {
        if (form instanceof HTMLFormElement) form.requestSubmit()
      })
    })
    await page.does(() =>
      shop.setSession({ tag: 'Authenticating', delivery, by: 'credentials', request: commandId('c1') }),
    )
    await page.does(() => shop.setSession({ tag: 'Challenged', delivery, challengeName: 'NEW_PASSWORD_REQUIRED' }))
    await page.until(() => page.path() === '/activate-user')
    expect(page.all('dialog[open]')).toEqual([])
  })

  it('is where a visitor comes who logs in while the start page is still loading', async () => {
    const shop = visited()
    const answers = givenAnswers()
    let loaded = (): void => undefined
    const loading = new Promise<void>((resolve) => {
      loaded = resolve
    })
    const start: typeof answers.start = async (args) => loading.then(() => answers.start(args))
    const page = await drawShop('/cart?visa=allt', shop, givenPages({ start }))
    await page.says('Användarnamn eller e-post')
    await page.does(() => shop.setSession(signedIn()))
    await page.does(loaded)
    await page.says('Kulventil FF 1000 DN20')
    expect(page.address()).toBe('/cart?visa=allt')
  })

  it('is not where somebody comes who went elsewhere before logging in', async () => {
    const shop = visited()
    const page = await drawShop('/cart', shop)
    await page.until(() => page.path() === '/')
    await page.goTo('/kampanjer')
    await page.does(() => shop.setSession(signedIn()))
    await page.says('Presskampanj')
    expect(page.path()).toBe('/kampanjer')
  })

  describe('that asks for more than the user may', () => {
    const pages = [
      givenPage({ id: 'users', path: 'anvaendare', requires: 'seeOtherUsers' }, 'Alla användare'),
      givenPage({ id: 'new', path: 'nytt', inDevelopment: true }, 'Nya sidan'),
    ]
    const told = 'Du saknar rättigheter för att se denna sida'

    it.each(['/anvaendare', '/nytt'])(
      '[ROUTE-26] [ROUTE-28] sends them from %s to the start page, and says why',
      async (path) => {
        const page = await drawShop(path, shopWith([]), givenPages(), pages)
        await page.says(told)
        await page.until(() => page.path() === '/')
        expect(page.all('[role=status] li, output li').map((toast) => toast.textContent)).toContainEqual(
          expect.stringContaining(told),
        )
        expect(page.text()).not.toContain('Alla användare')
      },
    )

    it('[ROUTE-28] leaves them on the page that they came from', async () => {
      const page = await drawShop('/sortiment', shopWith([]), givenPages(), pages)
      await page.says('Servicebilen')
      await page.goTo('/anvaendare')
      await page.says(told)
      await page.until(() => page.path() === '/sortiment')
    })
  })

  describe('whose work is done in an admin site', () => {
    const pages = [
      givenPage({ id: 'users', path: 'anvaendare', requires: 'seeOtherUsers', inAdminSite: true }, 'Alla användare'),
    ]
    const withSite = (adminSite: string | undefined) =>
      givenPages({
        shell: async (args) => {
          const given = await givenAnswers().shell(args)
          return { ...given, config: { ...given.config, ...(adminSite === undefined ? {} : { adminSite }) } }
        },
      })
    const as = (role: Role) => {
      const session = signedIn()
      return session.tag === 'Authenticated'
        ? shopWith([], { session: { ...session, signedIn: aSignedIn({ claims: { role } }) } })
        : shopWith([])
    }
    const openings = () => vi.spyOn(window, 'open').mockReturnValue(null)

    it('[ROUTE-30] opens it in a new window for a site admin, who stays where they were', async () => {
      const opened = openings()
      const page = await drawShop('/sortiment', as('SITE_ADMIN'), withSite('https://admin.example/users'), pages)
      await page.says('Servicebilen')
      await page.goTo('/anvaendare')
      await page.until(() => opened.mock.calls.length > 0 && page.path() === '/sortiment')
      expect(opened.mock.calls).toEqual([['https://admin.example/users', '_blank', 'noopener,noreferrer']])
      expect(page.text()).not.toContain('Alla användare')
      opened.mockRestore()
    })

    it.each<[Role, string | undefined]>([
      ['SITE_ADMIN', undefined],
      ['SITE_ADMIN', 'javascript:alert(1)'],
      ['BUYER_ADMIN', 'https://admin.example/users'],
    ])('[ROUTE-31] is a page of the shop for a %s where the admin site is %s', async (role, adminSite) => {
      const opened = openings()
      const page = await drawShop('/anvaendare', as(role), withSite(adminSite), pages)
      await page.says('Alla användare')
      expect(opened).not.toHaveBeenCalled()
      opened.mockRestore()
    })
  })

  it('[ROUTE-11] [ROUTE-22] is not found while its rule fails', async () => {
    const page = await drawShop('/checkout-success-page', shopWith([line(valve, 1)]))
    await page.says('Page Not Found')
    expect(page.text()).toContain('/checkout-success-page')
  })
})

describe('logging in', () => {
  const refused: CallFailure = {
    tag: 'Refused',
    service: 'auth',
    status: 401,
    message: '',
    code: 'AUTHENTICATION_FAILED',
    details: [],
  }

  it('says at the form what was wrong, and keeps what was typed', async () => {
    const shop = visited()
    const logIn = () => E.right(shop.setSession(visitor(refused)))
    const page = await drawShop('/', { ...shop, session: { ...shop.session, logIn } })
    await page.press('Logga in')
    const [username, password] = [page.all('input[name=username]')[0], page.all('input[name=password]')[0]]
    await page.does(() => {
      if (username instanceof HTMLInputElement) username.value = 'moa'
      if (password instanceof HTMLInputElement) password.value = 'fel'
    })
    await page.does(() => page.all('dialog button[type=submit]')[0]?.click())
    await page.says('Fel användarnamn eller lösenord')
    expect(password instanceof HTMLInputElement && password.value).toBe('fel')
  })

  it('[CART-54] is asked for when a visitor presses buy', async () => {
    const shop = visited()
    const add = () => E.left({ tag: 'NotLoggedIn' } as const)
    const page = await drawShop('/', { ...shop, cart: { ...shop.cart, add } })
    await page.says('Köps ofta')
    await page.press('Lägg till Kulventil FF 1000 DN20 i varukorgen')
    await page.says('Användarnamn eller e-post')
  })
})

describe('the wish of a visitor', () => {
  const press = 'Lägg till Kulventil FF 1000 DN20 i varukorgen'
  const wishing = async () => {
    const shop = visited()
    const added: number[] = []
    const add: Shop['cart']['add'] = (articles) => {
      if (shop.session.get().tag !== 'Authenticated') return E.left({ tag: 'NotLoggedIn' })
      added.push(...articles.map(({ quantity }) => quantity))
      return E.right(Promise.resolve('saved'))
    }
    const page = await drawShop('/', { ...shop, cart: { ...shop.cart, add } })
    await page.says('Köps ofta')
    await page.press(press)
    await page.says('Användarnamn eller e-post')
    return { ...page, added, becomeUser: () => page.does(() => shop.setSession(signedIn())) }
  }

  it('is carried out once after the log-in', async () => {
    const page = await wishing()
    await page.becomeUser()
    await page.until(() => page.added.length > 0)
    expect(page.added).toEqual([1])
    await page.says('lades i')
  })

  it('is given up with the log-in', async () => {
    const page = await wishing()
    await page.does(() => page.all('dialog button[aria-label="Stäng"]')[0]?.click())
    await page.becomeUser()
    await page.says('Moa L.')
    expect(page.added).toEqual([])
  })
})

describe('the button of the cart', () => {
  const buttonOf = async (lines: Parameters<typeof shopWith>[0]) => {
    const page = await drawShop('/', shopWith(lines))
    return page.all('header button[aria-label^="Varukorg, "]')[0]?.textContent
  }

  it('says how many rows there are, but not that there are none', async () => {
    expect(await buttonOf([line(valve, 1)])).toContain('1 rad')
    expect(await buttonOf([])).toBe('Varukorg')
  })
})

describe('the cart of a visitor', () => {
  it('has a way to the log-in', async () => {
    const shop = shopWith([])
    shop.setSession(visitor())
    const page = await drawShop('/', shop)
    await page.does(() => page.all('button[aria-label^="Varukorg"]')[0]?.click())
    await page.says('Logga in för att handla.')
    const [inFlyout] = page.all('p').filter((one) => one.textContent === 'Logga in för att handla.')
    await page.does(() => inFlyout?.parentElement?.querySelector('button')?.click())
    await page.says('Användarnamn eller e-post')
  })
})

describe('the log-in', () => {
  it('shows the password to whoever asks to see it', async () => {
    const page = await drawShop('/', visited())
    await page.does(() =>
      page
        .all('header button')
        .find(({ textContent }) => textContent === 'Logga in')
        ?.click(),
    )
    await page.says('Visa det jag skriver')
    const typeOfPassword = () => page.all('input[name=password]')[0]?.getAttribute('type')
    const [choice] = page.all('dialog input[type=checkbox]')
    expect(typeOfPassword()).toBe('password')

    await page.does(() => choice?.click())
    expect(typeOfPassword()).toBe('text')
    await page.does(() => choice?.click())
    expect(typeOfPassword()).toBe('password')
  })
})

describe('the shell', () => {
  it('[SHELL-07] shows once what was left before a reload', async () => {
    leaveStartMessage(() => sessionStorage, 'Du har loggats ut')
    await (await drawShop('/', visited())).says('Du har loggats ut')
    const again = await drawShop('/', visited())
    await again.says('Köps ofta')
    expect(again.text()).not.toContain('Du har loggats ut')
  })

  it('[SHELL-10] keeps a banner closed, on the next page too', async () => {
    const shop = { ...visited(), storage: variable<'stored' | 'memory'>('memory') }
    const page = await drawShop('/', shop)
    await page.says('Webbläsaren sparar inget.')
    await page.press('Stäng')
    expect(page.text()).not.toContain('Webbläsaren sparar inget.')
    await page.goTo('/search?q=ventil')
    await page.says('Träffar på')
    expect(page.text()).not.toContain('Webbläsaren sparar inget.')
  })

  it('says in a place that is announced that the services do not answer, once for all pages, while it lasts', async () => {
    const waiting = variable(false)
    const signedInShop = visited(signedIn())
    const shop = { ...signedInShop, cart: { ...signedInShop.cart, waiting } }
    const page = await drawShop('/', shop)
    const said = () =>
      page.all('output').filter((output) => output.textContent.includes('Webbshoppen har inte svarat än'))
    expect(said()).toEqual([])
    await page.does(() => waiting.set(true))
    expect(said()).toHaveLength(1)
    await page.goTo('/cart')
    expect(said()).toHaveLength(1)
    await page.does(() => waiting.set(false))
    expect(said()).toEqual([])
  })

  it('says that there is no network where edits wait for it', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const signedInShop = visited(signedIn())
    const page = await drawShop('/', { ...signedInShop, cart: { ...signedInShop.cart, waiting: variable(true) } })
    expect(page.text()).toContain('Du verkar sakna nät. Det du ändrar sparas')
    expect(page.text()).not.toContain('Webbshoppen har inte svarat än')

    onLine.mockReturnValue(true)
    await page.does(() => window.dispatchEvent(new Event('online')))
    expect(page.text()).toContain('Webbshoppen har inte svarat än')
    onLine.mockRestore()
  })

  it('[CUSTOMER-18] [CUSTOMER-19] tells that the customer is suspended, and lets the user browse on', async () => {
    const session = signedIn()
    const shop = shopWith([line(valve, 1)])
    if (session.tag === 'Authenticated' && session.context !== undefined) {
      shop.setSession({ ...session, context: { ...session.context, isSuspended: true } })
    }
    const page = await drawShop('/', shop)
    await page.says('Ert kundkonto är spärrat. Kontakta oss för hjälp.')
    await page.press('Jag förstår')
    expect(page.text()).not.toContain('Ert kundkonto är spärrat')
  })

  it('says nothing of a customer that is not suspended', async () => {
    const page = await drawShop('/', shopWith([line(valve, 1)]))
    await page.says('Köps ofta')
    expect(page.text()).not.toContain('spärrat')
  })

  it('shows no prices to those who may not see them', async () => {
    const shop = shopWith([line(valve, 1)])
    shop.setSession(signedIn(['EJ_SE_PRISER']))
    const page = await drawShop('/kategorier/vvs/ventiler/kulventiler', shop)
    await page.says('Kulventil FF 1000')
    await page.until(() => !page.text().includes(' kr'))
    expect(page.text()).not.toContain('Ditt pris')
  })
})
