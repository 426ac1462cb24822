import { parse } from 'qs'
import { limits } from './limits'

/**
 * The parameters of a query string, `a[b]=c` as an object and `a[0]=b` as a list, within limits: parameters beyond the
 * most are dropped (HTTP-15), an index beyond the most is a name (HTTP-16), and what lies deeper is a name as it was
 * written (HTTP-17).
 */
export const parseQueryString = (text: string): Readonly<Record<string, unknown>> =>
  parse(text, {
    parameterLimit: limits.queryString.mostParameters,
    // The parser counts the members of a list.
    arrayLimit: limits.queryString.mostIndex + 1,
    depth: limits.queryString.deepest,
  })

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null

const pairsIn = (name: string, value: unknown): readonly (readonly [string, unknown])[] =>
  isNested(value) ? Object.entries(value).flatMap(([key, one]) => pairsIn(`${name}[${key}]`, one)) : [[name, value]]

/** The parameters by their names as they were written, `fields.slug[in]`; several of one name as a list. */
export const literalParameters = (params: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      Array.isArray(value) && value.every((one) => typeof one === 'string') ? [[name, value]] : pairsIn(name, value),
    ),
  )
