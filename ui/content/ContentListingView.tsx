import { Link, useSearchParams } from 'react-router-dom'
import { cardsWithTag, type ContentCard, type ContentListing, contentPath } from '#domain/content/content-page'
import { Breadcrumbs } from '../components/Breadcrumbs'
import { Icon } from '../components/Icon'
import { t } from '../texts/t'
import { ContentHero } from './ContentHero'
import { Picture } from './Picture'
import { RichTextView } from './RichTextView'
import styles from './ContentPage.module.css'

const TAG = 'tagg'

/** A parent page: its pages, each with its ingress, and its tags as filters (CONTENT-16 to CONTENT-18). */
export const ContentListingView = ({ listing }: { readonly listing: ContentListing }) => {
  const { slug, title, ingress, hero, icon, tags, content } = listing
  const [params] = useSearchParams()
  const asked = params.get(TAG)
  const tag = tags.find(({ id }) => id === asked)?.id
  const shown = cardsWithTag(content, tag)
  const hasHero = hero.desktop !== undefined || hero.mobile !== undefined
  return (
    <div className={`page-width ${styles.page}`}>
      <Breadcrumbs trail={[{ name: t('shell.start'), to: '/' }, { name: title }]} />
      {hasHero && (
        <ContentHero hero={{ ...hero, title, titleSize: 'medium', description: undefined, link: undefined }} />
      )}
      <div className={styles.head}>
        {!hasHero && (
          <h1>
            <Picture image={icon} className={styles.icon} decorative />
            {title}
          </h1>
        )}
        <div className={styles.ingress}>
          <RichTextView text={ingress} />
        </div>
      </div>
      {tags.length > 1 && (
        <nav aria-label={t('content.tags')} className={styles.tags}>
          <Link to={`/${slug}`} preventScrollReset aria-current={tag === undefined || undefined}>
            {t('content.tags.all')}
          </Link>
          {tags.map(({ id, name }) => (
            <Link
              key={id}
              to={{ pathname: `/${slug}`, search: `?${TAG}=${encodeURIComponent(id)}` }}
              preventScrollReset
              aria-current={tag === id || undefined}
            >
              {name}
            </Link>
          ))}
        </nav>
      )}
      <p className={styles.count} aria-live="polite">
        {t('content.pages', { count: shown.length })}
      </p>
      <ul className={styles.cards} aria-label={title}>
        {shown.map((card) => (
          <Card key={card.id} card={card} parent={slug} />
        ))}
      </ul>
    </div>
  )
}

const Card = ({ card, parent }: { readonly card: ContentCard; readonly parent: string }) => (
  <li className={styles.card}>
    <Picture image={card.thumbnail} className={styles.thumbnail} decorative />
    {card.preTitle !== undefined && <p className={styles.preTitle}>{card.preTitle}</p>}
    <h2>
      <Link to={contentPath(parent, card.slug)}>{card.title}</Link>
    </h2>
    {card.authenticatedOnly && (
      <p className={styles.lock}>
        <Icon name="lock" size={16} /> {t('content.logInFirst')}
      </p>
    )}
    <RichTextView text={card.ingress} />
  </li>
)
