import { randomUUID } from 'node:crypto'
import type { TestServer } from '../../testing/server.ts'

/** An operator, and the desk's calls. */
export async function aStaffMember(server: TestServer) {
  const { staffId } = await server.db
    .insertInto('staff')
    .values({
      login: randomUUID(),
      passwordHash: '',
      name: '周敏',
      role: 'operator',
      createdAt: new Date(server.runtime.clock.now()),
    })
    .returning('staffId')
    .executeTakeFirstOrThrow()
  const session = await server.sessionOf({ staffId })
  return { staffId, ask: (service: string, fields: object = {}) => server.staff.call(service, fields, session) }
}
