import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { invalidQuery, type ContentFault } from './content-fault'
import type { ContentStore } from './content-store'
import { wireAsset, wireEntry, type ServedSpace } from './wire-item'
import { brandCodes } from '#domain/kernel/brand-code'

/** Changes are counted anew in each process: a token of another one begins anew. */
const EPOCH = randomUUID()

const tokenOf = (at: number): string => Buffer.from(`${EPOCH} ${at}`).toString('base64url')

const pointOf = (token: string): number | undefined => {
  const [epoch, at] = Buffer.from(token, 'base64url').toString('utf8').split(' ')
  return epoch === EPOCH && at !== undefined && /^\d{1,9}$/.test(at) ? Number(at) : undefined
}

interface SyncRequest {
  readonly initial: string | undefined
  readonly token: string | undefined
}

/**
 * All that is published, or what has changed since a token, with what is no longer published as deleted. Items are in
 * all languages.
 * @param address of the synchronisation, without parameters
 */
export const syncSpace = (
  space: ServedSpace,
  store: Pick<ContentStore, 'changesSince'>,
  { initial, token }: SyncRequest,
  address: string,
): E.Either<ContentFault, object> => {
  const brand = brandCodes.find((code) => code === space.id)
  if (brand === undefined || (token === undefined && initial !== 'true'))
    return E.left(invalidQuery('required', ['sync_token']))
  const at = token === undefined ? undefined : pointOf(token)
  const { changes, at: next } = store.changesSince(brand, at ?? 0)
  const { entries, assets } = space.content
  const deleted = changes.flatMap(({ id, deletedAt }) =>
    deletedAt === undefined
      ? []
      : [
          {
            sys: {
              type: 'DeletedEntry',
              id,
              space: { sys: { type: 'Link', linkType: 'Space', id: space.id } },
              environment: { sys: { type: 'Link', linkType: 'Environment', id: space.environment } },
              revision: 1,
              createdAt: deletedAt,
              updatedAt: deletedAt,
              deletedAt,
            },
          },
        ],
  )
  const isChanged = (id: string): boolean => changes.some((change) => change.id === id)
  const items =
    at === undefined
      ? [...entries.map((entry) => wireEntry(space, entry, '*')), ...assets.map((one) => wireAsset(space, one, '*'))]
      : [...entries.filter(({ sys }) => isChanged(sys.id)).map((entry) => wireEntry(space, entry, '*')), ...deleted]
  return E.right({ sys: { type: 'Array' }, items, nextSyncUrl: `${address}?sync_token=${tokenOf(next)}` })
}
