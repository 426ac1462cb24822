import type { ReactNode } from 'react'
import type { ContentImage } from '#domain/content/image'
import type { Banner, ContactCard, ContentSection, SectionLink } from '#domain/content/section'
import { absurdCase } from '#domain/kernel/decider'
import { AddressLink } from '../components/AddressLink'
import { PhoneLink } from '../components/PhoneLink'
import { RichTextView } from './RichTextView'
import styles from './SectionView.module.css'

/** The sections of a page, below its text (CONTENT-12). */
export const SectionsView = ({ sections }: { readonly sections: readonly ContentSection[] }) =>
  sections.map((section) => (
    <section
      key={section.id}
      className={styles.section}
      aria-labelledby={section.title === undefined ? undefined : headingOf(section)}
    >
      {section.title !== undefined && <h2 id={headingOf(section)}>{section.title}</h2>}
      <Content section={section} />
    </section>
  ))

const headingOf = ({ id }: ContentSection): string => `del-${id}`

const Content = ({ section }: { readonly section: ContentSection }): ReactNode => {
  switch (section.tag) {
    case 'TextBlock':
      return <RichTextView text={section.text} />
    case 'InfoBlock':
      return (
        <div className={styles.info}>
          <RichTextView text={section.text} />
        </div>
      )
    case 'TextAndMedia':
      return (
        <div className={styles.beside}>
          <div>
            <RichTextView text={section.text} />
          </div>
          <Picture image={section.image} />
        </div>
      )
    case 'Images':
      return (
        <div className={styles.images}>
          {section.images.map((image) => (
            <Picture key={image.url} image={image} />
          ))}
        </div>
      )
    case 'Accordions':
      return section.items.map(({ id, title, text }) => (
        <details key={id} className={styles.accordion}>
          <summary>{title}</summary>
          <RichTextView text={text} />
        </details>
      ))
    case 'ContactCards':
      return (
        <ul className={styles.cards}>
          {section.contacts.map((contact) => (
            <Contact key={contact.id} contact={contact} />
          ))}
        </ul>
      )
    case 'LargeSection':
      return (
        <div className={styles.beside}>
          <div>
            {section.preTitle !== undefined && <p className={styles.preTitle}>{section.preTitle}</p>}
            {section.text !== undefined && <p>{section.text}</p>}
            <WayOn link={section.link} />
          </div>
          <Picture image={section.image} />
        </div>
      )
    case 'AccountApplication':
      return (
        <div className={styles.info}>
          <RichTextView text={section.text} />
          <WayOn link={section.link} />
        </div>
      )
    case 'Banners':
      return (
        <ul className={styles.cards}>
          {section.banners.map((banner) => (
            <BannerCard key={banner.id} banner={banner} />
          ))}
        </ul>
      )
    case 'Video':
      return (
        <div className={styles.beside}>
          <WayOn link={section.link} />
          <Picture image={section.thumbnail} />
        </div>
      )
    default:
      return absurdCase(section)
  }
}

const WayOn = ({ link }: { readonly link: SectionLink | undefined }) =>
  link === undefined ? null : (
    <p>
      <AddressLink address={link.address} className={styles.wayOn}>
        {link.text}
      </AddressLink>
    </p>
  )

/** Its measures keep its place free until it is loaded. */
const Picture = ({ image }: { readonly image: ContentImage | undefined }) =>
  image === undefined ? null : (
    <img
      className={styles.picture}
      src={image.url}
      alt={image.description ?? image.title ?? ''}
      width={image.width}
      height={image.height}
      loading="lazy"
      decoding="async"
    />
  )

const Contact = ({ contact: { name, role, phone, email } }: { readonly contact: ContactCard }) => (
  <li className={styles.card}>
    <strong>{name}</strong>
    {role !== undefined && <span className={styles.faint}>{role}</span>}
    {phone !== undefined && <PhoneLink phone={phone} />}
    {email !== undefined && <a href={`mailto:${email}`}>{email}</a>}
  </li>
)

const BannerCard = ({ banner: { title, preTitle, rows, image, link } }: { readonly banner: Banner }) => (
  <li className={styles.card}>
    <Picture image={image} />
    {preTitle !== undefined && <span className={styles.faint}>{preTitle}</span>}
    <h3>{link === undefined ? title : <AddressLink address={link.address}>{title}</AddressLink>}</h3>
    {rows.map((row) => (
      <span key={row}>{row}</span>
    ))}
  </li>
)
