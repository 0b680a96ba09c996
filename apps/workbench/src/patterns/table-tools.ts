import { createContext } from 'react'

/** What a table needs of the app around it to be taken out; without it there is no export. */
export interface TableTools {
  /** The rows of all pages of the list that this page belongs to; undefined: they could not be had, and that has been said. */
  allOf: (page: object) => Promise<readonly object[] | undefined>
  /** Writes into the log that so many rows of this list are taken out. False: it could not, and that has been said. */
  writeDown: (list: string, rows: number) => Promise<boolean>
  /** The lines, the head first, as a file for a spreadsheet that is called like the list. */
  save: (list: string, lines: readonly (readonly string[])[]) => void
}

export const TableToolsContext = createContext<TableTools | undefined>(undefined)
