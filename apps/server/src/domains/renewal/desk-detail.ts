import { present } from '@nethos/contract/common/present.ts'
import { noFacts, type CheckFacts, type SecondOpinion } from '@nethos/contract/renewal/prescription-check.ts'
import type { LongReason } from '@nethos/contract/renewal/conditions.rules.ts'
import type { ProofKind } from '@nethos/contract/record/proof.kinds.ts'
import { type renewalDeskServices, renewalDeskEvents } from '@nethos/contract/renewal/renewal-desk.services.ts'
import { renewalStates } from '@nethos/contract/renewal/renewal.status.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { eventsFor } from '@nethos/contract/states.ts'
import { looked, type HandlerOf, type Looked } from '../../calls/handler.ts'
import { recordOf } from '../record/public.ts'
import { checkAgain } from './check-again.ts'
import { asAsked, findingsFor, idsOf } from './check-drugs.ts'
import { asWrittenBefore } from './checked-person.ts'
import { basisOf, deskWarning, patientFactsOf } from './desk-check.ts'
import type { Desk } from './desk.ts'
import { takenDrugs } from './drug.table.ts'
import { patientHeadOf } from './patient-head.ts'
import { warningsOfPrescription } from './prescription-warning.table.ts'
import { findPrescription } from './prescription.table.ts'
import { renewals } from './renewal.lifecycle.ts'
import { findRenewal, type Renewal } from './renewal.table.ts'
import { readRenewal } from './shown-renewal.ts'
import { isTaken } from './taken-now.ts'

type Detail = OutputOf<typeof renewalDeskServices.deskRenewal>

export const deskRenewal: HandlerOf<typeof renewalDeskServices.deskRenewal> = async ({ input, ctx, refuse }) =>
  (await deskDetail(ctx, input.consultId)) ?? refuse('not_found')

export const queuedPrescription: HandlerOf<typeof renewalDeskServices.queuedPrescription> = async ({
  input,
  ctx,
  refuse,
}) => (await deskDetail(ctx, input.consultId)) ?? refuse('not_found')

async function deskDetail(ctx: Desk, consultId: string): Promise<Looked<Detail> | undefined> {
  const found = await findRenewal(ctx, consultId)
  if (!found) return undefined
  const detail = await readRenewal(ctx, consultId)
  if (!detail) return undefined
  const row = await rowOf(ctx, consultId)
  const { accountId, personId } = found
  const facts: CheckFacts = { ...noFacts, ...(row.facts as Partial<CheckFacts> | null) }
  const patientFacts = await patientFactsOf(ctx, consultId)
  const asked = (await takenDrugs(ctx, idsOf(detail.asked))).map(asAsked)
  const checked = await findingsFor(ctx, personId, patientFacts, asked, {
    except: consultId,
    facts: asWrittenBefore(facts),
  })
  const isWritten = detail.prescribed.length > 0
  const written = found.prescriptionId ? await findPrescription(ctx, found.prescriptionId) : undefined
  const isInUse = written && isTaken(written, renewals.asOf(found, ctx.now).status, ctx.now)
  const shown = {
    renewal: detail,
    gender: row.consulterGender,
    age: row.consulterAge,
    warnings: isWritten
      ? await warningsOfPrescription(ctx, present(found.prescriptionId))
      : checked.findings.map(one => deskWarning(one)),
    fresh: isInUse ? [...(await checkAgain(ctx, written)).fresh] : [],
    basis: basisOf(ctx, checked),
    facts,
    conditions: {
      proof: (row.proofKind ?? '') as ProofKind | '',
      longReason: (row.longReason ?? '') as LongReason | '',
      guardianPresent: row.guardianPresent ?? false,
      companion: row.companion ?? '',
    },
    returnReason: row.returnReason,
    doctorName: row.doctorName ?? '',
    pharmacistName: row.pharmacistName ?? '',
    second: secondOf(row),
    talk:
      row.talkId && row.talkAt
        ? { consultId: row.talkId, illnessName: row.talkAbout ?? '', createdAt: row.talkAt.getTime() }
        : null,
    head: await patientHeadOf(ctx, found),
    record: await recordOf(ctx, personId),
    events: eventsOf(ctx, renewals.asOf(found, ctx.now)),
  }
  return looked({ accountId, personId, recordId: consultId }, shown)
}

/** What stands beside the renewal: who wrote, reviewed and seconded, and the talk that it came from. */
const rowOf = (ctx: Desk, consultId: string) =>
  ctx.db
    .selectFrom('renewal')
    .innerJoin('consult', 'consult.consultId', 'renewal.consultId')
    .leftJoin('prescription', 'prescription.prescriptionId', 'renewal.prescriptionId')
    .leftJoin('staff as writer', 'writer.staffId', 'prescription.doctorStaffId')
    .leftJoin('staff as reviewer', 'reviewer.staffId', 'prescription.pharmacistStaffId')
    .select(['consult.consulterGender', 'consult.consulterAge', 'renewal.returnReason', 'prescription.facts'])
    .leftJoin('staff as second', 'second.staffId', 'prescription.secondStaffId')
    .select(['writer.name as doctorName', 'reviewer.name as pharmacistName', 'second.name as secondName'])
    .select(['prescription.proofKind', 'prescription.longReason', 'prescription.companion'])
    .select([
      'prescription.guardianPresent',
      'prescription.secondAgrees',
      'prescription.secondReason',
      'prescription.secondAt',
    ])
    .leftJoin('consult as talk', join =>
      join.onRef('talk.consultId', '=', 'consult.consultSourceId').onRef('talk.personId', '=', 'consult.personId'),
    )
    .select(['talk.consultId as talkId', 'talk.illnessName as talkAbout', 'talk.createdAt as talkAt'])
    .where('renewal.consultId', '=', consultId)
    .executeTakeFirstOrThrow()

interface SecondOpinionRow {
  secondName: string | null
  secondAgrees: boolean | null
  secondReason: string | null
  secondAt: Date | null
}
const secondOf = (row: SecondOpinionRow): SecondOpinion | null =>
  row.secondAt && {
    name: row.secondName ?? '',
    agrees: row.secondAgrees ?? false,
    reason: row.secondReason ?? '',
    at: row.secondAt.getTime(),
  }

/** Who does not own it and is no pharmacist was let in as a second doctor. */
const actorOf = ({ caller }: Desk, { docId }: Renewal): 'pharmacist' | 'doctor' | 'second' =>
  caller.role === 'pharmacist' ? 'pharmacist' : caller.docId === docId ? 'doctor' : 'second'

type DeskEvent = (typeof renewalDeskEvents)[number]
const isOfDesk = (event: string): event is DeskEvent => (renewalDeskEvents as readonly string[]).includes(event)

const eventsOf = (ctx: Desk, renewal: Renewal): DeskEvent[] =>
  eventsFor(renewalStates, renewal.status, actorOf(ctx, renewal), renewal).filter(isOfDesk)
