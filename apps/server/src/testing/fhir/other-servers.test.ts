import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { fhirBills } from '../../adapters/fhir/bills/fhir-bills.ts'
import { fhirBooking } from '../../adapters/fhir/booking/fhir-booking.ts'
import { fhirExaminations } from '../../adapters/fhir/examinations/fhir-examinations.ts'
import { fhirPatients } from '../../adapters/fhir/patients/fhir-patients.ts'
import { fhirResults } from '../../adapters/fhir/results/fhir-results.ts'
import { NumberTakenError } from '../../ports/hospital-booking.ts'
import { openFhirServer } from './fhir-server.ts'
import { orderCt } from './examination-room.ts'
import { patientWith } from './laboratory.ts'
import { inBundle, openInMannerOf, outcome, pagesOf, type Asked, type Manner } from './other-servers.ts'
import { cardSystem, fileAtWindow, giveRecordNumbers, insure } from './patient-index.ts'
import { recordSystem } from './registration.ts'
import { aReport, seedOurs, to } from './two-hospitals.ts'

/** Our own server, speaking as HAPI, Firely, Google, Microsoft, Aidbox and Smile do where ours does not. */
const clock = { now: () => Date.now() }
const tomorrow = addDays(dayOf(clock.now()), 1)
const opened: { close: () => Promise<void> }[] = []
afterAll(() => Promise.all(opened.map(one => one.close())))

async function hospitalIn(manner: Manner) {
  const server = await openFhirServer({ ...clock, tokens: ['a token'], client: { id: '', secret: '' } })
  const { store } = server
  giveRecordNumbers(store)
  const numbers = seedOurs(store, clock.now())
  const outer = await openInMannerOf(server, manner)
  opened.push(server, outer)
  const hospital = [
    {
      hosId: 'h1',
      base: outer.base,
      token: 'a token',
      organizationId: 'org',
      recordSystem,
      cardSystem,
      timeoutMs: 5_000,
    },
  ]
  return {
    server,
    numbers,
    booking: fhirBooking(hospital, clock),
    patients: fhirPatients(hospital, clock),
    bills: fhirBills(hospital, clock),
    results: fhirResults(hospital, clock),
    examinations: fhirExaminations(hospital, clock),
  }
}
type There = Awaited<ReturnType<typeof hospitalIn>>

/** What a patient does, from his file to his number and his bill; and nothing of it is another's. */
async function takesAndGivesBack({ booking, server }: There): Promise<void> {
  expect((await booking.departments('h1')).length).toBeGreaterThan(3)
  const [session] = await booking.sessions('h1', tomorrow, tomorrow)
  expect(session!.numbers).toHaveLength(6)
  const [free] = session!.numbers
  patientWith(server.store, recordSystem, 'B2')
  const until = clock.now() + 900_000
  const held = (ourNo: string, recordNumber: string) =>
    booking.hold('h1', { ourNo, numberCode: free!.numberCode, recordNumber, until } as never)
  const both = await Promise.allSettled([held('o1', 'B1'), held('o2', 'B2')])
  const refused = both.flatMap(one => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused).toHaveLength(1)
  expect(refused[0]).toBeInstanceOf(NumberTakenError)
  const [ourNo, other] = both[0].status === 'fulfilled' ? ['o1', 'o2'] : ['o2', 'o1']
  const { hospitalNo } = await booking.confirm('h1', ourNo, { payAt: 'us', amountCents: 3_600 })
  expect(await booking.order('h1', ourNo)).toMatchObject({ hospitalNo, state: 'registered' })
  expect((await booking.order('h1', other))?.state).not.toBe('registered')
  await booking.release('h1', ourNo)
  expect(server.store.find('Slot', free!.numberCode)!.status).toBe('free')
}

async function findsAndMakesFiles({ patients, server }: There): Promise<void> {
  const idCard = '330106195503120021'
  const number = fileAtWindow(server.store, { idCard, mobile: '13900000000' })
  insure(server.store, idCard, '职工医保')
  expect(await patients.find('h1', idCard)).toMatchObject({ recordNumber: number, mobile: '13900000000' })
  expect(await patients.insurance('h1', idCard)).toEqual({ isInsured: true, kind: '职工医保' })
  const file = { name: '李四', mobile: '13900000001', address: '', workCode: '', heightCm: 170, weightKg: 60 }
  const made = await patients.create('h1', { ...file, idCard: '330106199003070038' } as never)
  expect(made).toMatchObject({ name: '李四', heightCm: 170, weightKg: 60 })
  expect(await patients.get('h1', number)).not.toHaveProperty('heightCm')
}

