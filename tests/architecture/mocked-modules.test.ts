import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Whether a test file replaces a module for whoever loads it afterwards in the same process. */
const replacesModules = (source: string): boolean =>
  /^\s*(?:await )?vi\.(?:mock|unmock|doMock|doUnmock)\(/m.test(source)

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'tests'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.test\.tsx?$/.test(path))

describe('a test file that replaces a module', () => {
  it('says so in its name, so that it has a process of its own', () => {
    const replacing = files.filter((file) => replacesModules(readFileSync(file, 'utf8')))

    expect(replacing.length).toBeGreaterThan(0)
    expect(replacing.filter((file) => !file.includes('.mocked.test.'))).toEqual([])
  })

  it.each(["vi.mock('../a')", "  vi.unmock('b')", "await vi.doMock('c')"])('is known by %s', (code) => {
    expect(replacesModules(code)).toBe(true)
  })
})
