import { describe, expect, it } from 'vitest'
import { readEnvironment } from '../../../ui/entry/environment'

describe('the environment', () => {
  it('[CONST-07] makes it dahl’s shop where no brand is said, or none that is known', () => {
    expect(readEnvironment({}).brand).toBe('dahl')
    expect(readEnvironment({ BRAND: 'elsewhere' }).brand).toBe('dahl')
    expect(readEnvironment({ BRAND: 'opti' }).brand).toBe('opti')
  })

  it('[CONST-11] reads a content space’s environment master where no other is said', () => {
    const space = { CONTENTFUL_SPACE: 'shop', CONTENTFUL_ACCESS_TOKEN: 'token' }
    expect(readEnvironment(space).content.environment).toBe('master')
    expect(readEnvironment({ ...space, CONTENTFUL_ENVIRONMENT: 'stage' }).content.environment).toBe('stage')
  })

  it('[ROUTE-27] is production’s as built, and says itself when it is another', () => {
    expect(readEnvironment({ NODE_ENV: 'production' }).stage).toBe('production')
    expect(readEnvironment({ NODE_ENV: 'production', STAGE: 'stage' }).stage).toBe('stage')
    expect(readEnvironment({}).stage).toBe('development')
    expect(() => readEnvironment({ STAGE: 'prod' })).toThrow('STAGE must be one of development, stage, production')
  })

  it('[ROUTE-49] [ROUTE-50] may send the root of every brand, or of one, elsewhere', () => {
    expect(readEnvironment({}).rootRedirects).toEqual({})
    const all = readEnvironment({
      ROOT_REDIRECT: '/kampanjer',
      ROOT_REDIRECT_KONR: 'https://konr.example',
      ROOT_REDIRECT_STATUS_KONR: '301',
    })
    expect(all.rootRedirects).toMatchObject({
      dahl: { to: '/kampanjer', status: 302 },
      konr: { to: 'https://konr.example', status: 301 },
    })
    expect(readEnvironment({ ROOT_REDIRECT_OPTI: '/sortiment' }).rootRedirects).toEqual({
      opti: { to: '/sortiment', status: 302 },
    })
  })

  it('trusts no proxy unless it names some', () => {
    expect(readEnvironment({}).trustedProxies).toEqual({ tag: 'Nobody' })
    expect(readEnvironment({ TRUSTED_PROXIES: '10.0.0.0/8' }).trustedProxies).toEqual({
      tag: 'Addresses',
      addresses: ['10.0.0.0/8'],
    })
  })

  it.each([
    [{ ROOT_REDIRECT: 'javascript:alert(1)' }, 'ROOT_REDIRECT must be a path'],
    [{ ROOT_REDIRECT_KASP: '/' }, 'ROOT_REDIRECT_KASP must lead elsewhere'],
    [{ ROOT_REDIRECT: '/a', ROOT_REDIRECT_STATUS: '200' }, 'must have a status that redirects'],
    [{ PORT: 'many' }, 'PORT must be a whole number'],
    [{ TRUSTED_PROXIES: '10.0.0.1, proxy.example' }, 'TRUSTED_PROXIES must be addresses or networks'],
    [{ TRUSTED_PROXIES: 'true' }, '"true" is neither'],
  ])('is refused with what to write instead: %j', (variables, words) => {
    expect(() => readEnvironment(variables)).toThrow(words)
  })
})
