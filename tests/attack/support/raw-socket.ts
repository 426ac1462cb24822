import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface RawAnswer {
  /** All bytes that came back, as Latin-1 text. */
  readonly text: string
  /** Statuses of the answers, in their order. */
  readonly statuses: readonly number[]
  /** Whether the server closed the connection. */
  readonly closed: boolean
}

const statusesIn = (text: string): readonly number[] =>
  [...text.matchAll(/HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => Number(status))

/**
 * Writes bytes to a port of this machine as they are, and reads until the server closes, `enough` says so, or the time is
 * up.
 */
export const exchange = async (
  port: number,
  write: (socket: Socket) => void,
  enough: (answer: RawAnswer) => boolean = () => false,
  withinMs = 20_000,
): Promise<RawAnswer> => {
  const socket = connect({ port, host: 'localhost' })
  let text = ''
  let closed = false
  const answer = (): RawAnswer => ({ text, statuses: statusesIn(text), closed })
  await once(socket, 'connect')
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, withinMs)
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1')
      if (enough(answer())) end()
    })
    socket.on('close', () => {
      closed = true
      end()
    })
    // A server may cut what it does not like; what it said before is still read.
    socket.on('error', () => undefined)
    write(socket)
  })
  socket.destroy()
  return answer()
}
