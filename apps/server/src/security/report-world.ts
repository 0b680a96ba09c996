import { randomBytes } from 'node:crypto'
import { emptyContent } from '@nethos/contract/reports/report-content.schemas.ts'
import { anItem } from '../domains/reports/testbed.ts'
import type { TestServer } from '../testing/server.ts'

/** What the world has of reports. */
export interface ReportWorld {
  /** A report of the person's with a PDF, that can be read or has to be paid for. */
  report(whose: { accountId: string; personId: string }, facts?: { feeCents?: number }): Promise<string>
  /** One that the owner has begun to pay for. */
  orderedReport(): Promise<string>
  /** A link of the owner's to a report. */
  reportShare(): Promise<string>
  /** Somebody of the owner's with a bound file; a new one each time. */
  reader(): Promise<string>
}

export function reportWorld(
  server: TestServer,
  owner: { accountId: string; personId: string },
  reader: () => Promise<string>,
): ReportWorld {
  let made = 0
  const hosId = 'h1'
  const world: ReportWorld = {
    reader,
    async orderedReport() {
      const reportId = await world.report(owner, { feeCents: 1500 })
      const createdAt = new Date(server.runtime.clock.now())
      await server.db
        .insertInto('reportOrder')
        .values({ reportId, ...owner, amountCents: 1500, createdAt })
        .execute()
      return reportId
    },
    async reportShare() {
      const at = server.runtime.clock.now()
      const { shareId } = await server.db
        .insertInto('reportShare')
        .values({
          ...owner,
          keyHash: randomBytes(32),
          codeHash: randomBytes(32),
          createdAt: new Date(at),
          expiresAt: new Date(at + 3_600_000),
        })
        .returning('shareId')
        .executeTakeFirstOrThrow()
      await server.db
        .insertInto('reportShareItem')
        .values({ shareId, reportId: await world.report(owner) })
        .execute()
      return shareId
    },
    async report({ accountId, personId }, { feeCents = 0 } = {}) {
      const at = new Date(server.runtime.clock.now())
      const { recordNumber } = await server.db
        .insertInto('hospitalAccount')
        .values({ accountId, personId, hosId, recordNumber: `R${personId.slice(-12)}`, boundAt: at })
        .onConflict(on => on.columns(['personId', 'hosId']).doUpdateSet({ boundAt: at }))
        .returning('recordNumber')
        .executeTakeFirstOrThrow()
      const facts = { recordNumber, version: 1, reportName: '电解质', state: 'final', issuedAt: at }
      const fileCode = `w${made}`
      const { reportId } = await server.db
        .insertInto('hospitalReport')
        .values({
          hosId,
          reportCode: `W${++made}`,
          kind: 'lab',
          ...facts,
          datedAt: at,
          arrivedAt: at,
          feeCents,
          toldVersion: 1,
        })
        .returning('reportId')
        .executeTakeFirstOrThrow()
      await server.db
        .insertInto('reportVersion')
        .values({
          reportId,
          ...facts,
          departmentName: '检验科',
          orderedBy: '陈立',
          reportedBy: '周敏',
          checkedBy: '吴强',
          content: JSON.stringify({ ...emptyContent, items: [anItem()], documents: [{ fileCode, title: '报告' }] }),
          arrivedAt: at,
        })
        .execute()
      const { attaId } = await server.db
        .insertInto('attachment')
        .values({
          kind: 'pdf',
          fileName: '报告.pdf',
          mediaType: 'application/pdf',
          byteSize: 1,
          storageKey: fileCode,
          createdAt: at,
        })
        .returning('attaId')
        .executeTakeFirstOrThrow()
      await server.db.insertInto('reportFile').values({ reportId, fileCode, kind: 'pdf', attaId }).execute()
      return reportId
    },
  }
  return world
}
