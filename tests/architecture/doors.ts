import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync } from 'vite'

/** A source file and what it imports, both as paths from the repository's root; packages keep their name. */
export interface SourceFile {
  readonly path: string
  readonly imports: readonly string[]
}

export interface Violation {
  readonly path: string
  readonly imports: string
  readonly door: string
}

interface Door {
  readonly room: string
  /** Rooms inside it that have doors of their own. */
  readonly except?: readonly string[]
  readonly allows: readonly RegExp[]
}

const styles = /\.css$/

/** Which room may import from which; a room that is not named may not be imported. */
const doors: readonly Door[] = [
  { room: 'domain/', allows: [/^domain\//, /^fp-ts\//] },
  {
    // The shop is put together from the other rooms, and none of them knows it.
    room: 'application/',
    except: ['application/shop/', 'application/codecs/'],
    allows: [/^domain\//, /^application\/(?!shop\/)/, /^fp-ts\//, /^io-ts($|\/)/, /^rxjs($|\/)/],
  },
  // What the wire and the log are read with, and so both sides of the wire.
  { room: 'application/codecs/', allows: [/^domain\//, /^application\/codecs\//, /^fp-ts\//, /^io-ts($|\/)/] },
  { room: 'application/shop/', allows: [/^domain\//, /^application\//, /^fp-ts\//, /^io-ts($|\/)/, /^rxjs($|\/)/] },
  {
    room: 'adapters/contract/',
    allows: [/^domain\//, /^application\/(ports|codecs)\//, /^adapters\/contract\//, /^fp-ts\//, /^io-ts($|\/)/],
  },
  {
    room: 'adapters/spreadsheet/',
    allows: [
      /^domain\//,
      /^application\/ports\//,
      /^adapters\/spreadsheet\//,
      /^fp-ts\//,
      /^@e965\/xlsx$/,
      /^papaparse$/,
    ],
  },
  {
    room: 'adapters/password-strength/',
    allows: [/^domain\//, /^adapters\/password-strength\//, /^@zxcvbn-ts\/(core|language-common)$/],
  },
  {
    room: 'adapters/remote/',
    allows: [
      /^domain\//,
      /^application\//,
      /^adapters\/(contract|remote)\//,
      // What is uploaded is written as text; nothing else of the rooms for files is needed for a call.
      /^adapters\/spreadsheet\/csv$/,
      /^fp-ts\//,
      /^io-ts($|\/)/,
      /^ky$/,
      /^contentful$/,
      /^p-throttle$/,
    ],
  },
  {
    room: 'adapters/browser/',
    allows: [
      /^domain\//,
      /^application\//,
      /^adapters\/(browser|spreadsheet)\//,
      /^fp-ts\//,
      /^io-ts($|\/)/,
      /^dexie$/,
      /^nanoid$/,
    ],
  },
  {
    room: 'adapters/embedded/',
    allows: [
      /^domain\//,
      /^application\/(ports|codecs)\//,
      /^adapters\/(contract|embedded|password-strength|spreadsheet)\//,
      /^node:/,
      /^(?!#|react|dexie|ky$|inversify|rxjs|\.|application\/|adapters\/|ui\/)[@a-z]/,
    ],
  },
  {
    room: 'adapters/replay/',
    allows: [
      /^domain\//,
      /^application\/(?!shop\/)/,
      /^adapters\/replay\//,
      /^fp-ts\//,
      /^node:(?:fs\/promises|process|util)$/,
    ],
  },
  {
    room: 'ui/',
    except: ['ui/entry/', 'ui/server/'],
    allows: [
      /^domain\//,
      /^application\//,
      /^ui\/(?!(?:entry|server)\/)/,
      /^fp-ts\//,
      /^react($|\/|-dom$|-router-dom$)/,
      /^@tanstack\/react-virtual$/,
      /^leaflet($|\/)/,
      /^supercluster$/,
      /^react-error-boundary$/,
      /^schema-dts$/,
      /^@fontsource/,
      styles,
    ],
  },
  {
    // It composes nothing: what it serves is handed to it. The shapes of answers on the wire, the limits and how a request
    // is read and refused are one for pages and services, which share a port.
    room: 'ui/server/',
    allows: [
      /^domain\//,
      /^application\//,
      /^adapters\/contract\//,
      /^adapters\/embedded\/(?:limits|request-origin|undecodable-address|database-failure|request-failure)$/,
      /^ui\/(?!entry\/)/,
      /^node:/,
      /^(?:fastify|@fastify\/[a-z]+|lru-cache|io-ts|react-dom\/server|react-router-dom)$/,
      /^fp-ts\//,
    ],
  },
]

const rooms = { '#domain/': 'domain/', '#application/': 'application/', '#adapters/': 'adapters/' } as const

const resolve = (from: string, specifier: string): string => {
  for (const [alias, room] of Object.entries(rooms))
    if (specifier.startsWith(alias)) return room + specifier.slice(alias.length)
  return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : specifier
}

/** What a file imports, types and dynamic imports included. */
export const readSource = (path: string, code: string): SourceFile => {
  const { module } = parseSync(path, code)
  const specifiers = [
    ...module.staticImports.map((found) => found.moduleRequest.value),
    ...module.staticExports.flatMap((found) => found.entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...module.dynamicImports.map((found) => code.slice(found.moduleRequest.start + 1, found.moduleRequest.end - 1)),
  ]
  return { path, imports: [...new Set(specifiers.map((specifier) => resolve(path, specifier)))] }
}

export const readSourceFile = (path: string): SourceFile => readSource(path, readFileSync(path, 'utf8'))

/** Every import that goes through no door. */
export const violations = (files: readonly SourceFile[]): readonly Violation[] =>
  files.flatMap((file) => {
    const door = doors.find(
      ({ room, except }) => file.path.startsWith(room) && !except?.some((inner) => file.path.startsWith(inner)),
    )
    if (door === undefined) return []
    return file.imports
      .filter((target) => !door.allows.some((allowed) => allowed.test(target)))
      .map((target) => ({ path: file.path, imports: target, door: door.room }))
  })
