import { argv, env, stderr, stdin, stdout } from 'node:process'
import { runCommandLine } from './command-line'

/** A pipe that is closed early, as by `head`, ends the program quietly. */
stdout.on('error', () => process.exit())

process.exitCode = await runCommandLine(argv.slice(2), {
  input: stdin,
  isTyped: stdin.isTTY,
  isColoured: stdout.isTTY && env['NO_COLOR'] === undefined,
  write: (text) => new Promise((resolve) => void stdout.write(text, () => resolve())),
  complain: (text) => void stderr.write(text),
})
