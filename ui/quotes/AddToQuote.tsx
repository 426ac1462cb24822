import type { OfferedArticle } from '#application/modules/quotes/commands'
import { Button } from '../components/Button'
import type { ButtonVariant } from '../components/Button'
import { useMay } from '../shop/permissions'
import { t } from '../texts/t'
import { useAddToQuote } from './use-add-to-quote'

interface AddToQuoteProps {
  /** The articles when the button is pressed. */
  readonly articles: () => readonly OfferedArticle[] | Promise<readonly OfferedArticle[]>
  readonly variant?: ButtonVariant
}

/** Puts articles into a quote; nothing for whoever may not make quotes (PERM-16). */
export const AddToQuote = ({ articles, variant = 'text' }: AddToQuoteProps) => {
  const mayMake = useMay('createQuotes')
  const add = useAddToQuote()
  if (!mayMake) return null
  const press = async () => {
    const chosen = await articles()
    if (chosen.length > 0) add(chosen)
  }
  return (
    <Button variant={variant} icon="document" onClick={() => void press()}>
      {t('quotes.add')}
    </Button>
  )
}
