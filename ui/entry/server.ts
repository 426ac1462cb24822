import { fileURLToPath } from 'node:url'
import * as E from 'fp-ts/Either'
import { openDatabase } from '#adapters/embedded/database/database'
import { checkFiles } from './check-files'
import { databaseOptions, readEnvironment, type Environment } from './environment'
import { startFaultText } from './start-fault'
import { startErrorText } from './start-error'

const refuseToStart = (text: string): void => {
  console.error(text)
  process.exit(1)
}

// The entry of the built server. Every file that it needs at run time is in `.build`. The database opens in its own
// thread while the rest of the program is still loading, which takes half of the start time.
const start = async (environment: Environment): Promise<void> => {
  const files = await checkFiles(environment)
  if (E.isLeft(files)) return refuseToStart(startFaultText(files.left))
  const opening = openDatabase({
    ...databaseOptions(environment),
    workerUrl: new URL('./pglite-worker.js', import.meta.url),
    tell: (line) => console.log(line),
  })
  // The promise may reject before `serve` awaits it. `serve` still receives the error.
  opening.catch(() => {})
  const { serve } = await import('./serve')
  const clientDir = fileURLToPath(new URL('../client', import.meta.url))
  await serve(environment, opening, clientDir, new URL('./spreadsheet-worker.js', import.meta.url))
}

const environment = readEnvironment(process.env)
if (E.isLeft(environment)) refuseToStart(startFaultText(environment.left))
else {
  // No top-level await: modules imported here import this module again.
  start(environment.right).catch((error: unknown) => refuseToStart(startErrorText(error, environment.right)))
}
