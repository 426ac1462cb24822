import type { FastifyReply } from 'fastify'
import { sendFailure, type RequestFailure } from '../request-failure'

export interface LogInRefusal extends RequestFailure {
  /** Seconds for the header `Retry-After`. */
  readonly retryAfterSeconds?: number
}

export const sendRefusal = (reply: FastifyReply, { retryAfterSeconds, ...failure }: LogInRefusal): FastifyReply => {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  return sendFailure(reply, failure)
}

const reasons = {
  TOO_MANY_ATTEMPTS: 'För många försök.',
  TOO_MANY_LOG_INS: 'Många loggar in just nu.',
} as const

/** A 429 that says in Swedish how long to wait. */
export const wait = (code: keyof typeof reasons, seconds: number): LogInRefusal => ({
  status: 429,
  code,
  message: `${reasons[code]} Försök igen om ${swedishTime(seconds)}.`,
  retryAfterSeconds: seconds,
})

const SHOWN_IN_SECONDS = 90

const swedishTime = (seconds: number): string => {
  if (seconds <= SHOWN_IN_SECONDS) return seconds === 1 ? '1 sekund' : `${seconds} sekunder`
  return `${Math.ceil(seconds / 60)} minuter`
}
