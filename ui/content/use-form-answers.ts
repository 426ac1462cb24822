import { useState } from 'react'
import { answersTo, type DynamicForm, type FormAnswers, type FormInput, optionsOf } from '#domain/content/dynamic-form'
import { useShop } from '../shop/ShopContext'

/** Options are one line each; a text is one value however many lines it has. */
const readDraft = (input: FormInput, text: string): readonly string[] =>
  optionsOf(input) === undefined ? [text] : text.split('\n').filter((value) => value !== '')

/** What is written into a form. It survives a reload until the form is sent. */
export const useFormAnswers = ({
  id,
  inputs,
}: DynamicForm): readonly [
  answers: FormAnswers,
  change: (input: string, values: readonly string[]) => void,
  forget: () => void,
] => {
  const shop = useShop()
  const [typed, setTyped] = useState<FormAnswers>()
  const draft = shop?.drafts.read('content')
  const kept: FormAnswers =
    draft?.of === id
      ? Object.fromEntries(
          inputs.flatMap((input) => {
            const text = draft.values[input.id]
            return text === undefined ? [] : [[input.id, readDraft(input, text)]]
          }),
        )
      : {}
  const answers = typed ?? kept
  const change = (input: string, values: readonly string[]) => {
    const next = { ...answers, [input]: values }
    setTyped(next)
    shop?.drafts.keep('content', {
      of: id,
      values: Object.fromEntries(inputs.map((one) => [one.id, answersTo(one, next).join('\n')])),
    })
  }
  const forget = () => {
    setTyped({})
    shop?.drafts.keep('content', undefined)
  }
  return [answers, change, forget]
}
