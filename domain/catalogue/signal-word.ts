import type { Warning } from './variant'

const DANGER = 'Fara'

/** The one signal word of a label: where danger is named, warning is not said beside it (CLP, article 20). */
export const signalWordOf = (warnings: readonly Warning[]): string | undefined => {
  const words = warnings.map(({ signalWord }) => signalWord).filter((word) => word !== '')
  return words.find((word) => word === DANGER) ?? words[0]
}
