import type { Db } from '../database/connect.ts'
import { builtInOf, readable, type EditionKind } from './edition-kind.ts'
import { newestEditions, storedEdition, withdrawals } from './edition.table.ts'

export interface DocumentAt<Document> {
  readonly code: string
  /** 0: what the program brings. */
  readonly edition: number
  readonly document: Document
}

/** One edition of a document, whatever became of it since: what began under it keeps it. */
export async function documentAt<Document>(
  db: Db,
  kind: EditionKind<Document>,
  code: string,
  edition: number,
): Promise<DocumentAt<Document> | undefined> {
  const stored = edition === 0 ? builtInOf(kind, code) : (await storedEdition(db, kind.kind, code, edition))?.document
  const document = stored === undefined ? undefined : readable(kind, stored)
  return document === undefined ? undefined : { code, edition, document }
}

/** What is in use of a code now: the newest edition, unless it was withdrawn; undefined: nothing. */
export async function currentDocument<Document>(
  db: Db,
  kind: EditionKind<Document>,
  code: string,
): Promise<DocumentAt<Document> | undefined> {
  return (await inUse(db, kind, code))[0]
}

/** What is in use now of all codes of a kind, by code. */
export const currentDocuments = <Document>(db: Db, kind: EditionKind<Document>): Promise<DocumentAt<Document>[]> =>
  inUse(db, kind)

async function inUse<Document>(db: Db, kind: EditionKind<Document>, code?: string): Promise<DocumentAt<Document>[]> {
  const [stored, gone] = [await newestEditions(db, kind.kind, code), await withdrawals(db, kind.kind, code)]
  const newest = new Map(stored.map(row => [row.code, row]))
  const codes = code === undefined ? [...new Set([...newest.keys(), ...Object.keys(kind.builtIn)])].toSorted() : [code]
  return codes.flatMap(one => {
    const row = newest.get(one)
    const edition = row?.edition ?? 0
    if (gone.some(its => its.code === one && its.edition === edition)) return []
    const document = row ? readable(kind, row.document) : builtInOf(kind, one)
    return document === undefined ? [] : [{ code: one, edition, document }]
  })
}
