import * as E from 'fp-ts/Either'
import type { Overwritten } from '#domain/quotes/quote-changes'
import { readHeadFields } from '#domain/quotes/read-fields'
import { may } from '#domain/session/permissions'
import { OverwrittenHead, type HeadPart } from '#adapters/contract/quote-head'
import { type Change, nothingWritten, whileEditable } from './change-quote'
import { fieldRefusal } from './field-refusal'
import { mergeFields } from './merge-fields'
import { discountsDenied } from './refusals'
import { headColumns, headOfFields } from './stored-head'

const overwrittenOf = (field: string, value: unknown, by: string): readonly Overwritten[] => {
  const read = OverwrittenHead.decode({ [field]: value })
  return E.isLeft(read) ? [] : [{ was: { tag: 'Head', fields: read.right }, by }]
}

/** Changes fields of the head (QUOTE-18). */
export const changeHead = (to: HeadPart, seen: HeadPart): Change =>
  whileEditable(async ({ trx, found, user, by }) => {
    const { merged, changed, overwritten } = mergeFields({ ...found.head }, to, seen)
    if (changed.length === 0) return E.right(nothingWritten)
    const asked = headOfFields(merged)
    const read = readHeadFields(asked)
    if (E.isLeft(read)) return E.left(fieldRefusal(read.left))
    const head = { ...asked, ...read.right }
    if (changed.includes('priceType') && head.priceType === 'gross' && !may(user, 'seeDiscounts'))
      return E.left(discountsDenied)
    const signed = Object.fromEntries(changed.map((field) => [field, by]))
    await trx
      .updateTable('quotes')
      .set({ ...headColumns(head, found.quote_number), head_by: JSON.stringify({ ...found.head_by, ...signed }) })
      .where('quote_id', '=', found.quote_id)
      .execute()
    return E.right({
      ...nothingWritten,
      isFrameOther: true,
      overwritten: Object.entries(overwritten).flatMap(([field, value]) =>
        overwrittenOf(field, value, found.head_by[field] ?? found.owner_name),
      ),
    })
  })
