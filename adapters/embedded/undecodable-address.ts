import type { FastifyInstance } from 'fastify'
import { refused } from './readable-input'
import type { RequestFailure } from './request-failure'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route answers every address with a page for people, one that cannot be read too. */
    answersWithPage?: boolean
  }
}

export const malformedAddress: RequestFailure = {
  status: 400,
  code: 'MALFORMED_ADDRESS',
  message: 'Anropets adress går inte att läsa.',
}

const pathIn = (target: string): string => /^[^?#]*/.exec(target)?.[0] ?? ''

/** Whether the path of an address holds a `%` that stands for no text in UTF-8, such as `/%zz` or `/%ff`. */
export const isUndecodable = (target: string): boolean => {
  try {
    decodeURIComponent(pathIn(target))
    return false
  } catch {
    return true
  }
}

/**
 * The address with every `%` of an undecodable path escaped. Otherwise the router would refuse the address before any
 * hook runs, and the answer would lack the shop's headers and texts.
 */
export const decodableTarget = (target: string): string => {
  if (!isUndecodable(target)) return target
  const path = pathIn(target)
  return path.replaceAll('%', '%25') + target.slice(path.length)
}

/** Refuses undecodable addresses with 400 in the shape of each service; routes of pages answer them themselves. */
export const refuseUndecodableAddresses = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ originalUrl, routeOptions }) => {
    if (isUndecodable(originalUrl) && routeOptions.config.answersWithPage !== true) throw refused(malformedAddress)
  })
}
