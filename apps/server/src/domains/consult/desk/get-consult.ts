import { consultSpelling } from '@nethos/contract/consult/consult.words.ts'
import type { consultDeskServices } from '@nethos/contract/consult/consult-desk.services.ts'
import { toWire } from '@nethos/contract/spelling.ts'
import { looked, Spelled, type HandlerOf } from '../../../calls/handler.ts'
import { findConsult } from '../consult.table.ts'
import { readDetail } from '../detail.statement.ts'
import { consultJson, shownFile, sightOf } from '../get-detail.ts'
import type { Contributions } from '../../../domain.ts'
import { earlierConsults, healthFileOf } from './health-file.table.ts'
import { mayLeadToPrescription, prescriberOf } from './offer-prescription.ts'
import { isFlagged, snoozesOf } from './snooze.table.ts'
import { deskEventsOf, placeIn } from './place.ts'

type Beside = Pick<Contributions, 'healthRecord' | 'medicineWarnings' | 'patientHead'>

/** As the patient sees it, and who he is. */
export const deskConsult =
  ({ healthRecord, medicineWarnings, patientHead }: Beside): HandlerOf<typeof consultDeskServices.deskConsult> =>
  async ({ input, ctx, refuse }) => {
    const consult = await findConsult(ctx, input.consultId)
    if (!consult) return refuse('not_found')
    const row = await readDetail(ctx, input)
    if (!row) return refuse('not_found')
    const sight = sightOf(row, ctx.now)
    const place = await placeIn(ctx, consult)
    const mayPrescribe = mayLeadToPrescription(consult) && (await prescriberOf(ctx)) !== undefined
    const beside = {
      events: deskEventsOf(
        sight,
        { ...place, mayPrescribe, isFlagged: await isFlagged(ctx, consult.consultId) },
        ctx.now,
      ),
      snooze: (await snoozesOf(ctx, [consult.consultId])).get(consult.consultId) ?? null,
      team: consult.teamId === null ? null : { members: place.members, assignedDocId: consult.assignedDocId },
      head: await patientHead(ctx, consult),
      healthFile: await healthFileOf(ctx, consult, healthRecord),
      // Of a question about medicines: what the pharmacist would be warned of in a prescription of them.
      warnings: consult.consultType === 'DRUGPIC' ? await medicineWarnings(ctx, consult) : [],
      earlierConsults: await earlierConsults(ctx, consult),
    }
    const shown = new Spelled(
      `{"code":"0","msg":"","obj":{"consult":${consultJson(ctx, row, sight)},"attaList":${JSON.stringify(row.attachments.map(shownFile(ctx)))},"messageList":${row.messageList},` +
        `${JSON.stringify(toWire(beside, consultSpelling)).slice(1)}}`,
    )
    const { accountId, personId, consultId } = consult
    return looked({ accountId, personId, recordId: consultId }, shown)
  }
