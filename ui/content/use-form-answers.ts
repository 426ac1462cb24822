import { useState } from 'react'
import { answersTo, type DynamicForm, type FormAnswers, type FormInput, optionsOf } from '#domain/content/dynamic-form'
import type { CommandId } from '#domain/kernel/ids'
import { type ArrivedShop, useShop } from '../shop/ShopContext'

/** Options are one line each; a text is one value however many lines it has. */
const readDraft = (input: FormInput, text: string): readonly string[] =>
  optionsOf(input) === undefined ? [text] : text.split('\n').filter((value) => value !== '')

/** What is written into a form, and the key that it is sent by. Both survive a reload until the form is sent. */
export const useFormAnswers = ({ id, inputs }: DynamicForm) => {
  const shop = useShop()
  const [typed, setTyped] = useState<FormAnswers>()
  const draft = shop?.drafts.read('content')
  const own = draft?.of === id ? draft : undefined
  const kept: FormAnswers =
    own === undefined
      ? {}
      : Object.fromEntries(
          inputs.flatMap((input) => {
            const text = own.values[input.id]
            return text === undefined ? [] : [[input.id, readDraft(input, text)]]
          }),
        )
  const answers = typed ?? kept
  const valuesOf = (given: FormAnswers) =>
    Object.fromEntries(inputs.map((one) => [one.id, answersTo(one, given).join('\n')]))
  return {
    answers,
    change: (input: string, values: readonly string[]) => {
      const next = { ...answers, [input]: values }
      setTyped(next)
      shop?.drafts.keep('content', { ...own, of: id, values: valuesOf(next) })
    },
    /** The same answers, tried again, have the same key and are kept once by the service, also after a reload. */
    keyFor: (arrived: ArrivedShop, sent: FormAnswers): CommandId => {
      const content = JSON.stringify(sent)
      const before = arrived.shop.drafts.read('content')
      if (before?.of === id && before.sent?.content === content) return before.sent.key
      const key = arrived.newKey()
      arrived.shop.drafts.keep('content', { of: id, values: valuesOf(sent), sent: { content, key } })
      return key
    },
    forget: () => {
      setTyped({})
      shop?.drafts.keep('content', undefined)
    },
  }
}
