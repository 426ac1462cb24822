import type { Hero } from '#domain/content/hero'
import { classNames } from '../components/class-names'
import { AddressLink } from '../components/AddressLink'
import { buttonClass } from '../components/Button'
import styles from './ContentHero.module.css'

/** The head of a page, with its picture for wide screens and that for narrow ones (CONTENT-20). */
export const ContentHero = ({ hero }: { readonly hero: Hero }) => {
  const { title, titleSize, description, overlay, link, desktop, mobile } = hero
  const shown = desktop ?? mobile
  return (
    <div className={classNames(styles.hero, overlay && styles.overlay)} data-surface={overlay ? 'sign' : undefined}>
      <div className={styles.words}>
        <h1 className={styles[titleSize]}>{title}</h1>
        {description !== undefined && <p>{description}</p>}
        {link !== undefined && (
          <p>
            <AddressLink
              address={link.address}
              className={classNames(buttonClass('primary', 'panel'), overlay && styles.onSign)}
            >
              {link.text}
            </AddressLink>
          </p>
        )}
      </div>
      {shown !== undefined && (
        <picture className={styles.picture}>
          {mobile !== undefined && (
            <source media="(max-width: 699px)" srcSet={mobile.url} width={mobile.width} height={mobile.height} />
          )}
          <img
            src={shown.url}
            alt={shown.description ?? ''}
            width={shown.width}
            height={shown.height}
            decoding="async"
          />
        </picture>
      )}
    </div>
  )
}
