import { useId } from 'react'
import { CHECKED, type FormInput, optionsOf } from '#domain/content/dynamic-form'
import { Checkbox } from '../components/Checkbox'
import { Field, SelectField, TextAreaField } from '../components/Field'
import { RadioRow } from '../components/RadioRow'
import { withTexts } from '../texts/t'
import { formTexts } from './form-texts'
import styles from './FormSection.module.css'

const t = withTexts(formTexts)

interface FormInputFieldProps {
  readonly input: FormInput
  readonly values: readonly string[]
  readonly fault: string | undefined
  readonly onChange: (values: readonly string[]) => void
}

/** A field of a form, by its type (CONTENT-26). */
export const FormInputField = ({ input, values, fault, onChange }: FormInputFieldProps) => {
  const { title, type, isRequired, placeholder } = input
  const [value = ''] = values
  const texts = {
    label: title,
    error: fault,
    optional: !isRequired,
    'aria-required': isRequired || undefined,
  }
  switch (type) {
    case 'textarea':
      return (
        <TextAreaField
          {...texts}
          rows={5}
          placeholder={placeholder}
          value={value}
          onChange={({ currentTarget }) => onChange([currentTarget.value])}
        />
      )
    case 'select':
      return (
        <SelectField {...texts} value={value} onChange={({ currentTarget }) => onChange([currentTarget.value])}>
          <option value="">{placeholder ?? t('form.choose')}</option>
          {input.options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </SelectField>
      )
    case 'radio':
    case 'checkbox':
      return <Choices input={input} values={values} fault={fault} onChange={onChange} />
    case 'text':
    case 'email':
    case 'tel':
      return (
        <Field
          {...texts}
          type={type}
          autoComplete={type === 'text' ? undefined : type}
          placeholder={placeholder}
          value={value}
          onChange={({ currentTarget }) => onChange([currentTarget.value])}
        />
      )
  }
}

const Choices = ({ input, values, fault, onChange }: FormInputFieldProps) => {
  const faultId = useId()
  const options = optionsOf(input) ?? []
  const isAlone = input.options.length === 0
  return (
    <fieldset className={styles.group} aria-describedby={fault === undefined ? undefined : faultId}>
      <legend className={isAlone ? 'visually-hidden' : undefined}>{input.title}</legend>
      {options.map((option) => {
        const label = option === CHECKED && isAlone ? input.title : option
        const choice = {
          label,
          checked: values.includes(option),
          'aria-invalid': fault === undefined ? undefined : (true as const),
        }
        return input.type === 'radio' ? (
          <RadioRow key={option} {...choice} name={input.id} onChange={() => onChange([option])} />
        ) : (
          <Checkbox
            key={option}
            {...choice}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...values, option] : values.filter((one) => one !== option))
            }
          />
        )
      })}
      {fault !== undefined && (
        <p id={faultId} className={styles.fault}>
          {fault}
        </p>
      )}
    </fieldset>
  )
}
