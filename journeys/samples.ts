import { consultStates, type ConsultStatus } from '@nethos/contract/consult/consult.status.ts'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { expect, type Nethos } from './nethos.ts'

/** Records of the demo patient, one of each kind that a page shows. */
export interface Samples {
  /** Herself, her father, and a child. */
  personId: string
  fatherId: string
  childId: string
  /** A consult in each state; the refunded one is cancelled, and its money went back. */
  unpaid: string
  going: string
  unreviewed: string
  finished: string
  refunded: string
  /** A team's service for three months. */
  ofTeam: string
  /** A month with a private doctor. */
  personal: string
  /** Her question to a pharmacist, and her father's meeting with a doctor by video. */
  question: string
  meeting: string
  /** The talk with 沈知远, whom she follows. */
  followId: string
  /** A visit that she wrote down herself. */
  treatmentId: string
  /** The doctor's answer, in her box. */
  messageId: string
  /** Her letter that the hospital has answered. */
  feedbackId: string
  /** A questionnaire that she has to fill in, and one that she has. */
  toFill: string
  followUpToFill: string
  inpatientToFill: string
  filledIn: string
  /** Her renewal that is to be paid; her father's prescription, which he takes. */
  renewal: string
  prescription: string
  medication: string
  /** 沈知远 where he holds clinics, and his department there. */
  clinicDoctor: string
  clinicDepartment: string
  /** Her visit that is to come. */
  booking: string
  schoolBooking: string
  /** A clinic of her father's that was stopped, and about which he may choose still. */
  stopped: string
  /** Her place in a line, and the draw that she lost. */
  wait: string
  draw: string
  /** Her application to the rehabilitation centre; what she has to pay at the bowel's zone and of a package. */
  application: string
  zoneOrder: string
  packageToPay: string
  /** Her husband, whose bowel is followed up. */
  husbandId: string
  /** A CT that she has to book, a gastroscopy that is booked, and a test that she has to pay. */
  examination: string
  /** Her health check that is confirmed, one to pay, a time of the whole one, and what her company pays for. */
  checkup: { toCheck: string; toPay: string; timeId: string; voucher: string }
  endoscopy: string
  itemOrder: string
  /** Her operation that lies ahead, and her father's that goes on. */
  surgery: string
  operating: string
  /** A text of her admission to be read. */
  processId: string
  /** A clinic of several departments; a department and a doctor of the school hospital. */
  mdtClinic: string
  schoolDepartment: string
  schoolDoctor: string
  /** Her father's way after a new knee, and the picture of the wound that it asks for. */
  pathwayId: string
  pathwayTaskId: string
  /** Her bill at the hospital that is to be paid, one that is paid, and her father's stay. */
  unpaidBill: string
  paidBill: string
  stayId: string
  /** Her note for a bed, with its diagnosis. */
  admissionId: string
  /** Reports of hers, and of her father's where she has none of the kind. */
  reports: Record<'lab' | 'imaging' | 'endoscopy' | 'checkup' | 'ecg' | 'school' | 'toPay', string>
}

export const samplePatient = '13800000001'

/** How long a journey through so many pages may take (ms), on a crowded machine too: the samples come first. */
export const patienceFor = (pages: number): number => 60_000 + pages * 2_000

/** Shorter than anything waits for its payment. */
const rememberedMs = 300_000

/** What the demo has brings, and what it lacks is done: nothing here depends on what other journeys have left. */
export async function samplesOf(nethos: Nethos): Promise<Samples> {
  const before = nethos.remembered.get('samples') as { samples: Samples; until: number } | undefined
  if (before && performance.now() < before.until) return before.samples
  const samples = await gather(nethos)
  nethos.remembered.set('samples', { samples, until: performance.now() + rememberedMs })
  return samples
}

