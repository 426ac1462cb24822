import type { OutOfBounds, UnfitText } from '#domain/quotes/quote-edit'
import type { FieldFault } from '#domain/quotes/read-fields'
import type { RequestFailure } from '../request-failure'
import { quantityText } from '../swedish-amount'

const numberNames: Readonly<Record<OutOfBounds['field'], readonly [path: string, name: string]>> = {
  quantity: ['quantity', 'Antalet'],
  ownPrice: ['price', 'Priset'],
  cost: ['cost', 'Kostnaden'],
  discount: ['discount', 'Rabatten'],
  validFor: ['validFor', 'Giltighetstiden i dagar'],
  markup: ['markup', 'Påslaget'],
}

const textNames: Readonly<Record<UnfitText['field'], readonly [path: string, name: string]>> = {
  quoteName: ['name', 'Offertens namn'],
  quoteReference: ['reference', 'Märkningen'],
  finalMessage: ['finalMessage', 'Slutmeddelandet'],
  rowName: ['name', 'Benämningen'],
  unit: ['unit', 'Enheten'],
  heading: ['text', 'Rubriken'],
  partyName: ['party.name', 'Namnet'],
  organizationNumber: ['party.organizationNumber', 'Organisationsnumret'],
  person: ['party.person', 'Kontaktpersonen'],
  label: ['receiver.label', 'Etiketten'],
  email: ['receiver.email', 'E-postadressen'],
  street: ['party.address.street', 'Gatuadressen'],
  postalCode: ['party.address.postalCode', 'Postnumret'],
  place: ['party.address.place', 'Orten'],
}

const refused = (path: string, message: string): RequestFailure => ({
  status: 422,
  code: 'INVALID_QUOTE',
  message,
  details: [{ path, message }],
})

const textMessage = (name: string, fault: UnfitText['fault']): string => {
  switch (fault.tag) {
    case 'Empty':
      return `${name} får inte vara tom.`
    case 'TooLong':
      return `${name} får ha högst ${quantityText(fault.most)} tecken.`
    case 'NotAnEmail':
      return `${name} går inte att mejla till.`
    case 'NotAPostalCode':
      return `${name} ska ha fem siffror.`
  }
}

/** A field that cannot be kept as it is written, in words: what the page shows as it is (QUOTE-29). */
export const fieldRefusal = (fault: FieldFault): RequestFailure => {
  if (fault.tag === 'UnfitText') {
    const [path, name] = textNames[fault.field]
    return refused(path, textMessage(name, fault.fault))
  }
  const [path, name] = numberNames[fault.field]
  return refused(path, `${name} ska vara från ${quantityText(fault.least)} till ${quantityText(fault.most)}.`)
}
