import { describe, expect, it } from 'vitest'
import { readRichText } from '#adapters/remote/content/read-rich-text'

const text = (value: string, ...marks: readonly string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
})
const node = (nodeType: string, content: readonly object[] = [], data: object = {}) => ({ nodeType, content, data })
const document = (...content: readonly object[]) => node('document', content)
/** What a link leads to, as the client hands it over. */
const target = (fields: object) => ({ target: { sys: { id: 'x' }, fields } })
const file = (url: string, title = 'Monteringsanvisning') => target({ title, file: { url } })

const words = (value: string) => ({ tag: 'Text', text: value, marks: [] })
const linkTo = (address: string, value: string) => ({ tag: 'Link', address, text: [words(value)] })
const paragraph = (...content: readonly object[]) => ({ tag: 'Paragraph', text: content })

describe('a rich text of the content service', () => {
  it('keeps the marks of its words, strikethrough too', () => {
    expect(readRichText(document(node('paragraph', [text('195 kr', 'strikethrough', 'bold')])))).toEqual([
      paragraph({ tag: 'Text', text: '195 kr', marks: ['strikethrough', 'bold'] }),
    ])
  })

  it('links to a file, whose address Contentful writes without a scheme', () => {
    const link = node('asset-hyperlink', [text('läs mer')], file('//assets.test/a.pdf'))
    expect(readRichText(document(node('paragraph', [link])))).toEqual([
      paragraph(linkTo('https://assets.test/a.pdf', 'läs mer')),
    ])
  })

  it('shows an embedded file, page and button as links with their own words', () => {
    const button = target({ text: 'Ansök om konto', url: '/bli-kund' })
    expect(
      readRichText(
        document(
          node('embedded-asset-block', [], file('//assets.test/a.pdf')),
          node('embedded-entry-block', [], target({ title: 'Retur', slug: 'retur' })),
          node('paragraph', [text('Eller '), node('embedded-entry-inline', [], button)]),
        ),
      ),
    ).toEqual([
      paragraph(linkTo('https://assets.test/a.pdf', 'Monteringsanvisning')),
      paragraph(linkTo('/retur', 'Retur')),
      paragraph(words('Eller '), linkTo('/bli-kund', 'Ansök om konto')),
    ])
  })

  it('shows an embedded picture of our own with its measures, and links to one of another host', () => {
    const picture = (url: string) =>
      target({
        title: 'Kulventil',
        file: { url, contentType: 'image/svg+xml', details: { image: { width: 320, height: 240 } } },
      })
    expect(
      readRichText(
        document(
          node('embedded-asset-block', [], picture('/services/content/assets/dahl/a/a.svg')),
          node('embedded-asset-block', [], picture('//assets.test/a.svg')),
        ),
      ),
    ).toEqual([
      {
        tag: 'Image',
        image: {
          url: '/services/content/assets/dahl/a/a.svg',
          title: 'Kulventil',
          description: undefined,
          width: 320,
          height: 240,
        },
      },
      paragraph(linkTo('https://assets.test/a.svg', 'Kulventil')),
    ])
  })

  it.each([
    ['a file with an unsafe address', node('embedded-asset-block', [], file('javascript:alert(1)'))],
    ['a file without words', node('embedded-asset-block', [], file('//assets.test/a.pdf', ''))],
    ['a draft of a file', node('embedded-asset-block', [], { target: { sys: { type: 'Link', id: 'gone' } } })],
    ['an entry that is no page', node('embedded-entry-block', [], target({ title: 'Ruta' }))],
    ['a button with an unsafe address', node('embedded-entry-block', [], target({ text: 'Tryck', url: 'data:x' }))],
  ])('leaves out %s', (_, embedded) => {
    expect(readRichText(document(embedded))).toEqual([])
  })
})
