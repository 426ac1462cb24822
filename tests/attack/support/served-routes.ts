import type { FastifyInstance } from 'fastify'

/** The address of every route that an app serves, read from the tree which the router prints of itself. */
export const servedRoutes = (app: FastifyInstance): readonly string[] => {
  const above: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const read = /^((?:│ {3}| {4})*)[├└]── (\S+)(?: \((.+)\))?/.exec(line)
      if (read === null) return []
      const [, indent = '', part = '', methods] = read
      const depth = indent.length / 4
      above.splice(depth, above.length, part)
      return methods === undefined ? [] : [above.join('')]
    })
}
