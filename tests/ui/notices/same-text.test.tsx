// @vitest-environment happy-dom
import { useEffect } from 'react'
import { expect, it } from 'vitest'
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
