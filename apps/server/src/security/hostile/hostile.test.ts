import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { idsOf, type Whose } from '@nethos/contract/common/ids.ts'
import { staffRoles, type Service, type StaffRole } from '@nethos/contract/service.ts'
import { signatureOf } from '../../calls/envelope.ts'
import { hashPassword } from '../../domains/account/public.ts'
import { openLog } from '../../wiring/log.ts'
import type { Session } from '../../testing/client.ts'
import { serverOn } from '../../testing/server.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { isStaffs } from '../cases.ts'
import { records } from '../records.ts'
import { doctorsSamples, patientsSamples } from '../samples.ts'
import { services, staffOfEachRole, tinyPicture } from '../testbed.ts'
import { aWorld } from '../world.ts'
import { bodyOf, hostileInput } from './inputs.ts'
import { chanceFrom } from './random.ts'

// npm run hostile -- --inputs 25000 --seed 7: as many and others.
const inputs = Number(process.env['NETHOS_HOSTILE_INPUTS'] ?? 2_000)
const seed = Number(process.env['NETHOS_HOSTILE_SEED'] ?? 20_261_122)
const secondsAtMost = Number(process.env['NETHOS_HOSTILE_SECONDS'] ?? 30)
const answeredWithinMs = 5_000

const complaints: string[] = []
const server = await serverOn(
  await testDatabase(),
  { NETHOS_CALLS_PER_MINUTE: '1000000' },
  { log: openLog('error', { write: line => void complaints.push(line) }) },
)
const world = await aWorld(server)
const staffIds = await staffOfEachRole(server)
const chance = chanceFrom(seed)
// With a real password: the samples have none, and a comparison with nothing says nothing.
await server.db
  .updateTable('staff')
  .set({ passwordHash: await hashPassword('spring2026') })
  .execute()

interface Actor {
  who: string
  session: Session | undefined
  open(): Promise<Session>
}
const account: Actor = {
  who: 'account',
  session: world.owner.session,
  open: () => server.sessionOf({ accountId: world.owner.accountId }),
}
const guest: Actor = { who: 'guest', session: undefined, open: async () => world.owner.session }
const reader: Actor = {
  who: 'annual report',
  session: undefined,
  open: () => server.sessionOf({ reportDocId: world.doctor.docId }),
}
const staffMembers = new Map<StaffRole, Actor>(
  staffRoles.map(role => {
    const staffId = role === 'doctor' ? world.doctor.staffId : staffIds[role]
    const open = () => server.sessionOf({ staffId })
    return [role, { who: role, session: undefined, open }]
  }),
)

function actorFor({ access }: Service): Actor {
  const anybody = [account, guest, reader, ...staffMembers.values()]
  if (chance.is(0.04)) return chance.one(anybody)
  if (access === 'account') return account
  if (access === 'anybody') return chance.is(0.5) ? guest : account
  if (access === 'annual_report') return reader
  return staffMembers.get(chance.one(access))!
}

/** Fields that name records which are there, made anew from time to time: a call may have ended what it named. */
async function recordsOf(service: Service): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {}
  world.caller = 'owner'
  for (const [key, whose] of Object.entries(idsOf(service))) {
    // What was sent before may be in the way of another one, as an open consult with the same doctor is.
    Object.assign(fields, await recordOf(service, key, whose).catch(() => ({})))
  }
  return fields
}

async function recordOf(service: Service, key: string, whose: Whose): Promise<Record<string, unknown>> {
  const field = service.spelling.words?.[key] ?? key
  const trial = records[service.name]?.[field]
  const samples = isStaffs(service) ? { ...patientsSamples, ...doctorsSamples } : patientsSamples
  const sample = whose.whose === 'open' ? undefined : (trial?.record ?? samples[whose.kind])
  const others = async (): Promise<object> => (await trial?.fields?.(world)) ?? {}
  if (sample) return { [field]: await sample(world), ...(await others()) }
  return field === 'docId' ? { [field]: world.doctor.docId } : {}
}

