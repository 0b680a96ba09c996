import { sql } from 'kysely'
import type { Job, JobContext, Timer } from '../../jobs/job.ts'
import { HospitalUnreachableError } from '../../ports/hospital.ts'
import type { HandedIn } from '../../ports/hospital-records.ts'
import type { SheetContent, SignedDocuments } from '../../registry/signed-documents.ts'
import { findWaiting, markAccepted, markRefused, markTried, takeDue, type Row } from './record.table.ts'

const handInJob = 'hospital-records.hand-in'

/** Hands in what is due; each is a job of its own, so that one hospital that hangs holds up no other. */
export const handInTimer: Timer = {
  name: 'hospital-records.due',
  run: ({ transact, runtime }) =>
    transact(async ctx => {
      const due = await takeDue(ctx, runtime.records.hosIds)
      for (const one of due) await ctx.enqueue(handInJob, one)
      return due.length
    }),
}

export const handIn = (documents: readonly SignedDocuments[]): Job<{ documentId: string }> => ({
  name: handInJob,
  // The row itself says when it is tried again.
  retries: 0,
  async run({ documentId }, on) {
    const row = await findWaiting(on.db, documentId)
    if (!row) return
    const content = await contentOf(on, row, documents)
    if ('trouble' in content) return void (await markRefused(on, documentId, content.trouble))
    const answer = await answerTo(on, row, content)
    if ('trouble' in answer) return void (await markTried(on, documentId, answer.trouble))
    if (answer.outcome === 'refused') return void (await markRefused(on, documentId, answer.reason))
    await on.transact(async ctx => {
      if (!(await markAccepted(ctx, documentId, answer.theirId))) return
      const { accountId, personId } = content
      await ctx.audit({
        action: 'hospital_record.hand_in',
        accountId,
        personId,
        recordType: row.kind,
        recordId: row.recordId,
      })
    })
  },
})

interface Trouble {
  trouble: string
}

/** A record that cannot be put together holds up nothing but itself; a database that is away is tried again. */
async function contentOf(
  { db }: JobContext,
  { kind, recordId }: Row,
  documents: readonly SignedDocuments[],
): Promise<SheetContent | Trouble> {
  try {
    const content = await documents.find(one => one.kind === kind)?.contentOf(db, recordId)
    if (!content) return { trouble: '这份文书在本院已不存在' }
    return content.recordNumber === '' ? { trouble: '患者没有绑定该院的病案号，绑定后可以重新提交' } : content
  } catch (error) {
    await sql`select 1`.execute(db)
    return { trouble: `本院整理这份文书时出错（${(error as Error).name}），请联系系统管理员` }
  }
}

/** Only silence is tried again by itself. */
async function answerTo(
  { runtime }: JobContext,
  { documentId, kind, hosId }: Row,
  { document, recordNumber, storageKey }: SheetContent,
): Promise<HandedIn | Trouble> {
  try {
    const pdf = await runtime.files.get(storageKey)
    const signed = { ...document, documentId, kind: kind as SignedDocuments['kind'], recordNumber, pdf }
    return await runtime.records.handIn(hosId, signed)
  } catch (error) {
    const { name } = error as Error
    return { trouble: error instanceof HospitalUnreachableError ? '医院的病历系统没有应答' : `提交时出错（${name}）` }
  }
}
