const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal?: string, hex?: string, name = '') => {
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    if (Number.isNaN(code)) return entities[String(name)] ?? whole
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })

/** The attributes of every tag of a name, whatever its prefix; of an attribute the name without prefix counts. */
export const tagsOf = (xml: string, name: string): readonly Readonly<Record<string, string>>[] =>
  [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\s([^<>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/(?:\w+:)?(\w+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
        ([, attribute = '', double, single]) => [attribute, unescaped(double ?? single ?? '')],
      ),
    ),
  )
