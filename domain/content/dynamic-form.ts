import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { readEmail } from '../kernel/email'
import { readPhoneNumber } from '../kernel/phone-number'
import { formInputTypes, type FormInputType } from './form-input-type'
import type { RichText } from './rich-text'

/** A form that an editor makes (CONTENT-24). */
export interface DynamicForm {
  readonly id: string
  readonly title: string | undefined
  readonly description: RichText
  readonly inputs: readonly FormInput[]
}

/** A field of a form (CONTENT-25). */
export interface FormInput {
  readonly id: string
  readonly title: string
  readonly type: FormInputType
  /** What is chosen from, for `select`, `radio` and a `checkbox` of several. */
  readonly options: readonly string[]
  readonly isRequired: boolean
  readonly placeholder: string | undefined
}

/** The values of a form by the ids of its inputs; several for a `checkbox` with options. */
export type FormAnswers = Readonly<Record<string, readonly string[]>>

/** `notChosen` and `notChecked` are what `missing` is where nothing is written. */
export type FormFault = 'missing' | 'notChosen' | 'notChecked' | 'tooLong' | 'notAnEmail' | 'notAPhone' | 'notAnOption'

/** Characters that an answer may have. */
export const longestAnswer = ({ type }: Pick<FormInput, 'type'>): number => (type === 'textarea' ? 2_000 : 200)

/** The one option of a `checkbox` without options. */
export const CHECKED = 'ja'

export const isFormInputType = (type: string): type is FormInputType => formInputTypes.some((one) => one === type)

/** What may be chosen; undefined where text is written. */
export const optionsOf = ({ type, options }: FormInput): readonly string[] | undefined => {
  switch (type) {
    case 'select':
    case 'radio':
      return options
    case 'checkbox':
      return options.length === 0 ? [CHECKED] : options
    case 'text':
    case 'textarea':
    case 'email':
    case 'tel':
      return undefined
  }
}

const missingFault = (input: FormInput): FormFault => {
  if (optionsOf(input) === undefined) return 'missing'
  return input.type === 'checkbox' && input.options.length === 0 ? 'notChecked' : 'notChosen'
}

/** What is wrong with the answer to one input; undefined when nothing is (CONTENT-25, CONTENT-26). */
export const inputFault = (input: FormInput, given: readonly string[]): FormFault | undefined => {
  const values = given.map((value) => value.trim()).filter((value) => value !== '')
  const options = optionsOf(input)
  if (values.length === 0) return input.isRequired ? missingFault(input) : undefined
  if (options !== undefined) {
    const isOneOnly = input.type !== 'checkbox' && values.length > 1
    return isOneOnly || values.some((value) => !options.includes(value)) ? 'notAnOption' : undefined
  }
  const [value = '', ...others] = values
  if (others.length > 0) return 'notAnOption'
  if (value.length > longestAnswer(input)) return 'tooLong'
  if (input.type === 'email' && O.isNone(readEmail(value))) return 'notAnEmail'
  return input.type === 'tel' && O.isNone(readPhoneNumber(value)) ? 'notAPhone' : undefined
}

/** What is wrong, by the ids of the inputs; empty when the form may be sent. */
export const formFaults = (form: DynamicForm, answers: FormAnswers): Readonly<Record<string, FormFault>> =>
  Object.fromEntries(
    form.inputs.flatMap((input) => {
      const fault = inputFault(input, answersTo(input, answers))
      return fault === undefined ? [] : [[input.id, fault]]
    }),
  )

export const answersTo = ({ id }: Pick<FormInput, 'id'>, answers: FormAnswers): readonly string[] =>
  Object.hasOwn(answers, id) ? (answers[id] ?? []) : []

/**
 * The answers as they are kept: of the inputs of the form alone, without blanks around them; a form with faults is
 * refused.
 */
export const acceptedAnswers = (
  form: DynamicForm,
  answers: FormAnswers,
): E.Either<Readonly<Record<string, FormFault>>, FormAnswers> => {
  const faults = formFaults(form, answers)
  if (Object.keys(faults).length > 0) return E.left(faults)
  return E.right(
    Object.fromEntries(
      form.inputs.map((input) => [
        input.id,
        answersTo(input, answers)
          .map((value) => value.trim())
          .filter((value) => value !== ''),
      ]),
    ),
  )
}
