import { fc, it } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { aWrittenAddress, day } from '../given'
import {
  deliveryForm,
  type DeliveryForms,
  type FilledForms,
  formFields,
  incompleteForms,
  isFormGroupComplete,
  knownValues,
} from '#domain/checkout/delivery-form'
import { fieldFault, filledFault, type FormField } from '#domain/checkout/form-field'
import type { DeliveryFormValues } from '#domain/checkout/checkout'

const field = (given: Partial<FormField> = {}): FormField => ({ name: 'reference', required: true, ...given })
const given = (forms: DeliveryForms, more: Partial<FilledForms> = {}): FilledForms => ({
  forms,
  errorMessages: {},
  destinations: {},
  toAddress: [],
  ...more,
})
const filled: DeliveryFormValues = { reference: 'Moa', recipient: 'Arne', mobile: '0701234567' }

describe('what is known of the user and the project', () => {
  const user = { firstName: 'Moa', lastName: 'Lindqvist', mobileNumber: '070-123 45 67' }

  it('fills the fields that nobody has touched', () => {
    expect(knownValues(user, undefined, {})).toEqual([
      ['reference', 'Moa Lindqvist'],
      ['recipient', 'Moa Lindqvist'],
      ['mobile', '070-123 45 67'],
    ])
    expect(knownValues(user, undefined, { reference: 'Bygget', recipient: '' })).toEqual([['mobile', '070-123 45 67']])
  })

  it('is left out where it is longer than its field', () => {
    const long = { ...user, lastName: 'x'.repeat(70) }
    expect(knownValues(long, undefined, {})).toEqual([['mobile', '070-123 45 67']])
  })

  it('is nothing where the record says nothing', () => {
    expect(knownValues({ firstName: '', lastName: '', mobileNumber: undefined }, undefined, {})).toEqual([])
  })

  it('marks the goods with the project, unless they are marked already or its name is too long for it', () => {
    const mark = (values: DeliveryFormValues, project: string | undefined) =>
      knownValues(user, project, values).find(([name]) => name === 'goodsMark')?.[1]

    expect(mark({}, 'Brf Kvarnen, etapp 2')).toBe('Brf Kvarnen, etapp 2')
    expect(mark({ goodsMark: '' }, 'Brf Kvarnen, etapp 2')).toBeUndefined()
    expect(mark({}, undefined)).toBeUndefined()
    expect([mark({}, 'x'.repeat(35)), mark({}, 'x'.repeat(36))]).toEqual(['x'.repeat(35), undefined])
  })
})

