/** Why the shop does not start, for the person who starts it. */
export interface StartFault {
  /** The environment variable that is wrong. */
  readonly variable: string
  /** What is wrong with it. It never repeats a secret. */
  readonly problem: string
  /** What to write instead. */
  readonly remedy: string
}

/** The lines that the terminal shows, one fault a line. */
export const startFaultText = (faults: readonly StartFault[]): string =>
  [
    'The shop cannot start:',
    ...faults.map(({ variable, problem, remedy }) => `  ${variable}: ${problem} ${remedy}`),
  ].join('\n')
