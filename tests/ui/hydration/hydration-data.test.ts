import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { isRouteErrorResponse } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { writeColumns } from '../../../ui/hydration/columns-json'
import { isColumnsJson } from '../../../ui/hydration/is-columns-json'
import { readHydrationData } from '../../../ui/hydration/hydration-data'

const variants = [
  { number: '1', name: 'Kulventil FF 1000', facts: [{ dn: '15' }], price: 12 },
  { number: '2', name: 'Kulventil FF 1000', facts: [{ dn: '20' }, { dn: '25' }] },
]
const written = JSON.stringify({ loaderData: { shell: writeColumns({ variants }) }, errors: null })

describe('the data of a page', () => {
  it('is read as it was written', () => {
    expect(readHydrationData(written)).toEqual(E.right({ loaderData: { shell: { variants } }, errors: null }))
  })

  it('holds the error of a page with its status', () => {
    const error = { kind: 'response', status: 404, statusText: 'Not Found', data: { path: '/x' } }
    const read = readHydrationData(
      JSON.stringify({ loaderData: {}, errors: { page: error, shell: { kind: 'fault' } } }),
    )
    const errors = E.isRight(read) ? read.right.errors : null

    expect([errors?.['page'], errors?.['shell']].map((one) => isRouteErrorResponse(one) && one.status)).toEqual([
      404, 500,
    ])
  })

  it.each([
    ['no data', undefined],
    ['empty data', '{}'],
    ['a page that was cut', written.slice(0, -20)],
    ['a list', '[]'],
    ['nothing', 'null'],
    ['data of no pages', '{"loaderData":null,"errors":null}'],
    ['a list of unknown encoding', '{"loaderData":{"shell":[{"other":[]},2]},"errors":null}'],
    ['an error of unknown kind', '{"loaderData":{},"errors":{"page":{"kind":"other"}}}'],
    ['an error without a status', '{"loaderData":{},"errors":{"page":{"kind":"response","statusText":""}}}'],
  ])('is said to be unreadable, and nothing is thrown: %s', (_what, json) => {
    expect(readHydrationData(json)).toEqual(E.left({ tag: 'PageDataUnreadable' }))
  })

  test.prop([fc.jsonValue({ maxDepth: 5 })])('is of the encoding that the server writes', (value) => {
    expect(isColumnsJson(JSON.parse(JSON.stringify(writeColumns(value))))).toBe(true)
  })
})
