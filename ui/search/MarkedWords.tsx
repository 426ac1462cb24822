import styles from './Rows.module.css'

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A text split at the typed words: every second part is one of them. */
export const cutAtWords = (text: string, typed: string): readonly string[] => {
  const words = typed.split(/\s+/).filter((word) => word !== '')
  return words.length === 0 ? [text] : text.split(new RegExp(`(${words.map(escaped).join('|')})`, 'i'))
}

/** A text with the typed words marked. */
export const MarkedWords = ({ text, typed }: { text: string; typed: string }) =>
  cutAtWords(text, typed).map((part, index) =>
    index % 2 === 1 ? (
      // The parts of a text have no other identity than their position.
      <b key={index} className={styles.typed}>
        {part}
      </b>
    ) : (
      part
    ),
  )
