import { LONGEST_LIST_NAME, MOST_LIST_ROWS, MOST_LISTS } from '#domain/favourite-lists/favourite-list'
import type { ListTextFault } from '#domain/favourite-lists/list-text'
import type { RequestFailure } from '../request-failure'

export const tooManyLists: RequestFailure = {
  status: 422,
  code: 'LISTS_LIMIT',
  message: `Du kan ha högst ${MOST_LISTS} egna listor hos en kund. Ta bort någon som inte används.`,
}

export const tooManyRows: RequestFailure = {
  status: 422,
  code: 'LIST_ROWS_LIMIT',
  message: `En lista rymmer högst ${MOST_LIST_ROWS} rader. Inget lades till.`,
}

export const ownerOnly: RequestFailure = {
  status: 403,
  code: 'LIST_OWNER_ONLY',
  message: 'Bara den som äger listan kan byta namn på den, dela den eller ta bort den.',
}

export const rowChanged: RequestFailure = {
  status: 409,
  code: 'ROW_CHANGED',
  message: 'Någon annan har ändrat raden sedan du såg den.',
}

export const neighbourGone: RequestFailure = {
  status: 409,
  code: 'ROW_ORDER_CHANGED',
  message: 'Raden som du flyttade till finns inte kvar i listan.',
}

export const nothingToChange: RequestFailure = {
  status: 422,
  code: 'NOTHING_TO_CHANGE',
  message: 'Skriv vad som ska ändras.',
}

/** A name or a note that cannot be kept; the fault at its field. */
export const textRefused = (path: 'name' | 'note', fault: ListTextFault): RequestFailure => ({
  status: 422,
  code: 'INVALID_LIST_TEXT',
  message: path === 'name' ? 'Listans namn går inte att använda.' : 'Anteckningen går inte att spara.',
  details: [
    {
      path,
      message:
        fault.tag === 'Empty'
          ? `Skriv ett namn, högst ${LONGEST_LIST_NAME} tecken`
          : `Får ha högst ${fault.most} tecken`,
    },
  ],
})
