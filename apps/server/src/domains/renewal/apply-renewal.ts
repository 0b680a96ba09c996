import { nthOf } from '@nethos/contract/common/present.ts'
import { maskMobile } from '@nethos/contract/common/masking.ts'
import { isControlled } from '@nethos/contract/renewal/drug.kinds.ts'
import { pregnancyWeek } from '@nethos/contract/common/pregnancy-week.ts'
import { guardianAge } from '@nethos/contract/renewal/renewal.limits.ts'
import type { DrugLine } from '@nethos/contract/renewal/renewal.schemas.ts'
import type { renewalServices } from '@nethos/contract/renewal/renewal.services.ts'
import { renewalStates } from '@nethos/contract/renewal/renewal.status.ts'
import type { InputOf } from '@nethos/contract/service.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { isRefused, refuse, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { addressForParcel } from '../account/public.ts'
import { openRenewalConsult, openRenewalConsults } from '../consult/public.ts'
import { mayPrescribe } from '../doctors/public.ts'
import { mayActFor, noteActFor, personForConsult } from '../people/public.ts'
import { recordOf } from '../record/public.ts'
import { hangFiles, ownFiles } from '../system/public.ts'
import { contradictsNow } from './allergy-sources.ts'
import { asAsked, findingsFor, idsOf, shownWarning } from './check-drugs.ts'
import { chosenDrugs, type ChosenDrug } from './drug.table.ts'
import { notify } from './renewal.life.ts'
import { renewals } from './renewal.lifecycle.ts'
import { doctorIsToDecide } from './waits.ts'

type Application = InputOf<typeof renewalServices.applyRenewal>

/** Who it is for and what goes along, if nothing speaks against it. */
async function checkedApplication(ctx: Ctx<AccountCaller>, input: Application) {
  const person = await personForConsult(ctx, input.personId)
  if (!person) return refuse('not_found')
  const may = await mayActFor(ctx, person.personId, 'consult')
  if (may !== true) return may
  if (!person.isRealname) return refuse('not_realname')
  if (person.needsGuardian) return refuse('guardian_missing')
  if ((person.age === null || person.age < guardianAge) && !input.guardianPresent) return refuse('guardian_absent')
  if (!(await mayRenew(ctx, input.docId))) return refuse('doctor_closed')
  const drugs = await chosenDrugs(ctx, idsOf(input.drugs))
  if (!drugs) return refuse('not_found')
  if (drugs.some(isControlled)) return refuse('controlled', { obj: { drugIds: idsOf(drugs.filter(isControlled)) } })
  if (contradictsNow(input, await recordOf(ctx, person.personId)).length > 0) return refuse('allergy_unsettled')
  const parcel = input.wants === 'delivery' ? await addressForParcel(ctx, input.addressId || '') : undefined
  if (input.wants === 'delivery' && !parcel) return refuse('address_missing')
  const files = await ownFiles(ctx, input.attaIdList, ['picture', 'pdf'])
  return files ? { person, drugs, parcel, files } : refuse('not_found')
}

export const applyRenewal: HandlerOf<typeof renewalServices.applyRenewal> = async ({ input, ctx }) => {
  const application = await checkedApplication(ctx, input)
  if (isRefused(application)) return application
  const { person, drugs, parcel, files } = application
  const consult = await openRenewalConsult(ctx, {
    accountId: ctx.caller.accountId,
    docId: input.docId,
    person,
    illnessName: input.illnessName,
    illnessTime: input.illnessTime,
    content: input.complaint,
    besides: [input.note, input.allergyNote],
    files,
    notice: '续方申请已提交，医生将在48小时内审核。医生开具后由药师审方，通过后即可缴费。',
  })
  if (!consult) return refuse('already_open', { obj: { consultId: await openOne(ctx, input.docId, person.personId) } })
  const { consultId } = consult
  const facts = {
    ...input,
    age: person.age,
    gender: person.gender,
    illness: `${input.illnessName}\n${input.complaint}`,
  }
  const checked = await findingsFor(ctx, person.personId, facts, drugs.map(asAsked), { except: consultId })
  const applied = await renewals.begin(
    ctx,
    {
      ...answersIn(input, ctx.now),
      consultId,
      accountId: ctx.caller.accountId,
      personId: person.personId,
      deliverySealed: parcel ? ctx.runtime.sealer.sealText(JSON.stringify(parcel), sealedFor) : null,
      asked: JSON.stringify(linesOf(drugs, input.drugs)),
      warnings: JSON.stringify(checked.findings.map(shownWarning)),
      createdAt: ctx.now,
    },
    { event: 'apply', by: 'patient', to: 'applied' },
  )
  if (!applied) throw new Error(`the consult ${consultId} is a renewal already`)
  await hangFiles(ctx, { recordType: 'renewal', recordId: consultId, part: 'proof' }, files)
  await noteActFor(ctx, {
    action: 'renewal.start',
    personId: person.personId,
    recordType: 'renewal',
    recordId: consultId,
  })
  await doctorIsToDecide(ctx, applied)
  await notify(ctx, applied)
  return { consultId, status: 'applied', statusLabel: renewalStates.applied.label }
}

/** What the patient wrote, as it is stored. */
const answersIn = (input: Application, now: number) => ({
  docId: input.docId,
  weightKg: input.weightKg,
  liver: input.liver,
  kidney: input.kidney,
  fertility: input.fertility,
  pregnantFrom: isWeekKnown(input, now) ? input.pregnantFrom : null,
  allergies: input.allergies,
  allergyNote: input.allergyNote,
  guardianPresent: input.guardianPresent,
  note: input.note,
  wants: input.wants,
})

const isWeekKnown = ({ fertility, pregnantFrom }: Application, now: number): boolean =>
  fertility === 'pregnant' && pregnancyWeek(pregnantFrom, now) !== null

const sealedFor = 'renewal.delivery'

/** Where the parcel goes, as its page shows it: the mobile masked. */
export function parcelOf({ runtime }: Pick<Ctx, 'runtime'>, sealed: Buffer | null) {
  if (!sealed) return null
  const parcel = JSON.parse(runtime.sealer.openText(sealed, sealedFor)) as Record<
    'receiver' | 'mobile' | 'address',
    string
  >
  return { ...parcel, mobile: maskMobile(parcel.mobile) }
}

const linesOf = (drugs: readonly ChosenDrug[], asked: readonly { drugId: string; packs: number }[]): DrugLine[] =>
  drugs.map((drug, at) => ({
    drugId: drug.drugId,
    drugName: drug.drugName,
    form: drug.form,
    specification: drug.specification,
    manufacturer: drug.manufacturer,
    priceCents: drug.priceCents,
    packs: nthOf(asked, at).packs,
    dose: drug.dose,
    frequency: drug.frequency,
    route: drug.route,
    days: 0,
  }))

/** A doctor who is there and may prescribe. */
const mayRenew = async ({ db, now }: Ctx, docId: string): Promise<boolean> =>
  (await db
    .selectFrom('doctor')
    .select('docId')
    .where('docId', '=', docId)
    .where('isActive', '=', true)
    .where(mayPrescribe(now))
    .executeTakeFirst()) !== undefined

const openOne = async (ctx: Ctx, docId: string, personId: string): Promise<string | undefined> =>
  (await openRenewalConsults(ctx)).find(one => one.docId === docId && one.personId === personId)?.consultId
