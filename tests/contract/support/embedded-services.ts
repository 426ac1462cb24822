import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Database, DatabaseOptions } from '#adapters/embedded/database/database'
import { migrate } from '#adapters/embedded/migrate'
import { seed } from '#adapters/embedded/seed'
import { buildServices, type ServicesOptions } from '#adapters/embedded/services'
import type { Clock } from '#application/ports/clock'
import type { CalendarDate } from '#domain/kernel/calendar-date'
import { calendarDate } from '#domain/kernel/calendar-date'
import { instant } from '#domain/kernel/ids'
import * as O from 'fp-ts/Option'
import { openPrepared } from '../../support/database-image'

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
  const { clock = wednesdayMorning, catalogueSize = 600, demo = true } = options
  const db = await openPrepared(`services-${catalogueSize}-${demo}-${clock.today()}`, database, async (made) => {
    await migrate(made)
    await seed(made, clock, { catalogueSize, demo })
  })
  let lastId = 0
  const app = await buildServices({
    db,
    clock,
    ids: { next: () => `id-${String((lastId += 1)).padStart(18, '0')}` },
    brand: 'dahl',
    production: true,
    catalogueSize,
    demo,
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
