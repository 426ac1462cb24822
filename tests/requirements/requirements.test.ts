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

  it.each([
    ['a comment', "// it('[CART-02] imports', …)"],
    ['another string', "expect(text).toBe('[CART-02]')"],
    ['a test that is skipped', "it.skip('[CART-02] imports', …)"],
    ['a test still to be written', "test.todo('[CART-02] imports')"],
  ])('counts no id in %s', (_where, code) => {
    expect(idsInTitles(code)).toEqual([])
  })

  it.each([
    ['a table of cases', "it.each([1, 2])('[CART-02] %s', …)"],
    ['a property', 'test.prop([line])("[CART-02] holds", …)'],
    ['a row of cases', "it.each([['[CART-02] imports', 1]])('%s', …)"],
    ['a case', "{ title: '[CART-02] imports', call: 'add' }"],
    ['a template', 'test(`[CART-02] of ${MANY}`, …)'],
    ['a title on its own line', "test(\n  '[CART-02] imports',\n  …)"],
  ])('counts the id in the title of %s', (_where, code) => {
    expect(idsInTitles(code)).toEqual(['CART-02'])
  })

  it('fails on a test with an unknown id', () => {
    expect(unknown(listed, idsInTitles("it('[CART-01] [CART-99] groups', …)"))).toEqual(['CART-99'])
  })
})
