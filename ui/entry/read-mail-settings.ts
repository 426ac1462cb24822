import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { readEmail } from '#domain/kernel/email'
import type { SmtpSettings } from '#adapters/embedded/mail/smtp-transport'
import { fault, textOf, type Read, type Variables } from './read-variable'

const SMTP_PORT = 587
const SMTPS_PORT = 465

/** The address holds a password, so the message repeats no part of it. */
const notAnAddress = fault(
  'SMTP_URL',
  'this is not the address of a mail server.',
  'Write smtp://user:password@mail.example.com:587, or smtps:// for TLS from the start, with special characters of the password as %xx.',
)

const decoded = (text: string): string | undefined => {
  try {
    return text === '' ? undefined : decodeURIComponent(text)
  } catch {
    return undefined
  }
}

const addressOf = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : O.toUndefined(readEmail(text))

/**
 * The mail server of `SMTP_URL`; undefined without one. Mails come from `MAIL_FROM`, else from the user of that address
 * where it is an e-mail address.
 */
export const readMailSettings = (variables: Variables): Read<SmtpSettings | undefined> => {
  const text = textOf(variables, 'SMTP_URL')
  const named = textOf(variables, 'MAIL_FROM')
  if (named !== undefined && addressOf(named) === undefined)
    return fault('MAIL_FROM', `"${named}" is not an e-mail address.`, 'Write one address: shop@example.com.')
  if (text === undefined) return E.right(undefined)
  if (!URL.canParse(text)) return notAnAddress
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text)
  const isSecure = protocol === 'smtps:'
  if ((!isSecure && protocol !== 'smtp:') || hostname === '' || !['', '/'].includes(pathname)) return notAnAddress
  const user = decoded(username)
  const secretText = decoded(password)
  if (search !== '' || hash !== '' || (username !== '') !== (user !== undefined)) return notAnAddress
  if ((password !== '') !== (secretText !== undefined)) return notAnAddress
  const from = addressOf(named) ?? addressOf(user)
  return from === undefined
    ? fault('MAIL_FROM', 'mails would come from nowhere.', 'Write the address that mails come from: shop@example.com.')
    : E.right({
        host: hostname,
        port: port === '' ? (isSecure ? SMTPS_PORT : SMTP_PORT) : Number(port),
        isSecure,
        user,
        password: secretText,
        from,
      })
}
