import { describe, expect, test } from 'vitest'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { lookOf } from '@nethos/contract/common/audited.ts'
import { staffRoles, type Service, type StaffRole } from '@nethos/contract/service.ts'
import type { StaffCaller } from '../calls/caller.ts'
import { addCase } from '../domains/account/mobile-case.table.ts'
import { aComplaint } from '../domains/feedback/complaint/complaint.samples.ts'
import { addInvoice } from '../domains/payment/invoice.table.ts'
import { aCalledSession } from '../domains/clinics/queue/queue.samples.ts'
import { openTestServer } from '../testing/server.ts'
import type { Reply, Session } from '../testing/client.ts'
import { aPatient } from '../domains/consult/testbed.ts'
import { callAs, cases, isStaffs } from './cases.ts'
import { services, staffOfEachRole } from './testbed.ts'
import { aWorld, type World } from './world.ts'

const server = await openTestServer({ NETHOS_CALLS_PER_MINUTE: '100000' })
const world = await aWorld(server)
const staffIds = await staffOfEachRole(server)

/** What is looked at, of the owner's; the fields of the call, in the wire's words. */
type Looked = (world: World) => Promise<object> | object

const renewalId: Looked = async ({ renewal }) => ({ consultId: (await renewal('applied')).consultId })
const sessionOfWait = async (waitId: string) => {
  const wish = server.db.selectFrom('waitlistWish').select('sessionId').where('waitId', '=', waitId)
  return wish.executeTakeFirstOrThrow()
}
const aMobileCase: Looked = async ({ owner, doctor, mobile }) => {
  const now = server.runtime.clock.now()
  await server.db.deleteFrom('mobileCase').execute()
  const caller = { kind: 'staff', ...doctor } as unknown as StaffCaller
  const seen = { document: 'id_card', reason: '手机丢失', beforeMasked: '138****0001' } as const
  await addCase({ ...server, now, caller }, { accountId: owner.accountId, mobile: mobile(), ...seen })
  return {}
}

/** One order for all of them: nobody asks the same doctor twice at once. */
let order: Promise<string> | undefined
const paid = () => (order ??= world.paid())
const paymentOf = (bizId: string) =>
  server.db.selectFrom('payment').select(['payNo', 'accountId']).where('bizId', '=', bizId).executeTakeFirstOrThrow()
const invoiceOf = async (bizId: string) =>
  addInvoice(
    { ...server, now: server.runtime.clock.now() },
    { ...(await paymentOf(bizId)), titleType: 'personal', title: '王秀英', amountCents: 2_000 },
  )

