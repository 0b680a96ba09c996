import { staffRoles, type Service, type StaffRole } from '@nethos/contract/service.ts'
import { domains } from '../domains.ts'
import type { Reply, Session } from '../testing/client.ts'
import type { TestServer } from '../testing/server.ts'

/** All that the one endpoint answers to. */
export const services: readonly Service[] = domains.flatMap(domain => domain.services.map(one => one.service))

/** The newest name first, then the older and uncertain ones. */
export const namesOf = ({ name, aliases }: Service): string[] => [name, ...aliases]

/** What a caller can tell two answers apart by. */
export const seen = ({ http, code, msg, obj, list, paginator }: Reply) => ({ http, code, msg, obj, list, paginator })

export const unauthenticated = { http: 401, code: '00010401' }
export const malformed = { http: 400, code: '00010400' }

/** Calls a service whichever way it wants to be called; `as` undefined is nobody. */
export function knock(
  server: TestServer,
  service: Service,
  name: string,
  fields: object,
  as?: Session,
): Promise<Reply> {
  const client = Array.isArray(service.access) ? server.staff : server
  if (!service.upload) return client.call(name, fields, as)
  return client.upload(name, { name: 'a.jpg', type: 'image/jpeg', bytes: Buffer.from('no picture') }, {}, as)
}

/** A member of staff of each role, the doctor without a queue. */
export async function staffOfEachRole({ db, runtime }: TestServer): Promise<Record<StaffRole, string>> {
  const rows = await db
    .insertInto('staff')
    .values(
      staffRoles.map(role => ({
        login: `security-${role}`,
        passwordHash: '',
        name: role,
        role,
        createdAt: new Date(runtime.clock.now()),
      })),
    )
    .returning(['role', 'staffId'])
    .execute()
  return Object.fromEntries(rows.map(row => [row.role, row.staffId])) as Record<StaffRole, string>
}

/** A picture of one pixel, ready to be uploaded. */
export const tinyPicture = {
  name: 'a.png',
  type: 'image/png',
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}
