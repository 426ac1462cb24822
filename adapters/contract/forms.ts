import * as t from 'io-ts'
import type { FormReceipt } from '#application/ports/form-service'
import { listOf, withDefault, type Codec } from '#application/codecs/codec'

/** POST /forms/{id}. `website` is a field that only robots fill. */
export const FormBody = t.strict({
  answers: t.record(t.string, listOf(t.string)),
  website: withDefault<string>(t.string, ''),
})

export const FormReceiptCodec: Codec<FormReceipt> = t.strict({ receiptNumber: t.string })
