import type { FormAnswers } from '#domain/content/dynamic-form'
import type { CommandId } from '#domain/kernel/ids'
import type { Call, CallOptions } from './call'

export interface FormReceipt {
  /** The number by which the customer service knows what was sent. */
  readonly receiptNumber: string
}

export interface SentForm {
  readonly answers: FormAnswers
  /** What a field that nobody sees holds: nothing, but for robots. */
  readonly website: string
}

/** Forms of content, from anybody (CONTENT-26). */
export interface FormService {
  /**
   * Refused with `INVALID_FORM` and the inputs' ids, or with `TOO_MANY_FORMS`.
   * @param key the same key sends once
   */
  readonly send: (id: string, form: SentForm, key: CommandId, options?: CallOptions) => Call<FormReceipt>
}
