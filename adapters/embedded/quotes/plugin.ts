import multipart from '@fastify/multipart'
import type { FastifyPluginAsync } from 'fastify'
import { createBoundedWork } from '../auth/bounded-work'
import { limits } from '../limits'
import { logoPlugin } from './logo-plugin'
import { quotePlugin } from './quote-plugin'
import { rowsPlugin } from './rows-plugin'
import { sharedPlugin } from './shared-plugin'

const { mostAtOnce, mostWaiting } = limits.quotes

/** Quotes: making and changing them (QUOTE-13 to QUOTE-28), the sender's logo, and what a receiver does by a link. */
export const quotesPlugin: FastifyPluginAsync = async (app) => {
  // Documents of senders and receivers are drawn in the same turns.
  const turns = createBoundedWork({ mostAtOnce, mostWaiting })
  await app.register(multipart)
  await app.register(quotePlugin(turns))
  await app.register(rowsPlugin)
  await app.register(logoPlugin)
  await app.register(sharedPlugin(turns))
}
