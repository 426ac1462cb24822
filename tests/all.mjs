// Runs all checks and tests of the built shop: the second half of `npm test`. Tests that wait for pages, servers and
// databases leave parts of the processors unused. What only computes, and is under no limit of time, fills them: the
// checks and the simulation. All run to their end, and one that fails makes the command fail.
import { exitWith, inTurn, runBehind, runInFront } from './side-by-side.mjs'

/** A tenth of the share of the tests that wait, and all that they leave. */
const NICENESS = 10

const results = await Promise.all([
  inTurn(runInFront, ['test:browser', 'test:unit']),
  inTurn((script) => runBehind(script, NICENESS), ['check', 'test:simulation']),
])
exitWith(results.flat())
