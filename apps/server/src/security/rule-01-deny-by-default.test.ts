import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { staffRoles } from '@nethos/contract/service.ts'
import { endpoint } from '../calls/endpoint.ts'
import { anAccount } from '../testing/people.ts'
import { openTestServer } from '../testing/server.ts'
import { knock, namesOf, services, staffOfEachRole, unauthenticated } from './testbed.ts'

const server = await openTestServer({ NETHOS_CALLS_PER_MINUTE: '100000' })
const patient = await anAccount(server)
const staffIds = await staffOfEachRole(server)
const notYourRole = '00010441'

/** Every name that opens a door, older versions included (rule 3: they ask for no less). */
const doors = services.flatMap(service => namesOf(service).map(name => ({ name, service })))
const forAccounts = doors.filter(({ service }) => service.access === 'account')
const forStaff = doors.filter(({ service }) => Array.isArray(service.access))
const forReports = doors.filter(({ service }) => service.access === 'annual_report')
const forAnybody = doors.filter(({ service }) => service.access === 'anybody')

test('every service is one of four kinds', () => {
  expect(forAccounts.length + forStaff.length + forAnybody.length + forReports.length).toBe(doors.length)
  expect(doors.length).toBeGreaterThan(90)
})

describe('without a token', () => {
  test.each([...forAccounts, ...forStaff, ...forReports])('$name asks for a login', async ({ name, service }) => {
    expect(await knock(server, service, name, {})).toMatchObject(unauthenticated)
  })

  test.each(forAnybody)('$name is reached', async ({ name, service }) => {
    expect((await knock(server, service, name, {})).http).not.toBe(401)
  })
})

describe('a token that nobody was given', () => {
  const made = { token: 'A'.repeat(43), signKey: server.runtime.keys.channelKey }
  test.each(doors)('opens nothing at $name', async ({ name, service }) => {
    expect(await knock(server, service, name, {}, made)).toMatchObject(unauthenticated)
  })
})

describe("the token of a doctor's annual report", () => {
  const session = () => server.sessionOf({ reportDocId: 'nobody' })
  test.each([...forAccounts, ...forStaff, ...forAnybody])(
    'opens nothing else, not even what anybody may call: $name',
    async ({ name, service }) => {
      expect(await knock(server, service, name, {}, await session())).toMatchObject(unauthenticated)
    },
  )
})

describe("a patient's token", () => {
  test.each([...forStaff, ...forReports])('opens nothing of the staff: $name', async ({ name, service }) => {
    expect(await knock(server, service, name, {}, patient.session)).toMatchObject(unauthenticated)
  })
})

describe.each(staffRoles)('the token of staff in the role %s', role => {
  const session = () => server.sessionOf({ staffId: staffIds[role] })

  test.each([...forAccounts, ...forReports])("opens nothing of a patient's: $name", async ({ name, service }) => {
    expect(await knock(server, service, name, {}, await session())).toMatchObject(unauthenticated)
  })

  test.each(forStaff)('opens what is for the role, and nothing else: $name', async ({ name, service }) => {
    const { http, code } = await knock(server, service, name, {}, await session())
    const isMeant = (service.access as readonly string[]).includes(role)
    if (isMeant) expect([http, code]).not.toContain(notYourRole)
    else expect({ http, code }).toEqual({ http: 200, code: notYourRole })
    expect(http).not.toBe(401)
  })
})

test.each(['constructor', 'hasOwnProperty', '__proto__', 'toString', 'nethos', ''])(
  'the name %s opens nothing',
  async name => {
    const { http } = await server.call(name, {}, patient.session)
    expect(http).toBe(name === '' ? 400 : 404)
  },
)

test('a service without a declared access does not start', () => {
  const [one] = services
  const undeclared = { service: { ...one, access: undefined }, handler: async () => true }
  expect(() => endpoint(Fastify(), { services: [undeclared] } as never)).toThrow(/no access/)
})

test('a service that is called like another one does not start', () => {
  const [one] = services
  const twice = [1, 2].map(() => ({ service: one, handler: async () => true }))
  expect(() => endpoint(Fastify(), { services: twice } as never)).toThrow(/two services/)
})

test('who one says one is changes the wording at most: a doctor’s device gives no doctor’s rights', async () => {
  for (const deviceLabel of ['nethos-doctor/3.1 iPhone', 'doctor', 'staff']) {
    const reply = await server.call('staff.consult.list', {}, patient.session, { deviceLabel, channel: '20' })
    expect(reply).toMatchObject(unauthenticated)
  }
})
