import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { searchOfForm } from './form-search'
import { useResultLocation } from './use-result-location'

/** The active filters, or those just requested. A choice is shown at once, before its results arrive. */
export const useNarrowing = (usualSorting: string) => {
  const { key, pathname, search } = useResultLocation()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<{ readonly at: string; readonly search: string }>()
  // The choice belongs to this visit of the page: back in history the page has its own filters again.
  if (asked !== undefined && asked.at !== key) setAsked(undefined)
  return {
    params: new URLSearchParams(asked?.at === key ? asked.search : search),
    /** Goes to what a form asks for; the page stays where it is scrolled (ROUTE-38). */
    narrow: (form: HTMLFormElement) => {
      const wanted = searchOfForm(new FormData(form), usualSorting)
      setAsked({ at: key, search: wanted })
      void navigate({ pathname, search: wanted })
    },
  }
}
