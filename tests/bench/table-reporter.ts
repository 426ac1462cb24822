import type { Reporter, TestModule } from 'vitest/node'

/** Prints every measured figure as one line: the ratio, its budget, and whether it was kept or missed. */
export default class TableReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    console.log('\nratio   budget  result  figure')
    for (const module of modules) {
      for (const error of module.errors()) console.log(`FAILED  ${module.relativeModuleId}: ${error.message}`)
      for (const test of module.children.allTests()) {
        for (const { name, ratio, budget, of } of test.meta().figures ?? []) {
          const result = ratio <= budget ? 'kept  ' : 'MISSED'
          console.log(`${ratio.toFixed(2).padEnd(8)}≤ ${String(budget).padEnd(6)}${result}  ${name} (${of})`)
        }
        for (const error of test.result().errors ?? []) console.log(`FAILED  ${test.fullName}: ${error.message}`)
      }
    }
  }
}
