import { nanoid } from 'nanoid'
import type { IdSource } from '#application/ports/id-source'

/** 21 characters; unlike `crypto.randomUUID`, also in a browser over plain HTTP. */
export const nanoIds: IdSource = { next: () => nanoid() }
