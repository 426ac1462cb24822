import { MOST_FAVOURITES } from '#domain/favourites/favourites'
import type { ArticleNumber } from '#domain/kernel/ids'
import { VariantTable } from '../../catalogue/VariantTable'
import { PriceFault } from '../../catalogue/PriceFault'
import { Button } from '../../components/Button'
import { EmptyCompartment } from '../../components/EmptyCompartment'
import { FaultBox } from '../../components/FaultBox'
import { Skeleton } from '../../components/Skeleton'
import { listRowOf } from '../../favourites/list-row'
import { useAddToList } from '../../favourites/use-add-to-list'
import { AddToQuote } from '../../quotes/AddToQuote'
import { useFavourites } from '../../shop/favourites'
import { useLastPurchases } from '../../shop/last-purchases'
import { useShopCommand } from '../../shop/ShopContext'
import { MyPagesFrame } from '../MyPagesFrame'
import styles from './FavouritesPage.module.css'
import { t } from './t'
import { useAllSeenVariants } from './use-all-seen-variants'

/** `/mina-sidor/favoriter`: the articles that the user has marked, the latest first. */
export const Component = () => {
  const favourites = useFavourites()
  const addToList = useAddToList()
  const command = useShopCommand()
  const numbers = favourites.tag === 'Known' ? favourites.articleNumbers.toReversed() : []
  return (
    <MyPagesFrame
      title={t('favourites.title')}
      note={
        favourites.tag === 'Known'
          ? t('lists.favourites.count', { count: numbers.length, most: MOST_FAVOURITES })
          : undefined
      }
      actions={
        numbers.length > 0 && (
          <>
            <AddToQuote
              variant="secondary"
              articles={() => numbers.map((articleNumber) => ({ articleNumber, quantity: 1, variant: undefined }))}
            />
            <Button
              variant="secondary"
              icon="list"
              onClick={() => addToList(numbers.map((articleNumber) => listRowOf(articleNumber)))}
            >
              {t('lists.favourites.allToList')}
            </Button>
          </>
        )
      }
    >
      {favourites.tag === 'Unknown' && <Skeleton rows={6} kind="text" />}
      {favourites.tag === 'Failed' && (
        <FaultBox title={t('favourites.failed')} onRetry={() => command((shop) => shop.favourites.fetchAgain())} />
      )}
      {favourites.tag === 'Known' && numbers.length === 0 && (
        <EmptyCompartment title={t('favourites.none')}>
          <p>{t('favourites.none.text')}</p>
        </EmptyCompartment>
      )}
      {numbers.length > 0 && <Marked numbers={numbers} />}
    </MyPagesFrame>
  )
}

const Marked = ({ numbers }: { numbers: readonly ArticleNumber[] }) => {
  const variants = useAllSeenVariants(numbers)
  const purchases = useLastPurchases(numbers)
  const command = useShopCommand()
  if (variants.status === 'failed') return <PriceFault prices={variants} />
  if (variants.status !== 'own') return <Skeleton rows={6} kind="text" />
  const articles = numbers.flatMap((number) => {
    const variant = variants.of(number)
    return variant === undefined ? [] : [{ variant, priceSource: 'own' as const }]
  })
  const gone = numbers.filter((number) => variants.of(number) === undefined)
  return (
    <>
      <VariantTable
        caption={t('favourites.title')}
        articles={articles}
        columns={[]}
        kind="single"
        purchases={purchases}
      />
      {gone.length > 0 && (
        <ul className={styles.gone}>
          {gone.map((article) => (
            <li key={article}>
              <span className="mono">{article}</span> {t('lists.favourites.notSold')}
              <Button
                variant="text"
                size="row"
                aria-label={t('lists.favourites.remove', { article })}
                onClick={() => command((shop) => shop.favourites.remove([article]))}
              >
                {t('lists.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
