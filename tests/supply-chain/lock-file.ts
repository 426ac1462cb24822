import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A package as `package-lock.json` names it. */
export interface LockedPackage {
  /** Folder below the root: `node_modules/a/node_modules/b`. */
  readonly path: string
  readonly name: string
  readonly version: string
  readonly licence: string | undefined
  readonly integrity: string | undefined
  /** Where it is fetched; undefined stands for the registry that npm is set to. */
  readonly resolved: string | undefined
  readonly isLink: boolean
  readonly hasInstallScript: boolean
  /** Needed by tests and build alone. */
  readonly isDev: boolean
}

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const readJson = (path: string): Fields => fieldsOf(JSON.parse(readFileSync(path, 'utf8')))

/** Names of the packages that the shop itself depends on at run time. */
export const directDependencies = (root = '.'): readonly string[] =>
  Object.keys(fieldsOf(readJson(join(root, 'package.json'))['dependencies']))

/** Every package of the lock file. */
export const lockedPackages = (root = '.'): readonly LockedPackage[] =>
  Object.entries(fieldsOf(readJson(join(root, 'package-lock.json'))['packages']))
    .filter(([path]) => path !== '')
    .map(([path, value]) => {
      const fields = fieldsOf(value)
      return {
        path,
        name: path.replace(/^.*node_modules\//, ''),
        version: textOf(fields['version']) ?? '',
        licence: textOf(fields['license']) ?? licenceOf(join(root, path, 'package.json')),
        integrity: textOf(fields['integrity']),
        resolved: textOf(fields['resolved']),
        isLink: fields['link'] === true,
        hasInstallScript: fields['hasInstallScript'] === true,
        isDev: fields['dev'] === true || fields['devOptional'] === true,
      }
    })

/** What the package says of itself, where the lock file is silent. */
const licenceOf = (manifest: string): string | undefined =>
  existsSync(manifest) ? textOf(readJson(manifest)['license']) : undefined
