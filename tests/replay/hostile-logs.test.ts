import { gzipSync } from 'node:zlib'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { runCommandLine } from '#adapters/replay/command-line'
import { checksum } from '#application/log/checksum'
import { givenLoggedOrder } from '../support/given-logged-order'
import { added, cartLog, entered, fetched } from '../support/planted-log'
import { logOf, replay } from './given-command-line'

const log = logOf(
  cartLog([
    entered,
    fetched([]),
    added('e1', '77', 1),
    added('e2', '78', 1),
    added('e3', '79', 1),
    added('e4', '80', 1),
  ]),
)
const [first = '', ...others] = log.trimEnd().split('\n')
const contentIn = (line: string): string => line.slice(line.indexOf(':{') + 1, -1)
const line = (kind: string, content: string): string => `{"check":"${checksum(content)}","${kind}":${content}}`

/** A log whose checksums are right, however odd its header and its batches are. */
const signed = (header: (text: string) => string, batches: readonly string[] = others.map(contentIn)): string => {
  const whole = checksum(batches.map(checksum).join())
  const counted = contentIn(first)
    .replace(/"batches":\d+/, `"batches":${batches.length}`)
    .replace(/"whole":"[^"]*"/, `"whole":"${whole}"`)
  return [line('header', header(counted)), ...batches.map((batch) => line('batch', batch)), ''].join('\n')
}

const withHeader = (from: string | RegExp, to: string): string => signed((header) => header.replace(from, to))

const changed = (text: string, from: string | RegExp, to: string | ((found: string) => string)): string =>
  typeof to === 'string' ? text.replace(from, to) : text.replace(from, to)

/** The log whose third batch is changed, with right checksums. */
const withBatch = (from: string | RegExp, to: string | ((found: string) => string)): string =>
  signed(
    (header) => header,
    others.map((text, place) => (place === 2 ? changed(contentIn(text), from, to) : contentIn(text))),
  )

/** The log whose third batch has another event, with right checksums. */
const withEvent = (change: object): string => {
  const batch: unknown = JSON.parse(contentIn(others[2] ?? ''), (key, value: unknown) =>
    key === 'records' && Array.isArray(value)
      ? value.map((record: { kind: string }) => (record.kind === 'event' ? { ...record, ...change } : record))
      : value,
  )
  return withBatch(/^.*$/, JSON.stringify(batch))
}

/** The id of the command in the third batch. */
const command = /"causation":"([^"]*)"/.exec(others[2] ?? '')?.[1]

