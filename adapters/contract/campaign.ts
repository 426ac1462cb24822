import * as t from 'io-ts'
import type { Campaign, SelectedProductGroup } from '#application/ports/campaign-service'
import { listOf, optional, withDefault, type Codec } from '#application/codecs/codec'
import { ArticleNumber, Day } from '#application/codecs/values'

/** GET /campaigns/active-campaigns and /campaigns/active-campaigns/customer */
export const CampaignsCodec: Codec<readonly Campaign[]> = listOf(
  t.strict({
    id: t.string,
    slug: t.string,
    title: t.string,
    description: withDefault<string>(t.string, ''),
    illustration: withDefault<string>(t.string, ''),
    isAssortment: withDefault<boolean>(t.boolean, false),
    validUntil: optional(Day),
    articleNumbers: listOf(ArticleNumber),
  }),
)

/** GET /selected-product-groups/{id} */
export const SelectedProductGroupCodec: Codec<SelectedProductGroup> = t.strict({
  id: t.string,
  title: withDefault<string>(t.string, ''),
  articleNumbers: listOf(ArticleNumber),
})
