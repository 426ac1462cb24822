import { GraphQLError, type ValidationRule } from 'graphql'

/** The shop's own queries are five levels deep and use no aliases. */
export const DEEPEST_QUERY = 8
export const MOST_TOKENS = 1000
const MOST_ALIASES = 4
const MOST_SPREADS = 30

/** Keeps one request from asking the same again and again under other names. */
const limitRepetition: ValidationRule = (context) => {
  let aliases = 0
  let spreads = 0
  const count = (many: number, most: number, what: string): void => {
    if (many === most + 1) context.reportError(new GraphQLError(`A query may have at most ${most} ${what}`))
  }
  return {
    Field: ({ alias }) => {
      if (alias !== undefined) count((aliases += 1), MOST_ALIASES, 'aliases')
    },
    FragmentSpread: () => count((spreads += 1), MOST_SPREADS, 'fragment spreads'),
  }
}

// The rule of the graphql package does not hold here: it may come from another copy of the package than the schema.
const refuseIntrospection: ValidationRule = (context) => ({
  Field: ({ name }) => {
    if (name.value === '__schema' || name.value === '__type')
      context.reportError(new GraphQLError('The schema is not told'))
  },
})

/** In production nobody is told how the schema is made. */
export const validationRules = (production: boolean): ValidationRule[] => [
  limitRepetition,
  ...(production ? [refuseIntrospection] : []),
]
