import { fileURLToPath } from 'node:url'
import { openDatabase } from '#adapters/embedded/database/database'
import { databaseOptions, readEnvironment } from './environment'

// The built server. Everything that it needs at run time lies beside it in `.build`. The database opens in its own
// thread while the rest of the program is still being read, which is half of the time until the shop answers.
const environment = readEnvironment(process.env)
const opening = openDatabase({
  ...databaseOptions(environment),
  workerUrl: new URL('./pglite-worker.js', import.meta.url),
  tell: (line) => console.log(line),
})
// No await at top level: what is imported here imports from this module again.
void import('./serve').then(({ serve }) =>
  serve(environment, opening, fileURLToPath(new URL('../client', import.meta.url))),
)
