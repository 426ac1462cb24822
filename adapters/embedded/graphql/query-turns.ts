import type { FastifyReply } from 'fastify'
import { currentCaller } from '../database/caller'
import { createFairTurns, type FairTurns } from '../database/fair-turns'
import { limits } from '../limits'

const { mostAtOnceOfOneCaller, mostWaitingOfOneCaller, waitMs } = limits.graphql

/**
 * Holds each caller to a few queries at once, until their answers are read: many at once, each of a full cart, would
 * exhaust the memory. Callers do not wait for each other, so that nobody who reads slowly holds up others.
 * @returns what waits for the caller's turn, and rejects as a busy database does
 */
export const queryTurns = (): ((reply: FastifyReply) => Promise<void>) => {
  const turns = createQueryTurns()
  return async ({ raw }) => {
    const pass = await turns.take(currentCaller().key)
    if (raw.destroyed) return pass()
    raw.once('finish', pass)
    raw.once('close', pass)
  }
}

/** Turns of callers at queries that read many articles, a few at once for each. */
export const createQueryTurns = (): FairTurns =>
  createFairTurns({
    places: Infinity,
    placesOfOneCaller: mostAtOnceOfOneCaller,
    mostWaiting: limits.database.mostWaiting,
    mostWaitingOfOneCaller,
    waitMs,
    slowTurnMs: Infinity,
    searches: { places: 0, slowSearcherDebtMs: 0, mostDebtMs: 0, rest: 0, mostSlowWaiting: 0 },
    yieldMs: 0,
    mostRemembered: limits.database.mostDebtorsRemembered,
  })