/** What every look of the staff shows of the owner. One that is not here fails the test. */
const looks: Readonly<Record<string, Looked>> = {
  'staff.admission.detail': async ({ admission }) => ({ admissionId: await admission() }),
  'staff.admission.visit.list': async ({ stayVisit }) => {
    const visit = server.db
      .selectFrom('stayVisit')
      .select('startsAt')
      .where('visitId', '=', await stayVisit())
    return { onDay: dayOf((await visit.executeTakeFirstOrThrow()).startsAt.getTime()) }
  },
  'staff.admission.list': async ({ admission }) => (await admission('waiting'), { tab: 'waiting' }),
  'staff.audit.list': ({ owner }) => ({ patId: owner.accountId }),
  'staff.booking.detail': async ({ booking }) => ({ bookingId: await booking('booked') }),
  'staff.booking.fair.detail': async ({ wait }) => sessionOfWait((await wait()).waitId),
  'staff.booking.list': async ({ booking }) => ({ bookingId: await booking('booked') }),
  'staff.clinic.queue.detail': async ({ booking, doctor }) =>
    aCalledSession(server, await booking('booked'), doctor.docId),
  'staff.complaint.detail': ({ complaint }) => complaint(),
  'staff.complaint.consult': async ({ consult, owner }) =>
    aComplaint(server, owner.accountId, 'open', await consult('going')),
  'staff.consult.alarm.list': async ({ alarm }) => (await alarm(), {}),
  'staff.consult.detail': async ({ consult }) => ({ consultId: await consult('going') }),
  'staff.consult.quality.detail': async ({ consult }) => {
    const consultId = await consult('finished')
    const drawn = { consultId, drawnBy: staffIds.operator, drawnAt: new Date(server.runtime.clock.now()) }
    await server.db.insertInto('consultQualityCheck').values(drawn).execute()
    return { consultId }
  },
  'staff.consult.list': async ({ consult }) => (await consult('going'), {}),
  'staff.fee.bill.list': async ({ feeBill }) => (await feeBill(), {}),
  'staff.fee.order.detail': async ({ feeOrder }) => ({ orderId: await feeOrder() }),
  'staff.checkup.order.list': async ({ checkupOrder }) => (await checkupOrder('to_confirm'), { tab: 'toConfirm' }),
  'staff.exam.list': async ({ examination }) => (await examination(), { tab: 'toBook' }),
  'staff.daysurgery.list': async ({ surgery }) => (
    await surgery(),
    { onDay: dayOf(server.runtime.clock.now() + 5 * 86_400_000) }
  ),
  'staff.feedback.detail': async ({ feedback }) => ({ feedbackId: await feedback() }),
  'staff.follow.list': async ({ follow }) => (await follow(), { tab: 'all' }),
  'staff.follow.message.list': async ({ follow }) => ({ followId: await follow() }),
  'staff.incident.affected.list': async ({ renewal, drugName }) => {
    await renewal('paid')
    const today = dayOf(server.runtime.clock.now())
    return { kind: 'prescription', text: drugName, from: addDays(today, -1), until: addDays(today, 1) }
  },
  'staff.invoice.list': async () => (await invoiceOf(await paid()), {}),
  'staff.lookup': async ({ consult }) => ({ word: await consult('going') }),
  'staff.order.detail': async () => ({ payNo: (await paymentOf(await paid())).payNo }),
  'staff.order.list': async () => ({ bizId: await paid() }),
  'staff.group.alert.list': async ({ groupAlert, latestGroup }) => (
    await groupAlert(),
    { groupId: latestGroup().groupId, isOpen: true }
  ),
  'staff.group.application.list': async ({ groupApplication, latestGroup }) => (
    await groupApplication(),
    { groupId: latestGroup().groupId, isWaiting: true }
  ),
  'staff.group.member.list': async ({ group }) => ({ groupId: await group() }),
  'staff.group.message.list': async ({ groupMessage, latestGroup }) => (
    await groupMessage(),
    { groupId: latestGroup().groupId }
  ),
  'staff.pathway.detail': async ({ pathway }) => ({ pathwayId: await pathway() }),
  'staff.pathway.fhir': async ({ pathway }) => ({ pathwayId: await pathway() }),
  'staff.pathway.list': async ({ pathway }) => (await pathway(), {}),
  'staff.patient.detail': ({ owner }) => ({ patId: owner.accountId }),
  'staff.patient.find': ({ owner }) => ({ number: owner.idCard }),
  'staff.patient.mobile.list': aMobileCase,
  'staff.prescription.detail': async ({ renewal }) => ({ consultId: (await renewal('reviewing')).consultId }),
  'staff.prescription.list': async ({ renewal }) => (await renewal('reviewing'), { tab: 'review' }),
  'staff.prescription.warning.list': async ({ stopped }) => (await stopped(), {}),
  'staff.programme.application.detail': async ({ application }) => ({ applicationId: await application() }),
  'staff.programme.application.list': async ({ application }) => (await application(), { tab: 'open' }),
  'staff.questionnaire.contact': async ({ sentQuestionnaire }) => ({ submissionId: await sentQuestionnaire() }),
  'staff.questionnaire.flagged': async ({ sentQuestionnaire }) => (await sentQuestionnaire(), {}),
  'staff.questionnaire.person': ({ owner }) => ({ personId: owner.personId }),
  'staff.questionnaire.response.fhir': async ({ sentQuestionnaire }) => ({ submissionId: await sentQuestionnaire() }),
  'staff.questionnaire.submission': async ({ sentQuestionnaire }) => ({ submissionId: await sentQuestionnaire() }),
  'staff.renewal.detail': renewalId,
  'staff.renewal.list': async ({ renewal }) => (await renewal('applied'), { tab: 'new' }),
  'staff.report.detail': async ({ consult, report, owner }) => (
    await consult('going'),
    { reportId: await report(owner) }
  ),
  'staff.report.list': async ({ consult }) => ({ consultId: await consult('going') }),
  'staff.report.trend': async ({ consult, report, owner }) => (
    await consult('going'),
    { reportId: await report(owner), itemIndex: 0 }
  ),
  'staff.video.time.list': async ({ meeting }) => (await meeting(), {}),
}

const audited = services.filter(one => lookOf(one.audits) !== undefined)

async function staffFor({ access }: Service): Promise<{ staffId: string; session: Session }> {
  const roles = access as readonly StaffRole[]
  if (roles.includes('doctor')) return world.doctor
  const staffId = staffIds[roles[0]!]
  return { staffId, session: await server.sessionOf({ staffId }) }
}

const linesOf = (reply: Reply) =>
  server.db
    .selectFrom('audit')
    .selectAll()
    .where('requestId', '=', reply.headers.get('x-request-id')!)
    .orderBy('auditId')
    .execute()

const linesAbout = (action: string, actorId: string) =>
  server.db.selectFrom('audit').selectAll().where('action', '=', action).where('actorId', '=', actorId).execute()

