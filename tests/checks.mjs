// Runs the checks that need no running shop beside one another: `npm run check`. All run to their end, and one that fails
// makes the command fail.
import { runBehind } from './side-by-side.mjs'

const passed = await Promise.all(['check:types', 'check:lint', 'check:dead'].map((script) => runBehind(script)))
process.exit(passed.every(Boolean) ? 0 : 1)
