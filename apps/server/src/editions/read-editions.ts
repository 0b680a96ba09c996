import type { EditionRow } from '@nethos/contract/common/editions.ts'
import type { Db } from '../database/connect.ts'
import type { DeskHandlers } from './draft.ts'
import { builtInOf, readable, type EditionKind } from './edition-kind.ts'
import { draftOf, draftsOf, historyOf, newestEditions, withdrawals } from './edition.table.ts'
import { documentAt } from './editions.ts'

export function readingHandlers<Document>(
  kind: EditionKind<Document>,
): Pick<DeskHandlers, 'editions' | 'edition' | 'editionDocument'> {
  const titleOf = (stored: unknown, code: string) => {
    const document = readable(kind, stored)
    return (document && kind.titleOf(document)) || code
  }
  return {
    editions: async ({ ctx: { db } }) => {
      const [newest, drafts, gone] = [
        new Map((await newestEditions(db, kind.kind)).map(row => [row.code, row])),
        new Map((await draftsOf(db, kind.kind)).map(row => [row.code, row])),
        await withdrawals(db, kind.kind),
      ]
      const codes = new Set([...Object.keys(kind.builtIn), ...newest.keys(), ...drafts.keys()])
      return [...codes].toSorted().map((code): EditionRow => {
        const [row, draft, builtIn] = [newest.get(code), drafts.get(code), builtInOf(kind, code)]
        const edition = row?.edition ?? (builtIn === undefined ? null : 0)
        return {
          code,
          title: titleOf(row?.document ?? builtIn ?? draft?.document, code),
          edition,
          isWithdrawn: gone.some(one => one.code === code && one.edition === edition),
          publishedAt: row?.publishedAt.getTime() ?? null,
          draft: draft
            ? { status: statusOf(draft), writerName: draft.writerName, writtenAt: draft.writtenAt.getTime() }
            : null,
        }
      })
    },
    edition: async ({ input: { code }, ctx: { db, caller }, refuse }) => {
      const draft = await draftOf(db, kind.kind, code)
      const history = await historyWithStates(db, kind, code)
      const current = history[0] ? await documentAt(db, kind, code, history[0].edition) : undefined
      if (!draft && history.length === 0) return refuse('not_found')
      return {
        code,
        edition: history[0]?.edition ?? null,
        isWithdrawn: history[0]?.state === 'withdrawn',
        document: current?.document ?? null,
        draft: draft
          ? {
              document: draft.document,
              note: draft.note,
              status: statusOf(draft),
              writerName: draft.writerName,
              writtenAt: draft.writtenAt.getTime(),
              isOwn: draft.writtenBy === caller.staffId,
            }
          : null,
        history,
      }
    },
    editionDocument: async ({ input: { code, edition }, ctx: { db }, refuse }) => {
      const found = await documentAt(db, kind, code, edition)
      return found ? { document: found.document } : refuse('not_found')
    },
  }
}

const statusOf = ({ status }: { status: string }) => (status === 'reviewing' ? 'reviewing' : 'draft')

async function historyWithStates<Document>(db: Db, kind: EditionKind<Document>, code: string) {
  const rows = await historyOf(db, kind.kind, code)
  const gone = new Set((await withdrawals(db, kind.kind, code)).map(row => row.edition))
  const published = rows.map(row => ({ ...row, publishedAt: row.publishedAt.getTime() as number | null }))
  const brought = { edition: 0, note: '程序自带', writerName: '', publisherName: '', publishedAt: null }
  const whole = builtInOf(kind, code) === undefined ? published : [...published, brought]
  return whole.map((row, index) => ({
    ...row,
    state: gone.has(row.edition)
      ? ('withdrawn' as const)
      : index === 0
        ? ('published' as const)
        : ('superseded' as const),
  }))
}