describe('a member of staff who looks is written down by the endpoint', () => {
  const ofStaff = audited.filter(isStaffs)

  test('every such service is tried here', () => {
    expect(Object.keys(looks).sort()).toEqual(ofStaff.map(one => one.name).sort())
  })

  test.each(ofStaff.map(service => ({ name: service.name, service })))('$name', async ({ name, service }) => {
    const fields = await looks[name]!(world)
    const { staffId, session } = await staffFor(service)
    const { read, of, listed } = lookOf(service.audits)!
    const reply = await server.staff.call(name, fields, session)
    expect(reply.code).toBe('0')
    const written = await linesOf(reply)
    // A list writes once a day: the same line may be another list's.
    const lines = listed && !read ? await linesAbout(listed, staffId) : written
    expect(lines.length).toBeGreaterThan(0)
    const actor = { actorKind: 'staff', actorId: staffId, accountId: world.owner.accountId }
    for (const line of lines) expect(line).toMatchObject(actor)
    expect([...new Set(lines.map(line => line.action))]).toEqual([read, listed].filter(one => one !== undefined))
    expect(lines.filter(line => line.action === read).map(line => line.recordType)).toEqual(read ? [of] : [])
    if (listed) expect(lines.filter(line => line.action === listed).every(line => line.personId !== null)).toBe(true)
  })

  const notOfAll = ofStaff.filter(({ access }) => access.length < staffRoles.length)
  test.each(notOfAll.map(service => ({ name: service.name, service })))(
    'one who may not is answered nothing, and no line is written: $name',
    async ({ name, service }) => {
      const roles = service.access as readonly string[]
      const other = staffRoles.find(role => !roles.includes(role))!
      const session = await server.sessionOf({ staffId: staffIds[other] })
      const reply = await server.staff.call(name, await looks[name]!(world), session)
      expect(reply.code).not.toBe('0')
      expect(await linesOf(reply)).toEqual([])
    },
  )
})

describe('an account that looks at the record of somebody with an account of his own', () => {
  const tables = {
    admission: ['admission join hospital_account using (hos_id, record_number)', 'admission_id'],
    application: ['programme_application', 'application_id'],
    booking: ['booking', 'booking_id'],
    checkup_order: ['checkup_order', 'order_id'],
    checkup_voucher: ['checkup_voucher', 'voucher_id'],
    consult: ['consult', 'consult_id'],
    examination: ['examination join hospital_account using (hos_id, record_number)', 'examination_id'],
    item_order: ['item_order', 'item_order_id'],
    pathway: ['pathway', 'pathway_id'],
    pathway_task: ['pathway join pathway_task using (pathway_id)', 'task_id'],
    prescription: ['prescription', 'prescription_id'],
    questionnaire: ['questionnaire_assignment', 'assignment_id'],
    renewal: ['renewal', 'consult_id'],
    surgery: ['surgery join hospital_account using (hos_id, record_number)', 'surgery_id'],
    report: ['hospital_report join hospital_account using (hos_id, record_number)', 'report_id'],
    treatment: ['treatment', 'treatment_id'],
    wait: ['waitlist_entry', 'wait_id'],
  } as const
  const personOf = async (kind: string, recordId: string): Promise<string> => {
    if (!(kind in tables)) return recordId
    const [table, key] = tables[kind as keyof typeof tables]
    const { rows } = await server.pool.query(`select person_id from ${table} where ${key} = $1`, [recordId])
    return rows[0].person_id
  }
  /** He registers himself, and his number is verified. */
  async function getsOwnAccount(personId: string): Promise<void> {
    const own = await aPatient(server)
    await server.pool.query(
      `update person set is_realname = true, id_card_hash = (select id_card_hash from person where person_id = $1)
       where person_id = $2`,
      [personId, own.personId],
    )
  }
  const ofAccounts = cases.filter(
    one => audited.includes(one.service) && !isStaffs(one.service) && one.kind !== 'account',
  )

  test('every such service is tried here', () => {
    const tried = new Set(ofAccounts.map(one => one.service.name))
    expect([...tried].sort()).toEqual(
      audited
        .filter(one => !isStaffs(one))
        .map(one => one.name)
        .sort(),
    )
  })

  test.each(ofAccounts)('$name by $field: once an hour, and never where he has none', async one => {
    const recordId = await one.record(world)
    const alone = await callAs(server, world, 'owner', one, recordId)
    expect(alone.code).toBe('0')
    expect(await linesOf(alone)).toEqual([])

    const personId = await personOf(one.kind, recordId)
    await getsOwnAccount(personId)
    const first = await callAs(server, world, 'owner', one, recordId)
    expect(first.code).toBe('0')
    const { read, of } = lookOf(one.service.audits)!
    const actor = { actorKind: 'account', actorId: world.owner.accountId, accountId: world.owner.accountId }
    expect(await linesOf(first)).toMatchObject([{ ...actor, action: read, personId, recordType: of, recordId }])
    expect(await linesOf(await callAs(server, world, 'owner', one, recordId))).toEqual([])
    await server.pool.query(
      `update person set is_realname = false, id_card_hash = sha256(person_id::text::bytea)
       where is_self and id_card_hash = (select id_card_hash from person where person_id = $1)`,
      [personId],
    )
    await server.advance(3601)
    // So many hours are longer than a log-in lasts.
    Object.assign(world.owner.session, await server.sessionOf({ accountId: world.owner.accountId }))
  })
})
