import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router-dom'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { headOf } from '../../../ui/routing/head'
import { shopRoutes } from '../../../ui/routes'
import { createLoadPage } from '../../../ui/routing/load-page'
import { isRouteMeta, layouts, metaOf } from '../../../ui/routing/route-meta'
import { ShopProvider } from '../../../ui/shop/ShopContext'
import { memoryCatalogue } from '../../application/support/memory-catalogue'
import { shell } from '../checkout/given'
import { answers, givenPages } from './given'

const routes = shopRoutes(givenPages())
const metaAt = (path: string) => metaOf((matchRoutes(routes, path) ?? []).map(({ route }) => route))

const noArticles = { menu: [], variants: [], products: {} }

const drawOnServer = async (path: string, load = givenPages()) => {
  const handler = createStaticHandler(shopRoutes(load))
  const context = await handler.query(new Request(`http://shop.example${path}`))
  if (context instanceof Response)
    return { redirect: context.headers.get('location'), status: context.status, html: '' }
  const router = createStaticRouter(handler.dataRoutes, context)
  const html = renderToString(
    <ShopProvider arriving={new Promise(() => undefined)}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </ShopProvider>,
  )
  const head = headOf(context, new URL(`http://shop.example${path}`))
  return { redirect: undefined, status: context.statusCode, html: html.replaceAll('\u00a0', ' '), head }
}

describe('the route table', () => {
  it('[ROUTE-03] [ROUTE-17] [ROUTE-18] [ROUTE-19] names the public pages', () => {
    expect(metaAt('/').name).toBe('index')
    expect(metaAt('/kategorier/a/b/c').name).toBe('kategorier-slug')
    expect(matchRoutes(routes, '/kategorier/a/b/c')?.at(-1)?.params['*']).toBe('a/b/c')
    expect(metaAt('/produkt/kulventil-4208103').name).toBe('produkt-slug')
    expect(metaAt('/search').name).toBe('search')
  })

  it.each([
    ['[ROUTE-08]', '/cart', 'cart', undefined],
    ['[ROUTE-09]', '/delivery', 'delivery', 'minimal'],
    ['[ROUTE-10]', '/summary', 'summary', 'minimal'],
  ] as const)('%s %s needs a log-in and is a step of the checkout', (_id, path, step, layout) => {
    expect(metaAt(path)).toMatchObject({ name: step, checkoutStep: step, requiresAuth: true })
    expect(metaAt(path).layout).toBe(layout)
  })

  it('[ROUTE-11] the confirmation has a rule of its own', () => {
    expect(metaAt('/checkout-success-page')).toMatchObject({
      requiresAuth: true,
      checkoutStep: 'checkout-success-page',
      rule: 'checkout-success-page',
    })
  })

  it('[SHELL-01] knows three layouts', () => {
    expect(layouts).toEqual(['default', 'minimal', 'plain'])
    const pages = routes.flatMap((route) => route.children ?? []).flatMap((route) => route.children ?? [])
    const stated = pages.flatMap(({ handle }) =>
      isRouteMeta(handle) && handle.layout !== undefined ? [handle.layout] : [],
    )
    expect(stated.length).toBeGreaterThan(0)
    expect(stated.every((layout) => layouts.includes(layout))).toBe(true)
  })

  it.each(['/search', '/search?q=', '/search?q=%20%20'])('[ROUTE-32] goes home from %s', async (path) => {
    const { ports, asked } = memoryCatalogue(noArticles)
    expect(
      await drawOnServer(
        path,
        createLoadPage(() => ports),
      ),
    ).toMatchObject({ redirect: '/', status: 302 })
    expect(asked.entities).toEqual([])
  })
})

