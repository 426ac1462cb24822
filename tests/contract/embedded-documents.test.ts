import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { VariantsAnswer, getVariantsQuery } from '#adapters/contract/graphql'
import { readPdf } from '../support/read-pdf'
import { wholeCatalogue } from '../support/whole-catalogue'
import { winAnsi } from '#adapters/embedded/documents/win-ansi'
import type { Variant } from '#domain/catalogue/variant'
import { articleDrawing } from '../../ui/entry/article-drawing'
import { startEmbeddedServices, type EmbeddedServices } from './support/embedded-services'
import { answerAs } from './support/read-answer'

let services: EmbeddedServices
let origin: string
beforeAll(async () => {
  services = await startEmbeddedServices({ drawArticle: async (variant) => articleDrawing(variant) })
  origin = await services.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => services.stop())

const variantOf = async (article: string): Promise<Variant> => {
  const answer = await fetch(`${origin}/services/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: getVariantsQuery, variables: { articleNumbers: [article] } }),
  })
  const [variant] = answerAs(VariantsAnswer, await answer.json()).data.variants
  if (variant === undefined) throw new Error(`There is no ${article}`)
  return variant
}

const documentOf = async (article: string, kind: string): Promise<Response> => {
  const document = (await variantOf(article)).images.find(({ assetType }) => assetType === kind)
  if (document === undefined) throw new Error(`${article} has no ${kind}`)
  return fetch(new URL(document.assetUrl, origin))
}

const readAnswer = async (answer: Response) => readPdf(new Uint8Array(await answer.arrayBuffer()))

const isChemical = ({ warnings }: { readonly warnings: readonly unknown[] }): boolean => warnings.length > 1
const catalogue = wholeCatalogue(600)
const chemical = catalogue.articles.find(isChemical)
const pipe = catalogue.articles.find(({ name }) => /[åäö]/i.test(name) && /rör/i.test(name))

describe("an article's documents", () => {
  it('are told of beside its pictures, each with its kind and address', async () => {
    const { images } = await variantOf('4208103')
    expect(images).toMatchObject([
      { assetType: 'produktdatablad', assetUrl: '/services/documents/4208103/produktdatablad.pdf' },
    ])
  })

  it('[CATALOG-07] those of a related article carry label and MIME type', async () => {
    const { relations } = await variantOf('4207903')
    expect(relations[0]?.images).toEqual([
      {
        assetType: 'produktdatablad',
        assetUrl: '/services/documents/4208103/produktdatablad.pdf',
        assetLabel: 'Produktdatablad',
        assetMimeType: 'application/pdf',
      },
    ])
  })

  it('open as PDF under a name of their own, and may be kept a while', async () => {
    const answer = await documentOf('4208103', 'produktdatablad')
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="produktdatablad-4208103.pdf"',
      'cache-control': 'public, max-age=3600',
      'transfer-encoding': 'chunked',
    })
    const again = await fetch(answer.url, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
  })

  it('say what the catalogue says of the article, in Swedish, and no price', async () => {
    const { text, pages, title } = await readAnswer(await documentOf('4208103', 'produktdatablad'))
    expect(pages).toBe(1)
    expect(title).toBe('Produktdatablad Kulventil FF 1000 DN20')
    for (const words of [
      'Kulventil FF 1000 DN20',
      'Artikelnummer 4208103',
      'RSK-nummer 4208103',
      'EAN 7391242081036',
      'Leverantör Nordventil',
      'Avzinkningshärdig mässing',
      'Längd 71 mm',
      'EN 13828',
      'Säljs per 1 st',
    ])
      expect(text).toContain(words)
    expect(text).not.toMatch(/246|184|kr/)
  })

  it('show the article with its measures drawn out, and a title block beneath', async () => {
    const { text } = await readAnswer(await documentOf('4208103', 'produktdatablad'))
    for (const figure of ['L 71', 'H 53', 'W 95', 'Benämning', 'Mått mm']) expect(text).toContain(figure)
  })

  it('are one page for an article of every family', async () => {
    const oneOfEach = new Map(catalogue.products.map((product) => [product.family, product.productId]))
    for (const productId of oneOfEach.values()) {
      const article = catalogue.articles.find((one) => one.productId === productId)
      const answer = await fetch(`${origin}/services/documents/${article?.articleNumber}/produktdatablad.pdf`)
      const { pages, text } = await readAnswer(answer)
      expect([article?.name, pages]).toEqual([article?.name, article?.warnings.length === 0 ? 1 : pages])
      expect(text).toContain(`Artikelnummer ${article?.articleNumber}`)
    }
  })

  it('keep å, ä and ö in names', async () => {
    const { text } = await readAnswer(await documentOf(pipe?.articleNumber ?? '', 'produktdatablad'))
    expect(text).toContain(pipe?.name)
  })

  it('name the article that has taken the place of a discontinued one', async () => {
    const { text } = await readAnswer(await documentOf('4207903', 'produktdatablad'))
    expect(text).toContain('Artikeln har utgått och ersätts av 4208103 Kulventil FF 1000 DN20')
  })

  it('of a chemical are its safety data sheet too, with statements and pictograms', async () => {
    const { text } = await readAnswer(await documentOf(chemical?.articleNumber ?? '', 'sakerhetsdatablad'))
    expect(text).toContain('Säkerhetsdatablad')
    expect(text).toMatch(/Signalord: (Fara|Varning)/)
    expect(text).toMatch(/GHS0\d/)
    for (const { code } of chemical?.warnings ?? []) expect(text).toContain(code)
    expect(text).toMatch(/P\d{3}/)
    expect(text).toContain('utdrag')
  })

  it('are not made for what does not exist, and told so as the services tell it', async () => {
    const missing = ['0000000/produktdatablad.pdf', '4208103/sakerhetsdatablad.pdf', '4208103/ritning.pdf']
    for (const path of missing) {
      const answer = await fetch(`${origin}/services/documents/${path}`)
      expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'NOT_FOUND' }])
    }
  })

  it('can be written in the typefaces that every reader has, over the whole catalogue', () => {
    const texts = JSON.stringify(catalogue)
    expect([...new Set(winAnsi(texts.replaceAll('?', '')))]).not.toContain('?')
    expect(winAnsi('−35 °C, ≤ 0,18')).toBe('–35 °C, högst 0,18')
  })
})
