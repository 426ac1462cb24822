/** The plurals that a Swedish noun may have: ventiler of ventil, brickor of bricka, vinklar of vinkel, klamrar of klammer, tänger of tång. */
export const pluralsOf = (noun: string): readonly string[] => {
  const [, stem = '', last = ''] = /^(.*[^aeiouyåäö])e([lnr])$/.exec(noun) ?? []
  return [
    ...['ar', 'er', 'r', 'n', 'or'].map((ending) => noun + ending),
    ...(noun.endsWith('e') ? [`${noun.slice(0, -1)}ar`] : []),
    ...(noun.endsWith('ång') ? [`${noun.slice(0, -3)}änger`] : []),
    ...(noun.endsWith('a') ? [`${noun.slice(0, -1)}or`] : []),
    ...(stem === '' ? [] : [`${stem}${last}ar`, `${stem.replace(/(.)\1$/, '$1')}${last}ar`]),
  ]
}
