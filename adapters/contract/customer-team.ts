import * as t from 'io-ts'
import type { TeamMember } from '#application/ports/customer-service'
import { type Codec, listOf, optional, withDefault } from '#application/codecs/codec'

const TeamMemberCodec: Codec<TeamMember> = t.strict({
  name: withDefault<string>(t.string, ''),
  title: optional(t.string),
  phone: optional(t.string),
  email: optional(t.string),
})

/** GET /crm/customerteam (CUSTOMER-17) */
export const CustomerTeamCodec = listOf(TeamMemberCodec)
