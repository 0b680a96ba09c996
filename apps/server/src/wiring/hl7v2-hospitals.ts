import { readFile } from 'node:fs/promises'
import type { Logger } from 'pino'
import type pg from 'pg'
import type { Hl7Hospital, Hl7Part } from '../adapters/hl7v2/hl7-hospital.ts'
import type { ListedHospital } from '../adapters/hl7v2/settings.ts'
import { openDatabase } from '../database/connect.ts'
import { interfaceFacts } from '../domains/interfaces/facts.ts'
import type { Clock } from '../ports/clock.ts'
import type { HospitalMessages } from '../ports/hospital-messages.ts'
import type { Hospital } from '../ports/hospital.ts'
import { SettingsError, type Env } from '../settings.ts'
import { byHospital } from './by-hospital.ts'
import { sealerOf, type AllKeys } from './keys.ts'

type Settings = Pick<
  Env,
  | 'NETHOS_HL7_FILE'
  | 'NETHOS_HL7_PORT'
  | 'NETHOS_HL7_HOST'
  | 'NETHOS_HL7_CERT_FILE'
  | 'NETHOS_HL7_KEY_FILE'
  | 'NETHOS_HL7_CA_FILE'
>

interface Inside {
  pool: pg.Pool
  clock: Clock
  keys: AllKeys
  log: Logger
}

/** The hospitals of NETHOS_HL7_FILE answer by what they have sent, in the parts that the file names; all else as before. */
export async function withHl7v2(
  env: Settings,
  attached: Hospital,
  { pool, clock, keys, log }: Inside,
): Promise<{ hospital: Hospital; messages: HospitalMessages | undefined }> {
  const { NETHOS_HL7_FILE: file, NETHOS_HL7_PORT: port } = env
  if (file === undefined && port === undefined) return { hospital: attached, messages: undefined }
  if (file === undefined || port === undefined)
    throw new SettingsError('NETHOS_HL7_FILE and NETHOS_HL7_PORT belong together: give both or none')
  // The library that reads messages is some megabytes: who has no such hospital does not load it.
  const { hl7v2Messages } = await import('../adapters/hl7v2/hl7v2-messages.ts')
  const own = {
    cert: await pem('NETHOS_HL7_CERT_FILE', env.NETHOS_HL7_CERT_FILE),
    key: await pem('NETHOS_HL7_KEY_FILE', env.NETHOS_HL7_KEY_FILE),
  }
  const hospitals = await hospitalsIn(file, own)
  const facts = interfaceFacts(openDatabase(pool), { sealer: sealerOf(keys), clock })
  const parts = await partsFrom(hospitals, facts, clock)
  return {
    messages: hl7v2Messages(hospitals, clock, {
      port,
      host: env.NETHOS_HL7_HOST,
      ...own,
      ca: env.NETHOS_HL7_CA_FILE === undefined ? undefined : await pem('NETHOS_HL7_CA_FILE', env.NETHOS_HL7_CA_FILE),
      report: (sentence, about = {}) => log.warn(about, sentence),
    }),
    hospital: {
      ...attached,
      results: either(parts.results, attached.results),
      bills: either(parts.bills, attached.bills),
      surgeries: either(parts.surgeries, attached.surgeries),
      examinations: either(parts.examinations, attached.examinations),
      stays: either(parts.stays, attached.stays),
      checkups: either(parts.checkups, attached.checkups),
    },
  }
}

/** Each part of those hospitals that speak it. */
async function partsFrom(hospitals: readonly Hl7Hospital[], facts: ReturnType<typeof interfaceFacts>, clock: Clock) {
  const { hl7v2Results } = await import('../adapters/hl7v2/results/hl7v2-results.ts')
  const { hl7v2Examinations } = await import('../adapters/hl7v2/examinations/hl7v2-examinations.ts')
  const { hl7v2Bills } = await import('../adapters/hl7v2/bills/hl7v2-bills.ts')
  const { hl7v2Surgeries } = await import('../adapters/hl7v2/surgeries/hl7v2-surgeries.ts')
  const { hl7v2Stays } = await import('../adapters/hl7v2/stays/hl7v2-stays.ts')
  const { hl7v2Checkups } = await import('../adapters/hl7v2/checkups/hl7v2-checkups.ts')
  const speaking = (part: Hl7Part): Hl7Hospital[] => hospitals.filter(one => one.parts.includes(part))
  const results = hl7v2Results(
    speaking('results').map(one => one.hosId),
    facts,
    clock,
  )
  const bills = hl7v2Bills(speaking('bills'), facts, clock)
  const surgeries = hl7v2Surgeries(
    speaking('surgeries').map(one => one.hosId),
    facts,
    clock,
  )
  const examinations = hl7v2Examinations(speaking('examinations'), facts, clock)
  const stays = hl7v2Stays(speaking('stays'), facts, clock)
  const checkups = hl7v2Checkups(speaking('checkups'), facts, clock)
  return { results, bills, surgeries, examinations, stays, checkups }
}

/** Of each hospital the one that speaks for it. */
const either = <Port extends { speaksFor(hosId: string): boolean }>(messages: Port, attached: Port): Port =>
  byHospital<Port>(Object.keys(messages), hosId => (messages.speaksFor(hosId) ? messages : attached))

async function hospitalsIn(path: string, own: { cert: string; key: string }): Promise<Hl7Hospital[]> {
  const { readHl7Hospitals } = await import('../adapters/hl7v2/settings.ts')
  const text = await readFile(path, 'utf8').catch(() => {
    throw new SettingsError(`NETHOS_HL7_FILE points to ${path}, which cannot be read`)
  })
  try {
    return await Promise.all(readHl7Hospitals(text).map(one => withPeer(one, own)))
  } catch (error) {
    throw new SettingsError(`NETHOS_HL7_FILE ${(error as Error).message}`)
  }
}

async function withPeer({ sendTo, ...one }: ListedHospital, own: { cert: string; key: string }): Promise<Hl7Hospital> {
  if (!sendTo) return one
  const { caFile, ...peer } = sendTo
  const ca = caFile === undefined ? undefined : await pem(`the caFile of ${one.hosId}`, caFile)
  return { ...one, peer: { ...peer, ...own, ca } }
}

async function pem(name: string, path: string | undefined): Promise<string> {
  if (path === undefined) throw new SettingsError(`NETHOS_HL7_PORT also needs ${name}: messages come by TLS alone`)
  return readFile(path, 'utf8').catch(() => {
    throw new SettingsError(`${name} points to ${path}, which cannot be read`)
  })
}
