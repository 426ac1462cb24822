// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { BrowserApp } from '../../../ui/entry/BrowserApp'
import { drawPicture } from '../../../ui/illustrations/draw-picture'
import { DrawPictureContext, type DrawPicture } from '../../../ui/illustrations/DrawPictureContext'
import { Illustration } from '../../../ui/illustrations/Illustration'
import { mount } from '../mount'

const valve = <Illustration family="kulventil" name="Kulventil FF" size={120} />

const pageOfServer = renderToString(<DrawPictureContext value={drawPicture}>{valve}</DrawPictureContext>)

const browserApp = (drawings: Promise<DrawPicture>) => (
  <BrowserApp
    router={createMemoryRouter([{ path: '/', element: valve }])}
    arriving={new Promise(() => undefined)}
    drawings={drawings}
    whenAlive={() => undefined}
  />
)

const laterDrawings = () => {
  let arrive = (): void => undefined
  const drawings = new Promise<DrawPicture>((resolve) => {
    arrive = () => resolve(drawPicture)
  })
  return { drawings, arrive: () => arrive() }
}

const placeWith = (html: string): HTMLElement => {
  document.body.innerHTML = `<div>${html}</div>`
  const place = document.body.querySelector('div')
  if (place === null) throw new Error('No place')
  return place
}

describe('a page whose drawings come later', () => {
  it('keeps the pictures of the server while it comes to life, and when the drawings are there', async () => {
    const complain = vi.spyOn(console, 'error')
    onTestFinished(() => complain.mockRestore())
    const place = placeWith(pageOfServer)
    const { drawings, arrive } = laterDrawings()
    const [picture, drawn] = [place.querySelector('svg'), place.innerHTML]

    await act(async () => {
      const root = hydrateRoot(place, browserApp(drawings))
      onTestFinished(() => act(() => root.unmount()))
    })
    expect(place.innerHTML).toBe(drawn)

    await act(async () => arrive())
    expect(place.innerHTML).toBe(drawn)
    expect(place.querySelector('svg')).toBe(picture)
    expect(complain).not.toHaveBeenCalled()
  })

  it('keeps the place of a new picture, and draws it when the drawings are there', async () => {
    const { drawings, arrive } = laterDrawings()

    const place = await mount(browserApp(drawings))
    expect(place.querySelector('svg')?.getAttribute('width')).toBe('120')
    expect(place.querySelector('svg')?.childElementCount).toBe(0)

    await act(async () => arrive())
    expect(place.innerHTML).toBe(placeWith(pageOfServer).innerHTML)
  })
})
