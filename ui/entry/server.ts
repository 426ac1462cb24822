import { fileURLToPath } from 'node:url'
import * as E from 'fp-ts/Either'
import { openDatabase } from '#adapters/embedded/database/database'
import { checkFiles } from './check-files'
import { databaseOptions, readEnvironment, type Environment } from './environment'
import { startFaultText } from './start-fault'
import { startErrorText } from './tell-start-error'

const refuseToStart = (text: string): void => {
  console.error(text)
  process.exit(1)
}

// The built server. Everything that it needs at run time lies beside it in `.build`. The database opens in its own
// thread while the rest of the program is still being read, which is half of the time until the shop answers.
const start = async (environment: Environment): Promise<void> => {
  const files = await checkFiles(environment)
  if (E.isLeft(files)) return refuseToStart(startFaultText(files.left))
  const opening = openDatabase({
    ...databaseOptions(environment),
    workerUrl: new URL('./pglite-worker.js', import.meta.url),
    tell: (line) => console.log(line),
  })
  // It may fail before `serve` waits for it, which hears of it all the same.
  opening.catch(() => {})
  const { serve } = await import('./serve')
  await serve(environment, opening, fileURLToPath(new URL('../client', import.meta.url)))
}

const environment = readEnvironment(process.env)
if (E.isLeft(environment)) refuseToStart(startFaultText(environment.left))
else {
  // No await at top level: what is imported here imports from this module again.
  start(environment.right).catch((error: unknown) => refuseToStart(startErrorText(error, environment.right)))
}
