import { describe, expect, it } from 'vitest'
import { execFileSync } from 'node:child_process'
import { readSource, readSourceFile, type SourceFile } from './doors'

const cores = /^application\/modules\/(\w+)\/(core|codecs|types)\.ts$/

const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'application/modules'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => cores.test(path))

/** Imports of a module's core that a replay of the log could not do without a service. */
const impure = ({ path, imports }: SourceFile): readonly string[] => {
  const own = `application/modules/${cores.exec(path)?.[1] ?? ''}/`
  const isPure = (target: string): boolean =>
    /^(domain|application\/(log|codecs)|fp-ts)\//.test(target) ||
    target === 'application/runtime/module' ||
    [`${own}core`, `${own}codecs`, `${own}types`].includes(target)
  return imports.filter((target) => !isPure(target))
}

describe('the core of a module', () => {
  it('needs no service, no clock and no other module', () => {
    expect(paths.length).toBeGreaterThanOrEqual(9)
    expect(paths.map(readSourceFile).flatMap(impure)).toEqual([])
  })

  it.each([
    "import type { CartService } from '#application/ports/cart-service'",
    "import { cartInterpreter } from './interpreter'",
    "import type { SessionTypes } from '../session/types'",
  ])('is found out when it does: %s', (code) => {
    expect(impure(readSource('application/modules/cart/core.ts', code))).toHaveLength(1)
  })
})
