import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { FastifyPluginAsync } from 'fastify'
import { mayRequestAssortment } from '#domain/session/permissions'
import { routes } from '#adapters/contract/paths'
import {
  BreadcrumbsBody,
  BreadcrumbsCodec,
  BreadcrumbTrailsCodec,
  LanguageConfigCodec,
  MenuCodec,
} from '#adapters/contract/product'
import { readBreadcrumbs } from '../catalogue/read-breadcrumbs'
import { identityOf, type Identity } from '../auth/identity'
import { brandConfigOf } from '../config/brand-config'
import { limits } from '../limits'
import { notFound, readAs, sendFailure, sendOutcome, type RequestFailure } from '../request-failure'
import { readMenu } from './read-menu'

const Id = t.strict({ id: t.string })
const MenuQuery = t.exact(t.partial({ assortment: t.string }))

const assortmentDenied: RequestFailure = {
  status: 403,
  code: 'ASSORTMENT_DENIED',
  message: 'Du saknar rättighet att byta sortiment.',
}

/** Swedish alone, and no language in the addresses. */
const languages: t.TypeOf<typeof LanguageConfigCodec> = {
  defaultLocale: 'sv',
  locales: ['sv'],
  strategy: 'no_prefix',
}

/** The menu, the breadcrumbs of its categories, and their languages. */
export const menuPlugin: FastifyPluginAsync = async (app) => {
  const { db } = app.services

  /** Only a deny makes the customer's own assortment matter (PERM-13). */
  const mayRequest = async (identity: Identity | undefined, requested: string | undefined): Promise<boolean> => {
    if (mayRequestAssortment(identity, undefined, requested)) return true
    const customer = await db
      .selectFrom('customers')
      .select('assortment')
      .where('customer_id', '=', identity?.customerId ?? '')
      .executeTakeFirst()
    return mayRequestAssortment(identity, customer?.assortment ?? undefined, requested)
  }

  app.get(routes.menu.path, async (request, reply) => {
    const query = readAs(MenuQuery, request.query)
    if (E.isLeft(query)) return sendFailure(reply, query.left)
    const { assortment } = query.right
    if (!(await mayRequest(await identityOf(request), assortment))) return sendFailure(reply, assortmentDenied)
    reply.header('vary', 'host')
    return sendOutcome(reply, MenuCodec, await readMenu(db, brandConfigOf(request).brand, assortment))
  })

  app.get(routes.breadcrumbs.path, async (request, reply) => {
    const params = readAs(Id, request.params)
    if (E.isLeft(params)) return sendFailure(reply, params.left)
    const trail = await readBreadcrumbs(db, params.right.id)
    return trail === undefined ? sendFailure(reply, notFound) : reply.send(BreadcrumbsCodec.encode(trail))
  })

  app.post(routes.breadcrumbsSearch.path, async (request, reply) => {
    const body = readAs(BreadcrumbsBody, request.body)
    if (E.isLeft(body)) return sendFailure(reply, body.left)
    const ids = [...new Set(body.right.breadcrumbs)]
    if (body.right.breadcrumbs.length > limits.catalogue.mostTrails) {
      return sendFailure(reply, {
        status: 400,
        code: 'TOO_MANY_BREADCRUMBS',
        message: `Fråga efter högst ${limits.catalogue.mostTrails} brödsmulor åt gången.`,
      })
    }
    const found = await Promise.all(ids.map(async (id) => ({ id, trail: await readBreadcrumbs(db, id) })))
    return reply.send(
      BreadcrumbTrailsCodec.encode({
        result: found.flatMap(({ trail }) => trail ?? []),
        errors: found.flatMap(({ id, trail }) => (trail === undefined ? [{ id, message: notFound.message }] : [])),
      }),
    )
  })

  app.get(routes.languageConfig.path, async (_request, reply) => reply.send(LanguageConfigCodec.encode(languages)))
}
