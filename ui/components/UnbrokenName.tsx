import { unbrokenParts } from '../texts/unbroken-parts'
import styles from './UnbrokenName.module.css'

/**
 * The name of an article, in which no line ends within a size or within a word with a hyphen. Its characters are those of
 * the name, so that it can be copied and searched for.
 */
export const UnbrokenName = ({ name }: { name: string }) =>
  unbrokenParts(name).map(({ text, isUnbroken }, index) =>
    isUnbroken ? (
      <span key={index} className={styles.unbroken}>
        {text}
      </span>
    ) : (
      text
    ),
  )
