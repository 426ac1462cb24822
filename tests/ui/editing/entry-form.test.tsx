// @vitest-environment happy-dom
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { Call } from '#application/ports/call'
import type { EditedContent } from '#application/ports/content-editing'
import { EntryForm } from '../../../ui/editing/EntryForm'
import { shell, shopWith } from '../checkout/given'
import { withQueries, type AskedShop } from '../../support/arrived-shop'
import { noContentEditing } from '../../support/no-forms'
import { descriptionOf, drawIn, type Drawn } from '../draw'

const entry = (version: number, title: string): EditedContent => ({
  id: 'jul',
  typeName: 'Information',
  title,
  status: 'published',
  version,
  fields: [
    { id: 'title', type: 'Symbol', text: title },
    { id: 'message', type: 'Text', text: 'Vi har stängt.' },
  ],
})

interface Saved {
  readonly version: number
  readonly fields: Readonly<Record<string, string>>
}

const given = (answer: Call<EditedContent>): { readonly shop: AskedShop; readonly saved: Saved[] } => {
  const saved: Saved[] = []
  const contentEditing = {
    ...noContentEditing,
    save: (_id: string, version: number, fields: Readonly<Record<string, string>>) => {
      saved.push({ version, fields })
      return answer
    },
  }
  return { shop: withQueries(shopWith([]), { contentEditing }), saved }
}
const open = (shop: AskedShop, read: EditedContent) => drawIn(shop, shell, <EntryForm read={read} />)
const valueOf = (drawn: Drawn, name: string): string => {
  const field = drawn.named(name)
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : ''
}
const submit = (drawn: Drawn) =>
  drawn.does(() => drawn.all('form')[0]?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))

describe('what an editor writes', () => {
  it('is there again when the page is opened anew, and only what differs is sent', async () => {
    const { shop, saved } = given(TE.right(entry(2, 'Nytt')))
    const first = await open(shop, entry(1, 'Jul'))
    await first.type('title', 'Nytt')

    const again = await open(shop, entry(1, 'Jul'))
    expect(valueOf(again, 'title')).toBe('Nytt')
    expect(again.text()).not.toContain('Innehållet har ändrats sedan du skrev')
    await submit(again)

    expect(saved).toEqual([{ version: 1, fields: { title: 'Nytt' } }])
    await again.until(() => expect(again.text()).toContain('Sparat. Publicera'))
    const later = await open(shop, entry(2, 'Nytt'))
    expect(later.isThere('Ångra ändringarna')).toBe(false)
  })

  it('stays when somebody else has changed the entry, beside what is saved now', async () => {
    const { shop, saved } = given(TE.right(entry(6, 'Min')))
    const first = await open(shop, entry(4, 'Jul'))
    await first.type('title', 'Min')

    const again = await open(shop, entry(5, 'Deras'))
    expect(valueOf(again, 'title')).toBe('Min')
    expect(again.text()).toContain('Innehållet har ändrats sedan du skrev')
    expect(descriptionOf(again.named('title'))).toBe('Sparat nu: Deras')
    await submit(again)

    expect(saved).toEqual([{ version: 5, fields: { title: 'Min' } }])
  })

  it('stays where it was written while something else was being saved', async () => {
    let answer: (entry: EditedContent) => void = () => undefined
    const { shop } = given(() => new Promise((resolve) => (answer = (saved) => resolve(E.right(saved)))))
    const drawn = await open(shop, entry(1, 'Jul'))
    await drawn.type('title', 'Nytt ')
    await submit(drawn)
    await drawn.type('message', 'Vi har öppet.')
    await drawn.does(() => answer(entry(2, 'Nytt')))

    await drawn.until(() => expect(drawn.text()).toContain('Sparat. Publicera'))
    expect([valueOf(drawn, 'title'), valueOf(drawn, 'message')]).toEqual(['Nytt', 'Vi har öppet.'])
    expect(drawn.text()).not.toContain('Innehållet har ändrats sedan du skrev')
    const again = await open(shop, entry(2, 'Nytt'))
    expect(valueOf(again, 'message')).toBe('Vi har öppet.')
  })

  it('stays when it is refused, with the fault beside its field', async () => {
    const { shop } = given(
      TE.left({
        tag: 'Refused',
        service: 'gateway',
        status: 422,
        code: 'INVALID_FIELDS',
        message: 'Något fält behöver ändras.',
        details: [{ path: 'title', message: 'Högst 256 tecken på en rad.' }],
      }),
    )
    const drawn = await open(shop, entry(1, 'Jul'))
    await drawn.type('title', 'x'.repeat(257))
    await submit(drawn)

    await drawn.until(() => expect(descriptionOf(drawn.named('title'))).toContain('Högst 256 tecken på en rad.'))
    expect(valueOf(drawn, 'title')).toBe('x'.repeat(257))
  })

  it('is given up when the editor says so', async () => {
    const { shop } = given(TE.right(entry(2, 'Nytt')))
    const drawn = await open(shop, entry(1, 'Jul'))
    await drawn.type('title', 'Nytt')
    await drawn.press('Ångra ändringarna')

    expect(valueOf(drawn, 'title')).toBe('Jul')
    const again = await open(shop, entry(1, 'Jul'))
    expect(valueOf(again, 'title')).toBe('Jul')
  })

  it('of another entry stays with that one, also when this one is written and saved', async () => {
    const { shop } = given(TE.right(entry(2, 'Nytt')))
    const other = { ...entry(1, 'Påsk'), id: 'jul-2' }
    const first = await open(shop, other)
    await first.type('message', 'Annat')

    const again = await open(shop, entry(1, 'Jul'))
    expect(valueOf(again, 'message')).toBe('Vi har stängt.')
    await again.type('title', 'Nytt')
    await submit(again)
    await again.until(() => expect(again.text()).toContain('Sparat. Publicera'))
    expect(valueOf(again, 'message')).toBe('Vi har stängt.')
    expect(valueOf(await open(shop, other), 'message')).toBe('Annat')
  })
})
