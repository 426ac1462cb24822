import { Agent, request } from 'node:http'

interface Asked {
  readonly address: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

const CONNECTIONS = 10

const ask = (agent: Agent, { address, method = 'GET', headers = {}, body }: Asked): Promise<number> =>
  new Promise((resolve, reject) => {
    request(address, { agent, method, headers }, (response) => {
      response.on('end', () => resolve(response.statusCode ?? 0)).resume()
    })
      .on('error', reject)
      .end(body)
  })

/** Answers a second, over ten connections that are kept open and ask until `next` has nothing left to ask. */
const answersASecond = async (next: () => Asked | undefined): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  let answers = 0
  const began = performance.now()
  const oneConnection = async (): Promise<void> => {
    for (let asked = next(); asked !== undefined; asked = next()) {
      const status = await ask(agent, asked)
      if (status !== 200) throw new Error(`${asked.address} answered ${status}.`)
      answers += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, oneConnection))
  const took = performance.now() - began
  agent.destroy()
  return (answers * 1000) / took
}

/**
 * Answers a second, over ten connections that ask for the next thing as soon as they have their answer, for so many
 * milliseconds. Any status but 200 fails the measurement.
 */
export const throughput = (next: () => Asked, milliseconds: number): Promise<number> => {
  const began = performance.now()
  return answersASecond(() => (performance.now() - began < milliseconds ? next() : undefined))
}

/** The same for a list, each of which is asked for once. */
export const throughputOf = (all: readonly Asked[]): Promise<number> => {
  const left = [...all]
  return answersASecond(() => left.shift())
}
