import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { pages } from '../../../ui/pages'
import { createPageRenderer } from '../../../ui/server/page-renderer'
import { htmlFaults } from '../../support/html/html-faults'
import { fullAnswers } from './full-answers'
import { answers, loadFrom } from '../shell/given'

const noAssets = () => ({ scripts: [], styles: [], preloads: [], fonts: [] })

/** An address of each page, with everything on it that the server can draw. */
const addresses: Readonly<Record<string, readonly string[]>> = {
  index: ['/'],
  department: ['/kategorier/vvs', '/kategorier/vvs?sortera=name'],
  'kategorier-slug': ['/kategorier/vvs/ventiler', '/kategorier/vvs/ventiler?vy=bilder'],
  search: ['/search?q=ventil', '/search?q=ventil&vy=bilder'],
  'produkt-slug': ['/produkt/4208103'],
  campaigns: ['/kampanjer'],
  'kampanjer-slug': ['/kampanjer/presskampanj'],
  assortments: ['/sortiment'],
  'sortiment-slug': ['/sortiment/presskampanj'],
  jamfor: ['/jamfor?artiklar=4208102,4208103,999', '/jamfor'],
  'product-configuration': ['/konfigurator', '/konfigurator?kategori=vvs%2Fventiler%2Fkulventiler&dn=20'],
  'store-finder': ['/hitta-butik', '/hitta-butik?sok=molndal&oppet=1'],
  retailers: ['/aterforsaljare'],
  'store-page': ['/butiker/107', '/butiker/finns-inte'],
  help: ['/hjalp'],
  replay: ['/replay'],
  'quick-order': ['/snabborder'],
  cart: ['/cart'],
  delivery: ['/delivery'],
  summary: ['/summary'],
  'checkout-success-page': ['/checkout-success-page'],
  'forgotten-password': ['/gloemt-loesenord'],
  'activate-user': ['/activate-user'],
  'my-pages': ['/mina-sidor'],
  mailbox: ['/mina-sidor/brevlada'],
  editing: ['/redaktion', '/redaktion?post=startsida'],
  'edit-user': ['/mina-sidor/anvaendare/u1'],
  'create-user': ['/mina-sidor/anvaendare/skapa'],
  'list-users': ['/mina-sidor/anvaendare'],
  'my-profile': ['/mina-sidor/min-profil'],
  'shopping-lists': ['/mina-sidor/inkoepslistor'],
  'shopping-list': ['/mina-sidor/inkoepslistor/l1'],
  'my-favourites': ['/mina-sidor/favoriter'],
  'my-quotes': ['/mina-sidor/offerter'],
  'quote-details': ['/mina-sidor/offerter/q1'],
  'shared-quote': ['/offert'],
  'order-history': ['/mina-sidor/orderhistorik'],
  order: ['/mina-sidor/orderhistorik/7204418'],
  economy: ['/mina-sidor/ekonomi'],
  'my-addresses': ['/mina-sidor/adresser'],
  'content-index': ['/kundservice'],
  'content-page': ['/kundservice/frakt'],
}

const drawn = async (address: string, load = loadFrom(fullAnswers)): Promise<string> => {
  const rendering = await createPageRenderer(load, noAssets, 'dahl').render(new Request(`http://localhost${address}`))
  if (rendering.tag !== 'Page') throw new Error(`${address} leads to ${rendering.to}`)
  return rendering.page.body.toString()
}

describe('a page as the server draws it', () => {
  it('is one of those checked here', () => {
    expect(Object.keys(addresses).toSorted()).toEqual(pages.map(({ id }) => id).toSorted())
  })

  it.each(Object.values(addresses).flat())('is valid HTML: %s', async (address) => {
    expect(htmlFaults(await drawn(address))).toEqual([])
  })

  it.each([404, 500, 503])('is valid HTML in place of which status %s is told', async (status) => {
    expect(htmlFaults(await drawn('/produkt/x', loadFrom({ ...fullAnswers, product: answers(status) })))).toEqual([])
  })

  it.each([
    ['/kategorier/vvs', ['Start', 'VVS']],
    ['/kategorier/vvs/ventiler', ['Start', 'VVS', 'Ventiler', 'Kulventiler']],
    ['/produkt/4208103', ['Kulventil FF 1000 DN15']],
  ])('tells search engines the way to %s', async (address, names) => {
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await drawn(address))?.[1] ?? ''
    const listed = [...data.matchAll(/"@type":"ListItem","position":\d+,"name":"([^"]+)"/g)].map(([, name]) => name)
    expect(listed).toEqual(names)
  })

  it('[LOCALE-02] links to no address with a language before it, and takes one for the slug of a page', async () => {
    const documents = await Promise.all(Object.values(addresses).flatMap((some) => some.map((one) => drawn(one))))
    const linked = documents.flatMap((html) => [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href))
    expect(linked.length).toBeGreaterThan(500)
    expect(linked.filter((href) => /^\/sv(?:\/|$)/.test(href))).toEqual([])
    const routes = pages.map(({ id, path }) => ({ id, path }))
    expect(matchRoutes(routes, '/sv')?.at(-1)?.route.id).toBe('content-index')
  })

  it('has a title that says what it is, and no other page has', async () => {
    const all = Object.values(addresses).flatMap(([first]) => first ?? [])
    const titles = await Promise.all(
      all.map(async (address) => /<title>([^<]*)<\/title>/.exec(await drawn(address))?.[1]),
    )
    // A campaign and an assortment have the same name in these answers.
    expect(new Set(titles).size).toBe(all.length - 1)
  })
})
