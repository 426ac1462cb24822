import { Link } from 'react-router-dom'
import { type ContentListing, contentPath } from '#domain/content/content-page'
import { Breadcrumbs } from '../components/Breadcrumbs'
import { Icon } from '../components/Icon'
import { t } from '../texts/t'
import { RichTextView } from './RichTextView'
import styles from './ContentPage.module.css'

/** A parent page: its pages, each with its ingress. */
export const ContentListingView = ({ listing: { slug, title, ingress, content } }: { listing: ContentListing }) => (
  <div className={`page-width ${styles.page}`}>
    <Breadcrumbs trail={[{ name: t('shell.start'), to: '/' }, { name: title }]} />
    <div className={styles.head}>
      <h1>{title}</h1>
      <div className={styles.ingress}>
        <RichTextView text={ingress} />
      </div>
    </div>
    <ul className={styles.cards} aria-label={t('content.pages', { count: content.length })}>
      {content.map((card) => (
        <li key={card.id} className={styles.card}>
          {card.preTitle !== undefined && <p className={styles.preTitle}>{card.preTitle}</p>}
          <h2>
            <Link to={contentPath(slug, card.slug)}>{card.title}</Link>
          </h2>
          {card.authenticatedOnly && (
            <p className={styles.lock}>
              <Icon name="lock" size={16} /> {t('content.logInFirst')}
            </p>
          )}
          <RichTextView text={card.ingress} />
        </li>
      ))}
    </ul>
  </div>
)
