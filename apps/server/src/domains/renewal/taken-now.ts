import { addDays, dayInWords, dayOf } from '@nethos/contract/common/days.ts'
import type { DrugLine } from '@nethos/contract/renewal/renewal.schemas.ts'
import { renewalStates, type RenewalStatus } from '@nethos/contract/renewal/renewal.status.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../calls/handler.ts'
import { itemOf, type Book, type CheckedLine, type Finding } from '../drugs/public.ts'
import { rowsOfHuman } from '../people/public.ts'
import { renewals } from './renewal.lifecycle.ts'
import { linesOf } from './stored.ts'

/** Signed and not over: whoever prescribes sees it, though nobody has approved or paid it yet. */
const open: readonly RenewalStatus[] = ['seconding', 'reviewing', 'unpaid', 'paid', 'sent', 'ready']
const notHandedOut: readonly RenewalStatus[] = ['seconding', 'reviewing', 'unpaid']

/** Whether a prescription is open, or what it gave is not used up. */
export const isTaken = ({ usesEndAt }: { usesEndAt: Date | null }, status: RenewalStatus, now: number): boolean =>
  open.includes(status) || (usesEndAt !== null && usesEndAt.getTime() > now)

export interface CurrentMedicine {
  readonly line: DrugLine
  readonly docId: string
  readonly docName: string
  readonly consultId: string
  readonly prescribedAt: number
  /** Where its renewal is, while the medicine has not been paid; '' afterwards. */
  readonly waits: string
  /** Null while it has not come. */
  readonly usesEndAt: number | null
}

/** What is being taken of what was prescribed here, and what is on its way to be. */
export async function currentMedicines(
  ctx: Pick<Ctx, 'db' | 'now' | 'caller'>,
  personId: string,
  except = '',
): Promise<CurrentMedicine[]> {
  const { db, now } = ctx
  const rows = await db
    .selectFrom('prescription')
    .innerJoin('doctor', 'doctor.docId', 'prescription.docId')
    .leftJoin('renewal', 'renewal.prescriptionId', 'prescription.prescriptionId')
    .select(['prescription.lines', 'prescription.usesEndAt', 'prescription.prescribedAt'])
    .select(['prescription.consultId', 'doctor.docId', 'doctor.docName'])
    .select(
      sql<RenewalStatus | null>`case when renewal.consult_id is not null then ${renewals.stateNow(now)} end`.as(
        'status',
      ),
    )
    .where('prescription.personId', 'in', rowsOfHuman(ctx, personId))
    .where('prescription.consultId', '<>', except)
    .where(({ eb, or, and }) =>
      or([
        eb('prescription.usesEndAt', '>', new Date(now)),
        and([eb('renewal.consultId', 'is not', null), eb(renewals.stateNow(now), 'in', open)]),
      ]),
    )
    .orderBy('prescription.prescribedAt')
    .execute()
  return rows.flatMap(row =>
    linesOf(row).map(line => ({
      line,
      docId: row.docId,
      docName: row.docName,
      consultId: row.consultId,
      prescribedAt: row.prescribedAt.getTime(),
      waits: row.status && notHandedOut.includes(row.status) ? renewalStates[row.status].label : '',
      usesEndAt: row.usesEndAt?.getTime() ?? null,
    })),
  )
}

export const currentMedicineInWords = ({ line, waits }: CurrentMedicine): string =>
  `${line.drugName} 每次${line.dose} ${line.frequency}${waits && `（${waits}）`}`

/** A supply that ends so soon is what is being renewed. */
const renewedDays = 7

interface CheckedMedicine {
  readonly of: CurrentMedicine
  readonly checked: CheckedLine
}

/** The same medicine, the same way: the new one takes its place, or is one too many. */
export const isSame = (book: Book, one: CheckedLine, other: CheckedLine): boolean =>
  one.ingredients.length > 0 &&
  one.ingredients.toSorted().join() === other.ingredients.toSorted().join() &&
  itemOf(book, one, false).isLocal === itemOf(book, other, true).isLocal

/** What is written while enough of the same is left, or on its way: asked about, whoever prescribed it. */
export function secondSupplies(
  book: Book,
  lines: readonly CheckedLine[],
  taken: readonly CheckedMedicine[],
  now: number,
): Finding[] {
  return lines.flatMap(line =>
    taken
      .filter(({ of, checked }) => isSame(book, line, checked) && !endsSoon(of, now))
      .slice(0, 1)
      .map(({ of }) => ({
        key: `duplicate|supply|${line.ingredients.join('·')}`,
        kind: 'duplicate' as const,
        level: 'warn' as const,
        isOverridable: false,
        drugIds: [line.drugId],
        sentence: `${line.drugName}：${of.docName}医生${dayInWords(dayOf(of.prescribedAt))}已开同成分的${of.line.drugName}${leftOf(of, now)}，请确认不是重复开药`,
        source: '本院处方记录',
      })),
  )
}

const endsSoon = ({ usesEndAt }: CurrentMedicine, now: number): boolean =>
  usesEndAt !== null && dayOf(usesEndAt) <= addDays(dayOf(now), renewedDays)

const leftOf = ({ usesEndAt, waits }: CurrentMedicine, now: number): string =>
  usesEndAt === null
    ? `（${waits || '已缴费，药还没有到患者手里'}）`
    : `，按医嘱还可用${Math.ceil((usesEndAt - now) / 86_400_000)}天`
