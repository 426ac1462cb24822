import type { Image, Variant } from '#domain/catalogue/variant'
import { pathOf, routes } from '#adapters/contract/paths'

/** What an article's documents are called: in `assetType`, and in their addresses. */
export const documentKinds = ['produktdatablad', 'sakerhetsdatablad'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Where the services stand on their host. A document's address names no host, so that it holds under all of them. */
const BASE = '/services'

const labels: Readonly<Record<DocumentKind, string>> = {
  produktdatablad: 'Produktdatablad',
  sakerhetsdatablad: 'Säkerhetsdatablad, utdrag',
}

export const labelOf = (kind: DocumentKind): string => labels[kind]

/** Every article has a data sheet; one that carries warnings has the excerpt of its safety data sheet as well. */
export const kindsOf = ({ warnings }: Pick<Variant, 'warnings'>): readonly DocumentKind[] =>
  warnings.length === 0 ? ['produktdatablad'] : documentKinds

/** An article's documents as the catalogue tells of them, with label and type (CATALOG-07). */
export const documentsOf = (article: Pick<Variant, 'articleNumber' | 'warnings'>): readonly Image[] =>
  kindsOf(article).map((kind) => ({
    assetType: kind,
    assetUrl: BASE + pathOf(routes.document, { id: article.articleNumber, file: `${kind}.pdf` }),
    assetLabel: labels[kind],
    assetMimeType: 'application/pdf',
  }))
