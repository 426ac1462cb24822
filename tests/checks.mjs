// Runs the checks that need no running shop beside one another: `npm run check`. All run to their end, and one that fails
// makes the command fail.
import { exitWith, runBehind } from './side-by-side.mjs'

exitWith(await Promise.all(['check:types', 'check:lint', 'check:dead'].map((script) => runBehind(script))))
