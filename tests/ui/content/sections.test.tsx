// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { fc, test } from '@fast-check/vitest'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it, vi } from 'vitest'
import type { FormService } from '#application/ports/form-service'
import type { Banner } from '#domain/content/banner'
import type { DynamicForm } from '#domain/content/dynamic-form'
import { formInputTypes } from '#domain/content/form-input-type'
import { marks, type Block, type Inline, type RichText } from '#domain/content/rich-text'
import { bannerLooks, type ContentSection } from '#domain/content/section'
import { SectionsView } from '../../../ui/content/SectionView'
import { DynamicFormView } from '../../../ui/content/DynamicFormView'
import { ShopProvider } from '../../../ui/shop/ShopContext'
import { withQueries } from '../../support/arrived-shop'
import { plainBanner, plainSection } from '../../support/content/plain-content'
import { shell, shopWith } from '../checkout/given'
import { drawIn } from '../draw'

const picture = { url: '/bild.svg', title: 'Bild', description: undefined, width: 32, height: 24 }

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; alert(1); '",
  'javascript:alert(1)',
  '</textarea><svg onload=alert(1)>',
  '{{7*7}}${7*7}',
  '\u202e\u0000\ud800',
]
const word = fc.oneof(fc.constantFrom('Ord', 'Rubrik', '', ...hostile), fc.string({ unit: 'grapheme', maxLength: 12 }))
const maybe = <A,>(value: fc.Arbitrary<A>) => fc.option(value, { nil: undefined })
const address = fc.constantFrom('/a', 'https://a.test/', 'mailto:a@b.se', 'tel:031', ...hostile)
const link = maybe(fc.record({ address, text: word }))
const image = maybe(fc.constant(picture))
const colour = maybe(fc.constantFrom('#eef1f4', '#0a2a66'))

const inline: fc.Arbitrary<Inline> = fc.oneof(
  fc.record({ tag: fc.constant('Text' as const), text: word, marks: fc.subarray([...marks]) }),
  fc.record({
    tag: fc.constant('Link' as const),
    address,
    text: fc.array(fc.record({ tag: fc.constant('Text' as const), text: word, marks: fc.constant([]) }), {
      maxLength: 2,
    }),
    button: maybe(
      fc.record({
        variant: fc.constantFrom('primary' as const, 'secondary' as const, 'text' as const),
        size: fc.constantFrom('small' as const, 'medium' as const, 'large' as const),
        shape: fc.constantFrom('square' as const, 'round' as const),
        icon: image,
      }),
    ),
  }),
)
const inlines = fc.array(inline, { maxLength: 3 })
const paragraph: fc.Arbitrary<Block> = fc.record({ tag: fc.constant('Paragraph' as const), text: inlines })
const flat = fc.array(paragraph, { maxLength: 2 })
const block: fc.Arbitrary<Block> = fc.oneof(
  paragraph,
  fc.record({
    tag: fc.constant('Heading' as const),
    level: fc.constantFrom(2 as const, 3 as const, 4 as const),
    text: inlines,
  }),
  fc.record({ tag: fc.constant('List' as const), ordered: fc.boolean(), items: fc.array(flat, { maxLength: 3 }) }),
  fc.record({ tag: fc.constant('Quote' as const), blocks: flat }),
  fc.record({ tag: fc.constant('Rule' as const) }),
  fc.record({ tag: fc.constant('Image' as const), image: fc.constant(picture) }),
  fc.record({
    tag: fc.constant('Table' as const),
    rows: fc.array(fc.array(fc.record({ isHeader: fc.boolean(), blocks: flat }), { maxLength: 3 }), { maxLength: 3 }),
  }),
)
const text: fc.Arbitrary<RichText> = fc.array(block, { maxLength: 4 })

