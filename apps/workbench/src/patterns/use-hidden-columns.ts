import { useState } from 'react'

const placeOf = (table: string): string => `nethos.columns.${table}`

/** Titles of columns that this browser does not show of a table; nothing is remembered of one without a name. */
export function useHiddenColumns(table: string | undefined): [string[], (hidden: string[]) => void] {
  const [hidden, setHidden] = useState(() => (table === undefined ? [] : readHidden(table)))
  const change = (next: string[]) => {
    setHidden(next)
    if (table === undefined) return
    if (next.length === 0) localStorage.removeItem(placeOf(table))
    else localStorage.setItem(placeOf(table), JSON.stringify(next))
  }
  return [hidden, change]
}

function readHidden(table: string): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(placeOf(table)) ?? '[]')
    return Array.isArray(found) ? found.filter(one => typeof one === 'string') : []
  } catch {
    return []
  }
}
