import { describe, expect, it } from 'vitest'
import { literalParameters, parseQueryString } from '#adapters/embedded/query-string'
import { requestRate, throttledFetch } from '#adapters/remote/content/throttled-fetch'

describe('a query string', () => {
  it('[HTTP-15] has a thousand parameters; what comes after is dropped', () => {
    const text = Array.from({ length: 1001 }, (_, at) => `p${at}=1`).join('&')
    const read = parseQueryString(text)
    expect(Object.keys(read)).toHaveLength(1000)
    expect(read).not.toHaveProperty('p1000')
  })

  it('[HTTP-16] has lists with indexes up to 20; a greater one is a name', () => {
    expect(parseQueryString('a[0]=x&a[20]=y')).toEqual({ a: ['x', 'y'] })
    expect(parseQueryString('a[21]=x')).toEqual({ a: { 21: 'x' } })
  })

  it('[HTTP-17] is read five levels deep; what lies deeper is a name as it was written', () => {
    expect(parseQueryString('a[b][c][d][e][f]=x')).toEqual({ a: { b: { c: { d: { e: { f: 'x' } } } } } })
    expect(parseQueryString('a[b][c][d][e][f][g]=x')).toEqual({ a: { b: { c: { d: { e: { f: { '[g]': 'x' } } } } } } })
  })

  it('reaches no prototype', () => {
    const read = parseQueryString('__proto__[x]=1&constructor[prototype][x]=1&a[__proto__][x]=1')
    expect(JSON.stringify(read)).not.toContain('"x"')
    expect({}).not.toHaveProperty('x')
  })

  it('names its parameters as they were written, where a service has brackets in their names', () => {
    expect(literalParameters(parseQueryString('fields.slug[in]=a,b&skip=1&q=a&q=b&x[y][z]=1'))).toEqual({
      'fields.slug[in]': 'a,b',
      skip: '1',
      q: ['a', 'b'],
      'x[y][z]': '1',
    })
  })
})

describe('the throttle of content', () => {
  it('[HTTP-14] is 7 requests a second by itself, and between 1 and 30 as it is set', () => {
    expect([undefined, 'auto', '', '12', '0', '-4', '50', '1e9', 'x'].map(requestRate)).toEqual([
      ...[7, 7, 1, 12, 1, 1, 30, 30, 7],
    ])
  })

  it('[HTTP-14] lets others wait for their turn', async () => {
    const at: number[] = []
    const send = throttledFetch(3, async () => {
      at.push(performance.now())
      return new Response()
    })
    await Promise.all(Array.from({ length: 4 }, () => send('https://content.test/')))
    expect(at).toHaveLength(4)
    expect((at[2] ?? 0) - (at[0] ?? 0)).toBeLessThan(700)
    expect((at[3] ?? 0) - (at[0] ?? 0)).toBeGreaterThan(800)
  })
})