const common = (service: Service, session: Session | undefined): Record<string, unknown> => ({
  service: chance.one([service.name, ...service.aliases]),
  channel: isStaffs(service) ? '20' : '3',
  format: 'JSON',
  oper: '127.0.0.1',
  spid: '1001',
  version: '1.0.0',
  random: randomBytes(16).toString('hex'),
  timestamp: server.runtime.clock.now(),
  ...(session && { token: session.token }),
})

interface Answer {
  status: number
  text: string
  ms: number
}

async function send(service: Service, fields: object, session: Session | undefined): Promise<Answer> {
  const began = performance.now()
  const key = session?.signKey ?? server.runtime.keys.channelKey
  if (service.upload) {
    const texts = Object.entries(fields).filter(([name]) => /^\w+$/.test(name))
    const file = { ...tinyPicture, bytes: chance.is(0.5) ? tinyPicture.bytes : randomBytes(chance.below(2_000)) }
    const name = chance.one([file.name, '../../x.png', 'a\r\nb.png', '"', 'a'.repeat(300), '病历.pdf'])
    const asText = Object.fromEntries(texts.map(([field, value]) => [field, String(value).slice(0, 1_000)]))
    const { http, ...rest } = await server.upload(service.name, { ...file, name }, asText, session)
    return { status: http, text: JSON.stringify(rest), ms: performance.now() - began }
  }
  const body = bodyOf({ ...fields, ...common(service, session) })
  const response = await fetch(`${server.origin}/api`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'x-sign': signatureOf(key, body) },
  })
  return { status: response.status, text: await response.text(), ms: performance.now() - began }
}

const leak = /\bat .+\.[cm]?[jt]s:\d+|node_modules|node:internal|"stack"/

const faultOf = ({ status, text, ms }: Answer): string | undefined => {
  if (status >= 500) return `HTTP ${status}`
  if (leak.test(text)) return 'a trace'
  if (!/^\{.*"code":"-?\d+"/s.test(text)) return 'no answer of ours'
  return ms > answeredWithinMs ? `${Math.round(ms)} ms` : undefined
}

test(
  `hostile input to every service is answered: never 5xx, never a trace, in time (seed ${seed})`,
  { timeout: (secondsAtMost + 60) * 1_000 },
  async () => {
    const faults: object[] = []
    const statuses: Record<string, number> = {}
    const taken = new Set<string>()
    let sent = 0
    let slowestMs = 0
    const perService = Math.ceil(inputs / services.length)
    const made = new Map<Service, Record<string, unknown>>()
    const endsAt = performance.now() + secondsAtMost * 1_000
    const isOver = (): boolean => sent >= inputs || performance.now() > endsAt
    for (let round = 0; round < perService && (round === 0 || !isOver()); round++)
      for (const service of services) {
        if (round > 0 && isOver()) break
        if (round % 6 === 0) made.set(service, await recordsOf(service))
        const actor = actorFor(service)
        if (actor !== guest) actor.session ??= await actor.open()
        const fields = hostileInput(service, made.get(service)!, chance)
        const answer = await send(service, fields, actor.session)
        sent++
        slowestMs = Math.max(slowestMs, answer.ms)
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
        if (answer.status === 200 && answer.text.includes('"code":"0"')) taken.add(service.name)
        // It has logged out, changed its password, closed itself: the next call is another session's.
        if (answer.status === 401) actor.session = undefined
        if (sent % 25 === 0) await server.pool.query('delete from call_count')
        const fault = faultOf(answer)
        if (fault)
          faults.push({
            service: service.name,
            who: actor.who,
            fault,
            body: bodyOf(fields).slice(0, 1_500),
            answer: answer.text.slice(0, 300),
            log: complaints.at(-1)?.slice(0, 900),
          })
      }
    const figures = { seed, sent, services: services.length, taken: taken.size, slowestMs, statuses }
    if (process.env['NETHOS_HOSTILE_REPORT'])
      writeFileSync(process.env['NETHOS_HOSTILE_REPORT'], JSON.stringify({ ...figures, faults, complaints }, null, 1))
    expect(faults).toEqual([])
    expect(complaints).toEqual([])
    // What is sent gets behind the doors: it is no proof when everything is refused there.
    expect(sent).toBeGreaterThanOrEqual(services.length)
    expect(taken.size).toBeGreaterThan(services.length / 4)
  },
)
