import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as t from 'io-ts'
import { CommandId } from '#application/codecs/values'
import type { KeyValueStore } from '#application/ports/key-value-store'
import { storedJson } from '#application/storage/stored-json'

const FormDraft = t.readonly(
  t.intersection([
    t.strict({ of: t.string, values: t.readonly(t.record(t.string, t.string)) }),
    t.partial({ sent: t.readonly(t.strict({ content: t.string, key: CommandId })) }),
  ]),
)

/**
 * What is typed into a form and not saved yet. `of` names what the form is about, such as one address; `sent` is what was
 * sent without an answer, by its idempotency key: the same content goes out under it again, and is kept once.
 */
export type FormDraft = t.TypeOf<typeof FormDraft>

export const draftedForms = ['address', 'profile', 'content', 'entry'] as const

/** The forms whose texts are kept: of the user's own pages, those of content, and that of an editor. */
export type DraftedForm = (typeof draftedForms)[number]

/** What is typed into forms of this tab, kept over a reload until it is saved or given up. */
export interface FormDrafts {
  readonly read: (form: DraftedForm) => FormDraft | undefined
  readonly keep: (form: DraftedForm, draft: FormDraft | undefined) => void
  /** They are erased with the rest of their user's work. */
  readonly forgetAll: () => void
}

const keyOf = (form: DraftedForm): string => `shop/draft/${form}`

export const createFormDrafts = (tabStorage: KeyValueStore): FormDrafts => ({
  read: (form) =>
    pipe(
      storedJson(
        () => tabStorage.get(keyOf(form)),
        (value) => O.fromEither(FormDraft.decode(value)),
      ),
      O.toUndefined,
    ),
  keep: (form, draft) => {
    if (draft === undefined) tabStorage.remove(keyOf(form))
    else tabStorage.set(keyOf(form), JSON.stringify(draft))
  },
  forgetAll: () => draftedForms.forEach((form) => tabStorage.remove(keyOf(form))),
})
