import type { TestContext } from 'vitest'

/** A measured ratio and what it may be: at most `budget`, or at least `least`. Without either it is only printed. */
export interface Figure {
  readonly name: string
  readonly ratio: number
  readonly budget?: number
  readonly least?: number
  /** What stood above and below the line, with units. */
  readonly of: string
}

declare module 'vitest' {
  interface TaskMeta {
    figures?: Figure[]
  }
}

/**
 * Adds a figure to the table that is printed at the end of the run. A missed budget fails the bench, after its other
 * figures are measured.
 */
export const report = ({ task, expect }: TestContext, figure: Figure): void => {
  task.meta.figures = [...(task.meta.figures ?? []), figure]
  expect.soft(verdictOn(figure).result, figure.name).not.toBe('MISSED')
}

/** The budget in the table's words, and whether it was kept. */
export const verdictOn = ({ ratio, budget, least }: Figure): { readonly budget: string; readonly result: string } => {
  const result = ratio <= (budget ?? ratio) && ratio >= (least ?? ratio) ? 'kept' : 'MISSED'
  if (budget !== undefined) return { budget: `≤ ${budget}`, result }
  if (least !== undefined) return { budget: `≥ ${least}`, result }
  return { budget: '', result: '' }
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2 === 1
    ? (sorted[Math.floor(middle)] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
}

/** The value that 95 of 100 do not exceed. */
export const p95 = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN

/** The median of paired ratios, measured in turn (A B A B), so that a noisy machine touches both alike. */
export const pairedRatio = async (
  rounds: number,
  measureA: () => Promise<number>,
  measureB: () => Promise<number>,
): Promise<{ readonly ratio: number; readonly a: number; readonly b: number }> => {
  const pairs: { readonly a: number; readonly b: number }[] = []
  for (let round = 0; round < rounds; round++) pairs.push({ a: await measureA(), b: await measureB() })
  return {
    ratio: median(pairs.map(({ a, b }) => a / b)),
    a: median(pairs.map(({ a }) => a)),
    b: median(pairs.map(({ b }) => b)),
  }
}
