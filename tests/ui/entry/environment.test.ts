import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { readEnvironment, type Environment } from '../../../ui/entry/environment'
import { startFaultText, type StartFault } from '../../../ui/entry/start-fault'

type Variables = Readonly<Record<string, string>>

const read = (variables: Variables): Environment => {
  const environment = readEnvironment(variables)
  if (E.isLeft(environment)) throw new Error(startFaultText(environment.left))
  return environment.right
}

const faults = (variables: Variables): readonly StartFault[] => {
  const environment = readEnvironment(variables)
  return E.isLeft(environment) ? environment.left : []
}

describe('the environment', () => {
  it('[CONST-07] makes it dahl’s shop where no brand is said', () => {
    expect(read({}).brand).toBe('dahl')
    expect(read({ BRAND: '' }).brand).toBe('dahl')
    expect(read({ BRAND: 'opti' }).brand).toBe('opti')
  })

  it('[CONST-11] reads a content space’s environment master where no other is said', () => {
    const space = { CONTENTFUL_SPACE: 'shop', CONTENTFUL_ACCESS_TOKEN: 'token' }
    expect(read(space).content).toMatchObject({ environment: 'master', host: 'cdn.contentful.com', insecure: false })
    expect(read(space).content.spaces).toEqual({ dahl: 'shop', konr: 'shop', kasp: 'shop', opti: 'shop' })
    expect(read({ ...space, CONTENTFUL_ENVIRONMENT: 'stage' }).content.environment).toBe('stage')
    expect(read({ CONTENTFUL_HOST: 'http://localhost:9000/' }).content).toMatchObject({
      host: 'localhost:9000',
      insecure: true,
    })
  })

  it('[ROUTE-27] is production’s as built, and says itself when it is another', () => {
    expect(read({ NODE_ENV: 'production' }).stage).toBe('production')
    expect(read({ NODE_ENV: 'production', STAGE: 'stage' }).stage).toBe('stage')
    expect(read({}).stage).toBe('development')
  })

  it('[ROUTE-49] [ROUTE-50] may send the root of every brand, or of one, elsewhere', () => {
    expect(read({}).rootRedirects).toEqual({})
    const all = read({
      ROOT_REDIRECT: '/kampanjer',
      ROOT_REDIRECT_KONR: 'https://konr.example',
      ROOT_REDIRECT_STATUS_KONR: '301',
    })
    expect(all.rootRedirects).toMatchObject({
      dahl: { to: '/kampanjer', status: 302 },
      konr: { to: 'https://konr.example', status: 301 },
    })
    expect(read({ ROOT_REDIRECT_OPTI: '/a', ROOT_REDIRECT_STATUS: '301' }).rootRedirects).toEqual({
      opti: { to: '/a', status: 301 },
    })
    expect(read({ ROOT_REDIRECT_OPTI: '/sortiment' }).rootRedirects).toEqual({
      opti: { to: '/sortiment', status: 302 },
    })
  })

  it('has the demo accounts only where they are asked for, and answers on this machine alone unless told otherwise', () => {
    expect(read({})).toMatchObject({ demo: false, host: 'localhost', port: 3000 })
    for (const on of ['1', 'true', 'yes', 'TRUE']) expect(read({ DEMO: on }).demo, on).toBe(true)
    for (const off of ['0', 'false', 'no', '', 'No']) expect(read({ DEMO: off }).demo, off).toBe(false)
    for (const host of ['127.0.0.1', '::1', 'LOCALHOST']) expect(read({ DEMO: '1', HOST: host }).demo, host).toBe(true)
  })

  it('has the demo accounts beyond this machine only where that is said too', () => {
    for (const host of ['0.0.0.0', '::', '192.168.0.7', 'shop.example.com']) {
      expect(faults({ DEMO: '1', HOST: host }), host).toMatchObject([{ variable: 'DEMO' }])
      expect(read({ HOST: host }).demo, host).toBe(false)
      expect(read({ DEMO: '1', HOST: host, DEMO_BEYOND_LOCALHOST: '1' }).demo, host).toBe(true)
    }
  })

  it.each<[Variables, Partial<Environment>]>([
    [
      { PORT: '1', CATALOGUE_SIZE: '1' },
      { port: 1, catalogueSize: 1 },
    ],
    [
      { PORT: '65535', CATALOGUE_SIZE: '1000000' },
      { port: 65_535, catalogueSize: 1_000_000 },
    ],
    [{ PORT: ' 8080 ' }, { port: 8080 }],
    [{ KNOWN_HOSTS: ' Shop.example.com, www.example.com ,' }, { knownHosts: ['shop.example.com', 'www.example.com'] }],
    [
      { KNOWN_HOSTS: 'xn--nsa-qla.example,10.0.0.7,[2001:db8::1]' },
      {
        knownHosts: ['xn--nsa-qla.example', '10.0.0.7', '[2001:db8::1]'],
      },
    ],
    [{ CART_SERVICE_URL: 'https://cart.example.com/v3/' }, { serviceUrls: { cart: 'https://cart.example.com/v3' } }],
    [{ DATABASE_URL: 'postgres://shop:s%40fe@db/shop' }, { databaseUrl: 'postgres://shop:s%40fe@db/shop' }],
    [{ DATABASE_URL: 'postgresql:///shop?host=/tmp' }, { databaseUrl: 'postgresql:///shop?host=/tmp' }],
    [{ DATA_DIR: '' }, { dataDir: '.data' }],
  ])('takes %j', (variables, expected) => {
    expect(read(variables)).toMatchObject(expected)
  })

  it.each<[Variables, string, RegExp]>([
    [{ PORT: 'many' }, 'PORT', /"many" is not a whole number.*1 to 65535/],
    [{ PORT: '0' }, 'PORT', /out of bounds.*1 to 65535/],
    [{ PORT: '70000' }, 'PORT', /out of bounds/],
    [{ PORT: '-1' }, 'PORT', /not a whole number/],
    [{ PORT: '3e3' }, 'PORT', /not a whole number/],
    [{ PORT: '99999999999999999999' }, 'PORT', /not a whole number/],
    [{ HOST: 'localhost:3000' }, 'HOST', /no port/],
    [{ HOST: 'http://localhost' }, 'HOST', /not an address/],
    [{ HOST: '[::1]' }, 'HOST', /not an address/],
    [{ HOST: '*' }, 'HOST', /not an address/],
    [{ HOST: '127.1' }, 'HOST', /not an address/],
    [{ BRAND: 'nope' }, 'BRAND', /"nope" is not known.*dahl, konr, kasp, opti/],
    [{ BRAND: 'DAHL' }, 'BRAND', /Write one of/],
    [{ STAGE: 'prod' }, 'STAGE', /development, stage, production/],
    [{ DEMO: 'on' }, 'DEMO', /Write 1, true or yes/],
    [{ DEMO: '2' }, 'DEMO', /neither on nor off/],
    [{ DEMO_BEYOND_LOCALHOST: 'perhaps' }, 'DEMO_BEYOND_LOCALHOST', /neither on nor off/],
    [{ CATALOGUE_SIZE: '0' }, 'CATALOGUE_SIZE', /1 to 1000000/],
    [{ CATALOGUE_SIZE: '1000001' }, 'CATALOGUE_SIZE', /out of bounds/],
    [{ CATALOGUE_SIZE: '20 000' }, 'CATALOGUE_SIZE', /not a whole number/],
    [{ DATA_DIR: 'a\0b' }, 'DATA_DIR', /NUL/],
    [{ DATABASE_URL: 'base' }, 'DATABASE_URL', /Write postgres:\/\//],
    [{ DATABASE_URL: 'mysql://db/shop' }, 'DATABASE_URL', /not the address of a PostgreSQL/],
    [{ DATABASE_URL: 'postgres://' }, 'DATABASE_URL', /not the address/],
    [{ DATABASE_URL: 'postgres://user:pass:word/x@y@host:port/db' }, 'DATABASE_URL', /%xx/],
    [{ KNOWN_HOSTS: '*' }, 'KNOWN_HOSTS', /"\*" is no host name/],
    [{ KNOWN_HOSTS: '*.example.com' }, 'KNOWN_HOSTS', /without scheme, port or wildcard/],
    [{ KNOWN_HOSTS: 'shop.example.com:443' }, 'KNOWN_HOSTS', /no host name/],
    [{ KNOWN_HOSTS: 'https://shop.example.com' }, 'KNOWN_HOSTS', /no host name/],
    [{ KNOWN_HOSTS: 'a.example,b example' }, 'KNOWN_HOSTS', /"b example" is/],
    [{ KNOWN_HOSTS: 'näsa.example' }, 'KNOWN_HOSTS', /no host name/],
    [{ KNOWN_HOSTS: 'a..example' }, 'KNOWN_HOSTS', /no host name/],
    [{ KNOWN_HOSTS: '0x7f.1' }, 'KNOWN_HOSTS', /no host name/],
    [{ KNOWN_HOSTS: 'a@b' }, 'KNOWN_HOSTS', /no host name/],
    [{ CART_SERVICE_URL: 'ftp://x' }, 'CART_SERVICE_URL', /ftp: is neither http: nor https:/],
    [{ ORDER_SERVICE_URL: 'orders' }, 'ORDER_SERVICE_URL', /not an address/],
    [{ AUTH_SERVICE_URL: '//auth.example.com' }, 'AUTH_SERVICE_URL', /not an address/],
    [{ STOCK_SERVICE_URL: 'https://user:secret@stock.example' }, 'STOCK_SERVICE_URL', /holds a user/],
    [{ PRICE_SERVICE_URL: 'https://price.example?a=b' }, 'PRICE_SERVICE_URL', /query/],
    [{ SEARCH_SERVICE_URL: 'https://search.example/#x' }, 'SEARCH_SERVICE_URL', /fragment/],
    [{ QUOTE_SERVICE_URL: 'javascript:alert(1)' }, 'QUOTE_SERVICE_URL', /neither http/],
    [{ CONTENTFUL_SPACE: 'shop' }, 'CONTENTFUL_ACCESS_TOKEN', /not the token that reads it/],
    [{ CONTENTFUL_SPACE_KONR: 'shop' }, 'CONTENTFUL_ACCESS_TOKEN', /leave out CONTENTFUL_SPACE/],
    [{ CONTENTFUL_SPACE_NOPE: 'shop' }, 'CONTENTFUL_SPACE_NOPE', /no such brand/],
    [{ CONTENTFUL_SPACE: '../x', CONTENTFUL_ACCESS_TOKEN: 't' }, 'CONTENTFUL_SPACE', /not an id/],
    [{ CONTENTFUL_ENVIRONMENT: 'a/b' }, 'CONTENTFUL_ENVIRONMENT', /not an id/],
    [{ CONTENTFUL_ACCESS_TOKEN: 'Bearer x' }, 'CONTENTFUL_ACCESS_TOKEN', /token alone/],
    [{ CONTENTFUL_HOST: 'cdn.contentful.com/spaces' }, 'CONTENTFUL_HOST', /not a host/],
    [{ CONTENTFUL_HOST: 'ftp://cdn' }, 'CONTENTFUL_HOST', /not a host/],
    [{ CONTENTFUL_HOST: 'cdn:99999' }, 'CONTENTFUL_HOST', /not a host/],
    [{ ROOT_REDIRECT: 'javascript:alert(1)' }, 'ROOT_REDIRECT', /Write a path of the shop/],
    [{ ROOT_REDIRECT: '//evil.example' }, 'ROOT_REDIRECT', /Write a path of the shop/],
    [{ ROOT_REDIRECT: '/\\evil.example' }, 'ROOT_REDIRECT', /Write a path of the shop/],
    [{ ROOT_REDIRECT_STATUS: '200' }, 'ROOT_REDIRECT_STATUS', /a status is set, but no redirect/],
    [{ ROOT_REDIRECT_STATUS_KONR: '301' }, 'ROOT_REDIRECT_STATUS_KONR', /in ROOT_REDIRECT/],
    [{ ROOT_REDIRECT_KONR: '/a', ROOT_REDIRECT_STATUS_OPTI: '301' }, 'ROOT_REDIRECT_STATUS_OPTI', /no redirect/],
    [{ TRUSTED_PROXIES: '10.0.0.1, proxy.example' }, 'TRUSTED_PROXIES', /"proxy.example" is neither/],
    [{ TRUSTED_PROXIES: 'true' }, 'TRUSTED_PROXIES', /the number of proxies/],
    [{ ROOT_REDIRECT_KASP: '/' }, 'ROOT_REDIRECT_KASP', /another address than the root/],
    [{ ROOT_REDIRECT: '/a', ROOT_REDIRECT_STATUS: '304' }, 'ROOT_REDIRECT', /must redirect/],
    [{ ROOT_REDIRECT: '/a', ROOT_REDIRECT_STATUS: '200' }, 'ROOT_REDIRECT_STATUS', /301 to 308/],
  ])('refuses %j, and says once which variable it is and what to write', (variables, variable, words) => {
    expect(faults(variables).map((one) => one.variable)).toEqual([variable])
    expect(startFaultText(faults(variables))).toMatch(words)
  })

  it('trusts no proxy unless it names some', () => {
    expect(read({}).trustedProxies).toEqual({ tag: 'Nobody' })
    expect(read({ TRUSTED_PROXIES: '10.0.0.0/8' }).trustedProxies).toEqual({
      tag: 'Addresses',
      addresses: ['10.0.0.0/8'],
    })
  })

  it('tells all that is wrong at once', () => {
    const text = startFaultText(faults({ PORT: '0', BRAND: 'nope', CART_SERVICE_URL: 'x', KNOWN_HOSTS: '*' }))

    expect(text.split('\n')).toHaveLength(5)
    for (const variable of ['PORT', 'BRAND', 'CART_SERVICE_URL', 'KNOWN_HOSTS']) expect(text).toContain(`${variable}: `)
  })

  it('repeats no secret', () => {
    const text = startFaultText(
      faults({
        DATABASE_URL: 'postgress://shop:hemligt@db/shop',
        CART_SERVICE_URL: 'https://shop:hemligt@cart.example',
        CONTENTFUL_ACCESS_TOKEN: 'hemligt hemligt',
      }),
    )

    expect(text.split('\n')).toHaveLength(4)
    expect(text).not.toContain('hemligt')
  })

  it('sends mails by the server of SMTP_URL, from MAIL_FROM or from the user of that server', () => {
    expect(read({}).mail).toBeUndefined()
    expect(read({ SMTP_URL: 'smtp://shop%40dahl.se:p%40ss@mail.example.com' }).mail).toEqual({
      ...{ host: 'mail.example.com', port: 587, isSecure: false },
      ...{ user: 'shop@dahl.se', password: 'p@ss', from: 'shop@dahl.se' },
    })
    expect(read({ SMTP_URL: 'smtps://127.0.0.1', MAIL_FROM: 'Shop@Dahl.se' }).mail).toEqual({
      ...{ host: '127.0.0.1', port: 465, isSecure: true },
      ...{ user: undefined, password: undefined, from: 'shop@dahl.se' },
    })
  })

  it.each([
    ['SMTP_URL', { SMTP_URL: 'mail.example.com' }],
    ['SMTP_URL', { SMTP_URL: 'http://shop%40dahl.se:hemligt@mail.example.com' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://shop%40dahl.se:hemligt%E5@mail.example.com' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://shop%40dahl.se:hemligt@mail.example.com/?pool=1' }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://shop:hemligt@mail.example.com' }],
    ['MAIL_FROM', { MAIL_FROM: 'Dahl <shop@dahl.se>' }],
  ])('says what is wrong with %s, and no password', (variable, variables) => {
    expect(faults(variables)).toMatchObject([{ variable }])
    expect(JSON.stringify(faults(variables))).not.toContain('hemligt')
  })
})
