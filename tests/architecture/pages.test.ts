import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { pages } from '../../ui/pages'
import { readSourceFile } from './doors'

const statements = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'ui'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path.endsWith('/page.ts') && path !== 'ui/routing/page.ts')

const views = /source: '([^']+)', load: \(\) => import\('([^']+)'\)/g

/** Sources that a statement names beside another component than the one that it loads. */
const wrongSources = (path: string, code: string): readonly string[] =>
  [...code.matchAll(views)].flatMap(([, source = '', component = '']) =>
    source === `${posix.join(posix.dirname(path), component)}.tsx` ? [] : [source],
  )

/** What a statement would draw into the first chunk: components with their styles, and the code of queries. */
const drawnIn = (path: string, code: string): readonly string[] =>
  parseSync(path, code)
    .module.staticImports.filter(({ entries }) => entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value)
    .filter(
      (target) =>
        target.startsWith('#application/') ||
        target.endsWith('.css') ||
        existsSync(`${posix.join(posix.dirname(path), target)}.tsx`),
    )

describe('the statement of a page', () => {
  it('is in the list of pages', () => {
    expect(statements.length).toBeGreaterThanOrEqual(11)
    const listed = readSourceFile('ui/pages.ts').imports
    expect(statements.filter((path) => !listed.includes(path.replace(/\.ts$/, '')))).toEqual([])
  })

  it('names the source file of the component that it loads', () => {
    const named = statements.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(views)].map(([, name]) => name))
    expect(new Set(named)).toEqual(new Set(pages.map(({ view }) => view.source)))
    expect(statements.flatMap((path) => wrongSources(path, readFileSync(path, 'utf8')))).toEqual([])
  })

  it('draws neither its component nor its query into the first chunk', () => {
    expect(statements.flatMap((path) => drawnIn(path, readFileSync(path, 'utf8')))).toEqual([])
  })

  it.each([
    ["import { Component } from './CartPage'", 1],
    ["import { listingPage } from '#application/queries/listing-page'", 1],
    ["import styles from './CartDocket.module.css'", 1],
    ["import type { Component } from './CartPage'", 0],
  ])('is found out when it does: %s', (code, count) => {
    expect(drawnIn('ui/cart/page.ts', code)).toHaveLength(count)
  })

  it('is found out when it names another file than it loads', () => {
    const code = "view: { source: 'ui/cart/Cart.tsx', load: () => import('./CartPage') }"
    expect(wrongSources('ui/cart/page.ts', code)).toEqual(['ui/cart/Cart.tsx'])
  })

  it('has an id and an address of its own', () => {
    expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length)
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
  })
})
