import * as E from 'fp-ts/Either'
import { LONGEST_LIST_NAME, LONGEST_NOTE } from './favourite-list'

/** What is wrong with a written text. `most`: characters that it may have. */
export type ListTextFault = { readonly tag: 'Empty' } | { readonly tag: 'TooLong'; readonly most: number }

/** Characters that show nothing, or move what is written beside them, would make two names look alike. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

const plain = (text: string): string => text.replace(INVISIBLE, ' ').replace(/\s+/gu, ' ').trim()

/** The name of a list as it is kept: one line, at least one character and at most sixty. */
export const readListName = (text: string): E.Either<ListTextFault, string> => {
  const name = plain(text)
  if (name === '') return E.left({ tag: 'Empty' })
  return name.length > LONGEST_LIST_NAME ? E.left({ tag: 'TooLong', most: LONGEST_LIST_NAME }) : E.right(name)
}

/** The note of a row as it is kept: one line, at most a hundred characters; empty for no note. */
export const readNote = (text: string): E.Either<ListTextFault, string> => {
  const note = plain(text)
  return note.length > LONGEST_NOTE ? E.left({ tag: 'TooLong', most: LONGEST_NOTE }) : E.right(note)
}
