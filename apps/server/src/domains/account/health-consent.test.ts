import { expect, test } from 'vitest'
import { guardianAgreement, healthAgreement } from '@nethos/contract/common/health-consent.ts'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { domains } from '../../domains.ts'
import { openTestServer } from '../../testing/server.ts'
import { aConsultWorld, aPerson } from '../consult/testbed.ts'

const server = await openTestServer({ HEALTH_CONSENT: 'required' })
const { db } = server
const missing = { code: '00010461', msg: '请先阅读并同意《健康信息处理同意书》' }
const guardianMissing = { code: '00010462' }

async function aWorld() {
  const { patient, doctor } = await aConsultWorld(server, { priceCents: 0 })
  const call = (service: string, fields: object = {}) => server.call(service, fields, patient.session)
  return {
    patient,
    call,
    save: (compatId = patient.personId) =>
      call('nethos.pat.medicalinfo.modify', { compatId, pastHistory: '高血压五年' }),
    saved: () => db.selectFrom('healthFile').selectAll().where('personId', '=', patient.personId).execute(),
    give: (moduleType: string) => call('smarthos.privacy.protocol.records.save', { moduleType }),
    withdraw: (moduleType: string) => call('smarthos.privacy.protocol.records.withdraw', { moduleType }),
    ask: () =>
      call('nethos.consult.info.docpic.issue', {
        docId: doctor.docId,
        compatId: patient.personId,
        consultContent: '血压最近有些高，想问是否需要调整用药。',
        attaIdList: [],
      }),
  }
}

test('nothing of somebody’s health is taken before he has agreed to that by itself', async () => {
  const { save, saved, ask, give, call } = await aWorld()
  await give('用户协议')
  await give('隐私政策')
  expect(await save()).toMatchObject(missing)
  expect(await ask()).toMatchObject(missing)
  expect(await saved()).toEqual([])
  expect((await call('nethos.pat.compat.list')).code, 'what is no health data goes on').toBe('0')
  await give(healthAgreement)
  expect((await save()).code).toBe('0')
  expect((await ask()).code).toBe('0')
})

test('it is kept with its version and time, and a new version is asked for again', async () => {
  const { save, give, call } = await aWorld()
  await give(healthAgreement)
  const rows = (await call('smarthos.privacy.protocol.records.list')).list
  expect(rows).toMatchObject([{ moduleType: healthAgreement, version: '1', withdrawnAt: null, isNeeded: false }])
  const text = { key: healthAgreement, title: healthAgreement, version: '2.0', bodyHtml: '', publishedAt: new Date(0) }
  await db.insertInto('contentText').values(text).execute()
  expect(await save()).toMatchObject(missing)
  await give(healthAgreement)
  expect((await save()).code).toBe('0')
  await db.deleteFrom('contentText').where('key', '=', healthAgreement).execute()
})

test('taken back, nothing new is taken, and what is under way goes on', async () => {
  const { save, give, withdraw, ask } = await aWorld()
  await give(healthAgreement)
  const { consultId } = (await ask()).obj
  expect((await withdraw(healthAgreement)).code).toBe('0')
  expect(await save()).toMatchObject(missing)
  expect(await ask()).toMatchObject(missing)
  const row = await db.selectFrom('consult').select('status').where('consultId', '=', consultId).executeTakeFirst()
  expect(row?.status).toBe('going')
  await give(healthAgreement)
  expect((await save()).code).toBe('0')
})

test('for a child under 14 the guardian agrees besides, once for all children of the account', async () => {
  const { patient, save, give, withdraw } = await aWorld()
  const aged = (days: number) => {
    const [year, ...rest] = dayOf(server.runtime.clock.now()).split('-')
    const birthday = `${Number(year) - 14}-${rest.join('-')}`
    return aPerson(server, patient.accountId, { birthOn: addDays(birthday, days) })
  }
  const [child, youth] = [await aged(1), await aged(0)]
  await give(healthAgreement)
  expect(await save(child)).toMatchObject(guardianMissing)
  expect((await save(youth)).code, 'on his 14th birthday he is none any more').toBe('0')
  expect((await save()).code).toBe('0')
  await give(guardianAgreement)
  expect((await save(child)).code).toBe('0')
  await withdraw(guardianAgreement)
  expect(await save(child)).toMatchObject(guardianMissing)
})

