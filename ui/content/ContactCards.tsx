import type { ContactCard } from '#domain/content/section'
import { PhoneLink } from '../components/PhoneLink'
import { Picture } from './Picture'
import styles from './ContactCards.module.css'

/** A long address breaks before its at sign. */
const mailWords = (email: string) => {
  const [name, ...domain] = email.split('@')
  return domain.length === 0 ? (
    email
  ) : (
    <>
      {name}
      <wbr />@{domain.join('@')}
    </>
  )
}

/** People to ask, and how they are reached. */
export const ContactCards = ({ contacts }: { readonly contacts: readonly ContactCard[] }) => (
  <ul className={styles.cards}>
    {contacts.map(({ name, role, phone, email, image }, place) => (
      <li key={place} className={styles.card}>
        <Picture image={image} className={styles.portrait} decorative />
        <div>
          <strong>{name}</strong>
          {role !== undefined && <span className={styles.faint}>{role}</span>}
          {phone !== undefined && <PhoneLink phone={phone} of={name} />}
          {email !== undefined && <a href={`mailto:${email}`}>{mailWords(email)}</a>}
        </div>
      </li>
    ))}
  </ul>
)
