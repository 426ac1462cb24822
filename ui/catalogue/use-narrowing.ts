import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { searchOfForm } from './form-search'

/** The search string as it is, or as it is about to be: a choice shows at once, before its results are there. */
export const useNarrowing = (usualSorting: string) => {
  const location = useLocation()
  const navigation = useNavigation()
  const navigate = useNavigate()
  const next = navigation.location?.pathname === location.pathname ? navigation.location : location
  return {
    params: new URLSearchParams(next.search),
    /** Goes to what a form asks for; the page stays where it is scrolled (ROUTE-38). */
    narrow: (form: HTMLFormElement) => {
      const search = searchOfForm(new FormData(form), usualSorting)
      void navigate({ pathname: location.pathname, search }, { preventScrollReset: true })
    },
  }
}
