import { createHmac, generateKeyPairSync, sign } from 'node:crypto'

interface Given {
  /** A genuine token of the attacker. */
  readonly own: string
  /** The user and the session whom the attacker wants to be. */
  readonly victim: { readonly userId: string; readonly sessionId: string }
  /** The key of the services: a token that is not wholly right is refused even if it is signed with it. */
  readonly key: Uint8Array
  /** Seconds since 1970. */
  readonly now: number
}

const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const read = (part: string): Readonly<Record<string, unknown>> =>
  JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))

const HS256 = { alg: 'HS256', typ: 'JWT' }
const digests: Readonly<Record<string, string>> = { HS256: 'sha256', HS384: 'sha384', HS512: 'sha512' }

const hmac = (header: { readonly alg: string }, payload: object, key: string | Uint8Array): string => {
  const signed = `${base64url(header)}.${base64url(payload)}`
  const digest = digests[header.alg] ?? 'sha256'
  return `${signed}.${createHmac(digest, key).update(signed).digest('base64url')}`
}

/** Tokens that are not a genuine one, by what is wrong with them. */
export const forgedTokens = ({ own, victim, key, now }: Given): Readonly<Record<string, string>> => {
  const [header = '', body = '', signature = ''] = own.split('.')
  const claims = read(body)
  const without = (name: string) => Object.fromEntries(Object.entries(claims).filter(([claim]) => claim !== name))
  const asVictim = { ...claims, sub: victim.userId, sid: victim.sessionId }
  const withHeader = (more: object, payload: object = claims) => hmac({ ...HS256, ...more }, payload, key)
  const withClaims = (more: object) => hmac(HS256, { ...claims, ...more }, key)
  const strange = hmac(HS256, asVictim, 'another key')
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwk = rsa.publicKey.export({ format: 'jwk' })
  const rsaSigned = `${base64url({ alg: 'RS256', typ: 'JWT', jwk })}.${base64url(asVictim)}`
  const unsigned = (alg: string) => `${base64url({ alg, typ: 'JWT' })}.${base64url(asVictim)}.`
  return {
    'alg none': unsigned('none'),
    'alg None': unsigned('None'),
    'alg NONE with the old signature': unsigned('NONE') + signature,
    'no alg': `${base64url({ typ: 'JWT' })}.${base64url(asVictim)}.${signature}`,
    'HS512 with the right key': hmac({ alg: 'HS512' }, claims, key),
    'HS384 with the right key': hmac({ alg: 'HS384' }, claims, key),
    'lower-case alg': hmac({ alg: 'hs256' }, claims, key),
    'an empty key': hmac(HS256, asVictim, ''),
    'another key': strange,
    'the issuer as key': hmac(HS256, asVictim, 'fackhandel'),
    'a public key as key': hmac(HS256, asVictim, String(rsa.publicKey.export({ format: 'pem', type: 'spki' }))),
    'RS256 with its own key in the header': `${rsaSigned}.${sign('sha256', Buffer.from(rsaSigned), rsa.privateKey).toString('base64url')}`,
    'a key in the header': hmac(
      { ...HS256, ...{ jwk: { kty: 'oct', k: 'AA' } } },
      asVictim,
      Buffer.from('AA', 'base64url'),
    ),
    'a jku': hmac({ ...HS256, ...{ jku: 'http://127.0.0.1:9/keys' } }, asVictim, 'another key'),
    'an x5u': hmac({ ...HS256, ...{ x5u: 'http://127.0.0.1:9/cert' } }, asVictim, 'another key'),
    'a kid that is a path': hmac({ ...HS256, ...{ kid: '../../../../dev/null' } }, asVictim, ''),
    'a kid that is SQL': hmac({ ...HS256, ...{ kid: "' union select 'AA" } }, asVictim, Buffer.from('AA', 'base64url')),
    'an unknown critical header, signed': withHeader({ crit: ['odd'], odd: 1 }),
    'b64 false, signed': withHeader({ crit: ['b64'], b64: false }),
    'no exp, signed': hmac(HS256, without('exp'), key),
    'exp as text, signed': withClaims({ exp: '9999999999' }),
    'exp a year ago, signed': withClaims({ iat: now - 31_537_000, exp: now - 31_536_000 }),
    'nbf to come, signed': withClaims({ nbf: now + 3600 }),
    'iat to come, signed': withClaims({ iat: now + 86_400, exp: now + 90_000 }),
    'another issuer, signed': withClaims({ iss: 'elsewhere' }),
    'no issuer, signed': hmac(HS256, without('iss'), key),
    'another audience, signed': withClaims({ aud: 'somebody-else' }),
    'no session, signed': hmac(HS256, without('sid'), key),
    'a session that is not there, signed': withClaims({ sid: 'ingen' }),
    "somebody else's session, signed": withClaims({ sid: victim.sessionId }),
    'another user in an own session, signed': withClaims({ sub: victim.userId }),
    'a list as session, signed': withClaims({ sid: [victim.sessionId] }),
    'no user, signed': hmac(HS256, without('sub'), key),
    'a role higher than its own, not signed again': `${header}.${base64url({ ...claims, customerPermissions: { role: 'SITE_ADMIN' } })}.${signature}`,
    'another user, not signed again': `${header}.${base64url(asVictim)}.${signature}`,
    'another session, not signed again': `${header}.${base64url({ ...claims, sid: victim.sessionId })}.${signature}`,
    'a later exp, not signed again': `${header}.${base64url({ ...claims, exp: now + 900_000 })}.${signature}`,
    'half a signature': `${header}.${body}.${signature.slice(0, 20)}`,
    'no signature': `${header}.${body}.`,
    'two parts': `${header}.${body}`,
    'double dots': `${header}..${body}..${signature}`,
    'four parts': `${own}.${signature}`,
    'an encrypted form': `${base64url({ alg: 'dir', enc: 'A256GCM' })}..AAAA.AAAA.AAAA`,
    'a huge payload': hmac(HS256, { ...asVictim, more: 'x'.repeat(6_000) }, 'another key'),
    'no token at all': 'null',
  }
}
