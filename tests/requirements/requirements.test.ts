import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { idsInTitles, parseRequirements, untested, unknown } from './requirements'

const testFiles = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'tests'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(test|spec)\.tsx?$/.test(path) && !path.startsWith('tests/requirements/'))

const requirements = parseRequirements(readFileSync('tests/requirements.tsv', 'utf8'))
const proven = testFiles.flatMap((path) => idsInTitles(readFileSync(path, 'utf8')))

describe('tests/requirements.tsv', () => {
  it('lists every requirement once, each with a sentence', () => {
    const ids = requirements.map(({ id }) => id)

    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(ids.length)
    expect(requirements.filter(({ rule }) => rule.trim().length < 15)).toEqual([])
  })

  it('lists nothing that no test proves', () => {
    expect(untested(requirements, proven)).toEqual([])
  })

  it('knows every id that a test names', () => {
    expect(unknown(requirements, proven)).toEqual([])
  })
})

describe('the check itself', () => {
  const listed = parseRequirements(
    'id\trule\nCART-01\tLines are grouped per delivery.\nCART-02\tA file can be imported.',
  )

  it('fails on a listed id without a test', () => {
    expect(untested(listed, idsInTitles("it('[CART-01] groups', …)"))).toEqual(['CART-02'])
  })

  it('fails on a test with an unknown id', () => {
    expect(unknown(listed, idsInTitles("it('[CART-01] [CART-99] groups', …)"))).toEqual(['CART-99'])
  })
})
