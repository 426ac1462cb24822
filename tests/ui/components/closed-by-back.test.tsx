// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Flyout } from '../../../ui/components/Flyout'
import { mount } from '../mount'

let watchers: FakeWatcher[] = []
class FakeWatcher extends EventTarget {
  constructor() {
    super()
    watchers.push(this)
  }
  destroy() {
    watchers = watchers.filter((watcher) => watcher !== this)
  }
}

const Menu = () => {
  const [open, setOpen] = useState(false)
  return (
    <Flyout
      trigger={{ content: 'Meny' }}
      title="Meny"
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
    >
      <a href="/kampanjer">Kampanjer</a>
    </Flyout>
  )
}

const drawMenu = async () => {
  const place = await mount(<Menu />)
  const trigger = place.querySelector('button')
  const press = () => act(async () => trigger?.click())
  const isOpen = () => place.querySelector('dialog') !== null
  return { press, isOpen, trigger }
}

describe('going back on a phone', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    watchers = []
  })

  it('closes what lies over the page, and gives the focus back', async () => {
    vi.stubGlobal('CloseWatcher', FakeWatcher)
    const { press, isOpen, trigger } = await drawMenu()
    expect(watchers).toHaveLength(0)
    await press()
    expect(isOpen()).toBe(true)
    expect(watchers).toHaveLength(1)

    await act(async () => watchers[0]?.dispatchEvent(new Event('close')))

    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(trigger)
    expect(watchers).toHaveLength(0)
  })

  it('goes back a page once it is closed, or where a browser knows no close requests', async () => {
    vi.stubGlobal('CloseWatcher', FakeWatcher)
    const closed = await drawMenu()
    await closed.press()
    await closed.press()
    expect(watchers).toHaveLength(0)

    vi.stubGlobal('CloseWatcher', undefined)
    const { press, isOpen } = await drawMenu()
    await press()
    expect(isOpen()).toBe(true)
  })
})