async function gather(nethos: Nethos): Promise<Samples> {
  const patient = await nethos.logIn(samplePatient)
  const call = (service: string, fields: object = {}) => nethos.call(service, fields, patient)
  const { list: people } = await call('nethos.pat.compat.list')
  const personId: string = people.find(person => person.selfCompat).compatId
  const consultIn = async (status: ConsultStatus, docId?: string, which = 0): Promise<string | undefined> => {
    const fields = { consultStatus: consultStates[status].code, consultType: 'DOCPIC', pageSize: 50 }
    const { list } = await call('nethos.consult.info.consultation.list', fields)
    return list.filter(consult => !docId || consult.docId === docId).at(which)?.consultId
  }
  const { list: talks } = await call('nethos.follow.message.last.list')
  const { list: treatments } = await call('nethos.pat.medicalhistroy.list', { compatId: personId })
  const { list: messages } = await call('nethos.system.messagebox.moduletype.list', { moduleType: 'consult' })
  const { list: letters } = await call('nethos.system.feedback.list')
  const fatherId: string = people.find(person => person.compatName === '王德福').compatId
  const fees = { compatId: personId, hosid: 'h1' }
  const { obj: toPayThere } = await call('zheer.yygh.ApiFeeService.mzUnpaidList', fees)
  const { obj: paidThere } = await call('zheer.yygh.ApiFeeService.mzPaidList', fees)
  const { obj: inHospital } = await call('zheer.yygh.ApiFeeService.zyInfo', { ...fees, compatId: fatherId })
  const { list: toPay } = await call('nethos.renewal.list', { tab: 'unpaid', compatId: personId })
  const { list: taken } = await call('nethos.medication.list', { compatId: fatherId, isCurrent: true })
  const { list: visits } = await call('zheer.yygh.apiOrderService.queryUserOrderListAll', { compatId: personId })
  const { list: papers } = await call('smarthos.questionnaire.list', { personId, pageSize: 50 })
  const unanswered = (code: string): string =>
    papers.find(one => one.code === code && one.state !== 'submitted').assignmentId
  const { list: waits } = await call('nethos.book.waitlist.list')
  const { list: draws } = await call('nethos.book.draw.my.list')
  const { list: atSchool } = await call('zheer.yygh.ApiSchoolHosService.xyyOrderList')
  return {
    ...(await clinicsOf(call)),
    // A journey before this one may have moved the clock past it.
    unpaidBill: toPayThere.bills[0]?.billId ?? '',
    paidBill: paidThere.bills[0].billId,
    stayId: inHospital.stays[0].stayId,
    admissionId: await admissionOf(call, personId),
    reports: await reportsOf(call, [personId, fatherId]),
    ...(await pathwayOf(call)),
    toFill: unanswered('gad7'),
    followUpToFill: unanswered('post-surgery-follow-up'),
    inpatientToFill: unanswered('inpatient-satisfaction'),
    filledIn: papers.find(one => one.code === 'phq9' && one.state === 'submitted').assignmentId,
    booking: visits.find(visit => visit.bookStatus === 1)?.orderId ?? '',
    schoolBooking: atSchool[0].orderId,
    stopped: await stoppedOf(nethos, fatherId),
    wait: waits.find(one => one.compatId === personId && one.waitState < 4)?.waitId ?? '',
    draw: draws.find(one => one.entryState === 2)?.session.bookSchemeId ?? '',
    personId,
    fatherId,
    application: await applicationOf(call, personId),
    ...(await zoneOrdersOf(nethos, call, personId)),
    husbandId: people.find(person => person.compatName === '李建国').compatId,
    ...(await examinationsOf(call, personId)),
    ...(await surgeriesOf(call, personId, fatherId)),
    processId: await processOf(call, personId),
    checkup: await checkupsOf(call, personId),
    renewal: toPay[0].consultId,
    prescription: taken[0].prescriptionId,
    medication: taken[0].prescriptionId,
    childId: people.find(person => person.compatAge < 6).compatId,
    unpaid: (await consultIn('unpaid')) ?? (await start(nethos, personId, 'd0003')),
    // The demo's own: others have begun newer ones.
    going: (await consultIn('going', 'd0001', -1))!,
    unreviewed: (await consultIn('unreviewed'))!,
    finished: (await consultIn('finished'))!,
    ofTeam: (await call('nethos.consult.info.consult.id', { teamId: 't01' })).obj.consultId,
    personal: (await call('nethos.consult.info.consultation.list', { consultType: 'PERSONAL_TIME_PIC' })).list[0]
      .consultId,
    question: (await call('nethos.consult.info.consultation.list', { consultType: 'DRUGPIC' })).list[0].consultId,
    meeting: (await call('nethos.consult.info.consultation.list', { consultType: 'VIDEO' })).list[0].consultId,
    refunded: (await consultIn('cancelled', 'd0004')) ?? (await refused(nethos, personId, 'doctor4')),
    followId: talks.find(talk => talk.docId === 'd0001').followId,
    treatmentId: treatments.find(one => one.medContent.startsWith('年度体检')).medId,
    messageId: messages.find(one => one.title === '沈知远医生回复了您').messageId,
    feedbackId: letters.find(one => one.feedbackState === 'answered').feedbackId,
  }
}

