import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

// The test runner has set another environment, in which React would come with its checks.
process.env['NODE_ENV'] = 'production'

/** Builds one entry of the bench as the shop itself is built, and answers the folder it went to. */
export const buildEntry = async (name: string): Promise<string> => {
  const outDir = join('.build', 'bench', name)
  await build({
    configFile: false,
    logLevel: 'error',
    base: '/bench/',
    plugins: [react()],
    css: { modules: { localsConvention: 'camelCaseOnly' } },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      assetsInlineLimit: 0,
      rolldownOptions: { input: join('tests/bench', `${name}.tsx`), output: { entryFileNames: '[name].js' } },
    },
  })
  return outDir
}

/** Builds a program of the bench as the shop's server is built, and answers its file. */
export const buildProgram = async (name: string): Promise<string> => {
  const outDir = join('.build', 'bench', name)
  await build({
    logLevel: 'error',
    build: {
      ssr: true,
      outDir,
      rolldownOptions: { input: join('tests/bench', `${name}.ts`), output: { entryFileNames: '[name].js' } },
    },
  })
  return join(outDir, `${name}.js`)
}

export const gzippedBytes = (file: string): number => gzipSync(readFileSync(file)).length

/** Every script of a build, zipped. */
export const scriptBytes = (outDir: string): number =>
  readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .reduce((sum, name) => sum + gzippedBytes(join(outDir, name)), 0)
