import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '#adapters/embedded/limits'
import { freePort, startBuiltServer } from '../support/built-server'
import { makeShopFolder, shortLived } from '../support/short-lived-server'

const SERVER = '.build/server/server.js'
const server = [...shortLived, SERVER]
const folder = mkdtempSync(join(tmpdir(), 'fackhandel-start-'))
beforeAll(() => makeShopFolder(50)(join(folder, 'data')))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

/** Starts a program of the shop on a small catalogue; what it prints is kept. */
const run = (args: readonly string[], env: Readonly<Record<string, string>>) => {
  const { DEMO: _demo, ...outer } = process.env
  const child = spawn(process.execPath, args, {
    env: { ...outer, NODE_ENV: 'production', CATALOGUE_SIZE: '50', DATA_DIR: join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => void (said += String(chunk)))
  const ended = once(child, 'close').then(([code]: unknown[]) => ({ code, said }))
  return { child, ended, said: () => said }
}

const answers = (origin: string): Promise<boolean> =>
  fetch(`${origin}/health`).then(
    ({ ok }) => ok,
    () => false,
  )

const until = async (holds: () => Promise<boolean> | boolean, ms = 90_000): Promise<void> => {
  const giveUp = AbortSignal.timeout(ms)
  while (!(await holds())) {
    giveUp.throwIfAborted()
    await setTimeout(50)
  }
}

const onNewConnection = async (origin: string): Promise<void> => {
  const asked = request(`${origin}/health`, { agent: false })
  asked.end()
  const [answer]: IncomingMessage[] = await once(asked, 'response')
  answer?.resume()
}

const logIn = (origin: string) =>
  fetch(`${origin}/services/v2/sessions/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'user', password: 'Fackhandel-2026' }),
  })

describe('a start that cannot be', () => {
  const notJson = join(folder, 'not-json.json')
  writeFileSync(notJson, 'entries: []')
  const noFolder = join(folder, 'a-file')
  writeFileSync(noFolder, '')

  const tooLarge = join(folder, 'too-large.json')
  writeFileSync(tooLarge, '')
  truncateSync(tooLarge, limits.content.mostExportBytes + 1)
  const empty = join(folder, 'empty.json')
  writeFileSync(empty, '')

  it.each<[Readonly<Record<string, string>>, RegExp]>([
    [{ PORT: '70000' }, /PORT: 70000 is out of bounds/],
    [{ BRAND: 'nope', KNOWN_HOSTS: '*' }, /BRAND: .*\n {2}KNOWN_HOSTS: /],
    [{ DATA_DIR: '/proc/x' }, /DATA_DIR: files cannot be written to \/proc\/x/],
    [{ DATA_DIR: noFolder }, /DATA_DIR: .*ENOTDIR/],
    [{ CONTENT_EXPORT: join(folder, 'missing.json') }, /CONTENT_EXPORT: .*missing\.json cannot be read \(ENOENT\)/],
    [{ CONTENT_EXPORT: notJson }, /CONTENT_EXPORT: .*not-json\.json is not JSON/],
    [{ CONTENT_EXPORT: 'package.json' }, /CONTENT_EXPORT: package\.json holds no published entries/],
    [{ CONTENT_EXPORT: '/dev/zero' }, /CONTENT_EXPORT: \/dev\/zero is not a regular file/],
    [{ CONTENT_EXPORT: folder }, /CONTENT_EXPORT: .* is not a regular file/],
    [{ CONTENT_EXPORT: empty }, /CONTENT_EXPORT: .*empty\.json is empty/],
    [{ CONTENT_EXPORT: tooLarge }, /CONTENT_EXPORT: .*too-large\.json is larger than 256 MB/],
    [{ DATABASE_URL: 'base' }, /DATABASE_URL: this is not the address/],
    [{ HOST: '203.0.113.1' }, /HOST: "203\.0\.113\.1" is no address of this machine/],
    [{ DEMO: '1', HOST: '0.0.0.0' }, /DEMO: the demo accounts.*DEMO_BEYOND_LOCALHOST=1/],
  ])(
    'with %j ends with code 1, and says in plain lines what to write',
    async (env, words) => {
      const { code, said } = await run(server, { PORT: String(await freePort()), ...env }).ended

      expect(said).toMatch(words)
      expect(said).toMatch(/^The shop cannot start:/m)
      expect(said).not.toMatch(/^\s+at /m)
      expect(code).toBe(1)
    },
    60_000,
  )

  it('at a port that is taken ends with code 1, and names the port', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' ? String(address?.port) : ''

    const { code, said } = await run(server, { PORT: port }).ended
    other.close()

    expect(said).toContain(`PORT: another program already answers at port ${port}.`)
    expect(said).not.toMatch(/^\s+at /m)
    expect(code).toBe(1)
  }, 60_000)
})

describe('the demo accounts', () => {
  it('are there where npm start answers on this machine alone, which it says; and gone once they are not asked for', async () => {
    const env = { PORT: String(await freePort()) }
    const origin = `http://localhost:${env.PORT}`
    const asked = run(['ui/entry/bootstrap.mjs', 'start'], env)
    await until(() => answers(origin))

    expect((await logIn(origin)).status).toBe(200)
    expect(await answers(`http://127.0.0.1:${env.PORT}`)).toBe(true)
    expect(asked.said()).toContain('DEMO is not set: the demo accounts are on')
    expect(asked.said()).toContain('open to everybody on this machine, and to nobody beyond it')
    asked.child.kill('SIGTERM')
    expect((await asked.ended).code).toBe(0)

    const unasked = run(server, env)
    await until(() => answers(origin))

    expect((await logIn(origin)).status).toBe(401)
    expect(unasked.said()).not.toContain('Fackhandel-2026')
    unasked.child.kill('SIGTERM')
    expect((await unasked.ended).code).toBe(0)

    const again = run(server, { ...env, DEMO: 'true' })
    await until(() => answers(origin))

    expect((await logIn(origin)).status).toBe(200)
    again.child.kill('SIGTERM')
    expect((await again.ended).code).toBe(0)
  }, 120_000)
})

