// @vitest-environment happy-dom
import { act, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Dialog } from '../../../ui/components/Dialog'
import { mount } from '../mount'

const givenDialog = async () => {
  const onClose = vi.fn<() => void>()
  const place = await mount(
    <Dialog open onClose={onClose} title="Välj lista">
      <button type="button">Skapa</button>
    </Dialog>,
  )
  const dialog = place.querySelector('dialog')
  const button = place.querySelector('button:not([aria-label])')
  const pressOn = (began: Element | null, ended: Element | null) =>
    act(async () => {
      began?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      ended?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    })
  return { onClose, dialog, button, pressOn }
}

describe('a dialog', () => {
  it('is closed by a press beside it', async () => {
    const { onClose, dialog, pressOn } = await givenDialog()

    await pressOn(dialog, dialog)

    expect(onClose).toHaveBeenCalledOnce()
  })

  it('stays where a press begins in it and ends beside it, as when a text is selected', async () => {
    const { onClose, dialog, button, pressOn } = await givenDialog()

    await pressOn(button, dialog)

    expect(onClose).not.toHaveBeenCalled()
  })

  it('is closed by a press beside it that draws it anew, as one that leaves a field does', async () => {
    const onClose = vi.fn<() => void>()
    const Redrawn = () => {
      const [draws, setDraws] = useState(0)
      return (
        <div onPointerDown={() => setDraws(draws + 1)}>
          <Dialog open onClose={() => onClose()} title={`Välj lista ${draws}`}>
            Innehåll
          </Dialog>
        </div>
      )
    }
    const dialog = (await mount(<Redrawn />)).querySelector('dialog')

    await act(async () => dialog?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })))
    expect(dialog?.textContent).toContain('Välj lista 1')
    await act(async () => dialog?.dispatchEvent(new MouseEvent('click', { bubbles: true })))

    expect(onClose).toHaveBeenCalledOnce()
  })

  it('stays where what is pressed is in it', async () => {
    const { onClose, button, pressOn } = await givenDialog()

    await pressOn(button, button)

    expect(onClose).not.toHaveBeenCalled()
  })
})
