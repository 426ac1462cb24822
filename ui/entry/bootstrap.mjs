// Plain JavaScript, because it runs before anything is installed: `node ui/entry/bootstrap.mjs build | start | dev | replay | simulate`.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const stamps = join(root, '.build', 'stamps')
const sources = ['domain', 'application', 'adapters', 'ui', 'vite.config.ts', 'package-lock.json']

const fail = (message) => {
  console.error(message)
  process.exit(1)
}

const run = (command, args) => {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) fail(`"${command} ${args.join(' ')}" failed.`)
}

const isFresh = (name, stamp) => existsSync(join(stamps, name)) && readFileSync(join(stamps, name), 'utf8') === stamp

const keep = (name, stamp) => {
  mkdirSync(stamps, { recursive: true })
  writeFileSync(join(stamps, name), stamp)
}

const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Node 20.19 or later is needed; this is ${process.versions.node}.`)
}

const install = () => {
  const stamp = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(join(root, 'node_modules')) && isFresh('install', stamp)) return
  // Not `npm ci`: it fails at prebuilt packages for other platforms that a registry does not carry. The build needs the
  // development packages, which npm leaves out and even removes where NODE_ENV is `production`.
  run('npm', ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund'])
  keep('install', stamp)
}

/** Names, sizes and times of all source files. Comparing them takes milliseconds; a build takes seconds. */
const fingerprint = () => {
  const hash = createHash('sha256')
  const visit = (path) => {
    const stat = statSync(path)
    if (stat.isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name))
    else hash.update(`${path}:${stat.size}:${stat.mtimeMs}\n`)
  }
  for (const name of sources) visit(join(root, name))
  return hash.digest('hex')
}

const A_DAY_MS = 86_400_000

/** Files that this build wrote are new; all other files belong to an earlier build. */
const clearOldChunks = () => {
  const assets = join(root, '.build/client/assets')
  for (const name of readdirSync(assets)) {
    if (Date.now() - statSync(join(assets, name)).mtimeMs > A_DAY_MS) rmSync(join(assets, name))
  }
}

const build = () => {
  const stamp = fingerprint()
  if (existsSync(join(root, '.build/server/server.js')) && isFresh('build', stamp)) return
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  run(process.execPath, [vite, 'build', '--logLevel', 'warn'])
  clearOldChunks()
  run(process.execPath, [vite, 'build', '--ssr', '--logLevel', 'warn'])
  keep('build', stamp)
}

// Rendering creates many short-lived strings: a larger young generation copies fewer of them. With a limit on the old
// generation, V8 collects it more often: without one it grows to four times of what is in use between two collections.
//
// Freed memory shall go back to the system. When glibc frees a large block, as in a first start, it raises both of its
// thresholds, by default up to 32 and 64 MB, and from then on keeps freed blocks below them. A stated threshold is fixed.
const serverProcess = JSON.parse(readFileSync(join(root, 'ui/entry/server-process.json'), 'utf8'))

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '::1']

/**
 * The demo accounts are on by default for a shop that only this machine can reach. A shop with other host names or
 * behind a proxy is public, so there they must be requested.
 */
const withDemo = (env) => {
  const isLocal = LOCAL_HOSTS.includes(env.HOST || 'localhost') && !env.KNOWN_HOSTS && !env.TRUSTED_PROXIES
  if (env.DEMO || !isLocal) return env
  console.log('DEMO is not set: the demo accounts are on, since the shop answers on this machine alone.')
  return { ...env, DEMO: '1' }
}

/**
 * Runs a program for as long as this one runs. Signals are passed on, and the closed channel tells it that this
 * process has ended.
 */
const stayWith = (args, env) => {
  const program = spawn(process.execPath, args, { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => program.kill(signal))
  program.on('exit', (code) => process.exit(code ?? 1))
}

const start = () =>
  stayWith(
    [...serverProcess.options, join(root, '.build/server/server.js')],
    withDemo({ NODE_ENV: 'production', ...serverProcess.environment, ...process.env }),
  )

const dev = () => {
  const host = process.env.HOST ? ['--host', process.env.HOST] : []
  stayWith([join(root, 'node_modules/vite/bin/vite.js'), ...host, ...process.argv.slice(3)], withDemo(process.env))
}

/** The simulator is built each time: that takes a second, and its sources are in several rooms. */
const simulate = () => {
  run(process.execPath, [
    join(root, 'node_modules/vite/bin/vite.js'),
    ...['build', '--config', 'tests/simulation/vite.config.ts', '--logLevel', 'warn'],
  ])
  const { options } = JSON.parse(readFileSync(join(root, 'tests/simulation/process.json'), 'utf8'))
  stayWith([...options, join(root, '.build/simulation/simulate.js'), ...process.argv.slice(3)], process.env)
}

checkNode()
install()
const [, , task] = process.argv
if (task === 'build' || task === 'start' || task === 'replay') build()
if (task === 'start') start()
if (task === 'dev') dev()
if (task === 'replay') stayWith([join(root, '.build/server/replay.js'), ...process.argv.slice(3)], process.env)
if (task === 'simulate') simulate()
