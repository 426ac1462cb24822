import type { Brand } from './brand'

/** A password or a token: what lets its holder in. The log has no codec for it, so no payload can hold one. */
export type Secret = Brand<string, 'Secret'>

export const secret = (text: string): Secret => text as Secret
