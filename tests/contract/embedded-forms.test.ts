import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '#adapters/embedded/limits'
import { startEmbeddedServices, type EmbeddedServices } from './support/embedded-services'

const FORM = 'kontakta-oss-formular'

let services: EmbeddedServices
beforeAll(async () => {
  services = await startEmbeddedServices({ catalogueSize: 10 })
})
afterAll(() => services.stop())

interface Sent {
  readonly key?: string
  readonly form?: string
  readonly website?: string
  readonly from?: string
  readonly answers: Readonly<Record<string, readonly string[]>>
}

let keys = 0
const send = async ({ key = `key-${(keys += 1)}`, form = FORM, website = '', from = '10.0.0.1', answers }: Sent) => {
  const response = await services.app.inject({
    method: 'POST',
    url: `/services/forms/${form}`,
    headers: { 'idempotency-key': key },
    remoteAddress: from,
    payload: { answers, website },
  })
  const body: {
    readonly receiptNumber?: string
    readonly code?: string
    readonly details?: readonly { path: string; message: string }[]
  } = response.json()
  return { status: response.statusCode, ...body }
}

/** What every input of the form takes, by the ids that the space has for them. */
const whole = async (): Promise<Readonly<Record<string, readonly string[]>>> => {
  const refused = await send({ answers: {} })
  const required = (refused.details ?? []).map(({ path }) => path)
  const tries = ['Ord', 'namn@foretag.se', '031-700 21 00', 'ja']
  const answers: Record<string, readonly string[]> = {}
  for (const id of required) {
    for (const value of tries) {
      const { details = [] } = await send({ answers: { [id]: [value] } })
      if (!details.some(({ path }) => path === id)) {
        answers[id] = [value]
        break
      }
    }
    if (answers[id] === undefined) answers[id] = [await optionOf(id)]
  }
  return answers
}

const optionOf = async (id: string): Promise<string> => {
  const response = await services.app.inject({
    url: `/services/content/spaces/dahl/environments/master/entries/${id}`,
    headers: { authorization: 'Bearer fackhandel-content' },
  })
  const entry: { readonly fields: { readonly inputList?: readonly string[] } } = response.json()
  return entry.fields.inputList?.[0] ?? ''
}

const rows = () => services.db.selectFrom('sent_forms').selectAll().orderBy('receipt_number').execute()
const mails = () => services.db.selectFrom('outbox').select(['recipient', 'subject', 'text_part']).execute()

describe('a form of content that is sent', () => {
  it('[CONTENT-26] is kept, told to the customer service, and answered with its number', async () => {
    const answers = await whole()
    const sent = await send({ answers: { ...answers, 'no-such-input': ['x'] } })
    expect(sent).toMatchObject({ status: 200, receiptNumber: expect.stringMatching(/^9\d{5}$/) })
    const kept = (await rows()).filter(({ receipt_number }) => receipt_number === sent.receiptNumber)
    expect(kept).toMatchObject([{ brand: 'dahl', form_id: FORM }])
    expect(kept[0]?.answers).toMatchObject(answers)
    expect(kept[0]?.answers).not.toHaveProperty('no-such-input')
    const told = (await mails()).filter(({ subject }) => subject.includes(String(sent.receiptNumber)))
    expect(told).toHaveLength(1)
    for (const [value] of Object.values(answers)) expect(told[0]?.text_part).toContain(value)
  })

  it('is kept once however often it is sent by one key, also at the same time', async () => {
    const answers = await whole()
    const before = (await rows()).length
    const many = await Promise.all(Array.from({ length: 5 }, () => send({ key: 'same', answers })))
    expect(new Set(many.map(({ receiptNumber }) => receiptNumber)).size).toBe(1)
    expect(await rows()).toHaveLength(before + 1)
    const [first = ''] = Object.keys(answers)
    expect(await send({ key: 'same', answers: { ...answers, [first]: ['Annat'] } })).toMatchObject({ status: 422 })
  })

  it('[CONTENT-25] is refused with what is wrong beside each input, in Swedish, and kept nowhere', async () => {
    const before = (await rows()).length
    const refused = await send({ answers: {} })
    expect(refused).toMatchObject({ status: 422, code: 'INVALID_FORM' })
    expect(refused.details?.length).toBeGreaterThan(0)
    expect(new Set(refused.details?.map(({ message }) => message))).toEqual(
      new Set(['Fältet måste fyllas i.', 'Välj ett alternativ.', 'Kryssa i rutan.']),
    )
    expect(await rows()).toHaveLength(before)
  })

  it('of a robot is answered like others and kept nowhere', async () => {
    const before = (await rows()).length
    expect(await send({ answers: {}, website: 'https://spam.example' })).toMatchObject({ status: 200 })
    expect(await rows()).toHaveLength(before)
  })

  it('needs a key, a form that there is, and answers that can be read', async () => {
    expect(await send({ form: 'finns-inte', answers: {} })).toMatchObject({ status: 404 })
    expect(await send({ form: 'startsida', answers: {} })).toMatchObject({ status: 404 })
    const without = await services.app.inject({
      method: 'POST',
      url: `/services/forms/${FORM}`,
      payload: { answers: {} },
    })
    expect(without.statusCode).toBe(400)
    const other = await services.app.inject({
      method: 'POST',
      url: `/services/forms/${FORM}`,
      headers: { 'idempotency-key': 'k' },
      payload: { answers: { a: 'text' } },
    })
    expect(other.statusCode).toBe(400)
  })

  it('waits when one network has sent many, and others need not', async () => {
    const answers = await whole()
    const statuses: number[] = []
    for (let turn = 0; turn <= limits.forms.freePerAddress; turn += 1)
      statuses.push((await send({ from: '10.9.9.9', answers })).status)
    expect(statuses.at(-1)).toBe(429)
    expect((await send({ from: '10.8.8.8', answers })).status).toBe(200)
  })
})

describe('a form of a space elsewhere', () => {
  it('is judged as its editor has made it there', async () => {
    const elsewhere = await startEmbeddedServices({
      catalogueSize: 10,
      formElsewhere: async (_brand, id) =>
        id === 'fraga'
          ? {
              ...{ id, title: 'Fråga', description: [] },
              inputs: [
                { id: 'ord', title: 'Ord', type: 'text', options: [], isRequired: true, placeholder: undefined },
              ],
            }
          : undefined,
    })
    const status = async (form: string, answers: object, key: string) => {
      const response = await elsewhere.app.inject({
        ...{ method: 'POST', url: `/services/forms/${form}`, headers: { 'idempotency-key': key } },
        payload: { answers },
      })
      return response.statusCode
    }
    expect(await status('fraga', { ord: ['Hej'] }, 'a')).toBe(200)
    expect(await status('fraga', {}, 'b')).toBe(422)
    expect(await status('okand', {}, 'c')).toBe(404)
    await elsewhere.stop()
  })
})
