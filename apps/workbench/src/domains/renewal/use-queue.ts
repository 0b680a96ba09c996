import { useState } from 'react'
import { useFilters } from '../../patterns/use-filters.ts'

/** Which renewals a desk looks at: their tab and page, kept in the address, and a part of the patient's name. */
export function useQueue<Tab extends string>(tabs: Readonly<Record<Tab, string>>, first: Tab) {
  const { value, pageNum, filter, toPage } = useFilters({ tab: first as string })
  const [search, setSearch] = useState('')
  return {
    tabs,
    tab: value.tab in tabs ? (value.tab as Tab) : first,
    search,
    pageNum,
    toPage,
    choose: (tab: Tab) => filter({ tab }),
    find: (word: string) => {
      setSearch(word)
      toPage(1)
    },
  }
}
