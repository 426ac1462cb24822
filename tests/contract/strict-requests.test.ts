import * as E from 'fp-ts/Either'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BatchAddBody } from '#adapters/contract/cart'
import { CheckoutBody } from '#adapters/contract/checkout'
import { BreadcrumbsBody } from '#adapters/contract/product'
import { LogInBody } from '#adapters/contract/session'
import { readAs } from '#adapters/embedded/request-failure'

const read = (value: E.Either<unknown, unknown>): unknown => (E.isRight(value) ? value.right : undefined)

const sources = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name))

/** Codecs of objects that let fields in which they do not name. */
const openIn = (code: string): readonly string[] => code.match(/(?<!t\.exact\(\s*)\bt\.(?:type|partial)\(/g) ?? []

/** A space export and a signed token are no request, and are stored or were written by us. */
const notOfRequests = /embedded\/(?:content\/|auth\/access-token)/

describe('a request', () => {
  it('is read without fields that its codec does not name', () => {
    const logIn = { username: 'user', password: 'x' }
    const breadcrumbs = { breadcrumbs: ['a'], images: true }
    expect(read(readAs(LogInBody, { ...logIn, isAdmin: true }))).toEqual(logIn)
    expect(read(readAs(BreadcrumbsBody, { ...breadcrumbs, isAdmin: true }))).toEqual(breadcrumbs)
  })

  it('is read without unknown fields inside a list', () => {
    const item = { articleNumber: '4208103', quantity: 1, deliveryId: 'DBI', label: '' }
    expect(read(readAs(BatchAddBody, [{ ...item, isAdmin: true }]))).toEqual([item])
  })

  it('is read without unknown fields inside a lookup', () => {
    const body = { orderDetails: { DBI: { storeId: '1', isAdmin: true } }, sendOrderReceipt: true }
    expect(JSON.stringify(read(readAs(CheckoutBody, body)))).toContain('storeId')
    expect(JSON.stringify(read(readAs(CheckoutBody, body)))).not.toContain('isAdmin')
  })

  it('is read by strict codecs only', () => {
    const requests = [...sources('adapters/contract'), ...sources('adapters/embedded')].filter(
      (path) => !notOfRequests.test(path),
    )
    const open = requests.filter((path) => openIn(readFileSync(path, 'utf8')).length > 0)
    expect(requests.length).toBeGreaterThan(100)
    expect(open).toEqual([])
  })

  it.each(['t.type({ a: t.string })', 't.intersection([A, t.partial({ b: t.string })])'])(
    'is found out when it is not: %s',
    (code) => {
      expect(openIn(code)).toHaveLength(1)
      expect(openIn('t.strict({ a: t.string }), t.exact(t.partial({ b: t.string }))')).toHaveLength(0)
    },
  )
})
