import { visit, type FragmentDefinitionNode, type OperationDefinitionNode } from 'graphql'
import type { BriefVariant, Relation, Variant } from '#domain/catalogue/variant'

type Describing =
  | Exclude<keyof Variant, keyof BriefVariant>
  | Exclude<keyof Variant['product'], keyof BriefVariant['product']>
  | Exclude<keyof Relation, keyof BriefVariant['relations'][number]>

const describing: Readonly<Record<Describing, true>> = {
  ean: true,
  images: true,
  attributes: true,
  warnings: true,
  description: true,
}

interface AskedQuery {
  readonly operation: OperationDefinitionNode
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>
}

/** Whether a query selects a field that brief variants do not have. */
export const asksForDescription = ({ operation, fragments }: AskedQuery): boolean => {
  let found = false
  for (const definition of [operation, ...Object.values(fragments)])
    visit(definition, {
      Field: ({ name }) => {
        found ||= Object.hasOwn(describing, name.value)
      },
    })
  return found
}
