import type { ReactNode } from 'react'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/**
 * Draws in an element of its own, in a document that holds nothing else. What was drawn is taken down when the test
 * ends: test files share a process, in which the listeners of a page that stays would hear the events of later tests.
 */
export const mount = async (drawn: ReactNode): Promise<HTMLElement> => {
  document.body.innerHTML = ''
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => act(() => root.unmount()))
  await act(async () => {
    root.render(drawn)
    await Promise.resolve()
  })
  return place
}
