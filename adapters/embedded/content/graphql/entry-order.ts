import { GraphQLEnumType, GraphQLList } from 'graphql'
import type { ContentTypeModel, FieldModel } from '../content-model'
import { textOf, valueOf, type Found } from './field-value'
import { typeNameOf } from './naming'
import { plainValue } from './scalar-types'

/** What a member of an order's enum sorts by. */
interface Sorting {
  readonly read: (found: Found) => unknown
  readonly descending: boolean
}

const sortable: readonly FieldModel['type'][] = ['Symbol', 'Integer', 'Number', 'Date', 'Boolean']

const ofSys: Readonly<Record<string, (found: Found) => unknown>> = {
  sys_id: ({ item }) => item.sys.id,
  sys_publishedAt: ({ item }) => item.sys.updatedAt,
  sys_firstPublishedAt: ({ item }) => item.sys.createdAt,
  sys_publishedVersion: ({ item }) => item.sys.revision,
}

const swedish = new Intl.Collator('sv', { numeric: true })

const compare = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : swedish.compare(textOf(one ?? ''), textOf(other ?? ''))

export interface Order {
  readonly type: GraphQLList<GraphQLEnumType>
  /** Sorts by the first name; items that are alike by the next. Items that are alike by all keep their order. */
  readonly sorted: <Item extends Found>(items: readonly Item[], order: unknown) => readonly Item[]
}

const orderBy = (name: string, reads: Readonly<Record<string, (found: Found) => unknown>>): Order => {
  const sortings = new Map(
    Object.entries(reads).flatMap(([key, read]): (readonly [string, Sorting])[] => [
      [`${key}_ASC`, { read, descending: false }],
      [`${key}_DESC`, { read, descending: true }],
    ]),
  )
  return {
    type: new GraphQLList(
      new GraphQLEnumType({ name, values: Object.fromEntries([...sortings.keys()].map((key) => [key, {}])) }),
    ),
    sorted: (items, order) => {
      const wanted = (Array.isArray(order) ? order : []).flatMap((key: unknown) =>
        typeof key === 'string' ? (sortings.get(key) ?? []) : [],
      )
      if (wanted.length === 0) return items
      return items.toSorted((a, b) => {
        for (const { read, descending } of wanted) {
          const difference = compare(read(a), read(b))
          if (difference !== 0) return descending ? -difference : difference
        }
        return 0
      })
    },
  }
}

/** The order of a content type's collection, by its short fields and its `sys`. */
export const entryOrder = ({ id, fields }: ContentTypeModel): Order =>
  orderBy(`${typeNameOf(id)}Order`, {
    ...Object.fromEntries(
      Object.entries(fields)
        .filter(([, { type }]) => sortable.includes(type))
        .map(([field, model]) => [field, (found: Found) => plainValue(model, valueOf(found, field))]),
    ),
    ...ofSys,
  })

export const anyEntryOrder = orderBy('EntryOrder', ofSys)

export const assetOrder = orderBy('AssetOrder', { title: (found) => valueOf(found, 'title'), ...ofSys })
