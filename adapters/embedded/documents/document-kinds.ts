import { documentKinds, type DocumentKind } from '#domain/catalogue/document-kind'
import type { Image, Variant } from '#domain/catalogue/variant'
import { pathOf, routes } from '#adapters/contract/paths'

/** The path of the services on their host. The address of a document names no host, so it works on every host. */
const BASE = '/services'

const labels: Readonly<Record<DocumentKind, string>> = {
  produktdatablad: 'Produktdatablad',
  sakerhetsdatablad: 'Säkerhetsdatablad, utdrag',
}

export const labelOf = (kind: DocumentKind): string => labels[kind]

/** Every article has a data sheet. An article with warnings also has an excerpt of its safety data sheet. */
export const kindsOf = ({ warnings }: Pick<Variant, 'warnings'>): readonly DocumentKind[] =>
  warnings.length === 0 ? ['produktdatablad'] : documentKinds

/** The documents of an article as assets of the catalogue, with label and type (CATALOG-07). */
export const documentsOf = (article: Pick<Variant, 'articleNumber' | 'warnings'>): readonly Image[] =>
  kindsOf(article).map((kind) => ({
    assetType: kind,
    assetUrl: BASE + pathOf(routes.document, { id: article.articleNumber, file: `${kind}.pdf` }),
    assetLabel: labels[kind],
    assetMimeType: 'application/pdf',
  }))
