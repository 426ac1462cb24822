import { nanoid } from 'nanoid'
import type { IdSource } from '#application/ports/id-source'

export const systemIds: IdSource = { next: () => nanoid() }
