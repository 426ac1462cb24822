import { Button } from '../components/Button'
import { t } from '../texts/t'
import { listRowOf } from './list-row'
import { useAddToList } from './use-add-to-list'
import type { Markable } from './use-mark'

interface AddToListProps {
  readonly article: Markable
  readonly quantity: number
}

/** Adds one article to a list that the user chooses. */
export const AddToList = ({ article, quantity }: AddToListProps) => {
  const addToList = useAddToList()
  return (
    <Button variant="text" icon="list" onClick={() => addToList([listRowOf(article.articleNumber, quantity)])}>
      {t('favourites.addToList')}
    </Button>
  )
}
