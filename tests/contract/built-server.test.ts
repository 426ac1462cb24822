import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leafCategories } from '../support/leaf-categories'
import { startBuiltServer, type BuiltServer } from '../support/built-server'
import { shortLived } from '../support/short-lived-server'

describe('the built server', () => {
  let server: BuiltServer
  beforeAll(async () => {
    server = await startBuiltServer(
      { CATALOGUE_SIZE: '300', TRUSTED_PROXIES: '127.0.0.1, ::1' },
      undefined,
      undefined,
      shortLived,
    )
  }, 120_000)
  let exitCode: number | null = null
  afterAll(async () => {
    exitCode = await server.stop()
    expect(exitCode).toBe(0)
  })

  const page = (path: string) => fetch(`${server.origin}${path}`)

  it('[ROUTE-03] answers the start page, drawn, with the policy that allows its own inline scripts by their content', async () => {
    const response = await page('/')
    const html = await response.text()

    expect(response.status).toBe(200)
    expect(html).toContain('<html lang="sv" data-brand="dahl">')
    expect(html).toContain('<h1')
    const policy = response.headers.get('content-security-policy') ?? ''
    const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code ?? '')
    const hashes = inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    expect(hashes).toHaveLength(2)
    expect(policy).toContain(`script-src 'self' ${hashes.join(' ')};`)
    expect(policy).not.toContain('unsafe-inline')
  })

  it('[ROUTE-47] answers an unknown address with 404 and the path in the page', async () => {
    const response = await page('/finns/inte/alls')

    expect(response.status).toBe(404)
    expect(await response.text()).toContain('/finns/inte/alls')
  })

  it('promises TLS where a proxy in front of it speaks it, and nowhere else', async () => {
    const plain = await page('/health')
    const proxied = await fetch(`${server.origin}/health`, { headers: { 'x-forwarded-proto': 'https' } })

    expect(plain.headers.has('strict-transport-security')).toBe(false)
    expect(proxied.headers.get('strict-transport-security')).toBe('max-age=31536000')
  })

  it('tells addresses that a page over TLS may call, where a proxy in front of it speaks TLS', async () => {
    const headers = { 'x-forwarded-proto': 'https' }
    const host = new URL(server.origin).host
    const html = await (await fetch(`${server.origin}/kategorier/vvs`, { headers })).text()

    expect(html).toContain(`rel="canonical" href="https://${host}/kategorier/vvs"`)
    expect(html).toContain(`"cart":"https://${host}/services`)
    expect(html).not.toContain('http://')
    expect(await (await page('/kategorier/vvs')).text()).toContain(`href="http://${host}/kategorier/vvs"`)
    expect(await (await fetch(`${server.origin}/robots.txt`, { headers })).text()).toContain(`Sitemap: https://${host}`)
  })

  it('stays at its own address when a path begins with two slashes', async () => {
    const response = await page('//evil.example/kategorier/vvs')

    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('rel="canonical"')
  })

  it.each(['/kategorier/%00', '/produkt/%00', '/kampanjer/%00', '/%00', `/kategorier/${'a/'.repeat(1000)}`])(
    'answers 404 at %s, where nothing can be',
    async (path) => {
      expect((await page(path)).status).toBe(404)
    },
  )

  it.each(['/', '/produkt/x', '/search?q=x'])('lets %s be read only', async (path) => {
    const response = await fetch(`${server.origin}${path}`, { method: 'POST' })

    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })

  it('answers a listing with the same page, whatever parameters that it does not know an address has', async () => {
    const menu = await leafCategories(server.origin)
    const asked = async (slug: string, search: string) => (await page(`/kategorier/${slug}${search}`)).text()
    for (const slug of menu.filter((_, index) => index % 5 === 0)) {
      expect(await asked(slug, '?utm_source=mail&sortera=price'), slug).toBe(await asked(slug, '?sortera=price&n=2'))
    }
  })

  it('[ROUTE-32] sends an empty search home', async () => {
    const response = await fetch(`${server.origin}/search?q=%20`, { redirect: 'manual' })

    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/')
  })

  it('[ROUTE-17] draws a category listing whose slug spans several segments, with public prices', async () => {
    const response = await page('/kategorier/vvs/ventiler/kulventiler')
    const html = await response.text()

    expect(response.status).toBe(200)
    expect(html).toContain('4208103')
    expect(html).toMatch(/inkl\. moms/)
  })

  it('[CATALOG-01] draws categories, assortments, campaigns, articles and search results', async () => {
    const list = async (path: string, below: RegExp) => below.exec(await (await page(path)).text())?.[1] ?? ''
    const paths = [
      '/kategorier/vvs/ventiler/kulventiler',
      await list('/sortiment', /href="(\/sortiment\/[^"?]+)"/),
      await list('/kampanjer', /href="(\/kampanjer\/[^"?]+)"/),
      '/produkt/kulventil-ff-1000-dn20-4208103',
      '/search?q=kulventil',
    ]
    for (const path of paths) {
      const response = await page(path)
      const html = await response.text()
      expect([path, response.status]).toEqual([path, 200])
      expect(html).toMatch(/<h1[^>]*>[^<]+/)
      expect(html).toMatch(/inkl\. moms/)
    }
  })

  it('opens the data sheet that an article names', async () => {
    const html = await (await page('/produkt/kulventil-ff-1000-dn20-4208103')).text()
    const sheet = await page(/href="([^"]+\.pdf)"/.exec(html)?.[1] ?? '')

    expect(sheet.headers.get('content-type')).toBe('application/pdf')
    expect(
      Buffer.from(await sheet.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })

  it('[ROUTE-04] [ROUTE-05] draws content at /{slug} and /{slug}/{contentSlug}', async () => {
    const listing = await (await page('/kundservice')).text()
    const content = await (await page('/kundservice/kopvillkor')).text()

    expect(listing).toContain('href="/kundservice/kopvillkor"')
    expect(content).toContain('<h1>Köpvillkor</h1>')
    expect(content).toContain('Äganderätt')
    expect(content).toMatch(/<link rel="canonical" href="[^"]+\/kundservice\/kopvillkor">/)
    for (const path of ['/finns-inte', '/kundservice/finns-inte', '/tjanster/kopvillkor'])
      expect((await page(path)).status, path).toBe(404)
  })

  it('[CONTENT-03] delivers a page for those who are logged in to them alone', async () => {
    const drawn = await (await page('/tjanster/prisavtal')).text()
    const asVisitor = await (await page('/content/pages/prisavtal')).text()
    const session = await fetch(`${server.origin}/services/v2/sessions/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'tom', password: 'Fackhandel-2026' }),
    })
    const { AccessToken } = (await session.json()).AuthenticationResult
    const read = (token: string) =>
      fetch(`${server.origin}/content/pages/prisavtal`, { headers: { authorization: `Bearer ${token}` } })

    expect(drawn).toContain('noindex')
    for (const text of [drawn, asVisitor, await (await read('forged.token.here')).text()])
      expect(text).not.toContain('abattgrupp')
    expect(await (await read(AccessToken)).text()).toContain('Rabattgrupp')
  })

  it('[CONST-03] answers the public configuration of the brand that the host says', async () => {
    const response = await page('/services/config')

    expect(await response.json()).toMatchObject({ brand: 'dahl', users: { tokenRefreshMargin: 60 } })
  })

  it('serves a page of the build unchanged for a year, and names no map of it', async () => {
    const html = await (await page('/')).text()
    const script = /<script type="module" src="([^"]+)"/.exec(html)?.[1] ?? ''
    const response = await page(script)
    // An answer that is not read keeps its connection, and a server that stops waits for it.
    await response.arrayBuffer()

    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toContain('immutable')
  })
})
