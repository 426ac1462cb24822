const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escapeXml = (text: string): string => text.replace(/["&'<>]/g, (sign) => signs[sign] ?? sign)

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The index of the site maps. */
export const siteMapIndex = (addresses: readonly string[]): string =>
  [
    `${head}<sitemapindex ${namespace}>`,
    ...addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`),
    '</sitemapindex>\n',
  ].join('\n')

/** A site map, streamed in parts, so that a long one is never held in memory as a whole. */
export async function* siteMapOf(parts: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  yield `${head}<urlset ${namespace}>\n`
  for await (const addresses of parts)
    yield addresses.map((address) => `<url><loc>${escapeXml(address)}</loc></url>\n`).join('')
  yield '</urlset>\n'
}
