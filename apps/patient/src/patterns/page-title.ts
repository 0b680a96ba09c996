import { createContext, useContext } from 'react'

/** The title that the table of addresses gives the page that is shown; the router says it. */
export const PageTitle = createContext('')

/** What stands above a page: what the page itself knows better (a doctor's name), else the title of its address. */
export function usePageTitle(known: string | undefined): string {
  const ofAddress = useContext(PageTitle)
  return known ?? ofAddress
}
