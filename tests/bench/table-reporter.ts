import type { Reporter, TestModule } from 'vitest/node'
import { verdictOn } from './figure'

/** Prints every measured figure as one line: the ratio, its budget, and whether it was kept or missed. */
export default class TableReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    console.log('\nratio   budget  result  figure')
    for (const module of modules) {
      for (const error of module.errors()) console.log(`FAILED  ${module.relativeModuleId}: ${error.message}`)
      for (const test of module.children.allTests()) {
        for (const figure of test.meta().figures ?? []) {
          const { budget, result } = verdictOn(figure)
          const columns = [figure.ratio.toPrecision(3).padEnd(7), budget.padEnd(7), result.padEnd(7)]
          console.log(`${columns.join(' ')} ${figure.name} (${figure.of})`)
        }
        for (const error of test.result().errors ?? []) console.log(`FAILED  ${test.fullName}: ${error.message}`)
      }
    }
  }
}
