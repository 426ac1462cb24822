import { UnbrokenName } from '../components/UnbrokenName'
import styles from './Rows.module.css'

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A text split at the typed words: every second part is one of them. */
export const cutAtWords = (text: string, typed: string): readonly string[] => {
  const words = typed.split(/\s+/).filter((word) => word !== '')
  return words.length === 0 ? [text] : text.split(new RegExp(`(${words.map(escaped).join('|')})`, 'i'))
}

interface Stretch {
  readonly text: string
  readonly start: number
  readonly isTyped: boolean
}

const stretchesOf = (text: string, typed: string): readonly Stretch[] => {
  let start = 0
  return cutAtWords(text, typed).map((cut, index) => {
    const stretch = { text: cut, start, isTyped: index % 2 === 1 }
    start += cut.length
    return stretch
  })
}

/** A text with the typed words marked, in which no line ends within a size. */
export const MarkedWords = ({ text, typed }: { text: string; typed: string }) => {
  const stretches = stretchesOf(text, typed)
  return (
    <UnbrokenName
      name={text}
      draw={(part, partStart) =>
        stretches.map(({ text: whole, start, isTyped }) => {
          const within = whole.slice(Math.max(partStart - start, 0), Math.max(partStart + part.length - start, 0))
          if (!isTyped || within === '') return within
          return (
            <b key={start} className={styles.typed}>
              {within}
            </b>
          )
        })
      }
    />
  )
}