const banner: fc.Arbitrary<Banner> = fc.record({
  ...{ id: word, title: word, preTitle: maybe(word), rows: fc.array(word, { maxLength: 3 }) },
  ...{ image, icon: image, link, backgroundColor: colour, weight: fc.integer() },
  marketing: maybe(fc.record({ id: word, creative: maybe(word) })),
})
const form: fc.Arbitrary<DynamicForm> = fc.record({
  ...{ id: word, title: maybe(word), description: text },
  inputs: fc.uniqueArray(
    fc.record({
      ...{ id: fc.uuid(), title: word, type: fc.constantFrom(...formInputTypes), isRequired: fc.boolean() },
      ...{ options: fc.uniqueArray(word, { maxLength: 3 }), placeholder: maybe(word) },
    }),
    { maxLength: 3, selector: ({ id }) => id },
  ),
})
const common = { id: word, title: maybe(word), icon: image, backgroundColor: colour }
const anySection: fc.Arbitrary<ContentSection> = fc.oneof(
  fc.record({ tag: fc.constant('TextBlock' as const), ...common, text }),
  fc.record({ tag: fc.constant('InfoBlock' as const), ...common, text }),
  fc.record({ tag: fc.constant('TextAndMedia' as const), ...common, text, image }),
  fc.record({
    tag: fc.constant('Images' as const),
    ...common,
    images: fc.array(fc.constant(picture), { maxLength: 3 }),
  }),
  fc.record({
    tag: fc.constant('Accordions' as const),
    ...common,
    items: fc.array(fc.record({ id: word, title: word, text }), { maxLength: 3 }),
  }),
  fc.record({
    tag: fc.constant('ContactCards' as const),
    ...common,
    contacts: fc.array(
      fc.record({ id: word, name: word, role: maybe(word), phone: maybe(word), email: maybe(word), image }),
      { maxLength: 3 },
    ),
  }),
  fc.record({
    tag: fc.constant('LargeSection' as const),
    ...common,
    ...{ preTitle: maybe(word), text: maybe(word), image, link, imageFirst: fc.boolean(), subHero: maybe(banner) },
    marketing: fc.constant(undefined),
  }),
  fc.record({ tag: fc.constant('AccountApplication' as const), ...common, text, link }),
  fc.record({
    tag: fc.constant('Banners' as const),
    ...common,
    ...{ look: fc.constantFrom(...bannerLooks), choice: fc.constant('all' as const) },
    banners: fc.array(banner, { maxLength: 4 }),
  }),
  fc.record({ tag: fc.constant('SelectedProducts' as const), ...common, groupId: word }),
  fc.record({
    tag: fc.constant('Video' as const),
    ...common,
    ...{ link: fc.record({ address, text: word }), thumbnail: image },
  }),
  fc.record({ tag: fc.constant('DynamicForm' as const), ...common, form }),
)

const drawn = (sections: readonly ContentSection[]) => (
  <MemoryRouter>
    <ShopProvider arriving={new Promise(() => undefined)}>
      <SectionsView sections={sections} selected={{}} />
    </ShopProvider>
  </MemoryRouter>
)

