import type { AskedMedicine } from '@nethos/contract/consult/consult.schemas.ts'
import type { askPharmacistServices, Pharmacist } from '@nethos/contract/renewal/ask-pharmacist.services.ts'
import type { Warning } from '@nethos/contract/renewal/drug.kinds.ts'
import type { InputOf } from '@nethos/contract/service.ts'
import { isRefused, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { issue, personWhoMayAsk } from '../consult/public.ts'
import { takePlaceToday } from '../doctors/public.ts'
import type { CheckedLine } from '../drugs/public.ts'
import { asAsked, findingsFor, shownWarning } from './check-drugs.ts'
import { lastAnswered, type PatientFacts } from './checked-person.ts'
import { takenDrugs } from './drug.table.ts'
import { allTaken } from './own-medicine-check.ts'
import { namedLine, unreadName } from './own-medicine.table.ts'
import type { PersonFacts } from './person-facts.ts'
import { askedMedicines } from './stored.ts'

type Services = typeof askPharmacistServices
const consultType = 'DRUGPIC'
const most = 100

const pharmacists = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .selectFrom('doctor')
    .innerJoin('department', 'department.gbDeptCode', 'doctor.gbDeptCode')
    .innerJoin('hospital', 'hospital.hosId', 'doctor.hosId')
    .leftJoin('doctorOffer', on =>
      on.onRef('doctorOffer.docId', '=', 'doctor.docId').on('doctorOffer.consultType', '=', consultType),
    )
    .select([
      'doctor.docId',
      'docName',
      'docTitle',
      'deptName',
      'gbDeptName',
      'hosName as docHosName',
      'avatar as docAvatar',
      'skill as docSkill',
      'priceCents',
      'replyLimit',
      'doctorOffer.isOpen',
    ])
    .where('doctor.docType', '=', 'PHARMACIST')
    .where('doctor.isActive', '=', true)

type Row = Awaited<ReturnType<ReturnType<typeof pharmacists>['execute']>>[number]

const shown = ({ deptName, gbDeptName, priceCents, replyLimit, isOpen, ...row }: Row): Pharmacist => ({
  ...row,
  docDeptName: deptName || gbDeptName,
  priceCents: priceCents ?? 0,
  replyLimit: replyLimit ?? 0,
  isOpen: isOpen === true,
})

export const listPharmacists: HandlerOf<Services['listPharmacists']> = async ({ ctx }) =>
  (await pharmacists(ctx).orderBy('recommendPosition').orderBy('doctor.docId').limit(most).execute())
    .map(shown)
    .toSorted((one, other) => Number(other.isOpen) - Number(one.isOpen))

export const onePharmacist: HandlerOf<Services['onePharmacist']> = async ({ input, ctx, refuse }) => {
  const row = await pharmacists(ctx).where('doctor.docId', '=', input.docId).executeTakeFirst()
  return row ? shown(row) : refuse('not_found')
}

export const askPharmacist: HandlerOf<Services['askPharmacist']> = async ({ input, ctx, refuse }) => {
  const person = await personWhoMayAsk(ctx, input.personId)
  if (isRefused(person)) return person
  const found = await pharmacists(ctx).where('doctor.docId', '=', input.docId).executeTakeFirst()
  const medicines = await named(ctx, input.medicines)
  if (!found || !medicines) return refuse('not_found')
  const { docId, priceCents, replyLimit, isOpen } = shown(found)
  if (!isOpen) return refuse('pharmacist_closed')
  if (!(await takePlaceToday(ctx, docId))) return refuse('quota_full')
  const question = { medicines, allergyHistory: input.allergyHistory }
  return issue(
    ctx,
    person,
    { consultType, docId, teamId: null, priceCents, replyLimit, question },
    { ...input, illnessName: '', illnessTime: '', expectedHelpContent: '' },
  )
}

/** By the hospital's list, those among them that have left it; undefined when one was never in it. */
async function named(
  ctx: Ctx,
  asked: InputOf<Services['askPharmacist']>['medicines'],
): Promise<AskedMedicine[] | undefined> {
  const ids = asked.flatMap(one => one.drugId || [])
  const drugs = new Map((await takenDrugs(ctx, ids)).map(one => [one.drugId, one]))
  if (ids.some(drugId => !drugs.has(drugId))) return undefined
  return asked.map(one => {
    const drug = drugs.get(one.drugId ?? '')
    return drug
      ? { drugId: drug.drugId, drugName: drug.drugName, specification: drug.specification }
      : { drugId: '', drugName: one.drugName, specification: '' }
  })
}

/** What the rules of prescriptions say of a question's medicines, or of all that he takes where it names none. */
export async function warningsOfQuestion(
  ctx: Ctx,
  { consultId, personId }: { consultId: string; personId: string },
): Promise<Warning[]> {
  const row = await ctx.db
    .selectFrom('consult')
    .select(['medicines', 'allergyHistory', 'content', 'supplementContent', 'consulterAge', 'consulterGender'])
    .where('consultId', '=', consultId)
    .executeTakeFirstOrThrow()
  const medicines = askedMedicines(row.medicines)
  const lines = medicines.length > 0 ? await asked(ctx, medicines) : await allTaken(ctx, personId)
  if (lines.length === 0) return []
  const told = (known: PersonFacts): PatientFacts => {
    const last = lastAnswered(known, ctx.now)
    return {
      ...last,
      age: row.consulterAge,
      gender: row.consulterGender,
      allergyNote: [last.allergyNote ?? '', row.allergyHistory].join('\n'),
      illness: [row.content, row.supplementContent].join('\n'),
    }
  }
  const { findings } = await findingsFor(ctx, personId, told, lines, { except: consultId, areTaken: true })
  const unread = lines.filter(line => line.ingredients.length === 0).map(line => unreadName(line))
  return [...findings, ...unread].map(shownWarning)
}

/** Of the hospital's list as it stands there, of the box by the ingredients that its name says. */
async function asked(ctx: Ctx, medicines: readonly AskedMedicine[]): Promise<CheckedLine[]> {
  const listed = await takenDrugs(
    ctx,
    medicines.flatMap(one => one.drugId || []),
  )
  const typed = medicines.filter(one => !one.drugId)
  return [
    ...listed.map(asAsked),
    ...typed.map(({ drugName }, at) => ({ ...namedLine(ctx, drugName), drugId: `asked.${at}` })),
  ]
}
