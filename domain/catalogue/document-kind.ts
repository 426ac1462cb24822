/** The kinds of documents of an article, as `assetType` and addresses name them. */
export const documentKinds = ['produktdatablad', 'sakerhetsdatablad'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** The kind that a type of asset names; undefined for a picture or a document of another kind. */
export const documentKindOf = (assetType: string): DocumentKind | undefined =>
  documentKinds.find((kind) => kind === assetType)
