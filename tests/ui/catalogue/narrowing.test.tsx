// @vitest-environment happy-dom
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useNarrowing } from '../../../ui/catalogue/use-narrowing'
import { mount } from '../mount'

const Filters = () => {
  const { params, narrow } = useNarrowing('relevance')
  return (
    <form onChange={(event) => narrow(event.currentTarget)}>
      <input type="checkbox" name="kopt" value="tidigare" checked={params.has('kopt')} onChange={() => undefined} />
    </form>
  )
}

it('shows the filters of the address again when the user goes back to it', async () => {
  const router = createMemoryRouter([{ path: '/', element: <Filters /> }])
  const place = await mount(<RouterProvider router={router} />)
  const box = () => place.querySelector('input')

  await act(async () => box()?.click())
  expect([router.state.location.search, box()?.checked]).toEqual(['?kopt=tidigare', true])

  await act(async () => router.navigate(-1))
  expect([router.state.location.search, box()?.checked]).toEqual(['', false])
})
