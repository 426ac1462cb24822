import { fc } from '@fast-check/vitest'
import type { Asked } from './asked'
import type { GoodRequest } from './good-requests'

const nested = (levels: number): unknown => JSON.parse('{"a":'.repeat(levels) + '1' + '}'.repeat(levels))

/** Values that are often not thought of, for a place where another one is expected. */
const oddValue = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -0,
    -1,
    0.1,
    1e-320,
    1e15,
    2 ** 53,
    1e21,
    1e300,
    -1e308,
    1e10,
    10_000_000_001,
    '',
    ' ',
    '0',
    'NaN',
    'Infinity',
    '-1',
    '1e400',
    'null',
    'undefined',
    '[object Object]',
    "' or 1=1 --",
    '%',
    '\\',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x\udc00',
    '\u202e',
    '😀',
    '\ufeff',
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    '2026-02-30',
    '9999-99-99',
    'DBI',
    'EXH',
    'XXX',
    'a'.repeat(300),
    '9'.repeat(400),
    '../../etc/passwd',
    '{}',
    [],
    {},
    [[]],
    [null],
    [{}],
    { length: -1 },
    { toString: 1 },
    { and: 'x' },
    { and: ['x'] },
    { or: {} },
    { not: null },
    nested(40),
    Array.from({ length: 60 }, (_, index) => index),
    { type: 'constructor' },
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.double(),
)

const oddName = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'length',
  '',
  'and',
  'a.b',
  '\u0000',
  '\ud800',
  'type',
  'id',
)
const oddText = fc.constantFrom(
  '',
  'null',
  'NaN',
  '{',
  '[',
  '"',
  '{"a":1,}',
  '\ufeff{}',
  '{}{}',
  '[1,]',
  "{'a':1}",
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{}}}',
  '1e999',
  '[1e999]',
  '{"quantity":1e999}',
  String.raw`"\ud800"`,
  String.raw`{"query":"\ud800"}`,
  '['.repeat(5000),
  '{"a":'.repeat(5000),
  '\u0000',
  'true',
  '-',
  '0',
  '"x"',
)
const oddParam = fc.constantFrom(
  '%00',
  '%ED%A0%80',
  '%ff',
  '%',
  '%2',
  '..%2f..%2f',
  '..',
  '.',
  '%20',
  "'",
  '%22',
  '{}',
  '%F0%9F%98%80',
  'a'.repeat(600),
  'null',
  'undefined',
  '-1',
  '1e400',
  '__proto__',
  'constructor',
  '%0d%0aX:1',
  ';',
  '%3f',
  '%23',
)
const oddQuery = fc.constantFrom(
  '%00',
  'a=%00',
  'a[]=1&a[]=2',
  '=',
  '&&&',
  '%',
  'a=%ED%A0%80',
  '__proto__=1',
  'constructor=1',
  '__proto__[a]=1',
  'take=1e400',
  'take=-1',
  'take=0.5',
  'take=',
  'search=%25%5C_',
  'search=%F0%9F%98%80',
  'limit=-1',
  'limit=x',
  'skip=99999999999999999999',
  'order=,,,',
  'order=fields.constructor',
  'select=..',
  'fields.a[constructor]=1',
  'fields.__proto__=1',
  'sys.constructor.name=1',
  'sys.id[match]=a',
  'sys.id[lt]=%00',
  'include=11',
  'locale=*',
  'locale=__proto__',
  'query=%5B',
  'zipCode=1&zipCode=2',
  'storeFilter=,,',
  `x=${'y'.repeat(9000)}`,
)
const oddHeader = fc.oneof(
  fc.tuple(
    fc.constantFrom('content-type'),
    fc.constantFrom(
      'text/plain',
      'application/xml',
      'application/json; charset=utf-16',
      'application/json\t',
      'application/JSON',
      'multipart/form-data',
      'application/x-www-form-urlencoded',
      ' ',
      'application/json;',
    ),
  ),
  fc.tuple(
    fc.constantFrom(
      'idempotency-key',
      'if-match',
      'authorization',
      'prefer',
      'user-id',
      'api-version',
      'x-correlation-id',
      'accept',
      'accept-encoding',
      'if-none-match',
      'cookie',
      'x-forwarded-for',
      'content-length-x',
    ),
    fc.constantFrom(
      '',
      ' ',
      '"',
      '"1"',
      'W/"9999999999999999999"',
      '*',
      'Bearer',
      'Bearer a.b.c',
      'Bearer ..',
      'status-only',
      'x'.repeat(300),
      '\u00e5\u00e4',
      '__proto__',
      '-1',
      'V2',
      ',,,',
      'a\u0000b',
    ),
  ),
)

