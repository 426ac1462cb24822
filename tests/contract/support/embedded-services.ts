import type { FastifyInstance, InjectOptions } from 'fastify'
import { openDatabase, type Database, type DatabaseOptions } from '#adapters/embedded/database/database'
import { buildServices, type ServicesOptions } from '#adapters/embedded/services'
import type { Clock } from '#application/ports/clock'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import { calendarDate } from '#domain/kernel/calendar-date'
import { instant } from '#domain/kernel/ids'
import * as O from 'fp-ts/Option'

export interface EmbeddedServices {
  readonly app: FastifyInstance
  readonly db: Database
  readonly stop: () => Promise<void>
}

const day = (text: string): CalendarDate => {
  const date = calendarDate(text)
  if (O.isNone(date)) throw new Error(`Not a date: ${text}`)
  return date.value
}

/** A Wednesday morning. Points in time are real, so that tokens live as long as they should. */
export const wednesdayMorning: Clock = {
  now: () => instant(new Date().toISOString()),
  today: () => day('2026-03-04'),
  timeOfDay: () => '09:30',
}

/** Injected requests say `localhost:80` unless told otherwise, which is no host that a browser sends. */
const underLocalhost = (app: FastifyInstance): FastifyInstance => {
  const inject = app.inject.bind(app)
  return Object.assign(app, {
    inject: (options: InjectOptions | string) =>
      inject({ authority: 'localhost', ...(typeof options === 'string' ? { url: options } : options) }),
  })
}

/** All embedded services on a database of their own: in memory, unless told otherwise. */
export const startEmbeddedServices = async (
  options: Partial<ServicesOptions> = {},
  database: DatabaseOptions = {},
): Promise<EmbeddedServices> => {
  const db = await openDatabase(database)
  let lastId = 0
  const app = await buildServices({
    db,
    clock: wednesdayMorning,
    ids: { next: () => `id-${String((lastId += 1)).padStart(18, '0')}` },
    brand: 'dahl',
    production: true,
    catalogueSize: 600,
    demo: true,
    ...options,
  })
  return {
    app: underLocalhost(app),
    db,
    stop: async () => {
      await app.close()
      await db.destroy()
    },
  }
}
