import { MOST_QUOTE_ROWS } from '#domain/quotes/quote-bounds'
import { limits } from '../limits'
import type { RequestFailure } from '../request-failure'
import { quantityText } from '../swedish-amount'

const { mostOfACustomer, mostMailsPerHour, mostLogoBytes, widestLogo, highestLogo } = limits.quotes

const refusal = (status: number, code: string, message: string): RequestFailure => ({ status, code, message })

export const quotesDenied = refusal(403, 'QUOTES_DENIED', 'Du saknar rättighet att skapa och ändra offerter.')

/** A quote is made of prices: whoever may not see them can neither set them nor send it (PERM-12). */
export const pricesDenied = refusal(403, 'PRICES_DENIED', 'Du saknar rättighet att se priser.')

/** The list price beside what the user pays tells the discount (PERM-17). */
export const discountsDenied = refusal(
  403,
  'DISCOUNTS_DENIED',
  'Du saknar rättighet att se rabatter och kan därför inte räkna med bruttopriser.',
)

export const tooManyQuotes = refusal(
  422,
  'QUOTES_LIMIT',
  `Ni kan ha högst ${quantityText(mostOfACustomer)} offerter. Ta bort någon som inte används.`,
)

export const tooManyRows = refusal(
  422,
  'QUOTE_ROWS_LIMIT',
  `En offert rymmer högst ${quantityText(MOST_QUOTE_ROWS)} rader. Inget lades till.`,
)

export const notEditable = refusal(
  409,
  'QUOTE_SENT',
  'Offerten är skickad och kan inte ändras. Gör den till utkast igen först.',
)

export const statusChanged = refusal(409, 'STATUS_CHANGED', 'Offerten har fått en annan status. Läs in den igen.')

export const expired = refusal(409, 'EXPIRED', 'Offertens sista giltighetsdag har passerat.')

export const rowGone = refusal(409, 'ROW_GONE', 'Raden finns inte kvar i offerten.')

export const neighbourGone = refusal(409, 'ROW_ORDER_CHANGED', 'Raden som du flyttade till finns inte kvar i offerten.')

export const unknownArticles = (numbers: readonly string[]): RequestFailure =>
  refusal(
    422,
    'ARTICLE_NOT_FOUND',
    `${numbers.length === 1 ? 'Artikeln' : 'Artiklarna'} ${numbers.slice(0, 5).join(', ')} finns inte. Inget lades till.`,
  )

export const emptyQuote = refusal(422, 'QUOTE_EMPTY', 'Offerten har inga rader att skicka.')

export const notOrdered = refusal(409, 'NOT_ORDERED', 'Det finns ingen order med offertens nummer som märkning.')

export const notSent = refusal(409, 'QUOTE_NOT_SENT', 'Länken finns först när offerten är skickad.')

export const tooManyMails = refusal(
  429,
  'TOO_MANY_MAILS',
  `Du kan mejla offerter högst ${mostMailsPerHour} gånger i timmen. Försök igen senare.`,
)

export const noRecipient = refusal(422, 'INVALID_EMAIL', 'Skriv en e-postadress som det går att mejla till.')

export const nothingToChange = refusal(422, 'NOTHING_TO_CHANGE', 'Skriv vad som ska ändras.')

export const busy = refusal(503, 'BUSY', 'Just nu skapas många dokument. Försök igen om en stund.')

export const logoTooLarge = refusal(413, 'LOGO_TOO_LARGE', `Bilden får ha högst ${mostLogoBytes / 1024} kB.`)

export const logoUnreadable = refusal(
  422,
  'LOGO_UNREADABLE',
  `Logotypen ska vara en PNG- eller JPEG-bild på högst ${widestLogo} × ${highestLogo} bildpunkter.`,
)

export const nameMissing: RequestFailure = {
  ...refusal(422, 'NAME_REQUIRED', 'Skriv ditt namn.'),
  details: [{ path: 'name', message: 'Skriv ditt namn.' }],
}
