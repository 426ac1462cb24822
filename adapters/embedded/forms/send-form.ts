import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import type { FastifyRequest } from 'fastify'
import type { FormReceipt } from '#application/ports/form-service'
import { acceptedAnswers, type DynamicForm, type FormAnswers, type FormFault } from '#domain/content/dynamic-form'
import { countAll, type Counter } from '../auth/log-in-attempts'
import { macOf, serverKey } from '../auth/server-keys'
import { brandConfigs, customerServiceOf } from '../config/brand-config'
import type { BrandCode } from '#domain/kernel/brand-code'
import type { Database } from '../database/database'
import { inTransaction } from '../database/in-transaction'
import { hashOfRequest } from '../idempotency/idempotent-response'
import { limits } from '../limits'
import { queueMail } from '../mail/queue-mail'
import type { RequestFailure } from '../request-failure'
import { visitorAddress } from '../visitor-address'

const faultTexts: Readonly<Record<FormFault, string>> = {
  missing: 'Fältet måste fyllas i.',
  notChosen: 'Välj ett alternativ.',
  notChecked: 'Kryssa i rutan.',
  tooLong: 'Texten är för lång.',
  notAnEmail: 'Skriv en e-postadress, till exempel namn@foretag.se.',
  notAPhone: 'Skriv ett telefonnummer, till exempel 070-123 45 67.',
  notAnOption: 'Välj ett av alternativen.',
}

const refusedAnswers = (faults: Readonly<Record<string, FormFault>>): RequestFailure => ({
  status: 422,
  code: 'INVALID_FORM',
  message: 'Något i formuläret behöver ändras.',
  details: Object.entries(faults).map(([path, fault]) => ({ path, message: faultTexts[fault] })),
})

const keyReused: RequestFailure = {
  status: 422,
  code: 'IDEMPOTENCY_KEY_REUSED',
  message: 'Nyckeln har redan använts till något annat.',
}

const tooMany = (waitSeconds: number): RequestFailure => ({
  status: 429,
  code: 'TOO_MANY_FORMS',
  message: `Det har skickats många formulär härifrån. Försök igen om ${Math.ceil(waitSeconds / 60)} min, eller ring oss.`,
})

const senderOf = async (db: Database, request: FastifyRequest): Promise<Counter> => ({
  limit: 'address',
  subject: `form address ${macOf(await serverKey(db, 'digests'), `address ${visitorAddress(request.ip).household}`)}`,
  free: limits.forms.freePerAddress,
})

const nextNumber = async (trx: Database): Promise<string> => {
  const { rows } = await sql<{ number: number }>`select nextval('form_numbers') as number`.execute(trx)
  return String(rows[0]?.number)
}

const linesOf = (form: DynamicForm, answers: FormAnswers): readonly string[] =>
  form.inputs.flatMap(({ id, title }) => {
    const given = answers[id] ?? []
    return given.length === 0 ? [] : [`${title}: ${given.join(', ')}`]
  })

interface Sending {
  readonly brand: BrandCode
  readonly form: DynamicForm
  readonly answers: FormAnswers
  readonly key: string
}

/**
 * Keeps a form and tells the customer service of it (CONTENT-26). The same key keeps it once, with the same receipt.
 * One network has to wait after many.
 */
export const sendForm = async (
  request: FastifyRequest,
  { brand, form, answers, key }: Sending,
): Promise<E.Either<RequestFailure, FormReceipt>> => {
  const { services } = request.server
  const judged = acceptedAnswers(form, answers)
  if (E.isLeft(judged)) return E.left(refusedAnswers(judged.left))
  const hash = hashOfRequest({ form: form.id, answers: judged.right })
  const now = services.clock.now()
  const counter = await senderOf(services.db, request)
  return inTransaction(services.db, async (trx) => {
    // Two requests with one key wait for each other here.
    await sql`select pg_advisory_xact_lock(hashtext(${`form ${key}`}))`.execute(trx)
    const before = await trx
      .selectFrom('sent_forms')
      .select(['receipt_number', 'answers_hash'])
      .where('send_key', '=', key)
      .executeTakeFirst()
    if (before !== undefined)
      return before.answers_hash === hash ? E.right({ receiptNumber: before.receipt_number }) : E.left(keyReused)
    const counted = await countAll(trx, [counter], now)
    if (E.isLeft(counted)) return E.left(tooMany(counted.left.waitSeconds))
    const receiptNumber = await nextNumber(trx)
    await trx
      .insertInto('sent_forms')
      .values({
        receipt_number: receiptNumber,
        brand,
        form_id: form.id,
        send_key: key,
        answers_hash: hash,
        answers: JSON.stringify(judged.right),
        sent_at: now,
      })
      .execute()
    const title = (form.title ?? 'Formulär').replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ').slice(0, 80)
    const report = await queueMail(services, trx, {
      brand,
      to: customerServiceOf(brand),
      subject: `${title}, ${receiptNumber}`,
      paragraphs: [`${title} är skickat från ${brandConfigs[brand].brandName}.`, ...linesOf(form, judged.right)],
      why: 'Mejlet är skickat av webbshoppen.',
    })
    if (E.isLeft(report)) throw new Error(`The mail of a form is refused: ${report.left}`)
    return E.right({ receiptNumber })
  })
}
