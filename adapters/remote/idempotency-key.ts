import type { ShopConfig } from '#application/ports/config-service'
import type { CommandId } from '#domain/kernel/ids'

/** The header by which a service carries a request out only once. Sent until the service is known not to support it. */
export const idempotencyKey = (
  key: CommandId,
  supports: ShopConfig['supports'] | undefined,
): Readonly<Record<string, string>> => (supports?.idempotencyKey === false ? {} : { 'idempotency-key': key })
