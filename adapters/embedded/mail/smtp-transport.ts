import MailComposer from 'nodemailer/lib/mail-composer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { Readable } from 'node:stream'
import { brandConfigs } from '../config/brand-config'
import { limits } from '../limits'
import type { MailOutcome, MailTransport, OutgoingMail } from './transport'

export interface SmtpSettings {
  readonly host: string
  readonly port: number
  /** TLS from the first byte on; else by STARTTLS where the server offers it. */
  readonly isSecure: boolean
  readonly user: string | undefined
  readonly password: string | undefined
  /** The address that mails come from. */
  readonly from: string
}

/** How long a mail server is waited for. */
export interface MailPatience {
  readonly connectTimeoutMs: number
  readonly sendTimeoutMs: number
}

const isLoopback = (host: string): boolean => host === 'localhost' || host === '[::1]' || host.startsWith('127.')

const codeOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return 'UNKNOWN'
  if ('responseCode' in error && typeof error.responseCode === 'number') return String(error.responseCode)
  return 'code' in error && typeof error.code === 'string' ? error.code : 'UNKNOWN'
}

/** The whole mail as the server gets it, both parts in UTF-8. */
const messageOf = (mail: OutgoingMail, from: string): Promise<Buffer> =>
  new MailComposer({
    from: { name: brandConfigs[mail.brand].brandName, address: from },
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments.map(({ fileName, mediaType, content }) => ({
      filename: fileName,
      contentType: mediaType,
      content: Buffer.from(content),
    })),
    messageId: `<${mail.mailId}@${from.split('@').at(-1)}>`,
    // Nobody answers it, so that no out-of-office reply comes back.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()

/** One connection a mail, since the shop sends few. */
const deliver = (
  settings: SmtpSettings,
  { connectTimeoutMs, sendTimeoutMs }: MailPatience,
  mail: OutgoingMail,
  message: Buffer,
): Promise<MailOutcome> =>
  new Promise((resolve) => {
    const { host, port, isSecure, user, password, from } = settings
    let isHandedOver = false
    const connection = new SMTPConnection({
      host,
      port,
      secure: isSecure,
      // A password is never sent in the clear to another machine.
      requireTLS: !isSecure && user !== undefined && !isLoopback(host),
      connectionTimeout: connectTimeoutMs,
      dnsTimeout: connectTimeoutMs,
      greetingTimeout: connectTimeoutMs,
      socketTimeout: sendTimeoutMs,
    })

    const end = (outcome: MailOutcome): void => {
      clearTimeout(deadline)
      if (outcome.tag === 'sent') connection.quit()
      else connection.close()
      resolve(outcome)
    }
    /** An answer of the 500s is final for this mail, but not one to the shop's own log-in. */
    const fail = (error: unknown, isAboutMail: boolean): void => {
      const code = codeOf(error)
      if (/^\d{3}$/.test(code)) return end({ tag: isAboutMail && code.startsWith('5') ? 'refused' : 'later', code })
      end({ tag: isHandedOver ? 'unknown' : 'later', code })
    }
    const deadline = setTimeout(() => fail({ code: 'ETIMEDOUT' }, true), sendTimeoutMs)

    const content = new Readable({
      // Read when the server has said that it takes the content.
      read() {
        isHandedOver = true
        this.push(message)
        this.push(null)
      },
    })
    const send = (): void =>
      connection.send({ from, to: [mail.recipient], size: message.length }, content, (error) =>
        error === null || error === undefined ? end({ tag: 'sent', code: '250' }) : fail(error, true),
      )

    connection.on('error', (error: unknown) => fail(error, false))
    connection.connect((error) => {
      if (error !== null && error !== undefined) return fail(error, false)
      if (user === undefined) return send()
      connection.login({ credentials: { user, pass: password ?? '' } }, (refused) =>
        refused === null || refused === undefined ? send() : fail(refused, false),
      )
    })
  })

/** Sends by SMTP. A server that hangs ends by a timeout. */
export const smtpTransport = (settings: SmtpSettings, patience: MailPatience = limits.mail): MailTransport => ({
  send: async (mail) => {
    try {
      return await deliver(settings, patience, mail, await messageOf(mail, settings.from))
    } catch (error) {
      return { tag: 'later', code: codeOf(error) }
    }
  },
})
