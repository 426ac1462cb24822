import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as t from 'io-ts'
import { isLeft } from 'fp-ts/Either'
import type { PageAssets } from './document'

const Manifest = t.record(
  t.string,
  t.intersection([
    t.type({ file: t.string }),
    t.partial({
      css: t.array(t.string),
      imports: t.array(t.string),
      dynamicImports: t.array(t.string),
      isEntry: t.boolean,
      assets: t.array(t.string),
    }),
  ]),
)
type Manifest = t.TypeOf<typeof Manifest>

/** Returns the files of the client build that a page needs, given the source files that it loads at once. */
export type AssetsOfPage = (sources: readonly string[]) => PageAssets

const entry = 'ui/entry/browser.tsx'

/**
 * Reads the manifest of the client build. Fonts named here are those of the first screen.
 * @param sources that pages may load; the build must have a chunk of each, or their pages would come without styles
 */
export const builtAssets = (clientDir: string, sources: readonly string[]): AssetsOfPage => {
  const manifest = Manifest.decode(JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')))
  if (isLeft(manifest)) throw new Error(`The client build in ${clientDir} has no readable manifest; build again.`)
  const chunks = manifest.right
  const missing = sources.filter((source) => chunks[source] === undefined)
  if (missing.length > 0) throw new Error(`The client build in ${clientDir} has no ${missing.join(', ')}; build again.`)
  const fonts = Object.values(chunks)
    .map(({ file }) => file)
    .filter((file) => /archivo-latin-(wdth|standard|full)[^/]*\.woff2$/.test(file))
    .map((file) => `/${file}`)
  const assetsOf: AssetsOfPage = (sources) => {
    const keys = reachable(chunks, [entry, ...sources])
    const files = keys.flatMap((key) => chunks[key]?.file ?? []).map((file) => `/${file}`)
    return {
      scripts: files.slice(0, 1),
      preloads: files.slice(1),
      styles: [...new Set(keys.flatMap((key) => chunks[key]?.css ?? []))].map((file) => `/${file}`),
      fonts,
    }
  }
  const known = new Map<string, PageAssets>()
  return (sources) => {
    const key = sources.join()
    const assets = known.get(key) ?? assetsOf(sources)
    known.set(key, assets)
    return assets
  }
}

/** The given chunks, followed by the chunks that they import statically. Dynamic imports are not included. */
const reachable = (chunks: Manifest, from: readonly string[]): readonly string[] => {
  const found = new Set<string>()
  const visit = (key: string): void => {
    if (found.has(key) || chunks[key] === undefined) return
    found.add(key)
    chunks[key].imports?.forEach(visit)
  }
  from.forEach(visit)
  return [...found]
}