describe('a delivery form field', () => {
  it.each([
    ['DBI', 'reference'],
    ['DBI', 'recipient'],
    ['EXH', 'reference'],
    ['EXH', 'recipient'],
  ] as const)('of %s does not take a whole page: %s has a length', (id, name) => {
    const faults = (length: number) => {
      const found = formFields(id).find((one) => one.name === name)
      return found && fieldFault(found, 'x'.repeat(length))
    }
    expect([faults(70), faults(71)]).toEqual([undefined, { tag: 'TooLong', max: 70 }])
  })

  it('has a name, whether it is required, and lengths', () => {
    expect(formFields('DBI').find(({ name }) => name === 'mobile')).toEqual({
      name: 'mobile',
      required: true,
      minlength: 7,
      isPhone: true,
    })
    expect(formFields('XXX').map(({ name }) => name)).toEqual([
      'goodsMark',
      'reference',
      'recipient',
      'mobile',
      'doorCode',
      'orderNumber',
      'service',
      'message',
    ])
    expect(formFields('EXH').map(({ name }) => name)).toEqual([
      'goodsMark',
      'reference',
      'recipient',
      'mobile',
      'orderNumber',
    ])
  })

  it('[DELIVERY-11] that is required fails below its minlength, which is 1 unless said', () => {
    expect(fieldFault(field(), '')).toBeDefined()
    expect(fieldFault(field(), undefined)).toBeDefined()
    expect(fieldFault(field(), 'x')).toBeUndefined()
    expect(fieldFault(field({ minlength: 3 }), 'ab')).toEqual({ tag: 'TooShort', min: 3 })
    expect(fieldFault(field({ minlength: 3 }), 'abc')).toBeUndefined()
    expect(fieldFault(field({ required: false, minlength: 3 }), 'ab')).toBeUndefined()
  })

  it('[DELIVERY-12] that is required fails when it holds blanks alone', () => {
    expect(fieldFault(field({ minlength: 2 }), '   ')).toEqual({ tag: 'Required' })
  })

  it('[DELIVERY-10] holds its name, value, lengths and errorMessage, and the form the requested day', () => {
    const form = deliveryForm(
      'DBI',
      given({ DBI: filled }, { errorMessages: { DBI: { reference: 'Okänd.' } } }),
      day('2026-12-18'),
    )

    expect(form.requestedDeliveryDate).toBe('2026-12-18')
    expect(form.fields.map(({ name }) => name)).toEqual(formFields('DBI').map(({ name }) => name))
    expect(form.fields.find(({ name }) => name === 'reference')).toEqual({
      name: 'reference',
      required: true,
      maxlength: 70,
      value: 'Moa',
      errorMessage: 'Okänd.',
    })
    expect(form.fields.find(({ name }) => name === 'doorCode')).toEqual({
      name: 'doorCode',
      required: false,
      maxlength: 10,
      value: '',
      errorMessage: undefined,
    })
  })

  it.prop([fc.constantFrom(...formFields('DBI').map(({ name }) => name)), fc.string()])(
    '[DELIVERY-14] blocks its form by any errorMessage, whatever its value is',
    (name, errorMessage) => {
      const complete = given({ DBI: filled })
      const said = given({ DBI: filled }, { errorMessages: { DBI: { [name]: errorMessage } } })

      expect(isFormGroupComplete(complete, ['DBI'])).toBe(true)
      expect(isFormGroupComplete(said, ['DBI'])).toBe(false)
      expect(filledFault({ ...field(), value: 'Moa', errorMessage })).toEqual({ tag: 'Rejected', errorMessage })
    },
  )

  it('asks for an address where the goods are brought to one, and only there', () => {
    const toAddress = ['DBI'] as const
    expect(incompleteForms(given({ DBI: filled, EXH: filled }, { toAddress }), ['DBI', 'EXH'])).toEqual(['DBI'])
    const started = { DBI: { tag: 'Written', values: { address2: 'Kvarngatan 8' } } } as const
    expect(incompleteForms(given({ DBI: filled }, { toAddress, destinations: started }), ['DBI'])).toEqual(['DBI'])
    const whole = { DBI: { tag: 'Written', values: { ...aWrittenAddress } } } as const
    expect(incompleteForms(given({ DBI: filled }, { toAddress, destinations: whole }), ['DBI'])).toEqual([])
  })

  it('[DELIVERY-13] with a maxlength fails above it and says the limit', () => {
    const limited = field({ maxlength: 5 })
    expect(fieldFault(limited, '123456')).toEqual({ tag: 'TooLong', max: 5 })
    expect(fieldFault(limited, '12345')).toBeUndefined()
    expect(fieldFault({ ...limited, required: false }, '123456')).toBeDefined()
  })

  it('for a telephone number takes nothing else, and leaves an empty one to the rule of required fields', () => {
    const phone = formFields('DBI').find(({ name }) => name === 'mobile') ?? field({})
    const fault = { tag: 'NotAPhoneNumber' }
    expect(fieldFault(phone, 'abcdefgh')).toEqual(fault)
    expect(fieldFault(phone, '070-123 45 67')).toBeUndefined()
    expect(fieldFault(phone, '')).toEqual({ tag: 'Required' })
    expect(fieldFault({ ...phone, required: false }, '')).toBeUndefined()
    expect(formFields('EXH').map((one) => fieldFault(one, 'abcdefgh')?.tag)).toContain('NotAPhoneNumber')
  })
})

describe('a group of delivery forms', () => {
  it('[DELIVERY-15] is complete when there is one, and every one asked for is without a fault', () => {
    expect(isFormGroupComplete(given({}), [])).toBe(false)
    expect(isFormGroupComplete(given({ DBI: filled }), [])).toBe(false)
    expect(isFormGroupComplete(given({ DBI: filled, EXH: { ...filled, mobile: ' ' } }), ['DBI', 'EXH'])).toBe(false)
    expect(isFormGroupComplete(given({ DBI: filled }), ['DBI', 'EXH'])).toBe(false)
    expect(isFormGroupComplete(given({ DBI: filled, EXH: filled }), ['DBI', 'EXH'])).toBe(true)
    expect(isFormGroupComplete(given({ DBI: filled, EXH: {} }), ['DBI'])).toBe(true)
    expect(incompleteForms(given({ DBI: filled, EXH: {} }), ['DBI', 'EXH', 'XXX'])).toEqual(['EXH', 'XXX'])
  })
})
