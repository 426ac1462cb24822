// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useNarrowing } from '../../../ui/catalogue/use-narrowing'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const Filters = () => {
  const { params, narrow } = useNarrowing('relevance')
  return (
    <form onChange={(event) => narrow(event.currentTarget)}>
      <input type="checkbox" name="kopt" value="tidigare" checked={params.has('kopt')} onChange={() => undefined} />
    </form>
  )
}

it('shows the filters of the address again when the user goes back to it', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const router = createMemoryRouter([{ path: '/', element: <Filters /> }])
  await act(async () => createRoot(place).render(<RouterProvider router={router} />))
  const box = () => place.querySelector('input')

  await act(async () => box()?.click())
  expect([router.state.location.search, box()?.checked]).toEqual(['?kopt=tidigare', true])

  await act(async () => router.navigate(-1))
  expect([router.state.location.search, box()?.checked]).toEqual(['', false])
})