describe('the sections of any content', () => {
  test.prop([fc.array(anySection, { maxLength: 6 })], { numRuns: 150 })(
    '[CONTENT-12] are drawn by the server without a fault, and taken over by the browser as they are; nothing in them runs',
    async (sections) => {
      const html = renderToString(drawn(sections))
      const place = document.body.appendChild(document.createElement('div'))
      place.innerHTML = html
      expect(place.querySelectorAll('script, iframe, object, embed, [onerror], [onload]')).toHaveLength(0)
      for (const one of place.querySelectorAll('[href], [src]')) {
        const to = (one.getAttribute('href') ?? one.getAttribute('src') ?? '').trim().toLowerCase()
        expect(to).not.toMatch(/^(javascript|data|vbscript|blob):/)
      }
      const mismatches: unknown[] = []
      const errors = vi.spyOn(console, 'error').mockImplementation((...told) => void mismatches.push(told))
      const root = await act(async () =>
        hydrateRoot(place, drawn(sections), { onRecoverableError: (error) => mismatches.push(error) }),
      )
      await act(async () => root.unmount())
      errors.mockRestore()
      place.remove()
      expect(mismatches).toEqual([])
    },
  )

  it('[CONTENT-09] [CONTENT-14] are banners that lead outside in a window of their own, and name their marketing', async () => {
    const one: Banner = {
      ...plainBanner,
      link: { address: 'https://a.test/', text: 'Till oss' },
      marketing: { id: 'm1', creative: 'Start' },
      backgroundColor: '#0a2a66',
    }
    const page = await drawIn(
      shopWith([]),
      shell,
      <SectionsView
        sections={[{ ...plainSection, tag: 'Banners', look: 'wide', choice: 'all', banners: [one] }]}
        selected={{}}
      />,
    )
    const way = page.named('Till oss')
    expect([way.getAttribute('target'), way.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
    expect(page.all('[data-marketing-id=m1][data-creative=Start]')).toHaveLength(1)
    expect(page.all('rect').map((rect) => rect.getAttribute('fill'))).toEqual(['#0a2a66'])
  })
})

const later = <T,>() => {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((done) => (resolve = done))
  return { promise, resolve: (value: T) => resolve(value) }
}

describe('a form of content', () => {
  const asked: DynamicForm = {
    ...{ id: 'fraga', title: 'Fråga', description: [] },
    inputs: [
      { id: 'namn', title: 'Namn', type: 'text', options: [], isRequired: true, placeholder: undefined },
      { id: 'post', title: 'E-post', type: 'email', options: [], isRequired: true, placeholder: undefined },
      {
        id: 'amne',
        title: 'Ämne',
        type: 'select',
        options: ['Order', 'Retur'],
        isRequired: true,
        placeholder: 'Välj ämne',
      },
      {
        id: 'ja',
        title: 'Spara mina uppgifter',
        type: 'checkbox',
        options: [],
        isRequired: true,
        placeholder: undefined,
      },
    ],
  }

  const open = async (
    send: FormService['send'] = vi.fn<FormService['send']>(() => TE.right({ receiptNumber: '900007' })),
  ) => {
    const shop = withQueries(shopWith([]), { forms: { send } })
    return { page: await drawIn(shop, shell, <DynamicFormView form={asked} />), send }
  }

  it('[CONTENT-24] [CONTENT-25] [CONTENT-26] says what is wrong beside each field, keeps what is written, and sends it once', async () => {
    const { page, send } = await open()
    await page.type('Namn', 'Petra')
    await page.type('E-post', 'petra')
    await page.press('Skicka')
    expect(send).not.toHaveBeenCalled()
    expect(page.text()).toContain('Skriv en e-postadress')
    expect(page.text()).toContain('Välj ett alternativ.')
    expect(page.named('Namn').getAttribute('value')).toBe('Petra')
    await page.type('E-post', 'petra@foretag.se')
    await page.does(() => {
      const select = page.all('select')[0]
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, 'Retur')
      select?.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await page.press('Spara mina uppgifter')
    await page.press('Skicka')
    await page.until(() => expect(page.text()).toContain('Tack för ditt meddelande'))
    expect(page.text()).toContain('900007')
    expect(send).toHaveBeenCalledTimes(1)
    expect(send).toHaveBeenCalledWith(
      'fraga',
      {
        answers: { namn: ['Petra'], post: ['petra@foretag.se'], amne: ['Retur'], ja: ['ja'] },
        website: '',
      },
      expect.any(String),
    )
  })

  it('tells what the service finds wrong beside its field', async () => {
    const send = vi.fn<FormService['send']>(() =>
      TE.left({
        ...{ tag: 'Refused', service: 'gateway', status: 422, code: 'INVALID_FORM', message: 'Något behöver ändras.' },
        details: [{ path: 'namn', message: 'Namnet finns inte.' }],
      } as const),
    )
    const { page } = await open(send)
    await page.type('Namn', 'Petra')
    await page.type('E-post', 'petra@foretag.se')
    await page.does(() => {
      const select = page.all('select')[0]
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, 'Retur')
      select?.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await page.press('Spara mina uppgifter')
    await page.press('Skicka')
    await page.until(() => expect(page.text()).toContain('Namnet finns inte.'))
    expect(page.named('Namn').getAttribute('value')).toBe('Petra')
  })

  it('is sent by the same key again after a lost answer and a reload, and by another when its words are others', async () => {
    const keys: string[] = []
    const send: FormService['send'] = (_form, _answers, key) => {
      keys.push(key)
      return TE.left({ tag: 'Lost', service: 'gateway', status: undefined } as const)
    }
    const one: DynamicForm = { ...asked, inputs: asked.inputs.slice(0, 1) }
    const shop = withQueries(shopWith([]), { forms: { send } })
    const first = await drawIn(shop, shell, <DynamicFormView form={one} />)
    await first.type('Namn', 'Petra')
    await first.press('Skicka')
    await first.until(() => expect(keys).toHaveLength(1))

    const again = await drawIn(shop, shell, <DynamicFormView form={one} />)
    expect(again.named('Namn').getAttribute('value')).toBe('Petra')
    await again.press('Skicka')
    await again.until(() => expect(keys).toHaveLength(2))
    await again.type('Namn', 'Pelle')
    await again.press('Skicka')
    await again.until(() => expect(keys).toHaveLength(3))

    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  it('[CONTENT-26] keeps what is written before the shop is loaded, beside what was kept before', async () => {
    const shop = shopWith([])
    const earlier = await drawIn(shop, shell, <DynamicFormView form={asked} />)
    await earlier.type('E-post', 'petra@foretag.se')

    const arriving = later<typeof shop>()
    const early = await drawIn(arriving.promise, shell, <DynamicFormView form={asked} />)
    await early.type('Namn', 'Pe')
    await early.type('Namn', 'Petra')
    arriving.resolve(shop)
    await early.until(() => expect(early.named('E-post').getAttribute('value')).toBe('petra@foretag.se'))
    expect(early.named('Namn').getAttribute('value')).toBe('Petra')

    const reloaded = await drawIn(shop, shell, <DynamicFormView form={asked} />)
    expect(reloaded.named('Namn').getAttribute('value')).toBe('Petra')
    expect(reloaded.named('E-post').getAttribute('value')).toBe('petra@foretag.se')
  })

  it('[CONTENT-26] is empty again when it was sent before the shop was loaded', async () => {
    const one: DynamicForm = { ...asked, inputs: asked.inputs.slice(0, 1) }
    const send = vi.fn<FormService['send']>(() => TE.right({ receiptNumber: '900007' }))
    const shop = withQueries(shopWith([]), { forms: { send } })
    const arriving = later<typeof shop>()
    const early = await drawIn(arriving.promise, shell, <DynamicFormView form={one} />)
    await early.type('Namn', 'Petra')
    await early.press('Skicka')
    arriving.resolve(shop)
    await early.until(() => expect(early.text()).toContain('900007'))

    const reloaded = await drawIn(shop, shell, <DynamicFormView form={one} />)
    expect(reloaded.named('Namn').getAttribute('value')).toBe('')
  })
})