describe('the root of the shop', () => {
  it('[ROUTE-03] [ROUTE-49] is the start page where nothing else is configured', async () => {
    const { status, html } = await drawOnServer('/')
    expect(status).toBe(200)
    expect(html).toContain('Köps ofta')
  })

  it.each([302, 301])('[ROUTE-49] [ROUTE-50] leads where it is configured to, by status %i', async (status) => {
    const elsewhere = { to: 'https://kampanj.example/host', status }
    const { ports, asked } = memoryCatalogue(noArticles)
    const config = { config: () => TE.right({ ...shell.config, rootRedirect: elsewhere }) }
    const load = createLoadPage(() => ({ ...ports, config }))
    expect(await drawOnServer('/', load)).toMatchObject({ redirect: elsewhere.to, status })
    expect(asked.entities).toEqual([])
    expect(await drawOnServer('/kampanjer', load)).toMatchObject({ status: 200 })
  })
})

describe('pages on the server', () => {
  it('draw an article with its public price, VAT included, for nobody in particular', async () => {
    const { status, html, head } = await drawOnServer('/produkt/kulventil-4208103')
    expect(status).toBe(200)
    expect(html).toContain('Kulventil FF 1000 DN20')
    expect(html).toContain('price-public')
    expect(head).toMatchObject({
      title: 'Kulventil FF 1000 DN20 4208103 | Dahl',
      canonical: 'http://shop.example/produkt/artikel-4208103',
    })
  })

  it('draw a listing whose facets are a form that works without scripts', async () => {
    const { html, head } = await drawOnServer('/kategorier/vvs/ventiler/kulventiler?material=M%C3%A4ssing')
    expect(html).toMatch(/<form[^>]*id="urval"[^>]*action="\/kategorier\/vvs\/ventiler\/kulventiler"[^>]*method="get"/)
    expect(html).toMatch(/<input(?=[^>]*name="material")(?=[^>]*value="Mässing")(?=[^>]*checked="")/)
    expect(html).toMatch(/<input(?=[^>]*name="material")(?=[^>]*value="Rödgods")(?![^>]*checked)/)
    expect(head?.canonical).toBe('http://shop.example/kategorier/vvs/ventiler/kulventiler')
  })

  it.each(['/cart', '/delivery', '/summary', '/checkout-success-page'])(
    '[ROUTE-02] %s is a skeleton that no search engine keeps',
    async (path) => {
      const { status, html, head } = await drawOnServer(path)
      expect(status).toBe(200)
      expect(html).toContain('Laddar')
      expect(html).not.toContain('<h1')
      expect(head?.noindex).toBe(true)
    },
  )

  it('[ROUTE-22] [ERROR-02] say on an unknown path that it is not found, with the path', async () => {
    const { status, html, head } = await drawOnServer('/finns/inte')
    expect(status).toBe(404)
    expect(html).toContain('Page Not Found')
    expect(html).toContain('/finns/inte')
    expect(html).toContain('Det här facket är tomt.')
    expect(head).toMatchObject({ title: 'Det här facket är tomt. | Dahl', noindex: true })
  })

  it('[ERROR-03] say that the fault is ours on 500', async () => {
    const { status, html } = await drawOnServer('/', givenPages({ start: answers(500) }))
    expect(status).toBe(500)
    expect(html).toContain('Något gick fel hos oss.')
    expect(html).toContain('Sidan kunde inte visas.')
  })

  it.each([418, 503])('[ERROR-01] [ERROR-04] apologise on %i: status, headline and reason', async (code) => {
    const { status, html } = await drawOnServer('/', givenPages({ start: answers(code) }))
    expect(status).toBe(code)
    expect(html).toContain(`<strong>${code}</strong>`)
    expect(html).toContain('Vi ber om ursäkt.')
    expect(html).toContain('Försök igen om en stund.')
  })

  it('[ERROR-05] offer the way back when the server answered, and only the start page when it did not', async () => {
    const answered = await drawOnServer('/', givenPages({ start: answers(500) }))
    expect(answered.html).toContain('Gå tillbaka')
    const own = await drawOnServer('/', givenPages({ start: () => Promise.reject(new Error('in our own code')) }))
    expect(own.html).not.toContain('Gå tillbaka')
    expect(own.html).toMatch(/<a[^>]*href="\/"[^>]*>Till startsidan/)
  })

  it('stand without the shell when its data does not come', async () => {
    const { status, html } = await drawOnServer('/', givenPages({ shell: answers(503) }))
    expect(status).toBe(503)
    expect(html).toContain('Vi ber om ursäkt.')
  })
})
