import { visitServices } from '@nethos/contract/inpatient/visit.services.ts'
import { clinicQueueServices } from '@nethos/contract/clinics/clinic-queue.services.ts'
import { describe, expect, test } from 'vitest'
import { grantRefusals } from '@nethos/contract/common/grant.refusals.ts'
import { grantScopeKeys, type GrantScope } from '@nethos/contract/grants/grants.rules.ts'
import { drawServices } from '@nethos/contract/booking/draw.services.ts'
import { illnessServices } from '@nethos/contract/booking/illness.services.ts'
import { orderChangeServices } from '@nethos/contract/booking/order-change.services.ts'
import { orderPayServices } from '@nethos/contract/booking/order-pay.services.ts'
import { orderServices } from '@nethos/contract/booking/orders.services.ts'
import { schoolOrderServices } from '@nethos/contract/booking/school-orders.services.ts'
import { waitlistServices } from '@nethos/contract/booking/waitlist.services.ts'
import { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { personalServices } from '@nethos/contract/consult/personal.services.ts'
import { roomServices } from '@nethos/contract/consult/video/room.services.ts'
import { videoServices } from '@nethos/contract/consult/video/video.services.ts'
import { feesServices } from '@nethos/contract/fees/fees.services.ts'
import { staysServices } from '@nethos/contract/fees/stays.services.ts'
import { daySurgeryServices } from '@nethos/contract/daysurgery/daysurgery.services.ts'
import { checkupServices } from '@nethos/contract/checkup/checkup.services.ts'
import { voucherServices } from '@nethos/contract/checkup/voucher.services.ts'
import { surgeryInsuranceServices } from '@nethos/contract/daysurgery/insurance.services.ts'
import { examServices } from '@nethos/contract/exam/exam.services.ts'
import { itemOrderServices } from '@nethos/contract/exam/item-order.services.ts'
import { inpatientServices } from '@nethos/contract/inpatient/inpatient.services.ts'
import { groupServices } from '@nethos/contract/groups/groups.services.ts'
import { bindingServices } from '@nethos/contract/hospital-account/binding.services.ts'
import { fileServices } from '@nethos/contract/hospital-account/file.services.ts'
import { pathwayServices } from '@nethos/contract/pathway/pathway.services.ts'
import { paymentServices } from '@nethos/contract/payment/payment.services.ts'
import { givenReportServices } from '@nethos/contract/reports/reports-given.services.ts'
import { reportShareServices } from '@nethos/contract/reports/report-shares.services.ts'
import { reportPayServices } from '@nethos/contract/reports/reports-pay.services.ts'
import { reportServices } from '@nethos/contract/reports/reports.services.ts'
import { questionnaireServices } from '@nethos/contract/questionnaire/questionnaire.services.ts'
import { recordServices } from '@nethos/contract/record/record.services.ts'
import { treatmentServices } from '@nethos/contract/record/treatment.services.ts'
import { askPharmacistServices } from '@nethos/contract/renewal/ask-pharmacist.services.ts'
import { ownMedicineServices } from '@nethos/contract/renewal/own-medicine.services.ts'
import { programmePayServices } from '@nethos/contract/programme/programme-pay.services.ts'
import { programmeServices } from '@nethos/contract/programme/programme.services.ts'
import { renewalServices } from '@nethos/contract/renewal/renewal.services.ts'
import { thirdServices } from '@nethos/contract/third/third.services.ts'
import type { Service, Services } from '@nethos/contract/service.ts'
import { theSystem } from '../calls/caller.ts'
import { beginGrant } from '../domains/grants/grant.lifecycle.ts'
import { newKey } from '../domains/grants/grant.table.ts'
import { openTestServer } from '../testing/server.ts'
import { cases, send, sentBy } from './cases.ts'
import { aWorld } from './world.ts'

const server = await openTestServer({ NETHOS_CALLS_PER_MINUTE: '100000' })
const world = await aWorld(server)
const { accountId } = world.owner

/** All of the owner's people have let him do this, and nothing else. */
async function letHim(scopes: readonly GrantScope[]): Promise<void> {
  const now = server.runtime.clock.now()
  const people = await server.db
    .selectFrom('person')
    .select('personId')
    .where('accountId', '=', accountId)
    .where('isSelf', '=', false)
    .where('personId', 'not in', ({ selectFrom }) =>
      selectFrom('personGrant').select('personId').where('personId', 'is not', null),
    )
    .execute()
  for (const { personId } of people)
    await beginGrant(
      { ...server, now, caller: theSystem },
      {
        accountId,
        personId,
        idCardHash: null,
        mobile: '13600000000',
        keyHash: newKey().keyHash,
        scopes: [...scopes],
        days: 90,
      },
    )
  await server.db
    .updateTable('personGrant')
    .set({
      status: 'given',
      answeredAt: new Date(now),
      endsAt: new Date(now + 90 * 86_400_000),
      dueAt: null,
      scopes: [...scopes],
    })
    .where('accountId', '=', accountId)
    .execute()
}

const closed = grantRefusals.grant_closed.code
/** A file of one's own and a coupon are the account's: the rest of the call names the person. */
const acting = cases.filter(
  one => 'grant_closed' in one.service.refusals && one.kind !== 'upload' && one.kind !== 'account',
)

/** What one must be let do for what. Money is not in the scope of what it is paid for. */
const { verifyReceipt: _ofNobody, ...ownFees } = feesServices
const expected = new Map<Service, readonly GrantScope[]>()
const forAll = (scopes: readonly GrantScope[], ...tables: Services[]) => {
  for (const service of tables.flatMap(table => Object.values(table))) expected.set(service, scopes)
}
forAll(['consult'], consultServices, personalServices, videoServices, roomServices, renewalServices)
forAll(['consult'], askPharmacistServices, thirdServices, groupServices, pathwayServices, programmeServices)
forAll(['consult'], questionnaireServices, ownMedicineServices)
forAll(['reports'], recordServices, treatmentServices)
forAll(
  ['book'],
  orderServices,
  orderChangeServices,
  illnessServices,
  schoolOrderServices,
  waitlistServices,
  drawServices,
)
forAll(['pay'], ownFees, staysServices)
forAll(['book'], checkupServices, voucherServices, { line: clinicQueueServices.ownPlace })
forAll(['book'], examServices, itemOrderServices, daySurgeryServices, surgeryInsuranceServices)
forAll(['book'], inpatientServices, visitServices)
forAll(['pay'], {
  item: itemOrderServices.payItemOrder,
  checkup: checkupServices.payCheckup,
  policy: surgeryInsuranceServices.payPolicy,
})
forAll(['pay'], paymentServices, orderPayServices, programmePayServices)
forAll(['book'], { window: orderPayServices.payAtWindow })
forAll(['book', 'pay'], { insurance: orderServices.insurance })
// Who sees to one of these sees to the file at the hospital.
forAll(['book', 'pay', 'reports'], bindingServices, fileServices)

forAll(['reports'], givenReportServices, reportServices, { query: reportPayServices.queryReportPayment })
forAll(['reports'], { share: reportShareServices.shareReports, shares: reportShareServices.listReportShares })
forAll(['reports'], { checkups: checkupServices.offlineRecords })
forAll(['consult'], { along: reportServices.consultReports })
// Each takes two scopes: the report is read for it.
forAll([], { ask: reportServices.startReportConsult, pay: reportPayServices.payReport })

test('what may be opened by whom is said of every service that acts for somebody', () => {
  expect(acting.filter(one => !expected.has(one.service)).map(one => one.name)).toEqual([])
  expect(acting.length).toBeGreaterThan(80)
})

describe('a relative does what he is let do, and nothing else', () => {
  test.each(acting)('$name by $field', async one => {
    const opened: GrantScope[] = []
    for (const scope of grantScopeKeys) {
      await letHim(grantScopeKeys)
      // What is counted by the hour is not what is tried.
      await server.pool.query('delete from call_count')
      const sent = await sentBy(world, 'owner', one, await one.record(world))
      await letHim([scope])
      const { code } = await send(server, world, 'owner', one, sent)
      expect([closed, '0']).toContain(code)
      if (code === '0') opened.push(scope)
    }
    expect(opened).toEqual(expected.get(one.service))
  })
})
