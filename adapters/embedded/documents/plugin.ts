import { createHash } from 'node:crypto'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { FastifyPluginAsync } from 'fastify'
import { routes } from '#adapters/contract/paths'
import { articleNumber } from '#domain/kernel/ids'
import { absurdCase } from '#domain/kernel/decider'
import type { DocumentKind } from '#domain/catalogue/document-kind'
import type { Variant } from '#domain/catalogue/variant'
import { readVariants } from '../catalogue/read-variants'
import { brandConfigOf } from '../config/brand-config'
import { deliveryCalendarOf } from '../config/delivery-calendar'
import type { ServiceContext } from '../context'
import { notFound, readAs, sendFailure } from '../request-failure'
import { drawingColours, signColours } from './brand-plate'
import { dataSheet } from './data-sheet'
import { kindsOf } from './document-kinds'
import { safetySheet } from './safety-sheet'
import type { Sheet } from './sheet'
import { writePdf, type Letterhead } from './write-pdf'

const Params = t.strict({ id: t.string, file: t.string })

const sheetOf = async (kind: DocumentKind, variant: Variant, draw: ServiceContext['drawArticle']): Promise<Sheet> => {
  switch (kind) {
    case 'produktdatablad':
      return dataSheet(variant, await draw?.(variant))
    case 'sakerhetsdatablad':
      return safetySheet(variant)
    default:
      return absurdCase(kind)
  }
}

const tagOf = (sheet: Sheet, head: Letterhead): string =>
  `"${createHash('sha256')
    .update(JSON.stringify([sheet, head]))
    .digest('base64url')
    .slice(0, 22)}"`

/** The documents of articles as PDF. They are public and the same for all users. */
export const documentsPlugin: FastifyPluginAsync = async (app) => {
  const { db, clock, drawArticle } = app.services

  app.get(routes.document.path, async (request, reply) => {
    const params = readAs(Params, request.params)
    if (E.isLeft(params)) return sendFailure(reply, params.left)
    const { id, file } = params.right
    const { brand, brandName, phone } = brandConfigOf(request)
    const [variant] = await readVariants(db, undefined, {
      articleNumbers: [articleNumber(id)],
      deliveryId: undefined,
      locationIds: [],
      postalCode: undefined,
      quantities: {},
      skipPrice: true,
      calendar: deliveryCalendarOf(brand, clock),
    })
    const kind = variant && kindsOf(variant).find((one) => file === `${one}.pdf`)
    if (variant === undefined || kind === undefined) return sendFailure(reply, notFound)

    const head = {
      ...{ brandName, phone, colour: signColours[brand], drawing: drawingColours[brand] },
      today: clock.today(),
    }
    const sheet = await sheetOf(kind, variant, drawArticle)
    const tag = tagOf(sheet, head)
    // The host name gives the brand. A document is created again only when its content has changed.
    reply.header('cache-control', 'public, max-age=3600').header('etag', tag).header('vary', 'host')
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${kind}-${variant.articleNumber}.pdf"`)
      .send(await writePdf(sheet, head))
  })
}
