import type { Socket } from 'node:net'
import type { RequestFailure } from './request-failure'

const failures: Readonly<Record<string, RequestFailure & { readonly reason: string }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    reason: 'Request Timeout',
    code: 'REQUEST_TIMEOUT',
    message: 'Det tog för lång tid att ta emot anropet. Försök igen.',
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    reason: 'Request Header Fields Too Large',
    code: 'HEADERS_TOO_LARGE',
    message: 'Anropets adress, kakor eller andra huvuden är för långa.',
  },
}
const unreadable: RequestFailure & { readonly reason: string } = {
  status: 400,
  reason: 'Bad Request',
  code: 'INVALID_REQUEST',
  message: 'Anropet går inte att läsa.',
}

/** Answers a request that Node could not parse, which has no route and no reply, and closes its connection. */
export const answerConnectionFailure = (error: Error & { readonly code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { status, reason, code, message } = failures[error.code ?? ''] ?? unreadable
  const body = JSON.stringify({ code, message })
  if (!socket.writable) return void socket.destroy()
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}
