import * as z from 'zod/mini'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import type { Clock } from '../../ports/clock.ts'
import { fhirBooking } from './booking/fhir-booking.ts'
import { ownOf } from './booking/own.ts'
import { checkFiles } from './check-files.ts'
import { checkParts } from './check-parts.ts'
import { fhirClient } from './client.ts'
import type { FhirHospital } from './fhir-hospital.ts'
import type { Finding, Look } from './finding.ts'
import { fhirPatients } from './patients/fhir-patients.ts'
import { organization } from './wire.ts'

const capability = z.looseObject({
  resourceType: z.literal('CapabilityStatement'),
  fhirVersion: z.string(),
  rest: z.optional(
    z.array(
      z.looseObject({
        interaction: z.optional(z.array(z.looseObject({ code: z.string() }))),
        resource: z.optional(z.array(z.looseObject({ type: z.string() }))),
      }),
    ),
  ),
})

const needed = ['Organization', 'HealthcareService', 'Practitioner', 'PractitionerRole', 'Schedule', 'Slot']
const written = ['Appointment', 'Patient']
/** What happens where a server does not have it. */
const optional: Readonly<Record<string, string>> = {
  Location: '诊室和院区不显示',
  Observation: '身高体重不读也不写',
  Coverage: '医保类型不显示',
  QuestionnaireResponse: '诊前病史送不到医院',
  Subscription: '只能轮询，停诊等消息最多晚一分钟',
}
/** A number that is well formed and nobody's: the district does not exist. */
const nobody = '990101190001010015'

/**
 * Asks a hospital's FHIR server all that is only read, as the program does, and says what it found: nothing is written there.
 * What was left out is named with its reason (booking P2-7).
 */
export async function checkHospital(hospital: FhirHospital, clock: Clock): Promise<Finding[]> {
  const leftOut: string[] = []
  const asked = { ...hospital, report: (sentence: string) => void leftOut.push(sentence) }
  const [booking, patients] = [fhirBooking([asked], clock), fhirPatients([asked], clock)]
  const { hosId } = hospital
  const findings: Finding[] = []
  const look = async (what: string, work: () => Promise<Omit<Finding, 'what'> | string>) => {
    const found = await work().catch((error: unknown) => ({ outcome: 'failed' as const, detail: reasonOf(error) }))
    findings.push(typeof found === 'string' ? { what, outcome: 'ok', detail: found } : { what, ...found })
  }

  const served = await serverOf(asked, look)
  await look('归属', async () => {
    const { strange } = await ownOf(fhirClient(asked), hospital)
    if (strange.size === 0) return '所有科室都归本院'
    const needed =
      '本院科室的 providedBy 须是它或它下级的 Organization；只写医生的排班，还要有 Location.managingOrganization'
    const which = `${strange.size}个科室不归 Organization/${hospital.organizationId}（见“略去”）`
    return { outcome: 'lacking', detail: `${which}：${needed}` }
  })
  let deptCodes = new Set<string>()
  await look('科室', async () => {
    const departments = await booking.departments(hosId)
    deptCodes = new Set(departments.map(one => one.deptCode))
    return countOrFail(departments, '个科室', '没有科室：患者无处可挂号')
  })
  await look('医生', async () => countOrFail(await booking.doctors(hosId), '名医生', '没有出诊医生'))
  await look('门诊', async () => {
    const today = dayOf(clock.now())
    const sessions = await booking.sessions(hosId, today, addDays(today, 14))
    const strays = sessions.filter(one => !deptCodes.has(one.deptCode)).length
    if (strays > 0) leftOut.push(`${strays} sessions were left out: their department is none of this hospital's`)
    return whatOfSessions(sessions)
  })
  await look('变化', async () => `最近十分钟${(await booking.happenings(hosId, '')).happenings.length}条`)
  await look('患者索引', async () =>
    (await patients.find(hosId, nobody)) === undefined
      ? '按身份证号查找可用'
      : { outcome: 'failed', detail: '一个不存在的身份证号查到了病案：标识符查找没有起作用' },
  )
  await checkFiles(asked, look)
  await checkParts({ hospital: asked, clock, served, look })
  return [...findings, ...[...new Set(leftOut)].map(detail => ({ what: '略去', outcome: 'lacking' as const, detail }))]
}

function whatOfSessions(
  sessions: Awaited<ReturnType<ReturnType<typeof fhirBooking>['sessions']>>,
): Omit<Finding, 'what'> | string {
  const numbers = sessions.reduce((sum, one) => sum + one.numbers.length, 0)
  if (numbers === 0) return { outcome: 'failed', detail: `15天内${sessions.length}个门诊，没有号源` }
  const unstated = sessions.filter(one => one.feeCents === null).length
  const detail = `15天内${sessions.length}个门诊，${numbers}个号`
  return unstated === 0
    ? detail
    : {
        outcome: 'lacking',
        detail: `${detail}；${unstated}个门诊没有写挂号费：患者看到“费用以医院为准”，不在线收费，到医院支付`,
      }
}

async function serverOf(hospital: FhirHospital, look: Look): Promise<ReadonlySet<string>> {
  const client = fhirClient(hospital)
  let types = new Set<string>()
  await look('服务器', async () => {
    const read = z.safeParse(capability, await client.json('metadata'))
    if (!read.success) return { outcome: 'failed', detail: '没有 CapabilityStatement（/metadata）' }
    const { fhirVersion, rest = [] } = read.data
    if (!fhirVersion.startsWith('4.')) return { outcome: 'failed', detail: `FHIR ${fhirVersion}，需要 R4` }
    types = new Set(rest.flatMap(one => one.resource ?? []).map(one => one.type))
    const interactions = rest.flatMap(one => one.interaction ?? []).map(one => one.code)
    return interactions.includes('transaction')
      ? `FHIR ${fhirVersion}，支持 transaction`
      : { outcome: 'lacking', detail: `FHIR ${fhirVersion}；没有声明 transaction：占号时会逐条核对、撤回` }
  })
  await look('资源', async () => {
    const missing = [...needed, ...written].filter(one => !types.has(one))
    return missing.length === 0
      ? `${needed.length + written.length}种都有`
      : { outcome: 'failed', detail: `没有 ${missing.join('、')}` }
  })
  for (const [type, without] of Object.entries(optional))
    if (!types.has(type)) await look(type, async () => ({ outcome: 'lacking', detail: `没有：${without}` }))
  await look('医院', async () => {
    const found = await client.get(organization, `Organization/${hospital.organizationId}`)
    return found
      ? (found.name ?? '（没有名称）')
      : { outcome: 'failed', detail: `没有 Organization/${hospital.organizationId}` }
  })
  return types
}

const countOrFail = (all: readonly unknown[], what: string, none: string): Omit<Finding, 'what'> =>
  all.length > 0 ? { outcome: 'ok', detail: `${all.length}${what}` } : { outcome: 'failed', detail: none }

/** With what lies under it: the port's own sentence may be general. */
const reasonOf = (error: unknown): string => {
  const { message, cause } = error as Error
  return cause instanceof Error && cause.message !== '' ? `${message} (${cause.message})` : message
}
