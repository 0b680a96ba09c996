import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import type { Clock } from '../../ports/clock.ts'
import { HospitalUnreachableError } from '../../ports/hospital.ts'
import { asking } from './ask.ts'
import { allCalls, type NamedCall } from './calls/all.ts'
import { checkSignatures } from './check-signatures.ts'
import type { GatewayFinding } from './finding.ts'
import type { GatewayHospital } from './gateway-hospital.ts'

/** Well formed, and nobody's: the district does not exist. */
const nobody = '990101190001010015'
const unknown = 'NETHOSCHECK0'

/**
 * What is asked of each call. Writing ones are asked about what cannot be there: nothing is changed, and how it is refused is
 * seen. Where nothing stands, trying it would write.
 */
function questions(clock: Clock, recordNumber: string | undefined): Readonly<Record<string, readonly unknown[]>> {
  const today = dayOf(clock.now())
  const file = recordNumber ?? unknown
  const ourNo = `check-${randomUUID()}`
  return {
    '/patients/find': [nobody],
    '/patients/get': [file],
    '/patients/changeMobile': [unknown, '13900000000'],
    '/patients/changeAddress': [unknown, ''],
    '/patients/visitCards': [file],
    '/patients/keepVitalSigns': [unknown, {}],
    '/patients/insurance': [nobody],
    '/booking/departments': [],
    '/booking/doctors': [],
    '/booking/sessions': [today, addDays(today, 14)],
    '/booking/hold': [{ ourNo, numberCode: unknown, recordNumber: unknown, until: clock.now() + 60_000 }],
    '/booking/confirm': [ourNo, { payAt: 'us', amountCents: 0 }],
    '/booking/release': [ourNo],
    '/booking/order': [ourNo],
    '/booking/keepIllness': [ourNo, {}],
    '/booking/happenings': [''],
    '/results/arrivals': [''],
    '/results/ofPatient': [file],
    '/results/file': [unknown],
    '/bills/outpatient': [file],
    '/bills/bill': [unknown],
    '/bills/stays': [file],
    '/bills/stay': [unknown],
    '/bills/charges': [unknown],
    '/bills/deposits': [unknown],
    '/bills/booked': [today],
    '/examinations/items': [],
    '/examinations/orders': [file],
    '/examinations/slots': [today, addDays(today, 14)],
    '/examinations/appoint': [{ ourNo, orderNo: unknown, slotCode: unknown }],
    '/examinations/change': [ourNo, unknown],
    '/examinations/cancel': [ourNo],
    '/examinations/closeItems': [ourNo],
    '/examinations/happenings': [''],
    '/surgeries/surgeries': [file],
    '/surgeries/happenings': [''],
    '/stays/notes': [file],
    '/stays/wards': [],
    '/stays/beds': [],
    '/stays/day': [unknown, today],
    '/stays/happenings': [''],
    '/checkups/offers': [],
    '/checkups/times': [today, addDays(today, 30)],
    '/checkups/change': [ourNo, unknown],
    '/checkups/cancel': [ourNo],
    '/checkups/happenings': [''],
  }
}

/**
 * Asks a hospital's side of our own gateway all that can be asked without changing anything, twice where it must be the same
 * twice, and says what is missing and why.
 */
export async function checkGateway(
  hospital: GatewayHospital,
  clock: Clock,
  recordNumber?: string,
): Promise<GatewayFinding[]> {
  const findings = await checkSignatures(hospital, clock)
  const asked = questions(clock, recordNumber)
  for (const call of allCalls) {
    if (call.part !== 'patients' && !hospital.parts.includes(call.part)) continue
    const question = asked[call.path]
    findings.push(
      question
        ? { what: call.path, ...(await checkCall(hospital, clock, call, question)) }
        : { what: call.path, outcome: 'lacking', detail: '会写入，没有试' },
    )
  }
  for (const part of new Set(allCalls.map(call => call.part)))
    if (part !== 'patients' && !hospital.parts.includes(part))
      findings.push({ what: part, outcome: 'lacking', detail: 'parts 里没有：不会来问，页面请患者到窗口' })
  return findings
}

async function checkCall(
  hospital: GatewayHospital,
  clock: Clock,
  call: NamedCall,
  question: readonly unknown[],
): Promise<Omit<GatewayFinding, 'what'>> {
  const leftOut: string[] = []
  const ask = asking({ ...hospital, report: sentence => void leftOut.push(sentence) }, clock)
  try {
    const answer = await ask(call.part, call.name, question)
    if (call.path === '/patients/find' && answer !== undefined)
      return { outcome: 'failed', detail: '一个不存在的身份证号查到了病案' }
    if (leftOut.length > 0) return { outcome: 'lacking', detail: `${leftOut.length}条读不了：${leftOut[0]}` }
    const odd = oddReports(call, answer)
    return odd ?? { outcome: 'ok', detail: countOf(answer) }
  } catch (error) {
    if (!(error instanceof HospitalUnreachableError))
      return { outcome: 'ok', detail: `按约定拒绝（${(error as Error).name}）` }
    return { outcome: 'failed', detail: error.message }
  }
}

/** Reports are read one by one by the program, which keeps the odd ones: here they are named. */
function oddReports({ part, name, answers }: NamedCall, answer: unknown): Omit<GatewayFinding, 'what'> | undefined {
  if (part !== 'results' || name === 'file') return undefined
  const read = z.safeParse(answers, answer)
  if (read.success) return undefined
  const places = new Set(read.error.issues.map(issue => issue.path.join('.')))
  return { outcome: 'failed', detail: `${places.size}处不符合约定：${[...places].slice(0, 3).join('、')}` }
}

function countOf(answer: unknown): string {
  if (Array.isArray(answer)) return `${answer.length}条`
  const lists = Object.values(answer ?? {}).filter(Array.isArray)
  if (lists.length > 0) return lists.map(list => `${list.length}条`).join('、')
  return answer === undefined ? '没有（null）' : '可用'
}
