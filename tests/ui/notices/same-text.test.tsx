// @vitest-environment happy-dom
import { useEffect } from 'react'
import { expect, it } from 'vitest'
import type { Shop } from '#application/shop/shop'
import { ShellNotices, useTell } from '../../../ui/notices/ShellNotices'
import { leaveStartMessage } from '../../../ui/notices/start-message'
import { shell, shopWith } from '../checkout/given'
import { drawIn } from '../draw'

/** A page that nobody may see who is not logged in. */
const Guarded = () => {
  const tell = useTell()
  useEffect(() => void tell('session.pleaseLogIn', {}, 'warning'), [tell])
  return null
}

it('a message of the shop and the same one of the page are shown as one', async () => {
  const shop = shopWith([])
  const told = { id: 'n1', key: 'session.pleaseLogIn', params: {}, severity: 'info', wrapped: false } as const
  const ofShop = [{ ...told, duration: 3000, offersLog: false }]
  const notices: Shop['notices'] = { get: () => ofShop, subscribe: () => () => undefined }

  const drawn = await drawIn(
    { ...shop, notices },
    shell,
    <ShellNotices>
      <Guarded />
    </ShellNotices>,
  )

  expect(drawn.text().split('Vänligen logga in')).toHaveLength(2)
})

it('a message left before a reload and the same one of the page are shown as one', async () => {
  leaveStartMessage(() => window.sessionStorage, 'Vänligen logga in')

  const drawn = await drawIn(
    shopWith([]),
    shell,
    <ShellNotices>
      <Guarded />
    </ShellNotices>,
  )

  expect(drawn.text().split('Vänligen logga in')).toHaveLength(2)
})
