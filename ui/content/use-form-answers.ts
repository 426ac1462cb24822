import { useState } from 'react'
import type { FormDraft } from '#application/shop/form-drafts'
import { answersTo, type DynamicForm, type FormAnswers, type FormInput, optionsOf } from '#domain/content/dynamic-form'
import type { CommandId } from '#domain/kernel/ids'
import { type ArrivedShop, useOnceArrived, useShop } from '../shop/ShopContext'

/** Options are one line each; a text is one value however many lines it has. */
const readDraft = (input: FormInput, text: string): readonly string[] =>
  optionsOf(input) === undefined ? [text] : text.split('\n').filter((value) => value !== '')

/** What is kept of a form since an earlier visit. */
const keptIn = ({ id, inputs }: DynamicForm, draft: FormDraft | undefined): FormAnswers =>
  draft?.of !== id
    ? {}
    : Object.fromEntries(
        inputs.flatMap((input) => {
          const text = draft.values[input.id]
          return text === undefined ? [] : [[input.id, readDraft(input, text)]]
        }),
      )

/**
 * What is written into a form, and the key that it is sent by. Both survive a reload until the form is sent, also what is
 * written before the shop is loaded.
 */
export const useFormAnswers = (form: DynamicForm) => {
  const { id, inputs } = form
  const shop = useShop()
  const onceArrived = useOnceArrived()
  const [typed, setTyped] = useState<FormAnswers>({})
  const valuesOf = (given: FormAnswers) =>
    Object.fromEntries(inputs.map((one) => [one.id, answersTo(one, given).join('\n')]))
  return {
    answers: { ...keptIn(form, shop?.drafts.read('content')), ...typed },
    change: (input: string, values: readonly string[]) => {
      const written = { ...typed, [input]: values }
      setTyped(written)
      onceArrived(({ shop: { drafts } }) => {
        const draft = drafts.read('content')
        const before = draft?.of === id ? draft : undefined
        drafts.keep('content', { ...before, of: id, values: valuesOf({ ...keptIn(form, draft), ...written }) })
      })
    },
    /** The same answers, tried again, have the same key and are kept once by the service, also after a reload. */
    keyFor: ({ shop: { drafts }, newKey }: ArrivedShop, sent: FormAnswers): CommandId => {
      const content = JSON.stringify(sent)
      const before = drafts.read('content')
      if (before?.of === id && before.sent?.content === content) return before.sent.key
      const key = newKey()
      drafts.keep('content', { of: id, values: valuesOf(sent), sent: { content, key } })
      return key
    },
    forget: (arrived: ArrivedShop) => {
      setTyped({})
      arrived.shop.drafts.keep('content', undefined)
    },
  }
}
