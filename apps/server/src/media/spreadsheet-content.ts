import { readSheet } from 'read-excel-file/node'

/** The first sheet of an xlsx as text, row by row as the sheet counts them; a number as it is written in the file. */
export async function textIn(xlsx: Buffer, mostRows: number, mostColumns: number): Promise<string[][]> {
  const rows = await readSheet<string>(xlsx, { parseNumber: written => written })
  return rows
    .slice(0, mostRows + 1)
    .map(row => row.slice(0, mostColumns).map(cell => textOf(cell as string | boolean | Date | null)))
}

const textOf = (cell: string | boolean | Date | null): string =>
  (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '')).slice(0, 200)