const without = (place: number): string => [first, ...others.toSpliced(place, 1)].join('\n')
const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`

describe('a log that is not what it should be', () => {
  it.each([
    // No log of the shop.
    ['nothing', '', 2, 'line 1: this is no log of the shop: it is empty'],
    ['blank lines', ' \n\n', 2, 'line 1: this is no log of the shop: it is empty'],
    ['NUL bytes', '\0'.repeat(4096), 2, 'line 1: this is no log of the shop'],
    ['a compressed log', gzipSync(log), 2, 'line 1: this is no log of the shop: it is compressed'],
    ['an archive', 'PK\u0003\u0004\0\0', 2, 'line 1: this is no log of the shop: it is compressed'],
    ['UTF-16', Buffer.from(`\uFEFF${log}`, 'utf16le'), 2, 'line 1: this is no log of the shop: it is UTF-16'],
    ['UTF-16 of the other order', Buffer.from(log, 'utf16le').swap16(), 2, 'this is no log of the shop: it is UTF-16'],
    ['JSON Lines of others', '{"level":30,"msg":"started"}\n{"level":30}\n', 2, 'line 1: this is no log of the shop'],
    ['a log behind a greeting', `Hej!\n\n${log}`, 2, 'what is before line 3 does not belong to the log'],
    ['its lines over many lines', log.replaceAll(',', ',\n'), 2, 'line 1: this is no log of the shop'],
    ['a page', '<!doctype html><script>alert(1)</script>', 2, 'line 1: this is no log of the shop'],
    ['null', 'null', 2, 'line 1: this is no log of the shop'],
    ['a list of its lines', `[${[first, ...others].join(',')}]`, 2, 'line 1: this is no log of the shop'],
    ['a quoted mail', `> ${first}\n> ${others[0]}`, 2, 'line 1: this is no log of the shop'],
    ['no header', others.join('\n'), 2, 'line 1: this is no log of the shop: the first line is no header'],
    ['one line of millions', 'x'.repeat(5_000_000), 2, 'line 1: this is no log of the shop'],
    ['a header of another format', line('header', '{"format":"log"}'), 2, 'line 1: this is no log of the shop'],
    ['another brand', withHeader('"brand":"dahl"', '"brand":"acme"'), 2, 'brand: "acme" is no BrandCode'],
    ['a brand of a built-in name', withHeader('"brand":"dahl"', '"brand":"__proto__"'), 2, 'brand: "__proto__" is no'],
    [
      'another redaction',
      withHeader(/"redaction":"\w*"/, '"redaction":"total"'),
      2,
      'redaction: "total" is no standard',
    ],
    [
      'a count in words',
      withHeader(/"batches":\d+/, '"batches":"six"'),
      2,
      'the header cannot be read: batches: "six" is no number',
    ],
    ['format 0', withHeader('"formatVersion":1', '"formatVersion":0'), 2, 'there is no format 0'],
    ['format -1', withHeader('"formatVersion":1', '"formatVersion":-1'), 2, 'there is no format -1'],
    ['format 1.5', withHeader('"formatVersion":1', '"formatVersion":1.5'), 2, 'there is no format 1.5'],
    ['format 1e999', withHeader('"formatVersion":1', '"formatVersion":1e999'), 2, 'there is no format Infinity'],
    ['no day', withHeader(/"exportedAt":"[^"]*"/, '"exportedAt":"soon"'), 2, 'does not say when it was exported'],
    ['a deep header', withHeader('{', `{"deep":${nested(50_000)},`), 2, 'line 1: this is no log of the shop'],
    ['a deep batch', withBatch('{', `{"deep":${nested(50_000)},`), 2, 'line 4: this is no log of the shop'],
    ['no position', withBatch('"position":', '"place":'), 2, 'line 4: this is no log of the shop'],
    ['a batch in words', withBatch(/^.*$/, '{"records":"none"}'), 2, 'line 4: this is no log of the shop'],
    [
      'records without an end',
      withBatch(/^.*$/, '{"records":{"length":4e9}}'),
      2,
      'line 4: this is no log of the shop',
    ],
    [
      'an unknown kind',
      withBatch('"kind":"event"', '"kind":"note"'),
      2,
      'record 2: kind: "note" is no command | event',
    ],
    ['a batch of null', withBatch(/^.*$/, 'null'), 2, 'line 4: the log is damaged'],
    ['a version in words', withEvent({ version: '1' }), 2, 'record 2: version: "1" is no'],
    ['an owner without a user', withBatch('{', '{"owner":{"brand":"dahl"},'), 2, 'owner.userId: nothing is no'],
    ['NaN', withBatch('"basis":', '"basis":NaN,"was":'), 2, 'line 4: this is no log of the shop'],
    ['a day out of range', withBatch(/"at":"[^"]*","basis"/, '"at":"+275761-01-01T00:00Z","basis"'), 2, 'line 4: this'],
    ['a day that is none', withBatch(/"at":"[^"]*","basis"/, '"at":"2026-02-30T25:61Z","basis"'), 2, 'line 4: this'],

    // A newer one.
    ['a newer format', withHeader('"formatVersion":1', '"formatVersion":2'), 2, 'line 1: the log has format 2'],
    ['a newer, shorter header', line('header', '{"formatVersion":9}'), 2, 'line 1: the log has format 9'],

    // Cut short.
    ['its header alone', first, 2, 'line 1: the log is cut short: 6 of its batches are missing'],
    ['half of its last line', log.slice(0, -80), 2, 'line 7: the log is cut short: 1 of its batches is missing'],
    ['a line less', without(2), 2, 'line 6: the log is cut short: 1 of its batches is missing'],
    ['a count of 2^53', withHeader(/"batches":\d+/, '"batches":9007199254740992'), 2, 'line 7: the log is cut short'],

    // Damaged.
    ['one flipped bit', log.replace('"id":"b3"', '"id":"b2"'), 2, 'line 4: the log is damaged'],
    ['a NUL byte', log.replace('"id":"b3"', '"id":"b\0"'), 2, 'line 4: the log is damaged'],
    ['NUL bytes at its end', `${log}${'\0'.repeat(512)}`, 2, 'line 8: the log is damaged'],
    ['no checksum', [first, ...others.with(2, `{"batch":${contentIn(others[2] ?? '')}}`)].join('\n'), 2, 'line 4: the'],
    ['the checksum of another line', log.replace(checksum(contentIn(others[2] ?? '')), 'a-b'), 2, 'line 4: the log is'],
    ['lines in another order', [first, ...others.toReversed()].join('\n'), 2, 'line 3: the log is damaged'],
    ['a line twice', [first, ...others.toSpliced(3, 0, others[2] ?? '')].join('\n'), 2, 'line 5: the log is damaged'],
    ['two headers', `${first}\n${log}`, 2, 'line 2: the log is damaged: another log begins here'],
    ['two logs', `${log}${log}`, 2, 'line 8: the log is damaged: another log begins here'],
    ['a blank line within', [first, '', ...others].join('\n'), 2, 'line 2: the log is damaged'],
    ['noise within', [first, 'x', ...others].join('\n'), 2, 'line 2: the log is damaged'],
    [
      'a count too low',
      withHeader(/"batches":\d+/, '"batches":-1'),
      2,
      'line 1: the log is damaged: the header counts',
    ],
    [
      'a broken count',
      withHeader(/"batches":\d+/, '"batches":1.5'),
      2,
      'line 1: the log is damaged: the header counts',
    ],

    // Whole, with records that cannot be.
    ['an unknown event', withEvent({ type: 'CartVanished' }), 1, 'the type CartVanished is not known'],
    ['an event by the name of a built-in', withEvent({ type: '__proto__' }), 1, '__proto__ is not known'],
    ['a newer event', withEvent({ version: 99 }), 1, 'is newer than 1'],
    ['a version that never was', withEvent({ version: 0.5 }), 1, 'there is no version 0.5 of'],
    ['a payload of null', withEvent({ payload: null }), 1, 'is no object'],
    ['a negative position', withBatch(/"position":\d+/, '"position":-3'), 1, 'positions-ascend'],
    ['a position twice', withBatch(/"position":\d+/, '"position":2'), 1, 'positions-ascend'],
    ['a stream of another module', withBatch('"module":"cart"', '"module":"checkout"'), 1, 'stream-of-one-module'],
    [
      'a stream of a module that is none',
      withBatch(/cart:dahl|"module":"cart"/g, (found) => found.replace('cart', 'zeppelin')),
      1,
      'has no module "zeppelin"',
    ],
    ['a cause of itself', withEvent({ causation: 'itself', id: 'itself' }), 1, 'event-has-origin'],
    ['a cause that comes later', withEvent({ causation: 'c5' }), 1, 'cause-comes-first'],
    ['a record twice', withEvent({ id: command }), 1, 'one-record-per-id'],
  ] as const)('is told of with its reason and line: %s', async (_, input, code, says) => {
    const ran = await replay([], input)
    expect(ran.lines.map((text) => text.trim()).join(' ')).toContain(says)
    expect(ran).toMatchObject({ code, error: '' })

    const asJson = await replay(['--json'], input)
    expect(asJson.code).toBe(code)
    if (code === 2) expect(JSON.parse(asJson.out)).toMatchObject({ line: Number(/^line (\d+)/.exec(ran.out)?.[1]) })
  })

  it.each([
    ['a byte order mark', `\uFEFF${log}`],
    ['Windows line ends', log.replaceAll('\n', '\r\n')],
    ['no line end at its end', log.trimEnd()],
    ['a field of a built-in name', withHeader('{', '{"__proto__":{"format":"other"},"constructor":1,')],
    ['a payload with a built-in name', withBatch('"payload":{', '"payload":{"__proto__":{"polluted":true},')],
    ['a field that is not known', withBatch('"payload":{', `"payload":{"later":${nested(40)},`)],
  ])('is replayed all the same: %s', async (_, input) => {
    expect((await replay([], input)).out).toBe((await replay([], log)).out)
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  it('says which field of a payload cannot be, and not all that could have stood there', async () => {
    const { batches } = await givenLoggedOrder()
    const odd = logOf(batches)
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((text) => contentIn(text).replaceAll(/"quantity":\d+/g, '"quantity":1e308'))

    const ran = await replay(
      [],
      signed((header) => header, odd),
    )

    expect(ran.code).toBe(1)
    expect(ran.out).toMatch(/lines\.\d\.quantity: 1e\+308 is no Quantity/)
    expect(ran.out).not.toContain('LinesAddRequested |')
  })

  it('is followed within seconds, though one batch holds 30,000 events', async () => {
    const [batch] = cartLog([entered])
    const [command, event] = batch?.records ?? []
    if (batch === undefined || command === undefined || event === undefined) throw new Error('no batch')
    const events = Array.from({ length: 30_000 }, (_, index) => ({ ...event, id: `e${index}` }))

    const ran = await replay(['--json'], logOf([{ ...batch, records: [command, ...events] }]))

    expect(ran.code).toBe(0)
    expect(JSON.parse(ran.out)).toMatchObject({ records: 30_001 })
  }, 20_000)

  it('ends at an input without an end', async () => {
    const part = Buffer.alloc(10_000_000, 'x\n')
    const endless = Readable.from(
      (function* () {
        for (;;) yield part
      })(),
    )
    let out = ''
    const code = await runCommandLine(['-'], {
      ...{ input: endless, isTyped: false, isColoured: false, complain: () => undefined },
      write: async (text) => void (out += text),
    })
    expect(code).toBe(2)
    expect(out).toBe('standard input cannot be read: it has more than 500 MB\n')
  })
})
