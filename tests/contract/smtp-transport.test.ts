import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeAll, afterAll, describe, expect, it } from 'vitest'
import { queueMail } from '#adapters/embedded/mail/queue-mail'
import { retryMailAfterMs, sendMails } from '#adapters/embedded/mail/send-mails'
import { smtpTransport } from '#adapters/embedded/mail/smtp-transport'
import type { MailTransport } from '#adapters/embedded/mail/transport'
import { limits } from '#adapters/embedded/limits'
import type { Clock } from '#application/ports/clock'
import { instant } from '#domain/kernel/ids'
import * as E from 'fp-ts/Either'
import { wednesdayMorning } from './support/embedded-services'
import { openEmbeddedShop, type EmbeddedShop } from './support/embedded-shop'

let shop: EmbeddedShop
let at = Date.parse('2026-03-04T09:00:00.000Z')
const clock: Clock = { ...wednesdayMorning, now: () => instant(new Date(at).toISOString()) }
let lastId = 0
const ids = { next: () => `mail-${(lastId += 1)}` }
let servers: { readonly close: () => Promise<void> }[] = []

beforeAll(async () => {
  shop = await openEmbeddedShop()
})
afterAll(() => shop.close())
afterEach(async () => {
  await Promise.all(servers.map(({ close }) => close()))
  servers = []
  await shop.db.deleteFrom('outbox').execute()
})

const letter = {
  brand: 'dahl' as const,
  to: 'Ali.Rahimi@example.com',
  subject: 'Nytt lösenord på gång – åäö',
  paragraphs: ['Hej Ali!', '.En rad som börjar med punkt & <b>inte fet</b>'],
  action: { label: 'Välj lösenord', url: 'http://localhost:3000/activate-user#session=abc&username=ali' },
  why: 'Du får mejlet för att du har bett om det.',
}
const queue = async (): Promise<void> => {
  const queued = await shop.db.transaction().execute((trx) => queueMail({ clock, ids }, trx, letter))
  expect(E.isRight(queued)).toBe(true)
}

const logged: object[] = []
const send = (transport: MailTransport): Promise<void> =>
  sendMails({ db: shop.db, clock, transport, log: { warn: (line: object) => void logged.push(line) } })
const states = async () =>
  (await shop.db.selectFrom('outbox').select(['state', 'tries']).execute()).map(({ state, tries }) => [state, tries])

