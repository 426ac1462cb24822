import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as t from 'io-ts'
import { BehaviorSubject } from 'rxjs'
import { type ComparedArticle, type ComparisonFull, MOST_COMPARED, toggleCompared } from '#domain/catalogue/comparison'
import { ArticleNumber } from '#application/codecs/values'
import type { KeyValueStore } from '#application/ports/key-value-store'
import { type Projection, projectionOf } from '#application/projections/projection'
import { storedJson } from '#application/storage/stored-json'

const KEY = 'shop/comparison/articles'

const StoredArticles = t.readonlyArray(t.strict({ articleNumber: ArticleNumber, name: t.string }))

/** The articles chosen for comparison in this tab. They survive a reload. */
export interface ComparisonList {
  readonly articles: Projection<readonly ComparedArticle[]>
  /** Adds the article, or removes it when it is chosen already. */
  readonly toggle: (article: ComparedArticle) => E.Either<ComparisonFull, void>
  readonly keep: (articles: readonly ComparedArticle[]) => void
}

/** @param store the storage of the tab */
export const createComparisonList = (store: KeyValueStore): ComparisonList => {
  const articles = new BehaviorSubject<readonly ComparedArticle[]>(
    pipe(
      storedJson(
        () => store.get(KEY),
        (value) => O.fromEither(StoredArticles.decode(value)),
      ),
      O.map((stored) => stored.slice(0, MOST_COMPARED)),
      O.getOrElse((): readonly ComparedArticle[] => []),
    ),
  )
  const keep = (next: readonly ComparedArticle[]): void => {
    if (JSON.stringify(next) === JSON.stringify(articles.value)) return
    if (next.length === 0) store.remove(KEY)
    else store.set(KEY, JSON.stringify(next))
    articles.next(next)
  }
  return {
    articles: projectionOf(articles),
    toggle: (article) => pipe(toggleCompared(articles.value, article), E.map(keep)),
    keep,
  }
}
