import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as t from 'io-ts'
import { projectId, type CustomerId, type ProjectId } from '#domain/kernel/ids'
import type { ContextTarget } from '#domain/session/session'
import type { KeyValueStore } from '#application/ports/key-value-store'
import { storedJson } from '#application/storage/stored-json'

const KEY = 'shop/customer/lastProjects'

const ProjectByCustomer = t.readonly(t.record(t.string, t.string))
type ProjectByCustomer = t.TypeOf<typeof ProjectByCustomer>

const none: ProjectByCustomer = {}

/** The project that the user last worked for with each customer: the rows of its cart lie there. */
export interface LastProjects {
  /** Undefined where the user last worked without a project, or never for this customer in this browser. */
  readonly of: (customer: CustomerId) => ProjectId | undefined
  readonly keep: (context: ContextTarget) => void
  readonly forgetAll: () => void
}

/** The projects of this browser; they are cleared when their user logs out, or another user logs in. */
export const createLastProjects = (store: KeyValueStore): LastProjects => {
  const stored = (): ProjectByCustomer =>
    pipe(
      storedJson(
        () => store.get(KEY),
        (value) => O.fromEither(ProjectByCustomer.decode(value)),
      ),
      O.getOrElse(() => none),
    )
  return {
    of: (customer) => {
      const project = stored()[customer]
      return project === undefined ? undefined : projectId(project)
    },
    keep: (context) => {
      const { [context.customerId]: _, ...others } = stored()
      const all = context.projectId === undefined ? others : { ...others, [context.customerId]: context.projectId }
      if (Object.keys(all).length === 0) store.remove(KEY)
      else store.set(KEY, JSON.stringify(all))
    },
    forgetAll: () => store.remove(KEY),
  }
}