/** A mail server of seconds, and what it was given. */
const serve = async (options: SMTPServerOptions = {}) => {
  const taken: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let text = ''
      stream.setEncoding('utf8')
      stream.on('data', (part: string) => (text += part))
      stream.on('end', () => {
        taken.push(text)
        done()
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  servers.push({ close: () => new Promise((resolve) => server.close(() => resolve())) })
  return { taken, port: portOf(server.server) }
}

const portOf = (server: Server): number => {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('Not listening')
  return address.port
}

const transportTo = (port: number, { user, waitMs = 20_000 }: { user?: string; waitMs?: number } = {}): MailTransport =>
  smtpTransport(
    { host: '127.0.0.1', port, isSecure: false, user, password: user, from: 'shop@dahl.example' },
    { connectTimeoutMs: waitMs, sendTimeoutMs: waitMs },
  )

const refusal = (responseCode: number) => Object.assign(new Error('Not now'), { responseCode })

describe('a mail of the outbox', () => {
  it('is delivered once, with a text part, an HTML part and who sent it and why', async () => {
    const { taken, port } = await serve()
    await queue()
    await send(transportTo(port))
    await send(transportTo(port))
    expect(taken).toHaveLength(1)
    const [mail = ''] = taken
    expect(mail).toMatch(/^From: \S.* <shop@dahl\.example>\r$/m)
    expect(mail).toMatch(/^To: ali\.rahimi@example\.com\r$/m)
    expect(mail).toMatch(/^Subject: =\?UTF-8\?/m)
    expect(mail).toMatch(/^Message-ID: <mail-\d+@dahl\.example>\r$/m)
    expect(mail).toContain('Content-Type: multipart/alternative')
    const parts = mail.split(/\r\n--+_NmP\S+/).map((part) => part.replace(/=\r\n/g, ''))
    const text = parts.find((part) => part.includes('text/plain')) ?? ''
    const html = parts.find((part) => part.includes('text/html')) ?? ''
    const unquoted = (part: string) =>
      Buffer.from(
        part.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
        'latin1',
      ).toString()
    expect(unquoted(text)).toContain('.En rad som börjar med punkt & <b>inte fet</b>')
    expect(unquoted(text)).toContain(letter.action.url)
    expect(unquoted(text)).toContain(letter.why)
    expect(unquoted(text)).toMatch(/-- \r?\nDahl/)
    expect(unquoted(html)).toContain('&amp; &lt;b&gt;inte fet&lt;/b&gt;')
    expect(unquoted(html)).toContain('href="http://localhost:3000/activate-user#session=abc&amp;username=ali"')
    expect(unquoted(html)).toContain(letter.why)
    // The link lets its reader in, so it is not kept.
    const [row] = await shop.db.selectFrom('outbox').selectAll().execute()
    expect(row).toMatchObject({ state: 'sent', text_part: '', html_part: '' })
  })

  it('brings its files, which are kept no longer than until the server has them', async () => {
    const { taken, port } = await serve()
    const content = Buffer.from('%PDF-1.7 åäö \r\n.\r\n'.repeat(400))
    const attachments = [{ fileName: 'faktura-91000001.pdf', mediaType: 'application/pdf', content }]
    await shop.db.transaction().execute((trx) => queueMail({ clock, ids }, trx, { ...letter, attachments }))
    await send(transportTo(port))
    const [mail = ''] = taken
    expect(mail).toContain('Content-Type: multipart/mixed')
    const file = mail.split(/\r\n--+_NmP\S+/).find((part) => part.includes('application/pdf')) ?? ''
    expect(file).toMatch(/Content-Disposition: attachment; filename=faktura-91000001\.pdf/)
    expect(file).toMatch(/Content-Transfer-Encoding: base64/)
    const [, body = ''] = file.split('\r\n\r\n')
    expect(Buffer.from(body, 'base64').equals(content)).toBe(true)
    expect(await shop.db.selectFrom('outbox_attachments').selectAll().execute()).toEqual([])
  })

  it.each([
    ['attachmentNameIsNotPlain', { fileName: 'a.pdf"\r\nBcc: x@example.com', content: Buffer.from('a') }],
    ['attachmentsAreTooLarge', { fileName: 'a.pdf', content: Buffer.alloc(limits.mail.mostAttachedBytes + 1) }],
  ])('is refused with %s, and nothing is kept', async (fault, file) => {
    const attachments = [{ mediaType: 'application/pdf', ...file }]
    const queued = await shop.db
      .transaction()
      .execute((trx) => queueMail({ clock, ids }, trx, { ...letter, attachments }))
    expect(queued).toEqual(E.left(fault))
    expect(await states()).toEqual([])
  })

  it('is tried again after a temporary refusal, with the same Message-ID, and not before its time', async () => {
    let tries = 0
    const { taken, port } = await serve({
      onRcptTo: (_address, _session, done) => ((tries += 1) === 1 ? done(refusal(451)) : done()),
    })
    await queue()
    await send(transportTo(port))
    expect(await states()).toEqual([['waiting', 1]])
    await send(transportTo(port))
    expect(tries).toBe(1)
    at += retryMailAfterMs(1)
    await send(transportTo(port))
    expect(await states()).toEqual([['sent', 2]])
    expect(taken).toHaveLength(1)
  })

  it('is given up and logged where the server refuses it for good, without the name of its reader', async () => {
    logged.length = 0
    const { taken, port } = await serve({ onRcptTo: (_address, _session, done) => done(refusal(550)) })
    await queue()
    await send(transportTo(port))
    await send(transportTo(port))
    expect(taken).toEqual([])
    expect(await states()).toEqual([['givenUp', 1]])
    expect(logged).toMatchObject([{ outcome: 'refused', code: '550' }])
    expect(JSON.stringify(logged)).not.toContain('ali.rahimi')
  })

  it('waits where the server does not take the shop’s own password, which is nothing of the mail', async () => {
    const { port } = await serve({ onAuth: (_auth, _session, done) => done(refusal(535)) })
    await queue()
    await send(transportTo(port, { user: 'shop' }))
    expect(await states()).toEqual([['waiting', 1]])
  })

  it('is not sent again where the server has it and never answers', async () => {
    const { port } = await serve({ onData: (stream) => void stream.resume() })
    await queue()
    await send(transportTo(port, { waitMs: 500 }))
    await send(transportTo(port, { waitMs: 500 }))
    expect(await states()).toEqual([['givenUp', 1]])
  })

  it('waits where the server hangs before it has it, or is away', async () => {
    const hanging = createServer((socket) => void socket.on('error', () => undefined))
    hanging.listen(0, '127.0.0.1')
    await once(hanging, 'listening')
    const port = portOf(hanging)
    await queue()
    await send(transportTo(port, { waitMs: 500 }))
    expect(await states()).toEqual([['waiting', 1]])
    hanging.close()
    at += retryMailAfterMs(1)
    await send(transportTo(port, { waitMs: 500 }))
    expect(await states()).toEqual([['waiting', 2]])
  })

  it('is not sent again when its process died while it sent it, and is given up when it is days old', async () => {
    const { taken, port } = await serve()
    await queue()
    await shop.db.updateTable('outbox').set({ state: 'sending', tries: 1 }).execute()
    await send(transportTo(port))
    expect(await states()).toEqual([['sending', 1]])
    at += limits.mail.claimLapsesMs + 1
    await send(transportTo(port))
    await queue()
    await shop.db.updateTable('outbox').set({ tries: 9 }).where('state', '=', 'waiting').execute()
    at += limits.mail.triedForMs + 1
    await send(transportTo(port))
    expect(await states()).toEqual([
      ['givenUp', 1],
      ['givenUp', 9],
    ])
    expect(taken).toEqual([])
  })

  it('is sent by one of two processes', async () => {
    const { taken, port } = await serve()
    await queue()
    await Promise.all([send(transportTo(port)), send(transportTo(port))])
    expect(taken).toHaveLength(1)
  })

  it('is not there when what causes it is undone', async () => {
    const undone = shop.db.transaction().execute(async (trx) => {
      await queueMail({ clock, ids }, trx, letter)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await states()).toEqual([])
  })

  it.each([
    ['two readers', { to: 'a@example.com, b@example.com' }, 'recipientIsNotOneAddress'],
    ['a reader with a header', { to: 'a@example.com\r\nBcc: b@example.com' }, 'recipientIsNotOneAddress'],
    ['a reader with a line break behind', { to: 'a@example.com\n' }, 'recipientIsNotOneAddress'],
    ['a name beside the address', { to: '"a" <a@example.com>' }, 'recipientIsNotOneAddress'],
    ['a subject with a header', { subject: 'Hej\r\nBcc: b@example.com' }, 'subjectIsNotOneLine'],
    ['a subject with a line separator', { subject: 'Hej\u2028Bcc: b@example.com' }, 'subjectIsNotOneLine'],
    ['a subject without an end', { subject: 'x'.repeat(151) }, 'subjectIsNotOneLine'],
  ])('is refused with %s', async (_what, change, fault) => {
    const queued = await queueMail({ clock, ids }, shop.db, { ...letter, ...change })
    expect(queued).toEqual(E.left(fault))
    expect(await states()).toEqual([])
  })
})
