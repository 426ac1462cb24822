import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'

const SIMULATED = '/tests/mutation/collected-tests.mjs'

const testFilesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(folder, name))
    .toSorted()

/** Tests import the simulated `vitest`; the simulated one takes `expect` from the real one. */
const simulatedVitest = {
  name: 'simulated-vitest',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('.test.ts')
      ? code.replaceAll(/from '(?:vitest|@fast-check\/vitest)'/g, `from '${SIMULATED}'`)
      : undefined,
}

const messageOf = (error) => (error instanceof Error ? error.message : String(error))

/**
 * Runs the tests of `domain/` for Stryker in the worker's own process: everything is loaded once, and a mutant costs only
 * the tests that reach it. The mutated code asks `globalThis.__stryker__` which mutant is active.
 */
class OneProcessRunner {
  tests = new Map()
  times = new Map()

  capabilities() {
    return { reloadEnvironment: false }
  }

  async init() {
    this.state = globalThis['__stryker__'] ??= {}
    this.vite = await createServer({
      configFile: false,
      root: process.cwd(),
      logLevel: 'error',
      appType: 'custom',
      server: { middlewareMode: true, hmr: false, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true, include: [] },
      plugins: [simulatedVitest],
      ssr: { noExternal: ['fp-ts'] },
    })
    this.state.mutantCoverage = { static: {}, perTest: {} }
    await this.collect()
  }

  /** A worker that is started again after a mutant hung makes no dry run, and needs the tests all the same. */
  async collect() {
    const collected = await this.vite.ssrLoadModule(SIMULATED)
    for (const file of testFilesIn('tests/domain')) {
      collected.beginFile(file)
      await this.vite.ssrLoadModule(`/${file}`)
    }
    this.tests = new Map(collected.collectedTests().map((test) => [test.id, test]))
  }

  async dryRun() {
    const results = []
    for (const test of this.tests.values()) {
      this.state.currentTestId = test.id
      const result = await resultOf(test)
      this.times.set(test.id, result.timeSpentMs)
      results.push(result)
    }
    this.state.currentTestId = undefined
    const { mutantCoverage } = this.state
    this.state.mutantCoverage = undefined
    return { status: 'complete', tests: results, mutantCoverage: withoutReached(mutantCoverage) }
  }

  async mutantRun({ testFilter, activeMutant, hitLimit }) {
    this.state.mutantCoverage = undefined
    this.state.activeMutant = activeMutant.id
    this.state.hitCount = hitLimit === undefined ? undefined : 0
    this.state.hitLimit = hitLimit
    const tests = testFilter?.flatMap((id) => this.tests.get(id) ?? []) ?? [...this.tests.values()]
    // Most mutants are killed by many tests; the quickest one is enough.
    const result = await this.runUntilFailure(tests.toSorted((a, b) => this.timeOf(a) - this.timeOf(b)))
    this.state.activeMutant = undefined
    return result
  }

  timeOf({ id }) {
    return this.times.get(id) ?? 0
  }

  async runUntilFailure(tests) {
    let count = 0
    for (const test of tests) {
      count += 1
      const { status, failureMessage, timeSpentMs } = await resultOf(test)
      this.times.set(test.id, timeSpentMs)
      if (this.state.hitLimit !== undefined && this.state.hitCount > this.state.hitLimit) return { status: 'timeout' }
      if (status === FAILED) return { status: 'killed', killedBy: [test.id], failureMessage, nrOfTests: count }
    }
    return { status: 'survived', nrOfTests: count }
  }

  async dispose() {
    await this.vite.close()
  }
}

/**
 * Without the loading of files as a place where a mutant was reached, if tests reach it too. A mutant that is tried from
 * the loading on costs a new start of some twenty seconds. What a file makes while it is loaded is then made by the rules
 * as they are.
 */
const withoutReached = ({ static: whileLoading, perTest }) => {
  const reached = new Set(Object.values(perTest).flatMap((counts) => Object.keys(counts)))
  return { perTest, static: Object.fromEntries(Object.entries(whileLoading).filter(([id]) => !reached.has(id))) }
}

const SUCCEEDED = 0
const FAILED = 1

const resultOf = async ({ id, name, file, body }) => {
  const start = performance.now()
  const about = { id, name, fileName: join(process.cwd(), file) }
  try {
    await body()
    return { ...about, status: SUCCEEDED, timeSpentMs: performance.now() - start }
  } catch (error) {
    return { ...about, status: FAILED, timeSpentMs: performance.now() - start, failureMessage: messageOf(error) }
  }
}

const oneProcessRunner = () => new OneProcessRunner()
oneProcessRunner.inject = []

/** `default: return absurdCase(…)` compiles only while no value can reach it. */
const ignoreImpossibleCases = {
  shouldIgnore: (path) =>
    path.isSwitchCase() && path.node.test === null && path.toString().includes('absurdCase(')
      ? 'The compiler proves that no value comes here.'
      : undefined,
}

export const strykerPlugins = [
  { kind: 'TestRunner', name: 'one-process', factory: oneProcessRunner },
  { kind: 'Ignore', name: 'impossible-cases', value: ignoreImpossibleCases },
]
