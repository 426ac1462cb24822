import type { DeliveryForm } from '#domain/checkout/delivery-form'
import type { FilledField } from '#domain/checkout/form-field'
import type { OrderField } from '#domain/checkout/checkout'
import { serviceName, useServicesOf } from '../delivery-services'
import type { DeliveryId } from '#domain/delivery/delivery-type'
import { isStoreDelivery } from '#domain/delivery/delivery-type'
import { Field, SelectField, TextAreaField } from '../../components/Field'
import { t } from '../t'
import { faultTextOf, fieldId } from './form-faults'
import styles from './DeliveryFields.module.css'

interface DeliveryFieldsProps {
  readonly deliveryId: DeliveryId
  readonly form: DeliveryForm
  /** Whether a fault of the field is shown: it has been left, or the user has asked to go on. */
  readonly isFaultShown: (field: OrderField) => boolean
  readonly onFill: (field: OrderField, value: string) => void
  readonly onLeave: (field: OrderField) => void
}

/** The form fields of a delivery. A fault is shown when its field loses the focus, not while the user types. */
export const DeliveryFields = (props: DeliveryFieldsProps) => {
  const fields = useShownFields(props)
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <div key={field.name} className={field.name === 'message' ? styles.wide : undefined}>
          <OneField field={field} {...props} />
        </div>
      ))}
    </div>
  )
}

/** All fields of the form but that of the service, where there is no choice of one. */
const useShownFields = ({ deliveryId, form }: DeliveryFieldsProps): DeliveryForm['fields'] => {
  const hasServices = useServicesOf(deliveryId).length > 0
  return form.fields.filter(({ name }) => name !== 'service' || hasServices)
}

const inputOf: Readonly<Record<OrderField, { readonly type?: string; readonly autoComplete: string }>> = {
  goodsMark: { autoComplete: 'off' },
  reference: { autoComplete: 'name' },
  recipient: { autoComplete: 'off' },
  mobile: { type: 'tel', autoComplete: 'off' },
  doorCode: { autoComplete: 'off' },
  orderNumber: { autoComplete: 'off' },
  service: { autoComplete: 'off' },
  message: { autoComplete: 'off' },
}

const labelOf = (deliveryId: DeliveryId, field: OrderField): string =>
  isStoreDelivery(deliveryId) && (field === 'recipient' || field === 'mobile')
    ? t(`order.collected.${field}`)
    : t(`order.field.${field}`)

/** Characters left of a required field from which on its length is shown. */
const FEW_LEFT = 20

const hintOf = ({ maxlength: max, required, value: { length } }: FilledField): string | undefined => {
  if (max === undefined) return required ? undefined : t('order.hint.optional')
  if (required) return max - length > FEW_LEFT ? undefined : t('order.hint.usedOfRequired', { length, max })
  return length === 0 ? t('order.hint.atMost', { max }) : t('order.hint.used', { length, max })
}

const OneField = ({
  field,
  deliveryId,
  isFaultShown,
  onFill,
  onLeave,
}: DeliveryFieldsProps & { field: FilledField<OrderField> }) => {
  const { name, value, errorMessage } = field
  const services = useServicesOf(deliveryId)
  const isShown = errorMessage !== undefined || isFaultShown(name)
  const error = isShown ? faultTextOf(deliveryId, field) : undefined
  const shared = {
    id: fieldId({ deliveryId, field: name }),
    label: labelOf(deliveryId, name),
    hint: hintOf(field),
    error,
    value,
    required: field.required,
    autoComplete: inputOf[name].autoComplete,
    onBlur: () => onLeave(name),
  }
  if (name === 'service')
    return (
      <SelectField
        {...shared}
        value={services.includes(value) ? value : ''}
        onChange={(event) => onFill(name, event.target.value)}
      >
        <option value="">{t('order.service.none')}</option>
        {services.map((service) => (
          <option key={service} value={service}>
            {serviceName(service)}
          </option>
        ))}
      </SelectField>
    )
  return name === 'message' ? (
    <TextAreaField {...shared} rows={2} onChange={(event) => onFill(name, event.target.value)} />
  ) : (
    <Field {...shared} type={inputOf[name].type ?? 'text'} onChange={(event) => onFill(name, event.target.value)} />
  )
}