type Place = readonly (string | number)[]

const placesIn = (value: unknown, at: Place = []): readonly Place[] =>
  typeof value === 'object' && value !== null
    ? [at, ...Object.entries(value).flatMap(([name, inner]) => placesIn(inner, [...at, name]))]
    : [at]

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const changedAt = (value: unknown, [name, ...rest]: Place, change: (value: unknown) => unknown): unknown => {
  if (name === undefined) return change(value)
  if (Array.isArray(value))
    return value.map((one: unknown, index) => (String(index) === String(name) ? changedAt(one, rest, change) : one))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([own, inner]) => [own, own === name ? changedAt(inner, rest, change) : inner]),
  )
}

const bodyChange: fc.Arbitrary<(value: unknown) => unknown> = fc.oneof(
  { weight: 6, arbitrary: oddValue.map((odd) => () => odd) },
  { weight: 1, arbitrary: fc.constant((value: unknown) => [value]) },
  { weight: 1, arbitrary: fc.constant((value: unknown) => ({ value })) },
  { weight: 1, arbitrary: fc.constant(() => undefined) },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 2, max: 30 })
      .map((many) => (value: unknown) => (Array.isArray(value) ? Array.from({ length: many }, () => value[0]) : value)),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(oddName, oddValue).map(
      ([name, odd]) =>
        (value: unknown) =>
          isRecord(value) && !Array.isArray(value)
            ? Object.fromEntries([...Object.entries(value), [name, odd]])
            : value,
    ),
  },
)

type Spoil = (good: GoodRequest) => Asked

const spoilBody: fc.Arbitrary<Spoil> = fc
  .array(fc.tuple(fc.nat(), bodyChange), { minLength: 1, maxLength: 3 })
  .map((changes) => (good) => ({
    ...good,
    body: changes.reduce<unknown>((body, [where, change]) => {
      const places = placesIn(body)
      return changedAt(body, places[where % places.length] ?? [], change)
    }, good.body ?? {}),
  }))

const spoilText: fc.Arbitrary<Spoil> = fc.oneof(
  oddText.map((body): Spoil => (good) => ({ ...good, body })),
  fc.nat().map((cut): Spoil => (good) => {
    const text = JSON.stringify(good.body ?? {})
    return { ...good, body: text.slice(0, cut % text.length) }
  }),
)

const spoilPath: fc.Arbitrary<Spoil> = fc.tuple(fc.nat(), oddParam).map(([where, odd]) => (good) => {
  const [path = '', query] = good.path.split('?')
  const segments = path.split('/')
  const at = 1 + (where % Math.max(1, segments.length - 1))
  return {
    ...good,
    path:
      segments.map((segment, index) => (index === at ? odd : segment)).join('/') +
      (query === undefined ? '' : `?${query}`),
  }
})

const spoilQuery: fc.Arbitrary<Spoil> = oddQuery.map((odd) => (good) => ({
  ...good,
  path: `${good.path}${good.path.includes('?') ? '&' : '?'}${odd}`,
}))

const spoilHeaders: fc.Arbitrary<Spoil> = fc
  .array(oddHeader, { minLength: 1, maxLength: 3 })
  .map((headers) => (good) => ({ ...good, headers: Object.fromEntries(headers) }))

/** Ways to spoil a request that has a body, and one that has none. */
export const spoilsWithBody: fc.Arbitrary<Spoil> = fc.oneof(
  { weight: 10, arbitrary: spoilBody },
  { weight: 2, arbitrary: spoilText },
  { weight: 1, arbitrary: spoilPath },
  { weight: 1, arbitrary: spoilQuery },
  { weight: 2, arbitrary: spoilHeaders },
)
export const spoilsWithoutBody: fc.Arbitrary<Spoil> = fc.oneof(spoilPath, spoilQuery, spoilHeaders)
