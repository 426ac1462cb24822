import { nanoid } from 'nanoid'
import type { IdSource } from '#application/ports/id-source'

/** 21 characters; unlike `crypto.randomUUID`, also over plain HTTP. */
export const browserIds: IdSource = { next: () => nanoid() }
