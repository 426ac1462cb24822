import { Link } from 'react-router-dom'
import { Button } from '../components/Button'
import { EmptyCompartment } from '../components/EmptyCompartment'
import { FaultBox } from '../components/FaultBox'
import { Flyout } from '../components/Flyout'
import { Icon } from '../components/Icon'
import { LinkButton } from '../components/LinkButton'
import { Skeleton } from '../components/Skeleton'
import { UnbrokenName } from '../components/UnbrokenName'
import { useOverlay, useOverlays } from '../overlays/OverlaysContext'
import { productPath } from '../routing/paths'
import { useCustomerVariants } from '../shop/customer-variants'
import { useListChoice } from '../shop/favourite-lists'
import { useFavourites } from '../shop/favourites'
import { useSession, useShopCommand } from '../shop/ShopContext'
import { t } from '../texts/t'
import { ArticleHeart } from './Heart'
import styles from './FavouritesFlyout.module.css'

const SHOWN = 6

interface FavouritesFlyoutProps {
  /** Of the button, as its neighbours in the head have it. */
  readonly className: string | undefined
  readonly textClassName: string | undefined
}

/** The latest favourites and the lists of a user, from any page. Nothing is asked for before it is opened. */
export const FavouritesFlyout = ({ className, textClassName }: FavouritesFlyoutProps) => {
  const flyout = useOverlay('favoritesFlyout')
  const isVisitor = useSession().tag !== 'Authenticated'
  return (
    <Flyout
      {...flyout}
      align="end"
      title={t('favourites.flyout')}
      trigger={{
        className,
        label: t('favourites.lists'),
        content: (
          <>
            <Icon name="heart" size={20} />
            <span className={textClassName}>{t('favourites.lists')}</span>
          </>
        ),
      }}
    >
      <div className={styles.panel}>
        {isVisitor ? (
          <Visitor close={flyout.onClose} />
        ) : (
          <>
            <Favourites close={flyout.onClose} />
            <Lists close={flyout.onClose} />
          </>
        )}
      </div>
    </Flyout>
  )
}

interface PartProps {
  readonly close: () => void
}

const Visitor = ({ close }: PartProps) => {
  const { open } = useOverlays()
  const logIn = () => {
    close()
    open('accountFlyout')
  }
  return (
    <EmptyCompartment title={t('favourites.visitor')}>
      <Button onClick={logIn}>{t('shell.logIn')}</Button>
    </EmptyCompartment>
  )
}

const Favourites = ({ close }: PartProps) => {
  const favourites = useFavourites()
  const command = useShopCommand()
  const numbers = favourites.tag === 'Known' ? favourites.articleNumbers.toReversed() : []
  const shown = numbers.slice(0, SHOWN)
  const variants = useCustomerVariants(shown)
  return (
    <section className={styles.part} aria-label={t('favourites.title')}>
      <h3>{t('favourites.title')}</h3>
      {favourites.tag === 'Unknown' && <Skeleton rows={3} kind="text" />}
      {favourites.tag === 'Failed' && (
        <FaultBox title={t('favourites.failed')} onRetry={() => command((shop) => shop.favourites.fetchAgain())} />
      )}
      {favourites.tag === 'Known' && numbers.length === 0 && <p className={styles.none}>{t('favourites.none.text')}</p>}
      {shown.length > 0 && (
        <>
          <ul className={styles.rows}>
            {shown.map((articleNumber) => {
              const variant = variants.of(articleNumber)
              return (
                <li key={articleNumber} className={styles.row}>
                  <span className={styles.article}>
                    <span className="mono">{articleNumber}</span>
                    {variant !== undefined && (
                      <Link to={productPath(variant)} onClick={close}>
                        <UnbrokenName name={variant.name} />
                      </Link>
                    )}
                  </span>
                  <ArticleHeart article={{ articleNumber, name: variant?.name ?? articleNumber }} />
                </li>
              )
            })}
          </ul>
          <LinkButton variant="secondary" to="/mina-sidor/favoriter" onClick={close}>
            {t('favourites.all')}
            {numbers.length > SHOWN && ` (${numbers.length})`}
          </LinkButton>
        </>
      )}
    </section>
  )
}

const Lists = ({ close }: PartProps) => {
  const { answer, lists } = useListChoice()
  return (
    <section className={styles.part} aria-label={t('favourites.listsTitle')}>
      <h3>{t('favourites.listsTitle')}</h3>
      {lists === undefined &&
        (answer.tag === 'Failed' ? (
          <FaultBox title={t('errors.try_again_later_or_contact')} onRetry={answer.retry} />
        ) : (
          <Skeleton rows={2} kind="text" />
        ))}
      {lists !== undefined && lists.length === 0 && <p className={styles.none}>{t('favourites.lists.none')}</p>}
      {lists !== undefined && lists.length > 0 && (
        <ul className={styles.rows}>
          {lists.slice(0, SHOWN).map((list) => (
            <li key={list.id} className={styles.row}>
              <Link to={`/mina-sidor/inkoepslistor/${list.id}`} onClick={close}>
                {list.name}
              </Link>
              <span className={styles.about}>{t('favourites.rows', { count: list.totalRows })}</span>
            </li>
          ))}
        </ul>
      )}
      <LinkButton variant="secondary" to="/mina-sidor/inkoepslistor" onClick={close}>
        {t('favourites.allLists')}
      </LinkButton>
    </section>
  )
}
