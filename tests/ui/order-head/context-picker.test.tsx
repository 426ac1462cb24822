// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { UserService } from '#application/ports/user-service'
import { projectId } from '#domain/kernel/ids'
import type { SessionState } from '#domain/session/session'
import { ContextPicker } from '../../../ui/order-head/ContextPicker'
import { line, signedIn, valve } from '../../domain/given-articles'
import { aCustomer, aSignedIn } from '../../domain/given'
import { shell, shopWith } from '../checkout/given'
import { withQueries } from '../../support/arrived-shop'
import { drawIn } from '../draw'

const customersOf = (count: number) =>
  Array.from({ length: count }, (_, index) => aCustomer(String(104822 + index), { name: `Kund ${index + 1} AB` }))

const workingFor = (count: number): SessionState => {
  const session = signedIn()
  return session.tag === 'Authenticated'
    ? { ...session, signedIn: aSignedIn({ ...session.signedIn, customers: customersOf(count) }) }
    : session
}

const open = (count: number) =>
  drawIn(shopWith([line(valve, 1), line(valve, 2, 'EXH')], { session: workingFor(count) }), shell, <ContextPicker />)

describe('the choice of customer and project', () => {
  it('[USER-05] shows the id and the name of each customer', async () => {
    const page = await open(2)

    expect(page.text()).toMatch(/104822.*Kund 1 AB.*104823.*Kund 2 AB/)
  })

  it('names the customer that one changes to, and says that it asks about the rows', async () => {
    const page = await open(2)
    await page.press(/Kund 2 AB/)

    expect(page.isThere('Arbeta som 104823')).toBe(true)
    expect(page.text()).toContain('Vi frågar om dina 2 rader ska följa med.')
  })

  const asking = async () => {
    const given = shopWith([line(valve, 1), line(valve, 2, 'EXH')], { session: workingFor(2) })
    const asked: unknown[] = []
    const chooseContext: typeof given.session.chooseContext = (...choice) => {
      asked.push(choice)
      return E.right(undefined)
    }
    const page = await drawIn({ ...given, session: { ...given.session, chooseContext } }, shell, <ContextPicker />)
    await page.press(/Kund 2 AB/)
    await page.press('Arbeta som 104823')
    return { page, asked, cart: given.cart.get().cartId }
  }

  it('[CART-50] asks whether the rows come along before it changes', async () => {
    const { page, asked } = await asking()

    expect(asked).toEqual([])
    expect(page.text()).toContain('Varukorgen har 2 rader. Ta med dem till Kund 2 AB')
    await page.press('Avbryt')
    expect(asked).toEqual([])
    expect(page.isThere('Arbeta som 104823')).toBe(true)
  })

  it('[CART-50] changes with the rows, or leaves them', async () => {
    const taking = await asking()
    await taking.page.press('Ta med 2 rader')
    expect(taking.asked).toEqual([['104823', undefined, taking.cart]])

    const leaving = await asking()
    await leaving.page.press('Lämna kvar')
    expect(leaving.asked).toEqual([['104823', undefined, undefined]])
  })

  it('[CUSTOMER-01] [CUSTOMER-20] lists all customers of the user, and the projects of the one that is picked', async () => {
    const project = { projectId: projectId('P-7'), name: 'Kvarnen', description: 'Ombyggnad' }
    const customers = customersOf(3).map((one, index) => (index === 2 ? { ...one, projects: [project] } : one))
    const session = signedIn()
    if (session.tag !== 'Authenticated') throw new Error('Nobody is logged in')
    const given = shopWith([], { session: { ...session, signedIn: aSignedIn({ ...session.signedIn, customers }) } })
    const asked: unknown[] = []
    const chooseContext: typeof given.session.chooseContext = (...target) => {
      asked.push(target)
      return E.right(undefined)
    }
    const shop = { ...given, session: { ...given.session, chooseContext } }
    const page = await drawIn(shop, shell, <ContextPicker />)
    expect(['Kund 1 AB', 'Kund 2 AB', 'Kund 3 AB'].filter((name) => !page.text().includes(name))).toEqual([])
    expect(page.text()).not.toContain('Kvarnen')

    await page.press(/Kund 3 AB/)
    await page.press(/Kvarnen/)
    await page.press('Arbeta som 104824 / P-7')

    expect(asked).toEqual([['104824', 'P-7', undefined]])
  })

  it('picks the project that was worked for last with the customer, where the rows lie', async () => {
    const project = { projectId: projectId('P-7'), name: 'Kvarnen', description: 'Ombyggnad' }
    const customers = customersOf(3).map((one, index) => (index === 0 ? one : { ...one, projects: [project] }))
    const session = signedIn()
    if (session.tag !== 'Authenticated') throw new Error('Nobody is logged in')
    const given = shopWith([], { session: { ...session, signedIn: aSignedIn({ ...session.signedIn, customers }) } })
    const lastProject: typeof given.lastProject = (customer) =>
      projectId(customer === customers[1]?.customerId ? 'P-7' : 'P-gone')
    const page = await drawIn({ ...given, lastProject }, shell, <ContextPicker />)

    await page.press(/Kund 2 AB/)
    expect(page.isThere('Arbeta som 104823 / P-7')).toBe(true)
    await page.press(/Kund 3 AB/)
    expect(page.isThere('Arbeta som 104824')).toBe(true)
  })

  it('[CUSTOMER-16] shows the customers that the service finds for what is typed', async () => {
    const [, second] = customersOf(8)
    const searched: string[] = []
    const shop = withQueries(shopWith([], { session: workingFor(8) }), {
      customers: (search) => {
        if (search === undefined) return TE.right(customersOf(8))
        searched.push(search)
        return TE.right(second === undefined ? [] : [second])
      },
    })
    const page = await drawIn(shop, shell, <ContextPicker />)

    await page.type('Sök kund', 'Mölndal')
    await page.until(() => expect(page.all('input[name=customerId]')).toHaveLength(1))

    expect(searched).toEqual(['Mölndal'])
    expect(page.text()).toContain('Kund 2 AB')
  })

  it('[CUSTOMER-03] asks for the active customers when it is opened, and offers those', async () => {
    const given = shopWith([], { session: workingFor(1) })
    const taken: unknown[] = []
    const asked: (string | undefined)[] = []
    const shop = withQueries(
      { ...given, session: { ...given.session, updateCustomers: (customers) => void taken.push(customers) } },
      {
        customers: (search) => {
          asked.push(search)
          return TE.right(customersOf(2))
        },
      },
    )
    await drawIn(shop, shell, <ContextPicker />)
    expect(asked).toEqual([undefined])
    expect(taken).toEqual([customersOf(2)])
  })

  it('keeps what is known where the customers cannot be asked for', async () => {
    const shop = withQueries(shopWith([], { session: workingFor(2) }), {
      customers: () => TE.left({ tag: 'Lost', service: 'auth', status: undefined }),
    })
    const page = await drawIn(shop, shell, <ContextPicker />)
    expect(page.all('input[name=customerId]')).toHaveLength(2)
  })

  it('is used by keys: down from the search, letters to an option, and Enter to the only one found', async () => {
    const page = await drawIn(shopWith([], { session: workingFor(8) }), shell, <ContextPicker />)
    const chosen = () => page.all('input[name=customerId]:checked').map((radio) => radio.getAttribute('value'))
    await page.pressKey('Sök kund', 'ArrowDown')
    expect(document.activeElement?.getAttribute('value')).toBe('104822')
    const onOption = (key: string) =>
      page.does(() => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
    for (const key of 'kund 3') await onOption(key)
    expect(chosen()).toEqual(['104824'])

    await page.type('Sök kund', 'Kund 5')
    await page.until(() => expect(page.all('input[name=customerId]')).toHaveLength(1))
    await page.pressKey('Sök kund', 'Enter')
    expect(chosen()).toEqual(['104826'])
    expect(page.isThere('Arbeta som 104826')).toBe(true)
  })

  it('saves the picked customer and project as the standard of the log-in, with the rest of the profile', async () => {
    const sent: unknown[] = []
    const update: UserService['update'] = (id, body) => {
      sent.push([id, body])
      return TE.left({ tag: 'Lost', service: 'auth', status: undefined })
    }
    const given = shopWith([], { session: workingFor(2), users: { update } })
    const page = await drawIn(given, shell, <ContextPicker />)
    await page.press(/Kund 2 AB/)
    await page.press('Använd som standard vid inloggning')
    await page.press(/Kund 1 AB/)
    expect(page.named('Använd som standard vid inloggning')).toMatchObject({ checked: false })
    await page.press(/Kund 2 AB/)
    expect(page.named('Använd som standard vid inloggning')).toMatchObject({ checked: true })
    await page.press('Arbeta som 104823')
    expect(sent).toEqual([
      [
        'u1',
        {
          firstName: 'Moa',
          lastName: 'Lindqvist',
          mobileNumber: null,
          preferredStore: null,
          defaultCustomerId: '104823',
          defaultProjectId: null,
        },
      ],
    ])
  })

  it('saves no standard that is not asked for', async () => {
    const sent: unknown[] = []
    const update: UserService['update'] = (id, body) => {
      sent.push([id, body])
      return TE.left({ tag: 'Lost', service: 'auth', status: undefined })
    }
    const page = await drawIn(shopWith([], { session: workingFor(2), users: { update } }), shell, <ContextPicker />)
    await page.press(/Kund 2 AB/)
    await page.press('Arbeta som 104823')
    expect(sent).toEqual([])
  })

  it('offers a search among many customers only', async () => {
    const searches = async (count: number) => (await open(count)).all('input[aria-label="Sök kund"]').length

    expect([await searches(5), await searches(6)]).toEqual([0, 1])
  })
})
