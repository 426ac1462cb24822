import { useLoaderData } from 'react-router-dom'
import type { CategoryPageData, ListingPageData } from '#application/queries/page-data'
import { Component as Listing } from './ListingPage'
import { CategoryOverview } from './CategoryOverview'

/** A department: its address decides whether its categories or its articles are shown. */
export const Component = () => {
  const data: CategoryPageData | ListingPageData = useLoaderData()
  return 'groups' in data ? <Listing /> : <CategoryOverview category={data} />
}
