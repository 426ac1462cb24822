import { fc, test } from '@fast-check/vitest'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createKeptParts, type KeptParts } from '../../../ui/entry/kept-parts'
import { createPageRenderer } from '../../../ui/entry/page-renderer'
import { KeptPart, PartKeeperProvider } from '../../../ui/components/KeptPart'
import { givenLoaders } from '../shell/given'

interface Row {
  readonly words: string
}

const List = ({ rows, drawn = () => undefined }: { rows: readonly Row[]; drawn?: (row: Row) => void }) => (
  <main>
    {rows.map((row, index) => (
      <KeptPart key={index} as="article" name="row" of={row} className="row">
        <Words row={row} drawn={drawn} />
      </KeptPart>
    ))}
  </main>
)

const Words = ({ row, drawn }: { row: Row; drawn: (row: Row) => void }) => {
  drawn(row)
  return <p title={row.words}>{row.words}</p>
}

const drawnWith = (parts: KeptParts, rows: readonly Row[], drawn?: (row: Row) => void): string => {
  const page = parts.page()
  const html = renderToString(
    <PartKeeperProvider value={page.keeper}>
      <List rows={rows} {...(drawn === undefined ? {} : { drawn })} />
    </PartKeeperProvider>,
  )
  return Buffer.concat(page.finish(html)).toString()
}

describe('parts that many pages show', () => {
  it('are drawn once for equal data, whichever answer it came with', () => {
    const parts = createKeptParts()
    const seen: string[] = []
    const note = ({ words }: Row) => seen.push(words)

    drawnWith(parts, [{ words: 'kulventil' }], note)
    const second = drawnWith(parts, [{ words: 'vinkel' }, { words: 'kulventil' }], note)

    expect(seen).toEqual(['kulventil', 'vinkel'])
    expect(second).toBe(renderToString(<List rows={[{ words: 'vinkel' }, { words: 'kulventil' }]} />))
  })

  const words = fc.oneof(fc.string(), fc.constantFrom('åäö', '<b>&amp;"\'', '(start 0)', '$&', '\u{1F6B0}'))
  const pages = fc.array(fc.array(fc.record({ words }), { maxLength: 6 }), { maxLength: 6 })

  test.prop([pages])('never change a page: it is the one that is drawn whole', (given) => {
    const parts = createKeptParts()
    for (const rows of given) expect(drawnWith(parts, rows)).toBe(renderToString(<List rows={rows} />))
  })

  it('are not cut by a text that another page showed as a mark', () => {
    const parts = createKeptParts()
    let leaked = ''
    const page = parts.page()
    const mark = page.keeper('row', { words: 'x' })
    if (mark.tag === 'New') leaked = mark.end
    const foreign = leaked.replace(/[0-9a-f]{8}-/, '00000000-')

    const rows = [{ words: `a ${foreign} b` }]
    expect(drawnWith(parts, rows)).toBe(renderToString(<List rows={rows} />))
    expect(drawnWith(parts, rows)).toBe(renderToString(<List rows={rows} />))
  })
})

describe('a page put together from kept parts', () => {
  const noAssets = () => ({ scripts: [], styles: [], preloads: [], fonts: [] })
  const renderer = () => createPageRenderer(givenLoaders(), noAssets, 'dahl')
  /** What is drawn, without the data beside it. */
  const htmlOf = async (render: ReturnType<typeof renderer>, address: string): Promise<string> => {
    const rendering = await render(new Request(`http://shop.example${address}`))
    if (rendering.tag === 'Redirect') throw new Error(`${address} leads to ${rendering.to}`)
    return rendering.page.body.toString().split('<script type="application/json"')[0] ?? ''
  }
  const addresses = [
    '/',
    '/kategorier/vvs',
    '/kategorier/el',
    '/kategorier/vvs/ventiler/kulventiler',
    '/kategorier/vvs/ventiler/kulventiler?vy=bilder',
    '/kategorier/vvs/ventiler/kulventiler?dn=20&dn=25',
    '/kategorier/vvs/ventiler/kulventiler?lager=i-lager&sortera=price',
    '/kampanjer',
    '/kampanjer/presskampanj',
    '/sortiment',
    '/sortiment/servicebilen?vy=bilder',
    '/search?q=kulventil',
    '/search?q=vinkel',
    '/snabborder',
    '/produkt/4208103',
    '/cart',
    '/delivery',
    '/finns/inte',
  ]

  it('is the same, byte for byte, as one drawn by a server that has drawn nothing before', async () => {
    const warm = renderer()
    for (const address of [...addresses, ...addresses.toReversed()]) {
      expect(await htmlOf(warm, address), address).toBe(await htmlOf(renderer(), address))
    }
  })
})