type Call = (service: string, fields?: object) => Promise<any>

/** Hers that is there, or a new one. */
async function applicationOf(call: Call, compatId: string): Promise<string> {
  const { list } = await call('nethos.programme.application.list', { code: 'kfzx' })
  if (list.length > 0) return list[0].applicationId
  const { obj: programme } = await call('nethos.programme.detail', { code: 'kfzx' })
  const answers = { reason: 'joint', illness: '左膝关节置换术后两周', pain: 3, fever: 'no', wish: '能自己下楼' }
  const fields = { code: 'kfzx', edition: programme.edition, offerCode: 'home-plan', personId: compatId }
  return (await call('nethos.programme.apply', { ...fields, answers, isAgreed: true, isPromised: true })).obj
    .applicationId
}

/** Something to pay at the bowel's zone, which the desk has accepted, and a package that needs nobody; one that has lapsed is asked for anew. */
async function zoneOrdersOf(nethos: Nethos, call: Call, personId: string) {
  const toPayOf = async (code: string, offerCode: string, answers: object): Promise<string> => {
    const { list } = await call('nethos.programme.application.list', { code })
    const found = list.find((one: { status: string }) => one.status === 'to_pay')
    if (found) return found.applicationId
    const { obj: programme } = await call('nethos.programme.detail', { code })
    const fields = { code, edition: programme.edition, offerCode, personId, answers, isAgreed: true, isPromised: true }
    const { applicationId } = (await call('nethos.programme.apply', fields)).obj
    const { obj: made } = await call('nethos.programme.application.detail', { applicationId })
    if (made.status === 'applied') {
      const startsAt = (await nethos.now()) + 3_600_000
      const desk = await nethos.logInStaff('operator1')
      await nethos.call('staff.programme.application.accept', { applicationId, startsAt }, desk)
    }
    return applicationId
  }
  const bowel = { diagnosis: 'crohn', stools: 2, blood: 'none', fever: 'no', block: 'no', outside: ['none'] }
  const more = { course: '确诊一年，用英夫利西单抗', surgery: 'no', wish: '想听多学科的意见', pregnancy: 'no' }
  const home = { community: '望湖社区', address: '望湖路8号', conditions: ['pressure'] }
  const reached = { 'emergency-contact': '李建国 13800000009', danger: 'no' }
  return {
    zoneOrder: await toPayOf('ibd', 'team', { ...bowel, ...more }),
    packageToPay: await toPayOf('gnsq', 'pressure', { ...home, ...reached }),
  }
}

/** The demo's own; a day later nothing can be chosen there any more, and another one is stopped. */
async function stoppedOf(nethos: Nethos, compatId: string): Promise<string> {
  const patient = await nethos.logIn(samplePatient)
  const call = (service: string, fields: object) => nethos.call(service, fields, patient)
  const { list } = await call('zheer.yygh.apiOrderService.queryUserOrderListAll', { compatId })
  for (const { orderId } of list.filter(one => one.bookStatus === 3)) {
    const { obj } = await call('nethos.book.order.detail', { orderId })
    if (obj.acts.includes('choose')) return orderId
  }
  const { list: held } = await call('nethos.book.expert.doc.list', { bookHosId: 'h1' })
  const bookDocId: string = held.find(one => one.slotState === 'bookable').bookDocId
  const { list: sessions } = await call('nethos.book.doc.scheme.list', { bookDocId })
  const now = await nethos.now()
  const { sessionId: bookSchemeId } = await nethos.hospital('session.add', {
    sessionId: sessions[0].bookSchemeId,
    day: addDays(dayOf(now), 8),
    period: 'evening',
    releaseAt: now,
  })
  const isListed = async () =>
    (await call('nethos.book.doc.scheme.list', { bookDocId })).list.some(one => one.bookSchemeId === bookSchemeId)
  await expect.poll(isListed, { intervals: [100] }).toBe(true)
  const made = await call('nethos.book.z2order.halo.register', { compatId, bookHosId: 'h1', bookSchemeId })
  const { orderId } = made.obj
  const until = (bookStatus: number) =>
    expect.poll(async () => (await call('nethos.book.order.detail', { orderId })).obj.bookStatus).toBe(bookStatus)
  await until(0)
  await call('nethos.book.order.pay.window', { orderId })
  await until(1)
  await nethos.hospital('session.stop', { sessionId: bookSchemeId, reason: '医生外出抢救' })
  await until(3)
  return orderId
}

