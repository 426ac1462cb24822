// @vitest-environment happy-dom
import { act, useRef } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { usePlainLinks } from '../../../ui/routing/use-plain-links'
import { mount } from '../mount'

const List = () => {
  const list = useRef<HTMLUListElement>(null)
  usePlainLinks(list)
  return (
    <ul ref={list}>
      <li>
        <a href="/produkt/4208101">
          <b>4208101</b>
        </a>
      </li>
      <li>
        <a href="tel:0317002100">031-700 21 00</a>
      </li>
    </ul>
  )
}

/** Clicks what the selector finds, and tells where the router is then, and whether the browser is left to follow. */
const click = async (selector: string, init: MouseEventInit = {}) => {
  const router = createMemoryRouter(
    [
      { path: '/', element: <List /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/'] },
  )
  const place = await mount(<RouterProvider router={router} />)
  let leftToTheBrowser = false
  // The browser does not follow: the document belongs to other tests too.
  const stay = (event: Event) => {
    leftToTheBrowser = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', stay, { once: true })
  await act(async () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
    place.querySelector(selector)?.dispatchEvent(event)
    await Promise.resolve()
  })
  return { path: router.state.location.pathname, leftToTheBrowser }
}

describe('plain links of a list', () => {
  it('go by the router, also when what they hold is pressed', async () => {
    expect(await click('b')).toEqual({ path: '/produkt/4208101', leftToTheBrowser: false })
  })

  it('are left to the browser where a new tab or window is asked for', async () => {
    expect(await click('b', { ctrlKey: true })).toEqual({ path: '/', leftToTheBrowser: true })
    expect(await click('b', { shiftKey: true })).toEqual({ path: '/', leftToTheBrowser: true })
  })

  it('are left to the browser where they lead out of the shop', async () => {
    expect(await click('[href^=tel]')).toEqual({ path: '/', leftToTheBrowser: true })
  })
})
