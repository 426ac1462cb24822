import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenPage } from '#domain/content/content-page'
import type { ContentSection } from '#domain/content/section'
import { listing } from '../../ui/listing/page'
import { contentPage } from '../../ui/content/page'
import { builtAssets } from '../../ui/server/client-assets'
import { createPageRenderer } from '../../ui/server/page-renderer'
import { plainPage, plainSection } from '../support/content/plain-content'
import { fullAnswers } from '../ui/server/full-answers'
import { loadFrom, type PageAnswers } from '../ui/shell/given'
import { shippedCatalogue, startBuiltServer, type BuiltServer } from '../support/built-server'
import { gzippedBytes } from './bench-build'
import { pairedRatio, report } from './figure'

const noAssets = () => ({ scripts: [], styles: [], preloads: [], fonts: [] })

/** Milliseconds that the server takes to draw a page so many times, its data at hand. */
const drawing = (answers: PageAnswers, path: string, times = 40) => {
  const { render } = createPageRenderer(loadFrom(answers), noAssets, 'dahl')
  const request = () => render(new Request(`http://localhost${path}`))
  return async (): Promise<number> => {
    const began = performance.now()
    for (let turn = 0; turn < times; turn += 1) await request()
    return performance.now() - began
  }
}

const words = (text: string) => [{ tag: 'Paragraph', text: [{ tag: 'Text', text, marks: [] }] } as const]

describe('the start page of the shop as it was built', () => {
  let server: BuiltServer
  let token: string
  beforeAll(async () => {
    server = await startBuiltServer({ ...shippedCatalogue, DEMO: '1' })
    const answer = await fetch(`${server.origin}/services/v2/sessions/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'siteadmin', password: 'Fackhandel-2026' }),
    })
    const body: { readonly AuthenticationResult: { readonly AccessToken: string } } = JSON.parse(await answer.text())
    token = body.AuthenticationResult.AccessToken
  }, 300_000)
  afterAll(() => server.stop())

  const edit = async (method: string, path: string, body?: object): Promise<number> => {
    const answer = await fetch(`${server.origin}/services/content-editing/entries/startsida${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const read: { readonly version: number } = JSON.parse(await answer.text())
    return read.version
  }
  const setPublished = async (isPublished: boolean): Promise<void> => {
    const version = await edit('GET', '')
    await edit('POST', isPublished ? '/publish' : '/unpublish', { version })
  }

  /** Milliseconds for a page that the server keeps, asked for so many times, with or without its content. */
  const kept =
    (fromContent: boolean, times = 150) =>
    async (): Promise<number> => {
      await setPublished(fromContent)
      const page = await (await fetch(`${server.origin}/`)).text()
      expect(page.includes('Pressat och klart')).toBe(fromContent)
      const began = performance.now()
      for (let turn = 0; turn < times; turn += 1) await (await fetch(`${server.origin}/`)).arrayBuffer()
      return performance.now() - began
    }

  it('the start page from content', async (context) => {
    const { ratio, a, b } = await pairedRatio(11, kept(true), kept(false))
    report(context, {
      name: 'the kept start page from content / the brand’s own',
      ratio,
      budget: 1.3,
      of: `${a.toFixed(0)} ms / ${b.toFixed(0)} ms for 150`,
    })
  })
})

it('a page of 50 sections', async (context) => {
  const sections: readonly ContentSection[] = Array.from({ length: 50 }, (_, place) => ({
    ...plainSection,
    ...{ tag: 'TextBlock', title: `Del ${place}`, text: words('Rör upp till sex meter ligger inomhus. '.repeat(8)) },
  }))
  const pageOf = (page: OpenPage): PageAnswers => ({
    ...fullAnswers,
    contentPage: async () => ({
      ...{ kind: 'page', page, path: '/a/b', parent: undefined, siblings: [], selected: {} },
    }),
  })
  const asText = sections.flatMap((one) => (one.tag === 'TextBlock' ? one.text : []))
  const { ratio, a, b } = await pairedRatio(
    15,
    drawing(pageOf({ ...plainPage, sections }), '/a/b'),
    drawing(pageOf({ ...plainPage, body: asText }), '/a/b'),
  )
  report(context, {
    name: 'a page of 50 sections drawn / the same words as one text',
    ratio,
    of: `${a.toFixed(0)} ms / ${b.toFixed(0)} ms for 40`,
  })
})

it('scripts of a content page', async (context) => {
  const client = '.build/client'
  const filesOf = (source: string): readonly string[] => {
    const { scripts, preloads } = builtAssets(client, [source])([source])
    return [...scripts, ...preloads].map((url) => join(client, url))
  }
  const files = filesOf(contentPage.view.source)
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  for (const trace of ['leaflet', 'form.robots', 'Natural Earth']) expect(code).not.toContain(trace)
  const [own, listed] = [files, filesOf(listing.view.source)].map((list) =>
    list.reduce((sum, file) => sum + gzippedBytes(file), 0),
  )
  report(context, {
    name: 'scripts of a content page until it is usable / of a listing, gzipped; map and form not in them',
    ratio: (own ?? 0) / (listed ?? 1),
    of: `${own} / ${listed} bytes`,
  })
})