describe('npm start that answers to others', () => {
  it('has no demo accounts, and its server ends when whatever started it is killed', async () => {
    const port = String(await freePort())
    const beyond = run(['ui/entry/bootstrap.mjs', 'start'], { PORT: port, HOST: '0.0.0.0' })
    await until(() => answers(`http://127.0.0.1:${port}`))

    expect((await logIn(`http://127.0.0.1:${port}`)).status).toBe(401)
    expect(beyond.said()).not.toContain('Fackhandel-2026')

    beyond.child.kill('SIGKILL')

    await until(async () => !(await answers(`http://127.0.0.1:${port}`)), 20_000)
    // The pipe closes with the last process that writes to it.
    await beyond.ended
  }, 120_000)
})

describe('the end of the built server', () => {
  it('finishes sixty pages and the calls of a cart, takes nothing new, and ends with code 0', async () => {
    const server = await startBuiltServer({ CATALOGUE_SIZE: '300' }, SERVER, makeShopFolder(300), shortLived)
    const tokens = await (await logIn(server.origin)).json()
    const headers = {
      authorization: `Bearer ${tokens.AuthenticationResult.AccessToken}`,
      'content-type': 'application/json',
    }
    const query = JSON.stringify({ query: '{ cart { cart { cartId } } }' })
    const cart = () => fetch(`${server.origin}/services/graphql`, { method: 'POST', headers, body: query })
    // What the first page and the first call load is there before the rush.
    expect((await fetch(`${server.origin}/kategorier/vvs`)).status).toBe(200)
    expect((await cart()).status).toBe(200)

    const pages = Array.from({ length: 60 }, (_, index) => fetch(`${server.origin}/kategorier/vvs?n=${index}`))
    const calls = Array.from({ length: 10 }, cart)
    // Connections are taken in the order they came: when new ones are answered, all of those have come in.
    for (const _ of [1, 2]) await onNewConnection(server.origin)

    const ended = server.stop()
    const statuses = await Promise.all([...pages, ...calls].map(async (asked) => (await asked).status))

    expect(statuses).toEqual(Array.from({ length: 70 }, () => 200))
    expect(await ended).toBe(0)
    expect(await answers(server.origin)).toBe(false)
  }, 120_000)
})
