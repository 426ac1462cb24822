import { useLoaderData } from 'react-router-dom'
import type { StorePageData } from '#application/queries/page-data'
import type { StoreContent } from '#domain/stores/store-content'
import { ArticleShelf } from '../catalogue/ArticleShelf'
import { Breadcrumbs } from '../components/Breadcrumbs'
import { MissingPart } from '../components/MissingPart'
import { PhoneLink } from '../components/PhoneLink'
import { Tag } from '../components/Tag'
import { ContactCards } from '../content/ContactCards'
import { RichTextView } from '../content/RichTextView'
import { sectionsInText } from '../content/SectionView'
import { formatZipCode } from '../texts/format'
import { Directions } from './Directions'
import { Hours } from './Hours'
import { OpeningWords } from './OpeningWords'
import { OwnStore } from './OwnStore'
import styles from './Stores.module.css'
import { t } from './t'

/** `/butiker/{id}`: a store, where it is, when it is open, and what editors say of it (ROUTE-14, STORE-06). */
export const Component = () => {
  const { store, content, selected, articles, missing = [] }: StorePageData = useLoaderData()
  return (
    <div className={`page-width ${styles.page}`}>
      <Breadcrumbs
        trail={[
          { name: t('shell.start'), to: '/' },
          { name: t('stores.find'), to: '/hitta-butik' },
          { name: store.name },
        ]}
      />
      <div className={styles.heading}>
        <h1>{content?.title ?? t('stores.title', { store: store.name })}</h1>
        {content?.label !== undefined && <Tag tone="neutral">{content.label}</Tag>}
      </div>
      <OpeningWords store={store} />
      {missing.includes('content') && <MissingPart what={t('stores.contentMissing')} />}
      {content !== undefined && (
        <div className={styles.ingress}>
          <RichTextView text={content.ingress} />
        </div>
      )}
      <div className={styles.columns}>
        <section aria-labelledby="butik-adress">
          <h2 id="butik-adress">{t('stores.address')}</h2>
          <address className={styles.address}>
            {store.address}
            <br />
            {formatZipCode(store.zipCode)} {store.city}
          </address>
          <p>
            <Directions store={store} />
          </p>
          <PhoneLink phone={store.phone} of={store.name} />
          {content?.email !== undefined && <a href={`mailto:${content.email}`}>{content.email}</a>}
          <OwnStore store={store} />
          {content !== undefined && content.infobox.length > 0 && (
            <div className={styles.infobox}>
              <RichTextView text={content.infobox} />
            </div>
          )}
        </section>
        <Hours store={store} />
      </div>
      {content !== undefined && <About content={content} selected={selected} />}
      {articles.length > 0 && (
        <section aria-labelledby="butik-varor" className={styles.part}>
          <h2 id="butik-varor">{t('stores.articles', { store: store.name })}</h2>
          <ArticleShelf articles={articles} inStore={store.id} />
        </section>
      )}
    </div>
  )
}

const About = ({ content, selected }: { content: StoreContent } & Pick<StorePageData, 'selected'>) => {
  const people = content.contacts.length > 0 ? content.contacts : content.contactPeople
  return (
    <>
      <div className={styles.text}>
        <RichTextView text={content.body} hasAddresses drawSection={sectionsInText(selected, 'om')} />
      </div>
      <div className={styles.columns}>
        <Words id="butik-tjanster" title={t('stores.services')} words={content.services} />
        <Words id="butik-sortiment" title={t('stores.assortments')} words={content.assortments} />
      </div>
      {content.activities.length > 0 && (
        <section aria-labelledby="butik-aktiviteter" className={`${styles.part} ${styles.text}`}>
          <h2 id="butik-aktiviteter">{t('stores.activities')}</h2>
          <RichTextView text={content.activities} drawSection={sectionsInText(selected, 'aktivitet')} />
        </section>
      )}
      {people.length > 0 && (
        <section aria-labelledby="butik-kontakt" className={styles.part}>
          <h2 id="butik-kontakt">{content.contactsTitle ?? t('stores.people')}</h2>
          <ContactCards contacts={people} />
        </section>
      )}
    </>
  )
}

const Words = ({ id, title, words }: { id: string; title: string; words: readonly string[] }) =>
  words.length === 0 ? null : (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.words}>
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </section>
  )
