import { nanoid } from 'nanoid'
import type { IdSource } from '#application/ports/id-source'

const LENGTH = 21
/** Ids that are made together, 512 characters at most: asking for random numbers costs more than all else of an id. */
const AT_ONCE = 24

const createNanoIds = (): IdSource => {
  let made = ''
  return {
    next: () => {
      if (made === '') made = nanoid(LENGTH * AT_ONCE)
      const id = made.slice(0, LENGTH)
      made = made.slice(LENGTH)
      return id
    },
  }
}

/** 21 characters; unlike `crypto.randomUUID`, also in a browser over plain HTTP. */
export const nanoIds: IdSource = createNanoIds()
