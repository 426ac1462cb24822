import * as E from 'fp-ts/Either'
import type { FastifyPluginAsync } from 'fastify'
import { FILE_PART } from '#adapters/contract/quote-changes'
import { routes } from '#adapters/contract/paths'
import { readFormFile } from '../form-file'
import { limits } from '../limits'
import { sendFailure } from '../request-failure'
import { findLogo, readLogo, removeLogo, saveLogo } from './logo'
import { forQuoteMakers, forQuoteReaders } from './quote-users'
import { logoTooLarge } from './refusals'
import { sendLogo } from './send-quote'

/** The sender's own picture on the documents of a customer. */
export const logoPlugin: FastifyPluginAsync = async (app) => {
  const { db, clock } = app.services

  app.get(
    routes.quoteLogo.path,
    forQuoteReaders(async ({ customerId }, _request, reply) => sendLogo(reply, await findLogo(db, customerId))),
  )

  app.put(
    routes.setQuoteLogo.path,
    forQuoteMakers(async ({ customerId, userId }, request, reply) => {
      const form = await readFormFile(request, {
        ...{ mostBytes: limits.quotes.mostLogoBytes, tooLarge: logoTooLarge, part: FILE_PART, fields: [] },
      })
      if (E.isLeft(form)) return sendFailure(reply, form.left)
      const logo = readLogo(form.right.bytes)
      if (E.isLeft(logo)) return sendFailure(reply, logo.left)
      await saveLogo(db, customerId, logo.right, userId, clock.now())
      return reply.code(204).send()
    }),
  )

  app.delete(
    routes.removeQuoteLogo.path,
    forQuoteMakers(async ({ customerId }, _request, reply) => {
      await removeLogo(db, customerId)
      return reply.code(204).send()
    }),
  )
}
