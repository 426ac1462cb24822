import { fc } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { exportTypes } from '#adapters/contract/cart'
import { limits } from '#adapters/embedded/limits'
import { readSpreadsheet } from '#adapters/spreadsheet/read-spreadsheet'
import { writeSpreadsheet } from '#adapters/spreadsheet/write-spreadsheet'
import { wantedIn } from '#domain/quick-order/pasted-rows'
import { sheetCells } from '#domain/quick-order/sheet-cells'
import { sheetFormats, type SheetCell, type SheetFormat } from '#application/ports/spreadsheets'
import { onEachEngine } from './support/engines'
import { openEmbeddedShop, cartOf, tomHolm, type EmbeddedShop } from './support/embedded-shop'
import { cartAnew } from './support/toms-shop'
import { articles, many, ordinary } from './support/small-catalogue'

interface Answered {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: {
    readonly code?: string
    readonly message?: string
    readonly version: number
    readonly cartItems: readonly { readonly articleNumber: string; readonly quantity: number; readonly label: string }[]
    readonly errors: readonly { readonly id: string; readonly code: string; readonly message: string }[]
  }
}

const [first = '', second = '', third = ''] = ordinary

await onEachEngine('files of a cart', (options) => {
  let shop: EmbeddedShop
  let token: string
  let cartId: string

  beforeAll(async () => {
    shop = await openEmbeddedShop(options)
    token = (await shop.logIn('tom')).body.AuthenticationResult.AccessToken
  })
  afterAll(() => shop.close())

  beforeEach(async () => {
    cartId = await cartAnew(shop, shop.withToken(token))
  })

  const send = async (form: FormData, headers: Readonly<Record<string, string>> = {}): Promise<Answered> => {
    const request = new Request('http://shop/', { method: 'POST', body: form })
    const answer = await shop.app.inject({
      method: 'POST',
      url: `/v2/cart/${cartId}/upload`,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': request.headers.get('content-type') ?? '',
        ...headers,
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
  }

  const formOf = (bytes: Uint8Array, deliveryId = 'DBI'): FormData => {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(bytes)]), 'rader')
    form.append('deliveryId', deliveryId)
    return form
  }

  const upload = (bytes: Uint8Array | string, headers?: Readonly<Record<string, string>>) =>
    send(formOf(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes), headers)

  const lines = async () =>
    (await cartOf(shop.db, tomHolm)).lines.map(({ articleNumber, quantity, label, deliveryId }) => ({
      ...{ articleNumber, quantity, label, deliveryId },
    }))

  const file = async (items: readonly string[], format: SheetFormat) =>
    shop.app.inject({
      method: 'POST',
      url: `/v2/cart/${cartId}/export`,
      headers: { authorization: `Bearer ${token}`, accept: exportTypes[format] },
      payload: [...items],
    })

  const add = (items: readonly object[]) =>
    shop.withToken(token).call('POST', `/v2/cart/${cartId}/variants/batch/add`, [...items])

  describe('the upload of a file', () => {
    it.each(sheetFormats)(
      '[CART-44] [CART-45] [CART-53] as .%s adds its rows to the named delivery',
      async (format) => {
        const rows: readonly (readonly SheetCell[])[] = [
          ['Artikelnummer', 'Antal', 'Märkning'],
          [first, 3, 'Stam 3'],
          [second, '2', ''],
        ]

        const answer = await upload(await writeSpreadsheet(format, rows))

        expect(answer.status).toBe(200)
        expect(answer.headers['etag']).toBe(`"${answer.body.version}"`)
        expect(answer.body.errors).toEqual([])
        expect(answer.body.cartItems).toMatchObject([
          { articleNumber: first, quantity: 3, label: 'Stam 3' },
          { articleNumber: second, quantity: 2, label: '' },
        ])
        expect(await lines()).toHaveLength(2)
      },
    )

    it('[CART-45] adds the right rows and lists the wrong ones with their reason', async () => {
      const answer = await upload(
        [
          `${first};5`,
          'finns-inte-99;1',
          `${second};två`,
          `${third};`,
          `${articles.soldInFifties};7`,
          `${articles.onlyInStore};1`,
        ].join('\n'),
      )

      expect(answer.body.cartItems.map(({ articleNumber }) => articleNumber)).toEqual([first])
      expect(answer.body.errors.map(({ id, code }) => [id, code])).toEqual([
        [second, 'INVALID_QUANTITY'],
        [third, 'INVALID_QUANTITY'],
        ['finns-inte-99', 'ARTICLE_NOT_FOUND'],
        [articles.soldInFifties, 'INVALID_QUANTITY'],
        [articles.onlyInStore, 'ONLY_IN_STORE'],
      ])
      expect(answer.body.errors[0]?.message).toBe('Rad 3: antalet är inget tal')
    })

    it('[ERROR-30] says CART_LIMIT of more rows than one upload may have, and adds none of them', async () => {
      const answer = await upload(`${first};1\n`.repeat(limits.cart.mostAdded + 1))

      expect(answer.status).toBe(200)
      expect(answer.body.errors.map(({ id }) => id)).toEqual(['CART_LIMIT'])
      expect(await lines()).toEqual([])
    })

    it('[ERROR-30] says CART_LIMIT of the rows that a full cart has no room for', async () => {
      const labelled = (label: number) =>
        many.map((articleNumber) => ({ articleNumber, quantity: 1, deliveryId: 'DBI', label: String(label) }))
      for (const label of [1, 2, 3, 4]) await add(labelled(label))
      await add(labelled(5).slice(0, -1))

      const answer = await upload(`${first};1\n${second};1\n`)

      expect(answer.body.cartItems).toMatchObject([{ articleNumber: first }])
      expect(answer.body.errors.map(({ id, code }) => [id, code])).toEqual([
        ['CART_LIMIT', 'CART_LIMIT'],
        [second, 'CART_LIMIT'],
      ])
      expect(await lines()).toHaveLength(limits.cart.mostLines)
    })

    it('with the same key and rows adds once, though the form is written otherwise', async () => {
      const key = { 'idempotency-key': 'fil-1' }
      const [once, again] = [await upload(`${first};2\n`, key), await upload(`Artikel;Antal\r\n"${first}";"2"`, key)]

      expect(again.body).toEqual(once.body)
      expect(await lines()).toMatchObject([{ quantity: 2 }])
      const other = await upload(`${first};3\n`, key)
      expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
    })

    it.each([
      ['%PDF-1.7', 422, 'FILE_WRONG_TYPE'],
      ['', 422, 'FILE_EMPTY'],
      [`${first};1\n`.repeat(20_000), 422, 'FILE_TOO_MANY_ROWS'],
      ['x'.repeat(limits.spreadsheet.mostBytes + 1), 413, 'FILE_TOO_LARGE'],
    ])('of what is no list of rows is refused in words, and changes nothing', async (text, status, code) => {
      const answer = await upload(text)

      expect([answer.status, answer.body.code]).toEqual([status, code])
      expect(answer.body.message).toMatch(/^Filen /)
      expect(await lines()).toEqual([])
    })

    it('needs a file and a delivery that exists, in a whole form', async () => {
      const withoutFile = new FormData()
      withoutFile.append('deliveryId', 'DBI')
      const two = formOf(new TextEncoder().encode(`${first};1`))
      two.append('file', new Blob(['x']), 'två')

      expect((await send(withoutFile)).status).toBe(400)
      expect((await send(formOf(new TextEncoder().encode(`${first};1`), 'ABC'))).status).toBe(400)
      expect((await send(two)).status).toBe(413)
      const broken = await shop.app.inject({
        method: 'POST',
        url: `/v2/cart/${cartId}/upload`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
        payload: '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\navbrut',
      })
      expect(broken.statusCode).toBe(400)
      expect(await lines()).toEqual([])
    })
  })

  describe('the export of a cart', () => {
    it.each(sheetFormats)('[CART-39] as .%s has the named items, with their price', async (format) => {
      await add([
        { articleNumber: first, quantity: 3, deliveryId: 'DBI', label: '=1+1' },
        { articleNumber: second, quantity: 1, deliveryId: 'EXH', label: '' },
      ])
      const cart = await cartOf(shop.db, tomHolm)

      const answer = await file([cart.lines[0]?.cartItemId ?? ''], format)

      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toContain(exportTypes[format])
      expect(answer.headers['content-disposition']).toBe(`attachment; filename="varukorg-2026-03-02.${format}"`)
      const sheet = await readSpreadsheet(new Uint8Array(answer.rawPayload))
      expect(E.isRight(sheet) ? sheet.right.rows.map(({ cells }) => cells) : sheet.left).toEqual([
        ['Artikelnummer', 'Antal', 'Enhet', 'Benämning', 'Pris exkl. moms', 'Summa exkl. moms', 'Märkning', 'Leverans'],
        [
          first,
          '3',
          'st',
          `Kulventil ${first}`,
          expect.stringMatching(/^\d+(,\d+)?$/),
          expect.stringMatching(/^\d+(,\d+)?$/),
          '=1+1',
          'Utkörning',
        ],
      ])
    })

    it('[CART-39] of somebody else’s cart, or of no item of the cart, is not found', async () => {
      await add([{ articleNumber: first, quantity: 3, deliveryId: 'DBI', label: '' }])
      expect((await file(['ingen'], 'xlsx')).statusCode).toBe(404)
      cartId = 'någon-annans'
      expect((await file([], 'xlsx')).statusCode).toBe(404)
    })

    describe.each(sheetFormats)('as .%s', (format) => {
      const label = fc.oneof(
        fc.constantFrom('', '=SUM(A1)', '+46', '-3', '@x', "'=x", 'Stam 3; plan "2"', 'Åäö, 3/4"', '0012'),
        fc
          .string({ maxLength: 30 })
          .map((text) => text.trim())
          .filter((text) => !/\p{Cc}|_x[\dA-F]{4}_/iu.test(text)),
      )
      const pieces = fc.record({
        articleNumber: fc.constantFrom(...ordinary, ...many.slice(0, 20)),
        quantity: fc.integer({ min: 1, max: 1_000 }),
      })
      const metres = fc.record({
        articleNumber: fc.constant<string>(articles.soldInTenths),
        quantity: fc.integer({ min: 1, max: 99_999 }).map((tenths) => tenths / 10),
      })
      const wanted = fc.tuple(fc.oneof({ weight: 3, arbitrary: pieces }, metres), label)
      const cartIn = (...deliveries: readonly DeliveryId[]) =>
        fc.array(
          fc
            .tuple(wanted, fc.constantFrom(...deliveries))
            .map(([[goods, labelled], deliveryId]) => ({ ...goods, label: labelled, deliveryId })),
          { minLength: 1, maxLength: 30 },
        )
      const empty = () => shop.withToken(token).call('DELETE', `/v2/cart/${cartId}/variants`)
      const uploadTo = async (deliveryId: DeliveryId, { rawPayload }: Awaited<ReturnType<typeof file>>) => {
        const answer = await send(formOf(new Uint8Array(rawPayload), deliveryId))
        expect(answer.body.errors).toEqual([])
      }

      it('[CART-03] is imported again as the same cart, parts of a metre too', () =>
        fc.assert(
          fc.asyncProperty(cartIn('DBI'), async (given) => {
            await empty()
            await add(given)
            const exported = await lines()
            const whole = await file([], format)
            await empty()

            await uploadTo('DBI', whole)

            expect(await lines()).toEqual(exported)
          }),
          { numRuns: 12 },
        ))

      it('[CART-03] the file of a cart of several deliveries, read as a quick order, makes the same cart again', () =>
        fc.assert(
          fc.asyncProperty(cartIn('DBI', 'EXH', 'XXX', 'EXB'), async (given) => {
            await empty()
            await add(given)
            const before = await lines()
            const whole = await file([], format)
            await empty()

            const sheet = await readSpreadsheet(new Uint8Array(whole.rawPayload))
            const rows = E.isRight(sheet) ? sheetCells(sheet.right).cells.flatMap((cells) => wantedIn(cells) ?? []) : []
            await add(
              rows.map(({ number, quantity, label = '', delivery }) => ({
                articleNumber: number,
                quantity,
                label,
                deliveryId: delivery?.tag === 'Known' ? delivery.id : undefined,
              })),
            )

            expect(await lines()).toEqual(before)
          }),
          { numRuns: 12 },
        ))

      it('[CART-03] the file of each delivery, imported to that delivery, makes the same cart again', () =>
        fc.assert(
          fc.asyncProperty(cartIn('DBI', 'EXH', 'XXX'), async (given) => {
            await empty()
            await add(given)
            const exported = await cartOf(shop.db, tomHolm)
            const files = await Promise.all(
              exported.deliveries.map(async ({ deliveryId }) => {
                const items = exported.lines.filter((line) => line.deliveryId === deliveryId)
                return {
                  deliveryId,
                  part: await file(
                    items.map(({ cartItemId = '' }) => cartItemId),
                    format,
                  ),
                }
              }),
            )
            const before = await lines()
            await empty()

            for (const { deliveryId, part } of files) await uploadTo(deliveryId, part)

            expect(await lines()).toEqual(
              files.flatMap(({ deliveryId }) => before.filter((line) => line.deliveryId === deliveryId)),
            )
          }),
          { numRuns: 12 },
        ))
    })
  })
})
