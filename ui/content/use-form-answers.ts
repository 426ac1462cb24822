import { useState } from 'react'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { answersTo, type DynamicForm, type FormAnswers } from '#domain/content/dynamic-form'
import { useShop } from '../shop/ShopContext'

const Values = t.array(t.string)

const readValues = (text: string): readonly string[] => {
  const json = E.tryCatch((): unknown => JSON.parse(text), String)
  const read = E.isRight(json) ? Values.decode(json.right) : json
  return E.isRight(read) ? read.right : []
}

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
            return text === undefined ? [] : [[input.id, readValues(text)]]
          }),
        )
      : {}
  const answers = typed ?? kept
  const change = (input: string, values: readonly string[]) => {
    const next = { ...answers, [input]: values }
    setTyped(next)
    shop?.drafts.keep('content', {
      of: id,
      values: Object.fromEntries(inputs.map((one) => [one.id, JSON.stringify(answersTo(one, next))])),
    })
  }
  const forget = () => {
    setTyped({})
    shop?.drafts.keep('content', undefined)
  }
  return [answers, change, forget]
}
