import {
  getNamedType,
  isAbstractType,
  isObjectType,
  Kind,
  valueFromAST,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import { DEFAULT_LIMIT } from './collection'

type Variables = Readonly<Record<string, unknown>>
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

export const fragmentsIn = ({ definitions }: DocumentNode): Fragments =>
  new Map(definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])))

/** Keeps what was found out of a selection: fragments within fragments name the same ones many times. */
const rememberedBySet = <Key, Result>(work: (set: SelectionSetNode, key: Key) => Result) => {
  const known = new Map<SelectionSetNode, Map<Key, Result>>()
  return (set: SelectionSetNode, key: Key): Result => {
    const ofSet = known.get(set) ?? new Map<Key, Result>()
    known.set(set, ofSet)
    const found = ofSet.get(key)
    if (found !== undefined) return found
    const result = work(set, key)
    ofSet.set(key, result)
    return result
  }
}

/** Fields within each other, fragments left out of account. */
export const depthOf = ({ selectionSet }: OperationDefinitionNode, fragments: Fragments): number => {
  const depthOfSet = rememberedBySet((set: SelectionSetNode, _key: 'depth'): number =>
    Math.max(0, ...set.selections.map(depthOfSelection)),
  )
  const depthOfSelection = (selection: SelectionNode): number => {
    switch (selection.kind) {
      case Kind.FIELD:
        return 1 + (selection.selectionSet === undefined ? 0 : depthOfSet(selection.selectionSet, 'depth'))
      case Kind.INLINE_FRAGMENT:
        return depthOfSet(selection.selectionSet, 'depth')
      case Kind.FRAGMENT_SPREAD: {
        const fragment = fragments.get(selection.name.value)
        return fragment === undefined ? 0 : depthOfSet(fragment.selectionSet, 'depth')
      }
    }
  }
  return depthOfSet(selectionSet, 'depth')
}

/** Whether values of a type are entries or assets, which count. */
const isItemType = (type: GraphQLNamedType): boolean =>
  isAbstractType(type) || (isObjectType(type) && type.getFields()['sys'] !== undefined)

/** The items that a collection answers at most. */
const limitOf = (field: GraphQLField<unknown, unknown>, node: FieldNode, variables: Variables): number | undefined => {
  const argument = field.args.find(({ name }) => name === 'limit')
  if (argument === undefined) return undefined
  const given = node.arguments?.find(({ name }) => name.value === 'limit')
  const value: unknown = given === undefined ? DEFAULT_LIMIT : valueFromAST(given.value, argument.type, variables)
  return typeof value === 'number' ? Math.max(0, value) : DEFAULT_LIMIT
}

/**
 * The entries and assets that a query can answer by its limits, as Contentful counts: a link is one, a collection has
 * its limit of them, and each of these has all that is asked of it. Of a link to one of several types the costliest
 * counts.
 */
export const complexityOf = (
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: Fragments,
  variables: Variables,
): number => {
  const costOfSet = rememberedBySet((set: SelectionSetNode, type: GraphQLNamedType): number => {
    if (isObjectType(type)) return set.selections.reduce((sum, one) => sum + costOfSelection(one, type), 0)
    return isAbstractType(type) ? Math.max(0, ...schema.getPossibleTypes(type).map((one) => costOfSet(set, one))) : 0
  })
  const appliesTo = (condition: string | undefined, type: GraphQLObjectType): boolean => {
    if (condition === undefined || condition === type.name) return true
    const wanted = schema.getType(condition)
    return isAbstractType(wanted) && schema.isSubType(wanted, type)
  }
  const costOfSelection = (selection: SelectionNode, type: GraphQLObjectType): number => {
    switch (selection.kind) {
      case Kind.FIELD:
        return costOfField(selection, type)
      case Kind.INLINE_FRAGMENT:
        return appliesTo(selection.typeCondition?.name.value, type) ? costOfSet(selection.selectionSet, type) : 0
      case Kind.FRAGMENT_SPREAD: {
        const fragment = fragments.get(selection.name.value)
        return fragment !== undefined && appliesTo(fragment.typeCondition.name.value, type)
          ? costOfSet(fragment.selectionSet, type)
          : 0
      }
    }
  }
  const costOfField = (node: FieldNode, owner: GraphQLObjectType): number => {
    const field = owner.getFields()[node.name.value]
    if (field === undefined || node.selectionSet === undefined) return 0
    const type = getNamedType(field.type)
    const inner = costOfSet(node.selectionSet, type)
    return (isItemType(type) ? 1 + inner : inner) * (limitOf(field, node, variables) ?? 1)
  }
  const { selectionSet } = operation
  const root = schema.getQueryType()
  return root === undefined || root === null ? 0 : costOfSet(selectionSet, root)
}
