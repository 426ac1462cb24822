// @vitest-environment happy-dom
import { act, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { useDocumentMark } from '../../../ui/components/use-document-mark'
import { mount } from '../mount'

const Marking = () => {
  const [isShown, setShown] = useState(false)
  useDocumentMark('flyout', isShown ? 'one' : undefined)
  return <button onClick={() => setShown((before) => !before)}>Visa</button>
}

const press = (place: HTMLElement): Promise<void> => act(async () => place.querySelector('button')?.click())

const mark = (): string | undefined => document.documentElement.dataset['flyout']

describe('a mark of the whole page', () => {
  it('is there while something is shown that sets it', async () => {
    const place = await mount(<Marking />)
    expect(mark()).toBeUndefined()
    await press(place)
    expect(mark()).toBe('one')
    await press(place)
    expect(mark()).toBeUndefined()
  })

  it('stays when another has set it meanwhile', async () => {
    const place = await mount(<Marking />)
    await press(place)
    document.documentElement.dataset['flyout'] = 'other'
    await press(place)
    expect(mark()).toBe('other')
    delete document.documentElement.dataset['flyout']
  })
})
