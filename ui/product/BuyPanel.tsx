import { useId, useState } from 'react'
import { bracketsWithin, nextBracket, priceAt } from '#domain/catalogue/price'
import { orderMultipleAt } from '#domain/catalogue/quantity'
import type { LastPurchase } from '#application/ports/purchase-history'
import type { PriceBracket } from '#domain/catalogue/price'
import { includingVat } from '#domain/catalogue/pricing'
import { purchasability } from '#domain/catalogue/purchasability'
import { stockStatus } from '#domain/catalogue/stock'
import { replacementOf } from '#domain/catalogue/variant'
import { roundToOre, times } from '#domain/kernel/money'
import { productPath } from '../routing/paths'
import { ArticlePrice } from '../catalogue/ArticlePrice'
import { LastPurchaseLine } from '../catalogue/LastPurchase'
import { ArticleStock } from '../catalogue/ArticleStock'
import type { ShownArticle } from '#domain/catalogue/shown-article'
import { useAddToCart } from '../catalogue/use-add-to-cart'
import { AddToList } from '../favourites/AddToList'
import { AddToQuote } from '../quotes/AddToQuote'
import { ArticleHeart } from '../favourites/Heart'
import { classNames } from '../components/class-names'
import { Button } from '../components/Button'
import { LinkButton } from '../components/LinkButton'
import { MissingPart } from '../components/MissingPart'
import { Stepper } from '../components/Stepper'
import { PhoneLink } from '../components/PhoneLink'
import { useOrderHead } from '../order-head/OrderHeadContext'
import { useRefusedAdds } from '../shop/refused-edits'
import { RefusedNote } from '../notices/RefusedNote'
import { useShellData } from '../shop/ShellDataContext'
import { useMay } from '../shop/permissions'
import { formatMoney, formatQuantity } from '../texts/format'
import { t } from './t'
import { Brackets } from './Brackets'
import { PackContent } from './PackContent'
import type { BracketsOfReader } from './use-brackets'
import styles from './BuyPanel.module.css'

/** The bracket prices as the user sees them: a visitor's include VAT, like the price above them. */
const shownBrackets = (brackets: readonly PriceBracket[], isPublic: boolean): readonly PriceBracket[] =>
  isPublic ? brackets.map((bracket) => ({ ...bracket, netPrice: includingVat(bracket.netPrice) })) : brackets