/** What can be booked, found as a patient finds it. */
async function clinicsOf(
  call: (service: string, fields?: object) => ReturnType<Nethos['call']>,
): Promise<Pick<Samples, 'clinicDoctor' | 'clinicDepartment' | 'mdtClinic' | 'schoolDepartment' | 'schoolDoctor'>> {
  const { list: places } = await call('nethos.sys.bookdoc.list', { docId: 'd0001' })
  const { list: together } = await call('nethos.book.dept.mdt.list')
  const { list: schools } = await call('zheer.yygh.ApiSchoolHosService.xyyGhDeptList')
  const { deptCode } = schools[0]
  const { list: held } = await call('zheer.yygh.ApiSchoolHosService.xyySchemeList', { deptCode })
  return {
    clinicDoctor: places[0].bookDocId,
    clinicDepartment: places[0].bookDeptId,
    mdtClinic: together[0].bookDeptId,
    schoolDepartment: deptCode,
    schoolDoctor: held[0].bookDocId || deptCode,
  }
}

async function pathwayOf(
  call: (service: string, fields?: object) => Promise<any>,
): Promise<Pick<Samples, 'pathwayId' | 'pathwayTaskId'>> {
  const { obj } = await call('nethos.pathway.plan.list')
  const { taskId, pathwayId } = obj.tasks.find((one: any) => one.taskKey === 'wound')
  return { pathwayId, pathwayTaskId: taskId }
}

async function start(nethos: Nethos, personId: string, docId: string): Promise<string> {
  const asked = { docId, compatId: personId, consultContent: '夜里咳嗽，白天好一些，已经三天了。' }
  const { obj } = await nethos.call('nethos.consult.info.docpic.issue.v2', asked, await nethos.logIn(samplePatient))
  return obj.consultId
}

/** Asked for, paid, and refused by the doctor; with a failure, the payment provider in turn refuses the refund. */
export async function refused(
  nethos: Nethos,
  personId: string,
  account: `doctor${number}`,
  failure?: string,
): Promise<string> {
  const consultId = await start(nethos, personId, account.replace('doctor', 'd000'))
  const returnUrl = `${nethos.origin}/payResult/${consultId}`
  const patient = await nethos.logIn(samplePatient)
  await nethos.call('nethos.consult.info.pay', { consultId, payChannel: 'WECHAT', returnUrl }, patient)
  const { payNo } = (await nethos.payments(consultId))[0]!
  await nethos.pay(payNo, 'succeed')
  if (failure) await nethos.failNextRefund(payNo, failure)
  const doctor = await nethos.logInStaff(account)
  await nethos.call('staff.consult.refuse', { consultId, reason: '请到门诊就诊' }, doctor)
  return consultId
}

/** The demo's checks; an order to pay lives 15 minutes, so a fresh one is made where it has lapsed. */
async function checkupsOf(call: Call, compatId: string) {
  const { list: orders } = await call('nethos.medical.order.list', {})
  const inState = (status: string) => orders.find((one: { status: string }) => one.status === status)?.orderId
  const { obj: days } = await call('nethos.medical.date.list', { packageId: 'h1.full' })
  const free = days.times.filter((one: { left: number }) => one.left > 0)
  const { list: vouchers } = await call('nethos.medical.team.order.list', {})
  const wanted = { packageId: 'h1.basic', compatId, timeId: free.at(-1).timeId, totalCents: 39_800 }
  return {
    toCheck: inState('WAIT_CHECK'),
    toPay: inState('WAIT_PAY') ?? (await call('nethos.medical.order.add', wanted)).obj.orderId,
    timeId: free.at(-1).timeId,
    voucher: vouchers[0].voucherId,
  }
}

