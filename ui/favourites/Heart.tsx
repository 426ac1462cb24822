import { classNames } from '../components/class-names'
import signs from '../components/signs.module.css'
import { useMarkedNumbers } from '../shop/favourites'
import { t } from '../texts/t'
import styles from './Heart.module.css'
import { type Markable, useMark } from './use-mark'

interface HeartProps {
  readonly article: Markable
  readonly marked: boolean
  readonly onMark: (article: Markable) => void
  /** `margin`: on larger screens it stands in the margin of its row. `words`: with its name beside it. */
  readonly look?: 'bare' | 'margin' | 'words'
}

const heart = classNames(styles.heart, signs.heart)
const looks = {
  bare: heart,
  margin: classNames(heart, styles.margin),
  words: classNames(heart, styles.words),
} as const

/** The heart that marks an article as a favourite. One element without a state of its own: a listing has hundreds. */
export const Heart = ({ article, marked, onMark, look = 'bare' }: HeartProps) => (
  <button
    type="button"
    aria-pressed={marked}
    aria-label={t('favourites.heart', { name: article.name })}
    title={t(marked ? 'favourites.unmark' : 'favourites.mark')}
    className={looks[look]}
    onClick={() => onMark({ articleNumber: article.articleNumber, name: article.name })}
  >
    {look === 'words' && t(marked ? 'favourites.isMarked' : 'favourites.mark')}
  </button>
)

/** A heart where articles are few. */
export const ArticleHeart = ({ article, look }: Pick<HeartProps, 'article' | 'look'>) => {
  const marked = useMarkedNumbers().has(article.articleNumber)
  const mark = useMark()
  return <Heart article={article} marked={marked} onMark={mark} {...(look === undefined ? {} : { look })} />
}