async function showsHisOwn({ bills, results, examinations, server, numbers }: There): Promise<void> {
  const { store } = server
  const theirs = patientWith(store, recordSystem, 'B9')
  for (const [type, id] of [
    ['Invoice', numbers.billNo],
    ['Account', numbers.stayNo],
    ['ServiceRequest', numbers.orderNo],
  ] as const) {
    const one = store.find(type, id)!
    const subject = type === 'Account' ? [to('Patient', theirs)] : to('Patient', theirs)
    store.update({ ...one, id: `${id}-9`, subject }, `${id}-9`)
  }
  expect((await bills.outpatient('h1', 'B1')).map(one => one.billNo)).toEqual([numbers.billNo])
  expect((await bills.stays('h1', 'B1')).map(one => [one.stayNo, one.totalCents])).toEqual([[numbers.stayNo, 1_000]])
  expect((await examinations.orders('h1', 'B1')).map(one => one.orderNo)).toEqual([numbers.orderNo])
  const reports = await results.ofPatient('h1', 'B1')
  expect(reports.map(one => one.kind === 'report' && one.report.reportCode)).toEqual([numbers.reportCode])
}

async function hearsNews({ booking, results, examinations, server }: There): Promise<void> {
  const { store } = server
  let { cursor } = await booking.happenings('h1', '')
  for (let more = true; more;) {
    const page = await booking.happenings('h1', cursor)
    more = page.happenings.length > 0
    cursor = page.cursor
  }
  const [session] = await booking.sessions('h1', tomorrow, tomorrow)
  store.update(
    { ...store.find('Schedule', session!.sessionCode)!, active: false, comment: '医生外出' },
    session!.sessionCode,
  )
  expect((await booking.happenings('h1', cursor)).happenings).toMatchObject([
    { kind: 'session_stopped', sessionCode: session!.sessionCode, reason: '医生外出' },
  ])
  const before = (await results.arrivals('h1', '')).cursor
  aReport(store, 'L-new', clock.now())
  expect((await results.arrivals('h1', before)).arrivals).toMatchObject([{ report: { reportCode: 'L-new' } }])
  const slots = await examinations.slots('h1', tomorrow, tomorrow)
  expect(slots).toHaveLength(8)
  await takesAPlace({ examinations, server } as There, slots[3]!)
}

async function takesAPlace({ examinations, server }: There, slot: { slotCode: string; startsAt: number }) {
  const orderNo = orderCt(server.store, patientWith(server.store, recordSystem, 'B1'), clock.now())
  await examinations.appoint('h1', { ourNo: 'x1', orderNo, slotCode: slot.slotCode } as never)
  const made = server.store.all('Appointment').find(one => one.identifier?.some((each: any) => each.value === 'x1'))
  expect(Date.parse(made!.start)).toBe(slot.startsAt)
}

const scenarios = [
  ['a number is taken by one of two, confirmed and given back', takesAndGivesBack],
  ['files are found and made', findsAndMakesFiles],
  ['a patient sees his own bills, stays, orders and results', showsHisOwn],
  ['news arrives, and a place is taken where it was asked for', hearsNews],
] as const

const known = new Set<string>()
function isNew({ method, path, body }: Asked): boolean {
  const before = known.size
  return known.add(`${method} ${path} ${body}`).size > before
}
const forgotten =
  /^(identifier|subject|patient|beneficiary|account|schedule|start|status|code|based-on|created|result)$/
const withoutSearches = (asked: Asked): Asked => {
  const [path = '', query] = asked.path.split('?')
  if (asked.method !== 'GET' || query === undefined) return asked
  const left = [...new URLSearchParams(query)].filter(([name]) => !forgotten.test(name))
  return { ...asked, path: `${path}?${new URLSearchParams(left)}` }
}
const withVersions = (asked: Asked): Asked => ({
  ...asked,
  headers: Object.fromEntries(Object.entries(asked.headers).map(([key, one]) => [key, one.replace('W/"MTY', 'W/"')])),
  body: asked.body.replaceAll('W/\\"MTY', 'W/\\"'),
})
const relative = (text: string): string =>
  text.replace(/"reference":"https:\/\/fhir\.internal\/fhir\/([A-Za-z]+\/[^/"]+)\/_history\/3"/g, '"reference":"$1"')

