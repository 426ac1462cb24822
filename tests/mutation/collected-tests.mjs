import * as fc from 'fast-check'

// Stands for `vitest` and `@fast-check/vitest` while mutants are run: tests are collected once and then called as often
// as there are mutants, which Vitest itself cannot do without loading every file again.

const tests = []
const path = []
let file = ''

/** Tests declared from now on belong to that file. */
export const beginFile = (name) => {
  file = name
}

/** Every test that was declared: its id, its name and its body. */
export const collectedTests = () => tests

// No search for the smallest counterexample: one failure is enough.
fc.configureGlobal({ seed: 4711, endOnFailure: true })

const named = (name, values) => {
  let next = 0
  return name.replace(/%[sdijo%]/g, (sign) => (sign === '%%' ? '%' : String(values[next++])))
}

const rowOf = (value) => (Array.isArray(value) ? value : [value])

const eachOf = (declare) => (rows) => (name, body) => {
  for (const [index, row] of rows.entries()) {
    declare(`${named(name, rowOf(row))} (${index})`, () => body(...rowOf(row)))
  }
}

export const it = (name, body) => {
  const title = [...path, name].join(' > ')
  tests.push({ id: `${file}#${title}`, name: title, file, body })
}
it.each = eachOf(it)

export const describe = (name, body) => {
  path.push(name)
  body()
  path.pop()
}
describe.each = eachOf(describe)

export const test = (name, body) => it(name, body)
test.prop =
  (arbitraries, parameters = {}) =>
  (name, body) =>
    it(name, () =>
      fc.assert(
        fc.asyncProperty(...arbitraries, async (...values) => (await body(...values)) !== false),
        parameters,
      ),
    )

it.prop = test.prop

export { fc }
export { expect } from 'vitest'
