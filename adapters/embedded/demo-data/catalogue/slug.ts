const plain: Readonly<Record<string, string>> = { å: 'a', ä: 'a', ö: 'o', é: 'e', ü: 'u', '×': 'x' }

/** `Kulventil FF 1000 DN20` becomes `kulventil-ff-1000-dn20`. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[åäöéü×]/g, (letter) => plain[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
