import { visit, type FragmentDefinitionNode, type OperationDefinitionNode } from 'graphql'
import type { BriefVariant, ListedVariant, Relation, Variant } from '#domain/catalogue/variant'

type FieldsBeyond<Brief extends BriefVariant> =
  | Exclude<keyof Variant, keyof Brief>
  | Exclude<keyof Variant['product'], keyof Brief['product']>
  | Exclude<keyof Relation, keyof Brief['relations'][number]>

const fieldsNotListed: Readonly<Record<FieldsBeyond<ListedVariant>, true>> = {
  ean: true,
  images: true,
  warnings: true,
  description: true,
}

const fieldsNotInBrief: Readonly<Record<FieldsBeyond<BriefVariant>, true>> = { ...fieldsNotListed, attributes: true }

interface AskedQuery {
  readonly operation: OperationDefinitionNode
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>
}

/** How much of variants a query asks for. */
export type VariantExtent = 'whole' | 'listed' | 'brief'

/** The least that has every field that a query selects. */
export const variantExtent = ({ operation, fragments }: AskedQuery): VariantExtent => {
  let extent: VariantExtent = 'brief'
  for (const definition of [operation, ...Object.values(fragments)])
    visit(definition, {
      Field: ({ name }) => {
        if (Object.hasOwn(fieldsNotListed, name.value)) extent = 'whole'
        else if (extent === 'brief' && Object.hasOwn(fieldsNotInBrief, name.value)) extent = 'listed'
      },
    })
  return extent
}
