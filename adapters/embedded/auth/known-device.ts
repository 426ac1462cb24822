import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Instant } from '#domain/kernel/ids'
import { limits } from '../limits'
import { speaksTls } from '../request-origin'
import { macOf } from './server-keys'

const COOKIE = 'known-device'
const A_DAY_IN_SECONDS = 24 * 60 * 60
const ENTRY = /^(\d{1,12})\.([\w-]{16})\.([\w-]{43})$/

/**
 * A browser keeps one signed entry, `expiry.device.signature`, for each account it has logged in to. The signature binds
 * the entry to an account without naming it.
 */
interface Entry {
  readonly expiresAt: number
  readonly device: string
  readonly mac: string
  readonly text: string
}

const entryIn = (text: string): readonly Entry[] => {
  const [, expiresAt, device, mac] = ENTRY.exec(text) ?? []
  return expiresAt === undefined || device === undefined || mac === undefined
    ? []
    : [{ expiresAt: Number(expiresAt), device, mac, text }]
}

const entriesOf = (request: FastifyRequest): readonly Entry[] => {
  const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim())
  const value = cookies.find((cookie) => cookie.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1) ?? ''
  return value.split('~').slice(0, limits.session.mostAccountsOfDevice).flatMap(entryIn)
}

const seconds = (now: Instant): number => Math.floor(Date.parse(now) / 1000)

const signatureOf = (key: Uint8Array, account: string, expiresAt: number, device: string): string =>
  macOf(key, JSON.stringify([account, expiresAt, device]))

const isOf =
  (key: Uint8Array, account: string) =>
  ({ expiresAt, device, mac }: Entry): boolean =>
    timingSafeEqual(Buffer.from(mac), Buffer.from(signatureOf(key, account, expiresAt, device)))

/** The known device that sent a request, if it has logged in to the account before. */
export const knownDeviceOf = (
  key: Uint8Array,
  request: FastifyRequest,
  account: string,
  now: Instant,
): string | undefined =>
  entriesOf(request).find((entry) => entry.expiresAt > seconds(now) && isOf(key, account)(entry))?.device

/**
 * Makes the browser a known device of the account for half a year.
 * @param path the path that the cookie is sent to
 */
export const rememberDevice = (
  key: Uint8Array,
  request: FastifyRequest,
  reply: FastifyReply,
  { account, now, path }: { readonly account: string; readonly now: Instant; readonly path: string },
): void => {
  const maxAge = limits.session.knownDeviceDays * A_DAY_IN_SECONDS
  const expiresAt = seconds(now) + maxAge
  const known = entriesOf(request)
  const device = known.find(isOf(key, account))?.device ?? randomBytes(12).toString('base64url')
  const own = `${expiresAt}.${device}.${signatureOf(key, account, expiresAt, device)}`
  const others = known.filter((entry) => entry.expiresAt > seconds(now) && !isOf(key, account)(entry))
  const value = [own, ...others.map(({ text }) => text)].slice(0, limits.session.mostAccountsOfDevice).join('~')
  const secure = speaksTls(request) ? '; Secure' : ''
  reply.header('set-cookie', `${COOKIE}=${value}; Max-Age=${maxAge}; Path=${path}; HttpOnly; SameSite=Strict${secure}`)
}