/** Commands of an account that begin nothing by which somebody's health becomes known; a new one is decided here or in its service. */
const noHealth = new Set(
  [
    // The account itself, who its people are, and what it has agreed to.
    'addAddress removeAddress changeAddress askClosing undoClosing removeDevice completeIdCard changeMaritalStatus changeProfile',
    'logout changeMobile logoutOfShell untieShell sendClosingCaptcha giveConsent withdrawConsent askArchive sendArchiveCaptcha',
    'saveGuardian addPerson removePerson changePerson verifyByPolice sendPersonCaptcha sendPersonMobileCaptcha saveShellUser thirdCode',
    'askGrant giveByCode endGrant endManager readMessage readAllMessages subscribeBrowser unsubscribeBrowser changePushSetting',
    // A number in a clinic: who, where and when; what he suffers from is written by writeIllness.
    'appeal enterDraw leaveDraw insurance changeBooking forgoBooking queryBookingPayment payBooking payAtWindow registerNumber',
    'acknowledgeStop refundStopped withdrawBooking joinWaitlist withdrawWait acceptOffer declineOffer registerInSession registerSession',
    'cancelAtSchool registerAtSchool cancelBooking',
    // What is under way is finished: its beginning has asked.
    'cancelConsult reviewConsult endConsult cancelPersonalConsult reply supplement readMessages reportLine enterRoom leaveRoom sendSignal',
    'stopOwnMedicine remindMe markTaken withdrawRenewal receiveRenewal removeTreatment restoreTreatment saveDraft undoTask saveQuietHours',
    'answerAsked withdrawApplication sayInApplication readTalk leaveGroup readGroup recallMessage reportMessage sayInGroup changeMembership',
    'cancelCheckup changeDate claimVoucher cancelExamination cancelItemOrder setLeave nameCompanion cancelPolicy insureSurgery',
    'answerCall cancelVisit registerVisit ward readProcess saveRemark markReportRead shareReports revokeReportShare',
    // Money.
    'myInvitation receiveCoupon payCheckup queryCheckupPayment payPolicy queryPolicyPayment payItemOrder queryItemOrderPayment openItemOrder',
    'billDetail listPaidBills listUnpaidBills dropOrder orderDetail receipt stayDetail listStays openDeposit listRecords settleStay payOrder',
    'preSettle pay payByAddress requestInvoice queryPayment payApplication queryApplicationPayment openOrder payReport queryReportPayment',
    // The hospital’s own file of him: `bind` is what opens it.
    'checkBinding createFile findFile proveIdCard changeHospitalMobile unbind sendHospitalCaptcha listCards checkFile changeFile getFile',
    // Whom he likes, opinions, and files that hang on nothing yet.
    'likeDoctor sendLikeCaptcha followDoctor unfollowDoctor followTeam unfollowTeam addFeedback feedback reopenFeedback',
    'uploadTicket uploadFile uploadPicture',
  ].flatMap(line => line.split(' ')),
)

test('every command of an account either asks for it, or stands here with what it is', async () => {
  const wire = import.meta.glob<Record<string, { key: string }>>('../../../../../packages/contract/src/wire/*.json', {
    eager: true,
    import: 'default',
  })
  const keys = new Map(
    Object.values(wire).flatMap(file => Object.entries(file).map(([name, { key }]) => [name, key] as const)),
  )
  const services = domains.flatMap(domain => domain.services.map(({ service }) => service))
  const commands = services.filter(({ access, kind }) => access === 'account' && kind === 'command')
  const asking = commands.filter(({ takesHealth }) => takesHealth).map(({ name }) => keys.get(name))
  const undecided = commands.filter(({ name, takesHealth }) => !takesHealth && !noHealth.has(keys.get(name) ?? ''))
  expect(undecided.map(({ name }) => name)).toEqual([])
  expect(asking.filter(key => noHealth.has(key ?? ''))).toEqual([])
  expect(asking.length).toBeGreaterThan(25)
  expect(services.filter(one => one.takesHealth && one.access !== 'account').map(({ name }) => name)).toEqual([])
})
