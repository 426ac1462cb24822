import * as E from 'fp-ts/Either'
import type { NewAddress } from '#application/ports/address-service'
import { fieldFault } from '#domain/checkout/form-field'
import { addressPhoneField } from '#domain/address/address-entry'
import { addressFaults, type AddressValues, readWrittenAddress } from '#domain/address/written-address'
import type { FieldFault } from '#domain/failure/call-failure'
import type { AddressBody } from '#adapters/contract/address'
import { formFaultText } from '../form-fault-text'
import type { RequestFailure } from '../request-failure'

const valuesOf = (body: AddressBody): AddressValues => ({
  label: body.label ?? '',
  recipientName: body.recipientName ?? '',
  address1: body.address1 ?? '',
  address2: body.address2 ?? '',
  address3: body.address3 ?? '',
  postalCode: body.postalCode,
  postalAddress: body.postalAddress,
  ...(body.countryCode === undefined ? {} : { countryCode: body.countryCode }),
})

const otherFields = [{ name: 'name', required: false, maxlength: 35 }, addressPhoneField] as const

const faultsOf = (body: AddressBody): readonly FieldFault[] => {
  const written = addressFaults(valuesOf(body)).map(({ field, fault }) => ({
    path: field,
    message: formFaultText(fault),
  }))
  const others = otherFields.flatMap((field) => {
    const fault = fieldFault(field, body[field.name])
    return fault === undefined ? [] : [{ path: field.name, message: formFaultText(fault) }]
  })
  return [...written, ...others]
}

/** The address of a body, held to the rules by which the shop's own form is; each fault at its field (422). */
export const readAddress = (body: AddressBody): E.Either<RequestFailure, NewAddress> => {
  const details = faultsOf(body)
  const texts = readWrittenAddress(valuesOf(body))
  if (details.length > 0 || texts === undefined)
    return E.left({ status: 422, code: 'INVALID_ADDRESS', message: 'En uppgift i adressen är fel.', details })
  return E.right({
    ...texts,
    name: body.name?.trim() || undefined,
    phone: body.phone?.trim() || undefined,
    preselected: body.preselected,
  })
}
