// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { ShellData } from '#application/queries/page-data'
import { constant } from '#application/projections/projection'
import { createMinute } from '#application/projections/minute'
import { DeliveryPicker } from '../../../ui/order-head/DeliveryPicker'
import { clockOfTimers } from '../../support/clock-of-timers'
import { createManualTimers } from '../../support/manual-timers'
import { signedIn } from '../../domain/given-articles'
import { shell, shopWith } from '../checkout/given'
import { drawIn } from '../draw'
import { drawShop, givenPages } from '../shell/given'

/** Express is offered until ten o'clock. */
const lateExpress = {
  ...shell,
  config: {
    ...shell.config,
    deliveryOptions: shell.config.deliveryOptions.map((option) =>
      option.id === 'XXX' ? { ...option, availableBetweenHours: { start: '07:00', end: '10:00' } } : option,
    ),
  },
}

const offeredIn = (page: Awaited<ReturnType<typeof drawIn>>) =>
  page.all('input[name=deliveryId]').map((input) => input.getAttribute('value'))

const checkedIn = (page: { readonly all: (selector: string) => readonly Element[] }) =>
  page.all('input[name=deliveryId]:checked').map((input) => input.getAttribute('value'))

describe('the choice of a delivery method', () => {
  it('has a title that its first question does not repeat', async () => {
    const page = await drawShop('/kampanjer', shopWith([]), givenPages())
    await page.does(() =>
      page
        .all('button')
        .find(({ textContent }) => textContent.startsWith('Leveranssätt'))
        ?.click(),
    )
    const words = page.all('dialog[open] h2, dialog[open] legend').map(({ textContent }) => textContent)
    expect(words).toEqual(['Leverans', 'Leveranssätt'])
  })

  it('[ERROR-28] says that there are technical problems and leads to the start page when no stores load', async () => {
    const withoutStores: ShellData = { ...shell, stores: [], missing: ['stores'] }
    const pages = givenPages({ shell: () => Promise.resolve(withoutStores) })
    const page = await drawShop('/kampanjer', shopWith([]), pages)
    await page.says('Kampanjer')
    await page.does(() =>
      page
        .all('button')
        .find(({ textContent }) => textContent.startsWith('Leveranssätt'))
        ?.click(),
    )
    const store = page.all('input[name=deliveryId]').find((input) => input.getAttribute('value') === 'EXH')
    await page.does(() => store?.click())

    await page.says('Vi har tekniska problem och kan inte visa butikerna.')
    expect(page.path()).toBe('/')
  })

  it.each([
    ['[PERM-10]', 'the preferred one', 'EXH', ['EXH']],
    ['[PERM-11]', 'DBI where none is preferred', undefined, ['DBI']],
  ] as const)(
    '%s offers only %s with EJ_ALLA_LEVERANSSATT, and nothing else to change to',
    async (_id, _which, preferred, offered) => {
      const denied = signedIn(['EJ_ALLA_LEVERANSSATT'])
      if (denied.tag !== 'Authenticated') throw new Error('Nobody is logged in')
      const user = { ...denied.signedIn.user, preferredDeliveryMethod: preferred }
      const session = { ...denied, signedIn: { ...denied.signedIn, user } }

      const page = await drawIn(shopWith([], { session }), shell, <DeliveryPicker shell={shell} />)

      expect(offeredIn(page)).toEqual(offered)
      expect(page.all('input[name=deliveryId]:checked')).toHaveLength(1)
      expect(page.text()).toContain('Ditt konto använder ett fast leveranssätt.')
    },
  )

  it('[DELIVERY-37] [DELIVERY-38] offers DBI alone in a punchout session, whatever its user prefers', async () => {
    const ordinary = signedIn()
    if (ordinary.tag !== 'Authenticated') throw new Error('Nobody is logged in')
    const { claims, user } = ordinary.signedIn
    const session = {
      ...ordinary,
      signedIn: {
        ...ordinary.signedIn,
        claims: { ...claims, isPunchout: true },
        user: { ...user, preferredDeliveryMethod: 'EXH' as const },
      },
    }

    const page = await drawIn(shopWith([], { session }), shell, <DeliveryPicker shell={shell} />)

    expect([offeredIn(page), checkedIn(page)]).toEqual([['DBI'], ['DBI']])
    expect(page.text()).toContain('Ert inköpssystem använder ett fast leveranssätt.')
  })

  it('[DELIVERY-17] [DELIVERY-18] offers express from the start of its hours until before their end', async () => {
    const at = async (time: string) => {
      const minute = createMinute(clockOfTimers(createManualTimers(), `2026-03-10T${time}+01:00`), createManualTimers())
      const shop = { ...shopWith([]), minute, today: constant(minute.get().day) }
      return offeredIn(await drawIn(shop, lateExpress, <DeliveryPicker shell={lateExpress} />)).includes('XXX')
    }

    expect([await at('06:59:00'), await at('07:00:00'), await at('09:59:00'), await at('10:00:00')]).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('[DELIVERY-17] no longer offers express when its hours end while it is shown', async () => {
    const timers = createManualTimers()
    const minute = createMinute(clockOfTimers(timers, '2026-03-10T08:59:30Z'), timers)
    const shop = { ...shopWith([]), minute, today: constant(minute.get().day) }
    const page = await drawIn(shop, lateExpress, <DeliveryPicker shell={lateExpress} />)
    expect(offeredIn(page)).toContain('XXX')

    await page.does(() => timers.pass(30_000))

    expect(offeredIn(page)).not.toContain('XXX')
    expect(offeredIn(page)).toContain('DBI')
  })

  it.each(['DBI', 'EXH', 'XXX', 'EXB'] as const)('begins with %s where the start page names it', async (deliveryId) => {
    const pages = givenPages({ shell: () => Promise.resolve(shell) })
    const page = await drawShop('/', shopWith([]), pages)
    const option = shell.config.deliveryOptions.find(({ id }) => id === deliveryId)

    await page.does(() =>
      page
        .all('main button')
        .find(({ textContent }) => textContent === `Välj ${option?.name.toLocaleLowerCase('sv')}`)
        ?.click(),
    )

    expect(checkedIn(page)).toEqual([deliveryId])
  })

  it('asks for a real zip code where one of five digits is none, and keeps what was typed', async () => {
    const deliveryOptions = shell.config.deliveryOptions.map((option) => ({ ...option, useContextZipCode: true }))
    const asking = { ...shell, config: { ...shell.config, deliveryOptions } }
    const page = await drawIn(shopWith([]), asking, <DeliveryPicker shell={asking} />)
    await page.type('Postnummer', '00000')
    await page.press('Spara')
    expect(page.text()).toContain('Skriv ett svenskt postnummer, till exempel 431 37.')
    expect(page.all('input[inputmode=numeric]').map((field) => field.getAttribute('value'))).toEqual(['00000'])
  })

  it('says between which hours a delivery can be chosen that was asked for outside them', async () => {
    const minute = createMinute(clockOfTimers(createManualTimers(), '2026-03-10T06:59:00+01:00'), createManualTimers())
    const shop = { ...shopWith([]), minute, today: constant(minute.get().day) }
    const page = await drawShop('/', shop, givenPages({ shell: () => Promise.resolve(lateExpress) }))

    await page.does(() =>
      page
        .all('main button')
        .find(({ textContent }) => textContent === 'Välj expressutkörning')
        ?.click(),
    )

    expect(page.text()).toContain('Expressutkörning kan väljas 07.00–10.00 på leveransdagar.')
    expect(checkedIn(page)).toEqual(['DBI'])
  })
})