/** Price, bracket prices, quantity and the button that adds to the cart, which small screens repeat in a bottom bar. */
export const BuyPanel = ({
  article,
  brackets: { brackets: netBrackets, awaited, isMissing },
  purchase,
}: {
  readonly article: ShownArticle
  readonly brackets: BracketsOfReader
  readonly purchase: LastPurchase | undefined
}) => {
  const { variant, priceSource } = article
  const { delivery, open } = useOrderHead()
  const add = useAddToCart()
  const refused = useRefusedAdds().get(variant.articleNumber)
  const hidePrices = !useMay('seePrices')
  const locationId = priceSource === 'own' ? delivery.locationId : undefined
  const multiple = orderMultipleAt(variant.stock, locationId)
  const refusedId = useId()
  const [chosen, setChosen] = useState<number>()
  const quantity = chosen ?? multiple
  const { unit } = variant.webSalesUnit
  const bought = purchasability(variant, { deliveryId: delivery.deliveryId, locationId: delivery.locationId })
  const replacement = replacementOf(variant)
  const isPublic = priceSource === 'public'
  // No more of a discontinued article come, so a price for more than is left would lead astray.
  const reachable = variant.discontinued
    ? bracketsWithin(netBrackets, stockStatus(variant.stock, { locationId }).quantity)
    : netBrackets
  const brackets = shownBrackets(reachable, isPublic)
  const unitPrice = priceAt(awaited ? [] : netBrackets, quantity) ?? variant.price?.netPrice
  const onRequest = variant.price?.askForPrice === true
  const next = hidePrices ? undefined : nextBracket(brackets, quantity, multiple)
  // A discontinued article cannot be bought in any quantity, so its price concerns nobody.
  const isGone = bought.tag === 'NotPurchasable' && bought.reason === 'discontinued'
  const hasSteps = brackets.length > 1 && !isGone
  const showsTotal = priceSource === 'own' && !hidePrices && unitPrice !== undefined && !onRequest
  const total = showsTotal ? formatMoney(roundToOre(times(unitPrice, quantity))) : undefined
  const pricePerUnit =
    hidePrices || onRequest || priceSource === 'waiting' || unitPrice === undefined
      ? undefined
      : isPublic
        ? includingVat(unitPrice)
        : unitPrice
  const put = () => add(variant, quantity)
  const stepper = (size: 'row' | 'touch') => (
    <Stepper
      value={quantity}
      orderMultiple={multiple}
      unit={unit}
      label={t('catalogue.quantityOf', { name: variant.name })}
      size={size}
      showUnit={false}
      refusedBy={refused && refusedId}
      onChange={setChosen}
    />
  )

  return (
    <section className={styles.panel} aria-label={t('product.buy')}>
      {!isGone && (
        <div className={styles.price}>
          {!hidePrices && !onRequest && (
            <p className={styles.whose}>{isPublic ? t('catalogue.publicPrice') : t('catalogue.ownPrice')}</p>
          )}
          <ArticlePrice article={article} size="product" />
          {!hidePrices && onRequest && <AskForPrice />}
        </div>
      )}
      {!hidePrices && isMissing && <MissingPart what={t('product.bracketsMissing')} />}
      {!hidePrices && hasSteps && (
        <Brackets
          brackets={brackets}
          quantity={quantity}
          multiple={multiple}
          unit={unit}
          isPublic={isPublic}
          awaited={awaited}
        />
      )}
      <div className={styles.buy}>
        {bought.tag === 'Purchasable' ? (
          <>
            <div className={styles.quantity}>
              <span>
                {multiple === 1
                  ? t('catalogue.quantity')
                  : t('product.soldBy', { amount: `${formatQuantity(multiple)}\u00a0${unit}` })}
              </span>
              {stepper('touch')}
            </div>
            <PackContent salesUnit={variant.webSalesUnit} price={pricePerUnit} isPublic={isPublic} />
            {next !== undefined && (
              <p
                className={classNames(styles.hint, isPublic && styles.publicBrackets, awaited && styles.awaited)}
                aria-live="polite"
              >
                {t('product.moreGives', {
                  amount: `${formatQuantity(next.missing)} ${unit}`,
                  price: `${formatMoney(next.netPrice)}/${unit}`,
                  saving: `${formatMoney(next.saving)}/${unit}`,
                })}
              </p>
            )}
            <Button size="panel" className={styles.put} onClick={put}>
              {t('product.put')}
            </Button>
            {refused !== undefined && <RefusedNote refused={refused} id={refusedId} />}
            <div className={styles.bar} data-bottom-bar>
              {stepper('touch')}
              <Button size="panel" onClick={put}>
                {total === undefined ? t('catalogue.add') : t('product.addFor', { total })}
              </Button>
            </div>
          </>
        ) : (
          <>
            <p>{t(`product.reason.${bought.reason}`)}</p>
            {replacement !== undefined && (
              <LinkButton size="panel" to={productPath(replacement)}>
                {t('catalogue.showReplacement', { article: replacement.articleNumber })}
              </LinkButton>
            )}
            {(bought.reason === 'onlyStore' || bought.reason === 'notStockedInStore') && (
              <Button size="panel" variant="secondary" onClick={() => open('store')}>
                {t('catalogue.chooseStore')}
              </Button>
            )}
          </>
        )}
      </div>
      <div className={styles.keep}>
        <ArticleHeart article={variant} look="words" />
        <AddToList article={variant} quantity={quantity} />
        <AddToQuote articles={() => [{ articleNumber: variant.articleNumber, quantity, variant }]} />
      </div>
      <div className={styles.stock}>
        <ArticleStock article={article} quantity={quantity} />
        {priceSource === 'own' && delivery.name !== undefined && (
          <p className={styles.how}>{[delivery.name, delivery.place].filter(Boolean).join(' ')}</p>
        )}
        {purchase !== undefined && (
          <p className={styles.how}>
            <LastPurchaseLine purchase={purchase} />
          </p>
        )}
      </div>
    </section>
  )
}

/** Whom to call for the price of an article whose price is on request. */
const AskForPrice = () => {
  const phone = useShellData()?.config.phone ?? ''
  return (
    <p className={styles.ask}>
      {t('product.askForPrice')} <PhoneLink phone={phone} />
    </p>
  )
}
