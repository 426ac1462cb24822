import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { limits } from '#adapters/embedded/limits'

const HOME = 'adapters/embedded'
const page = readFileSync(join(HOME, 'SECURITY.md'), 'utf8')

/** Cells of every table row whose first cell is no heading. */
const rowsOf = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (-|threat|section)/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )

const filesIn = (cell: string): readonly string[] =>
  [...cell.matchAll(/`([\w./-]+\.tsx?)`/g)].flatMap(([, path]) => path ?? [])

/** What a row promises and the repository does not have. */
const missingFrom = ([name = '', held = '', proof = '']: readonly string[]): readonly string[] => {
  const homeless = filesIn(held).filter((path) => !existsSync(join(HOME, path)))
  if (proof === '') return homeless
  const [, file = '', title = ''] = /^`([\w./-]+)` › (.+)$/.exec(proof) ?? []
  const path = join('tests', file)
  const isProved = file !== '' && existsSync(path) && readFileSync(path, 'utf8').includes(title)
  return isProved ? homeless : [...homeless, `${name}: ${proof}`]
}

const withoutComments = (code: string): string => code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/** Whether code reads a limit of a section: `limits.cart`, or a part of `limits` that is named `cart`. */
const holds = (code: string, section: string): boolean =>
  new RegExp(`\\blimits\\.${section}\\b|\\b${section}\\b[^{}]*\\} = limits\\b`).test(withoutComments(code))

const [threats = '', limitsPart = ''] = page.split('\n## Limits\n')

describe('adapters/embedded/SECURITY.md', () => {
  it('names files and tests that exist', () => {
    const rows = rowsOf(threats)

    expect(rows.length).toBeGreaterThan(25)
    expect(rows.filter((row) => row.length !== 3)).toEqual([])
    expect(rows.flatMap(missingFrom)).toEqual([])
  })

  it('lists every section of the limits and where it is held', () => {
    const rows = rowsOf(limitsPart)

    expect(rows.map(([name]) => name)).toEqual(Object.keys(limits).map((name) => `\`${name}\``))
    for (const [name = '', , held = ''] of rows) {
      const paths = filesIn(held)
      expect(paths.length, name).toBeGreaterThan(0)
      const unheld = paths.filter((path) => !holds(readFileSync(join(HOME, path), 'utf8'), name.replaceAll('`', '')))
      expect(unheld, `files that hold no limit of ${name}`).toEqual([])
    }
  })

  it('is judged by a check that can fail', () => {
    expect(missingFrom(['A threat', '`auth/nowhere.ts`', '`attack/tokens.test.ts` › no such title'])).toEqual([
      'auth/nowhere.ts',
      'A threat: `attack/tokens.test.ts` › no such title',
    ])
    expect(holds('const most = limits.cart.mostLines', 'cart')).toBe(true)
    expect(holds('const { cart: own, order } = limits', 'order')).toBe(true)
    expect(holds('// limits.cart says how many\n/** limits.cart */ const most = limits.order', 'cart')).toBe(false)
  })
})
