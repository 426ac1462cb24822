import { resolve } from 'node:path'
import * as E from 'fp-ts/Either'
import { openDatabase } from '#adapters/embedded/database/database'
import { databaseOptions, readEnvironment } from '../../ui/entry/environment'
import { createBuiltApp } from '../../ui/entry/serve'
import { startFaultText } from '../../ui/entry/start-fault'

// The built shop with one more address: as many bytes as asked for, out of one buffer, through the same hooks.
const read = readEnvironment(process.env)
if (E.isLeft(read)) throw new Error(startFaultText(read.left))
const environment = read.right
const MOST_BYTES = 4 * 1024 * 1024
const bytes = Buffer.alloc(MOST_BYTES, 'a')

const start = async (): Promise<void> => {
  const app = await createBuiltApp(environment, openDatabase(databaseOptions(environment)), resolve('.build/client'))
  app.get<{ Params: { size: string } }>('/bench/bytes/:size', ({ params }, reply) =>
    reply.type('text/html; charset=utf-8').send(bytes.subarray(0, Number(params.size))),
  )
  process.once('SIGTERM', () => void app.close().then(() => process.exit(0)))
  await app.listen({ port: environment.port })
}

void start()
