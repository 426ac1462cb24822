import { type DynamicForm, type FormInput, isFormInputType } from '#domain/content/dynamic-form'
import { entriesIn, isTrueIn, numberIn, textIn, textsIn, type Entry } from './entry'
import { readRichText } from './read-rich-text'

const readInput = (entry: Entry): readonly FormInput[] => {
  const title = textIn(entry, 'title')
  const type = textIn(entry, 'type') ?? 'text'
  if (title === undefined || !isFormInputType(type)) return []
  return [
    {
      id: entry.sys.id,
      title,
      type,
      options: [...new Set(textsIn(entry, 'inputList'))],
      isRequired: isTrueIn(entry, 'requiredField'),
      placeholder: textIn(entry, 'placeholderText'),
    },
  ]
}

const placeOf = (entry: Entry): number => numberIn(entry, 'position') ?? Number.MAX_SAFE_INTEGER

/** A form with its inputs in the order of their positions (CONTENT-24, CONTENT-25). */
export const readForm = (entry: Entry): DynamicForm => ({
  id: entry.sys.id,
  title: textIn(entry, 'formTitle') ?? textIn(entry, 'title'),
  description: readRichText(entry.fields['formDescription']),
  inputs: entriesIn(entry, 'inputs')
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .flatMap(readInput),
})
