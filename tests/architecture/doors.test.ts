import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { readSource, readSourceFile, violations } from './doors'

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /^(domain|application|adapters|ui)\//.test(path))

describe('the doors between the rooms', () => {
  it('hold: no file imports through a wall', () => {
    const files = sources.map(readSourceFile)

    expect(files.length).toBeGreaterThan(50)
    expect(files.flatMap((file) => file.imports).length).toBeGreaterThan(100)
    expect(violations(files)).toEqual([])
  })

  it('keep the content client and its token out of the browser', () => {
    const byPath = new Map(sources.map((path) => [path.replace(/\.tsx?$/, ''), path]))
    const reached = new Set<string>()
    const walk = (path: string): void => {
      if (reached.has(path)) return
      reached.add(path)
      const file = byPath.get(path.replace(/\.tsx?$/, ''))
      if (file !== undefined) readSourceFile(file).imports.forEach(walk)
    }
    walk('ui/entry/browser')

    expect(reached).toContain('adapters/remote/content/remote-content-service')
    expect([...reached].filter((path) => /^contentful|contentful-source/.test(path))).toEqual([])
  })

  it.each([
    ['domain/cart/planted.ts', "import { map } from 'rxjs'"],
    ['domain/cart/planted.ts', "import type { Clock } from '#application/ports/clock'"],
    ['domain/cart/planted.ts', "export { readFile } from 'node:fs'"],
    ['application/shop/planted.ts', "import ky from 'ky'"],
    ['application/modules/cart/planted.ts', "import type { Shop } from '#application/shop/shop'"],
    ['application/modules/cart/planted.ts', "import { createOrderList } from '../../shop/order-list'"],
    ['application/shop/planted.ts', "const log = await import('#adapters/browser/dexie-event-log')"],
    ['adapters/remote/planted.ts', "import { readCart } from '../embedded/cart/read-cart'"],
    ['adapters/replay/planted.ts', "import { createServer } from 'node:http'"],
    ['application/replay/planted.ts', "import { createShop } from '#application/shop/create-shop'"],
    ['adapters/embedded/planted.ts', "import { createRuntime } from '#application/runtime/runtime'"],
    ['application/codecs/planted.ts', "import type { Batch } from '#application/log/record'"],
    ['ui/cart/planted.tsx', "import { createHttpClient } from '#adapters/remote/http-client'"],
    ['ui/cart/planted.tsx', "import { compose } from '../entry/browser-shop'"],
    ['ui/cart/planted.tsx', "import { Container } from 'inversify'"],
    ['ui/cart/planted.tsx', "import { pages } from '../server/pages-plugin'"],
    ['ui/server/planted.ts', "import { openDatabase } from '#adapters/embedded/database/database'"],
    ['ui/server/planted.ts', "import { createRemoteServices } from '#adapters/remote/remote-services'"],
    ['ui/server/planted.ts', "import { composeServer } from '../entry/compose-server'"],
  ])('fails on a planted violation: %s with %s', (path, code) => {
    expect(violations([readSource(path, code)])).toHaveLength(1)
  })
})
