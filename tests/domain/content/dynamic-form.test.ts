import * as E from 'fp-ts/Either'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import {
  acceptedAnswers,
  type DynamicForm,
  type FormInput,
  formFaults,
  inputFault,
  longestAnswer,
} from '#domain/content/dynamic-form'
import { formInputTypes, type FormInputType } from '#domain/content/form-input-type'

const input = (type: FormInputType, own: Partial<FormInput> = {}): FormInput => ({
  id: type,
  title: type,
  type,
  options: [],
  isRequired: false,
  placeholder: undefined,
  ...own,
})
const form = (...inputs: readonly FormInput[]): DynamicForm => ({ id: 'f', title: undefined, description: [], inputs })

const missing = {
  ...{ text: 'missing', textarea: 'missing', email: 'missing', tel: 'missing' },
  ...{ select: 'notChosen', radio: 'notChosen', checkbox: 'notChecked' },
} as const satisfies Readonly<Record<FormInputType, string>>

describe('an input of a form', () => {
  it.each(formInputTypes)(
    '[CONTENT-25] of type %s must be filled in where it is required, and need not be otherwise',
    (type) => {
      for (const nothing of [[], [''], ['  ']]) {
        expect(inputFault(input(type, { isRequired: true }), nothing)).toBe(missing[type])
        expect(inputFault(input(type), nothing)).toBeUndefined()
      }
    },
  )

  it.each([
    ['text', ['Ett ord'], undefined],
    ['text', ['x'.repeat(longestAnswer({ type: 'text' }) + 1)], 'tooLong'],
    ['textarea', ['x'.repeat(longestAnswer({ type: 'textarea' }))], undefined],
    ['textarea', ['x'.repeat(longestAnswer({ type: 'textarea' }) + 1)], 'tooLong'],
    ['email', ['a@b.se'], undefined],
    ['email', [' a@b.se '], undefined],
    ['email', ['a@b'], 'notAnEmail'],
    ['email', ['a b@c.se'], 'notAnEmail'],
    ['tel', ['031-700 21 00'], undefined],
    ['tel', ['+46 (0)31 700 21 00'], undefined],
    ['tel', ['1234'], 'notAPhone'],
    ['tel', ['031-70'], 'notAPhone'],
    ['email', ['a@b.se, c@d.se'], 'notAnEmail'],
    ['tel', ['ring mig'], 'notAPhone'],
    ['checkbox', ['ja'], undefined],
    ['checkbox', ['nej'], 'notAnOption'],
    ['text', ['a', 'b'], 'notAnOption'],
  ] as const)('[CONTENT-26] of type %s with %j has the fault %s', (type, values, fault) => {
    expect(inputFault(input(type), values)).toBe(fault)
  })

  it('[CONTENT-25] takes what its list holds, and one of it alone but for several boxes', () => {
    const options = ['A', 'B']
    for (const type of ['select', 'radio'] as const) {
      expect(inputFault(input(type, { options }), ['B'])).toBeUndefined()
      expect(inputFault(input(type, { options }), ['A', 'B'])).toBe('notAnOption')
      expect(inputFault(input(type, { options }), ['C'])).toBe('notAnOption')
    }
    expect(inputFault(input('checkbox', { options }), ['A', 'B'])).toBeUndefined()
    expect(inputFault(input('checkbox', { options }), ['A', 'ja'])).toBe('notAnOption')
  })
})

describe('a form', () => {
  it('is refused with the fault of each input', () => {
    const asked = form(input('text', { isRequired: true }), input('email'), input('tel'))
    expect(formFaults(asked, { email: ['x'], tel: ['031-70021'] })).toEqual({ text: 'missing', email: 'notAnEmail' })
    expect(acceptedAnswers(asked, {})).toEqual(E.left({ text: 'missing' }))
  })

  test.prop([fc.dictionary(fc.string(), fc.array(fc.string()))])(
    'keeps the answers to its inputs alone, without blanks around them, whatever is sent',
    (answers) => {
      const asked = form(input('text', { id: '__proto__' }), input('textarea'))
      const kept = acceptedAnswers(asked, { ...answers, textarea: ['  ord '] })
      if (E.isRight(kept)) {
        expect(Object.keys(kept.right).every((id) => ['__proto__', 'textarea'].includes(id))).toBe(true)
        expect(kept.right['textarea']).toEqual(['ord'])
      } else expect(Object.keys(kept.left)).not.toContain('textarea')
    },
  )
})