/** What the line to the hospital brings within half a minute, and an order for a test. */
async function examinationsOf(call: Call, compatId: string) {
  let list: { orderId: string; itemName: string }[] = []
  for (let tries = 0; tries < 60 && list.length < 6; tries++) {
    list = (await call('zheer.yygh.ApiJyjcService.queryOwnBookCurrent', { compatId })).list
    if (list.length < 6) await new Promise(done => setTimeout(done, 1_000))
  }
  const named = (word: string) => list.find(one => one.itemName.includes(word))!.orderId
  const { list: orders } = await call('nethos.exam.item.order.list', { compatId })
  const found = orders.find((one: { status: string }) => one.status === 'to_pay')
  return {
    examination: named('CT'),
    endoscopy: named('胃镜'),
    itemOrder: found?.orderId ?? (await testFor(call, compatId)),
  }
}

/** What the line to the surgery system brings within half a minute. */
async function surgeriesOf(call: Call, personId: string, fatherId: string) {
  const first = async (service: string, compatId: string): Promise<string> => {
    for (let tries = 0; tries < 60; tries++) {
      const { list } = await call(`zheer.yygh.ApiDaySurgeryService.${service}`, { compatId })
      if (list.length > 0) return list[0].surgeryId
      await new Promise(done => setTimeout(done, 1_000))
    }
    throw new Error('the surgery system has told nothing')
  }
  return { surgery: await first('daySurgeryList', personId), operating: await first('surgeryList', fatherId) }
}

/** Her note comes by the line to the hospital, and its steps with it. */
async function processOf(call: Call, compatId: string): Promise<string> {
  for (let tries = 0; tries < 60; tries++) {
    const { list } = await call('smarthos.system.process.detail.list', { compatId })
    if (list.length > 0) return list[0].processId
    await new Promise(done => setTimeout(done, 1_000))
  }
  throw new Error('the demo patient has no admission')
}

/** Comes by the line to the hospital. */
async function admissionOf(call: Call, compatId: string): Promise<string> {
  const listed = async () => (await call('smarthos.system.admission.list', { compatId })).list
  await expect.poll(async () => (await listed()).length, { timeout: 60_000 }).toBeGreaterThan(0)
  return (await listed())[0].admissionId
}

async function testFor(call: Call, compatId: string): Promise<string> {
  const { obj } = await call('nethos.questionnaire.begin', { personId: compatId, code: 'epidemiological' })
  const answers = Object.fromEntries(
    ['fever', 'cough', 'contact', 'cluster', 'travel', 'animal', 'tested'].map(id => [id, 'no']),
  )
  await call('smarthos.questionnaire.submit', { assignmentId: obj.assignmentId, answers, isPromised: true })
  return (await call('zheer.yygh.ApiJyjcService.openDrug', { compatId, allProject: ['h1.ncp-single'] })).obj.orderId
}
/** What the hospital has sent is here some seconds after the start. */
async function reportsOf(
  call: (service: string, fields?: object) => ReturnType<Nethos['call']>,
  people: readonly string[],
): Promise<Samples['reports']> {
  const listed = async () => {
    const lists = []
    for (const personId of people) lists.push((await call('nethos.report.list', { personId, pageSize: 50 })).list)
    return lists.flat()
  }
  await expect.poll(async () => (await listed()).length, { timeout: 60_000 }).toBeGreaterThan(20)
  const all = await listed()
  const ofKind = (kind: string): string => all.find(one => one.kind === kind && one.access === 'open')?.reportId
  return {
    lab: ofKind('lab'),
    imaging: all.find(one => one.kind === 'imaging' && one.access === 'open' && /CT|MRI/.test(one.reportName))
      ?.reportId,
    endoscopy: ofKind('endoscopy'),
    checkup: ofKind('checkup'),
    ecg: ofKind('ecg'),
    school: ofKind('school'),
    toPay: all.find(one => one.feeCents > 0)?.reportId,
  }
}
