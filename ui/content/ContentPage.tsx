import { useEffect, useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import type { ContentPageData } from '#application/queries/page-data'
import { absurdCase } from '#domain/kernel/decider'
import { FaultBox } from '../components/FaultBox'
import { PageSkeleton } from '../components/PageSkeleton'
import { t } from '../texts/t'
import { ContentListingView } from './ContentListingView'
import { ContentPageView } from './ContentPageView'
import { OnlyLoggedIn } from './OnlyLoggedIn'

/** `/{slug}` and `/{slug}/{contentSlug}`: a listing or a page of the content service (ROUTE-04, ROUTE-05). */
export const Component = () => {
  const content: ContentPageData = useLoaderData()
  switch (content.kind) {
    case 'listing':
      return <ContentListingView listing={content.listing} />
    case 'page': {
      const page = (
        <ContentPageView
          page={content.page}
          parent={content.parent}
          siblings={content.siblings}
          selected={content.selected}
        />
      )
      return content.page.authenticatedOnly ? <OnlyLoggedIn>{page}</OnlyLoggedIn> : page
    }
    case 'logInFirst':
      return (
        <OnlyLoggedIn>
          <ReloadedContent key={content.path} />
        </OnlyLoggedIn>
      )
    default:
      return absurdCase(content)
  }
}

/** The server renders without a session, so the page came without its text: it is fetched again for the user. */
const ReloadedContent = () => {
  const { revalidate, state } = useRevalidator()
  const [isReloaded, setReloaded] = useState(false)
  useEffect(() => {
    void revalidate().then(() => setReloaded(true))
  }, [revalidate])
  return isReloaded && state === 'idle' ? (
    <div className="page-width">
      <FaultBox title={t('content.closed')} onRetry={() => void revalidate()}>
        {t('content.closedNext')}
      </FaultBox>
    </div>
  ) : (
    <PageSkeleton />
  )
}
