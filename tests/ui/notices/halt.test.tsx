// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { HaltReason } from '#application/runtime/halt'
import { variable } from '../../support/variable'
import { HaltBanner } from '../../../ui/notices/HaltBanner'
import { UnkeptOrderDialog } from '../../../ui/notices/UnkeptOrderDialog'
import { shell, shopWith } from '../checkout/given'
import { drawIn } from '../draw'

const banner = (reason: HaltReason | undefined) =>
  drawIn({ ...shopWith([]), halt: variable(reason) }, shell, <HaltBanner />)

describe('a cart that cannot be changed here', () => {
  it('is said to be open in another tab, and that HTTPS is needed for several', async () => {
    const drawn = await banner('openElsewhere')

    expect(drawn.text()).toContain('Webbshoppen är redan öppen i en annan flik.')
    expect(drawn.text()).toContain('HTTPS')
    expect(drawn.isThere('Ladda om')).toBe(true)
  })

  it('is said to need a reload where its log cannot be read', async () => {
    const drawn = await banner('unreadable')

    expect(drawn.text()).toContain('Varukorgen kan inte ändras här just nu.')
    expect(drawn.isThere('Ladda om')).toBe(true)
  })

  it('is not spoken of while it can', async () => {
    expect((await banner(undefined)).text()).toBe('')
  })
})

describe('an order that the browser cannot keep', () => {
  const open = async () => {
    const chosen: string[] = []
    const shop = shopWith([])
    const checkout = {
      ...shop.checkout,
      unkeptOrder: variable(true),
      placeUnkeptOrder: () => void chosen.push('placed'),
      cancelUnkeptOrder: () => void chosen.push('cancelled'),
    }
    return { chosen, drawn: await drawIn({ ...shop, checkout }, shell, <UnkeptOrderDialog />) }
  }

  it('is placed when its user presses so', async () => {
    const { chosen, drawn } = await open()
    await drawn.press('Lägg ordern ändå')
    expect(chosen).toEqual(['placed'])
  })

  it('is not placed when its user leaves it', async () => {
    const { chosen, drawn } = await open()
    await drawn.press('Avbryt')
    expect(chosen).toEqual(['cancelled'])
  })
})
