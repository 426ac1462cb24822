import { act } from 'react'
import type { ReactNode } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import type { ShellData } from '#application/queries/page-data'
import { ShellDataProvider } from '../../ui/shop/ShellDataContext'
import { drawPicture } from '../../ui/illustrations/draw-picture'
import { DrawPictureContext } from '../../ui/illustrations/DrawPictureContext'
import { ShopProvider } from '../../ui/shop/ShopContext'
import { arrivedShop, type AskedShop } from '../support/arrived-shop'
import { mount } from './mount'

/** A page in a document, and what a user does with it. */
export interface Drawn {
  readonly text: () => string
  readonly all: (selector: string) => readonly HTMLElement[]
  /** The control with that name, read or seen; fails when there is none. */
  readonly named: (name: string | RegExp) => HTMLElement
  readonly isThere: (name: string | RegExp) => boolean
  readonly press: (name: string | RegExp) => Promise<void>
  readonly type: (name: string | RegExp, text: string) => Promise<void>
  readonly pressKey: (name: string | RegExp, key: string) => Promise<void>
  readonly leave: (name: string | RegExp) => Promise<void>
  readonly path: () => string
  readonly does: (act: () => void) => Promise<void>
  /** Draws what comes in until the expectations hold. */
  readonly until: (expectations: () => void) => Promise<void>
}

const plainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ')

const nameOf = (element: Element): string => {
  const label = element.id === '' ? element.closest('label') : document.querySelector(`label[for="${element.id}"]`)
  return plainSpaces(element.getAttribute('aria-label') ?? (label ?? element).textContent.trim())
}

/** The text that describes a control. */
export const descriptionOf = (control: HTMLElement): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? `nothing has the id ${id}`)
    .join(' ')

const controls = 'button, a, input, textarea, select'

const setValue = (field: HTMLElement, text: string) => {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  // React listens to the value's own setter; the prototype's sets it as a user would.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

export const drawIn = async (
  shop: AskedShop | Promise<AskedShop>,
  shell: ShellData,
  page: ReactNode,
  at = '/here',
  /** Of the route, where it has parameters. */
  path = at,
  /** What the page's loader answers. */
  data: unknown = null,
): Promise<Drawn> => {
  const frame = (
    <ShellDataProvider data={shell}>
      <Outlet />
    </ShellDataProvider>
  )
  const router = createMemoryRouter(
    [
      {
        element: frame,
        children: [
          data === null ? { path, element: page } : { path, element: page, loader: () => data },
          { path: '*', element: null },
        ],
      },
    ],
    {
      initialEntries: [at],
    },
  )
  const arriving = Promise.resolve(shop).then(arrivedShop)
  const place = await mount(
    <DrawPictureContext value={drawPicture}>
      <ShopProvider arriving={arriving}>
        <RouterProvider router={router} />
      </ShopProvider>
    </DrawPictureContext>,
  )

  const all = (selector: string) => [...place.querySelectorAll<HTMLElement>(selector)]
  const find = (name: string | RegExp) =>
    all(controls).find((one) => (typeof name === 'string' ? nameOf(one) === name : name.test(nameOf(one))))
  const named = (name: string | RegExp): HTMLElement => {
    const found = find(name)
    if (found === undefined)
      throw new Error(`nothing is named ${String(name)}: ${all(controls).map(nameOf).join(' | ')}`)
    return found
  }
  const does = (what: () => void) =>
    act(async () => {
      what()
      await Promise.resolve()
    })
  return {
    text: () => plainSpaces(place.textContent),
    all,
    named,
    isThere: (name) => find(name) !== undefined,
    press: (name) => does(() => named(name).click()),
    type: (name, text) => does(() => setValue(named(name), text)),
    pressKey: (name, key) =>
      does(() => named(name).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))),
    leave: (name) => does(() => named(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true }))),
    path: () => router.state.location.pathname,
    does,
    until: (expectations) =>
      vi.waitFor(async () => {
        await does(() => undefined)
        expectations()
      }),
  }
}