/** Tried while the client was mended for them. */
const seen: [string, Manner][] = [
  ['that ignores search parameters it does not know (Firely, Google)', { ask: withoutSearches }],
  [
    'whose links name the host behind its proxy (HAPI)',
    { ask: asked => pagesOf(40, asked), calledAs: 'http://fhir.internal:8080/fhir' },
  ],
  [
    'that answers whatever is asked the first time with 429 and Retry-After (Google, Microsoft)',
    { ask: asked => (isNew(asked) ? outcome(429, 'throttled', { 'retry-after': '0' }) : asked) },
  ],
  [
    'that calls a lost race 400 with the issue conflict (Aidbox)',
    { answer: one => ([409, 412].includes(one.status) ? outcome(400, 'conflict') : one) },
  ],
  [
    'with short pages, an OperationOutcome on each, no total and no search mode (Smile)',
    {
      ask: asked => pagesOf(7, asked),
      answer: one =>
        inBundle(one, ({ total: _, entry = [], ...bundle }) => ({
          ...bundle,
          entry: [
            {
              resource: {
                resourceType: 'OperationOutcome',
                issue: [{ severity: 'information', code: 'informational' }],
              },
            },
            ...entry.map(({ search: _mode, ...each }: any) => each),
          ],
        })),
    },
  ],
]

/** Set aside before anything was mended. */
const unseen: [string, Manner][] = [
  [
    'that gives the whole resource whatever is preferred, and a relative Location with its history (Aidbox)',
    {
      ask: ({ headers: { prefer: _, ...headers }, ...asked }) => ({ ...asked, headers }),
      answer: ({ headers: { location, ...headers }, ...one }) => ({
        ...one,
        headers: { ...headers, ...(location && { location: location.replace(/^.*\/fhir\//, '') }) },
      }),
    },
  ],
  [
    'that forbids $match to everybody (Google)',
    { ask: asked => (asked.path.endsWith('$match') ? outcome(403, 'forbidden') : asked) },
  ],
  [
    'of plain JSON in gzip, instants of seven digits, and versions that are no numbers (Microsoft)',
    {
      ask: withVersions,
      answer(one) {
        const body = one.body
          .replace(/("lastUpdated":"[^"]*\.\d{3})Z/g, '$14567+00:00')
          .replace(/"versionId":"(\d+)"/g, '"versionId":"MTY$1"')
        return {
          status: one.status,
          headers: { ...one.headers, 'content-type': 'application/json', 'content-encoding': 'gzip' },
          body: gzipSync(body).toString('base64'),
        }
      },
    },
  ],
  [
    'that says 410 of what is gone, and includes what nobody asked for (HAPI)',
    {
      answer: one =>
        one.status === 404
          ? { ...one, status: 410 }
          : inBundle(one, ({ entry = [], ...bundle }) => ({
              ...bundle,
              entry: [
                ...entry,
                { resource: { resourceType: 'Provenance', id: 'p' }, search: { mode: 'include' } },
                { fullUrl: 'Slot/gone', request: { method: 'DELETE', url: 'Slot/gone' } },
              ],
            })),
    },
  ],
  [
    'of absolute, versioned references and extended primitives (Smile)',
    {
      ask: asked => ({ ...asked, body: relative(asked.body) }),
      answer: one => ({
        ...one,
        body: one.body
          .replace(/"reference":"([A-Z][A-Za-z]+\/[^"]+)"/g, '"reference":"https://fhir.internal/fhir/$1/_history/3"')
          .replace(/("resourceType":"[A-Za-z]+")(,"id")/g, '$1,"_language":{"id":"x"},"text":{"status":"empty"}$2'),
      }),
    },
  ],
]

for (const [half, manners] of [
  ['seen', seen],
  ['unseen', unseen],
] as const)
  describe.each(manners)(`${half}: a server %s`, (_name, manner) => {
    test.each(scenarios)('%s', async (_what, scenario) => scenario(await hospitalIn(manner)))
  })
