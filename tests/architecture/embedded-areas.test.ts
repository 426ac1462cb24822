import { execFileSync } from 'node:child_process'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSource, readSourceFile, type SourceFile } from './doors'

const ROOM = 'adapters/embedded/'
const inRoom = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', `${ROOM}*.ts`], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '')

interface Wall {
  readonly title: string
  readonly from: (path: string) => boolean
  readonly keepsOut: (target: string, from: string) => boolean
}

const folderOf = (path: string): string | undefined => /^adapters\/embedded\/([^/]+)\//.exec(path)?.[1]
const isFolderBut =
  (...allowed: readonly string[]) =>
  (target: string): boolean => {
    const folder = folderOf(target)
    return folder !== undefined && !allowed.includes(folder)
  }
const isDemo = (path: string) => path.startsWith(`${ROOM}demo-data/`)
const isArea = (path: string) => posix.basename(path).replace(/\.ts$/, '') === 'area' && folderOf(path) !== undefined
const readsTheList = (path: string) => /^adapters\/embedded\/(area|migrate|seed|services)\.ts$/.test(path)

const walls: readonly Wall[] = [
  {
    title: 'the database reads the list of areas and knows none of them',
    from: (path) => path.startsWith(`${ROOM}database/`),
    keepsOut: isFolderBut('database'),
  },
  {
    title: 'migrations, seeding and services read the list of areas and know none of them',
    from: readsTheList,
    // Neither the database nor the reader of files is an area.
    keepsOut: isFolderBut('database', 'seeding', 'demo-data', 'spreadsheet'),
  },
  {
    title: 'an area is named by the list alone',
    from: (path) => path !== `${ROOM}areas.ts`,
    keepsOut: isArea,
  },
  {
    title: 'the demo data are named by the seed alone',
    from: (path) => path !== `${ROOM}seed.ts` && !isDemo(path),
    keepsOut: isDemo,
  },
]

const broken = (files: readonly SourceFile[]): readonly string[] =>
  walls.flatMap(({ title, from, keepsOut }) =>
    files
      .filter(({ path }) => from(path))
      .flatMap(({ path, imports }) =>
        imports.filter((target) => keepsOut(target, path)).map((target) => `${title}: ${path} imports ${target}`),
      ),
  )

/** Folders with a part of an area that the list does not name. */
const unnamed = (paths: readonly string[], list: SourceFile): readonly string[] => {
  const parts = paths.filter((path) => /^adapters\/embedded\/[^/]+\/(tables|migrations|plugin)\.ts$/.test(path))
  const folders = new Set(parts.flatMap((path) => (isWithin(path, 'database') ? [] : (folderOf(path) ?? []))))
  return [...folders].filter((folder) => !list.imports.includes(`${ROOM}${folder}/area`))
}

const isWithin = (path: string, folder: string) => folderOf(path) === folder

describe('the areas of the embedded services', () => {
  const files = inRoom.map(readSourceFile)
  const list = readSourceFile(`${ROOM}areas.ts`)

  it('state themselves: each is its folder and its name in one list', () => {
    expect(files.length).toBeGreaterThan(200)
    expect(broken(files)).toEqual([])
    expect(unnamed(inRoom, list)).toEqual([])
  })

  it.each([
    ['database/planted.ts', "import type { CartTables } from '../cart/tables'"],
    ['seed.ts', "import { seedLocations } from './locations/seed-locations'"],
    ['services.ts', "import { cartPlugin } from './cart/plugin'"],
    ['services.ts', "import { demoData } from './demo-data/demo-data'"],
    ['orders/planted.ts', "import { cartArea } from '../cart/area'"],
    ['search/planted.ts', "import { families } from '../demo-data/catalogue/departments'"],
  ])('fail on a planted violation: %s with %s', (path, code) => {
    expect(broken([readSource(`${ROOM}${path}`, code)])).toHaveLength(1)
  })

  it('fail on a planted folder that the list does not name', () => {
    expect(unnamed([...inRoom, `${ROOM}planted/migrations.ts`], list)).toEqual(['planted'])
  })
})
