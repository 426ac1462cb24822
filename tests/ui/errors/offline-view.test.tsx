// @vitest-environment happy-dom
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { OfflineView } from '../../../ui/errors/OfflineView'
import { mount } from '../mount'

const drawAt = async (entries: readonly string[]) => {
  const router = createMemoryRouter(
    [
      { path: '/cart', element: <h1>Varukorg</h1> },
      { path: '/delivery', element: <OfflineView /> },
    ],
    { initialEntries: [...entries], initialIndex: entries.length - 1 },
  )
  const place = await mount(<RouterProvider router={router} />)
  const back = () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Gå tillbaka')
  return { place, back }
}

it('a page that cannot be fetched offline leads back to the one before, which is there', async () => {
  const { place, back } = await drawAt(['/cart', '/delivery'])
  expect(place.textContent).toContain('Du verkar sakna nät.')
  await act(async () => back()?.click())
  expect(place.textContent).toBe('Varukorg')
})

it('a tab that opened with it has nothing to go back to', async () => {
  const { place, back } = await drawAt(['/delivery'])
  expect(place.textContent).toContain('Försök igen')
  expect(back()).toBeUndefined()
})
