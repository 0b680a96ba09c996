import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { fhirBills } from './bills/fhir-bills.ts'
import { invoice } from './bills/wire.ts'
import { fhirExaminations } from './examinations/fhir-examinations.ts'
import { checkInHospital } from './check-in-hospital.ts'
import { fhirParts, type FhirPart } from './fhir-hospital.ts'
import type { Checked } from './finding.ts'
import { hospitalClient } from './hospital-client.ts'
import { fhirResults } from './results/fhir-results.ts'

/** What each part asks of a server. */
const types: Readonly<Record<FhirPart, readonly string[]>> = {
  results: ['DiagnosticReport', 'Observation'],
  examinations: ['ServiceRequest', 'Schedule', 'Slot', 'Appointment', 'Task'],
  bills: ['Invoice', 'ChargeItem', 'Account', 'PaymentNotice', 'PaymentReconciliation'],
  surgeries: ['ServiceRequest'],
  stays: ['ServiceRequest', 'Encounter', 'Location', 'Task'],
  checkups: ['PlanDefinition', 'HealthcareService', 'Schedule', 'Slot', 'Appointment'],
}
/** What adds to a part, and what happens without. */
const added: Readonly<Record<FhirPart, Readonly<Record<string, string>>>> = {
  results: {
    DocumentReference: '报告旁的PDF文件不显示',
    Media: '图片不显示',
    ImagingStudy: '影像检查的序列名不显示',
    ServiceRequest: '不显示开单医生和申请时间',
    Specimen: '标本类型不显示',
  },
  examinations: { ActivityDefinition: '患者不能自助开单', DiagnosticReport: '不知道检查报告已出' },
  bills: {},
  surgeries: {
    Task: '手术进展不显示',
    Procedure: '手术开始、结束时间不显示',
    CareTeam: '手术团队不显示',
  },
  stays: {
    Composition: '出院小结不显示',
    MedicationRequest: '出院带药不提醒',
    NutritionOrder: '饮食医嘱不显示',
    Practitioner: '职称不显示',
  },
  checkups: {
    Task: '导检单不显示',
    Encounter: '体检报告不能与订单对上',
    DiagnosticReport: '不知道体检报告已出',
  },
}
const words: Readonly<Record<FhirPart, string>> = {
  results: '报告',
  examinations: '检查',
  bills: '账单',
  surgeries: '手术',
  stays: '住院',
  checkups: '体检',
}
const invoicesTried = 20

/** The parts that a hospital may have on FHIR or not; what it has and we do not ask is said too. */
export async function checkParts(checked: Checked): Promise<void> {
  const { hospital, served, look } = checked
  for (const part of fhirParts) {
    const missing = types[part].filter(type => !served.has(type))
    if (!hospital.parts?.includes(part)) {
      if (missing.length === 0)
        await look(words[part], async () => ({
          outcome: 'lacking',
          detail: `服务器有${types[part].join('、')}，设置的 parts 里没有 ${part}：不接${words[part]}`,
        }))
      continue
    }
    if (missing.length > 0) {
      await look(words[part], async () => ({ outcome: 'failed', detail: `没有 ${missing.join('、')}` }))
      continue
    }
    await asked[part](checked)
    for (const [type, without] of Object.entries(added[part]))
      if (!served.has(type)) await look(type, async () => ({ outcome: 'lacking', detail: `没有：${without}` }))
  }
}

const asked: Readonly<Record<FhirPart, (checked: Checked) => Promise<void>>> = {
  async results({ hospital, clock, look }) {
    await look('报告', async () => {
      const { arrivals } = await fhirResults([{ ...hospital, push: undefined }], clock).arrivals(hospital.hosId, '')
      const odd = arrivals.flatMap(one => (one.kind === 'unreadable' ? [one.reason] : []))
      const detail = `三十天内最早的${arrivals.length}份`
      const reasons = [...Map.groupBy(odd, one => one)].map(([reason, all]) => `${reason}（${all.length}份）`)
      if (reasons.length === 0)
        return arrivals.length > 0 ? detail : { outcome: 'lacking', detail: '三十天内没有报告：没有可试的' }
      return { outcome: 'failed', detail: `${detail}，其中${odd.length}份读不懂：${reasons.join('；')}` }
    })
  },
  async examinations({ hospital, clock, look }) {
    const examinations = fhirExaminations([hospital], clock)
    const { hosId } = hospital
    const today = dayOf(clock.now())
    await look('检查号源', async () => {
      const slots = await examinations.slots(hosId, today, addDays(today, 14))
      const left = slots.reduce((sum, one) => sum + (one.left ?? 0), 0)
      const detail = `15天内${slots.length}个时段，${left}个空位`
      if (slots.length === 0)
        return { outcome: 'failed', detail: `${detail}：没有 serviceCategory 为 examination 的 Schedule` }
      const nobodys = slots.filter(one => one.resourceCode === '').length
      return nobodys === 0 ? detail : { outcome: 'failed', detail: `${detail}；${nobodys}个时段没有说明是哪台设备` }
    })
    await look('检查单', async () => {
      const { happenings } = await examinations.happenings(hosId, '')
      const count = (kind: string) => happenings.filter(one => one.kind === kind).length
      return `两天内变化：${count('order')}张检查单，${count('queue')}次排队叫号`
    })
    await look('自助开单', async () => `${(await examinations.items(hosId)).length}个项目`)
  },
  async bills({ hospital, clock, look }) {
    const bills = fhirBills([hospital], clock)
    const { hosId } = hospital
    await look('账单', async () => {
      const client = hospitalClient(hospital)
      const query = { status: 'issued', _count: String(invoicesTried) }
      const found = await client.own(await client.search(invoice, 'Invoice', query, invoicesTried))
      if (found.length === 0) return { outcome: 'lacking', detail: '没有待缴的账单：没有可试的' }
      let readable = 0
      for (const one of found) if (await bills.bill(hosId, one.id)) readable += 1
      const detail = `${found.length}张待缴账单，${readable}张可以显示`
      return readable > 0 ? detail : { outcome: 'failed', detail: `${detail}：过了期，或见下面的“略去”` }
    })
    await look('日对账', async () => `今天${(await bills.booked(hosId, dayOf(clock.now()))).length}笔`)
  },
  ...checkInHospital,
}
