import type { ContentTypeModel, FieldModel } from '../content-model'
import { linksIn } from '../links'
import { itemConditions } from './common-types'
import { valueOf, type Found } from './field-value'
import { withConnectives, type Condition, type Filter } from './filter-type'
import { typeNameOf } from './naming'
import { plainValue, scalarOf } from './scalar-types'
import { valueConditions } from './value-conditions'

const ownConditions = ({ fields }: ContentTypeModel): readonly Condition[] => [
  ...itemConditions,
  ...Object.entries(fields).flatMap(([name, model]) =>
    valueConditions(name, model, scalarOf, (found) => plainValue(model, valueOf(found, name))),
  ),
]

/** The entries that a field links to, of those that there are. */
const linkedBy = (found: Found, field: string): readonly Found[] =>
  linksIn(valueOf(found, field)).flatMap(({ linkType, id }): readonly Found[] => {
    const item = linkType === 'Entry' ? found.view.index.entry(id) : undefined
    return item === undefined ? [] : [{ tag: 'Entry', item, view: found.view }]
  })

const singleTarget = (model: FieldModel): string | undefined =>
  (model.type === 'Entry' || model.type === 'Entries') && model.of.length === 1 ? model.of[0] : undefined

/**
 * The filters of all content types. A filter reaches through a link with one possible type, and no further: the filter
 * of a linked entry has no links of its own.
 */
export const entryFilters = (models: readonly ContentTypeModel[]): ((contentType: string) => Filter | undefined) => {
  const nested = new Map(
    models.map((model) => [
      model.id,
      withConnectives(`cf${typeNameOf(model.id)}NestedFilter`, () => ownConditions(model)),
    ]),
  )
  const linkConditions = ({ fields }: ContentTypeModel): readonly Condition[] =>
    Object.entries(fields).flatMap(([name, model]) => {
      const target = nested.get(singleTarget(model) ?? '')
      return target === undefined
        ? []
        : [
            {
              name,
              type: target.type,
              passes: (found: Found, wanted: unknown) =>
                linkedBy(found, name).some((linked) => target.passes(linked, wanted)),
            },
          ]
    })
  const filters = new Map(
    models.map((model) => [
      model.id,
      withConnectives(`${typeNameOf(model.id)}Filter`, () => [...ownConditions(model), ...linkConditions(model)]),
    ]),
  )
  return (contentType) => filters.get(contentType)
}

export const entryFilter = withConnectives('EntryFilter', () => itemConditions)
