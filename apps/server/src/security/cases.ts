import * as z from 'zod/mini'
import { idsOf, type Whose } from '@nethos/contract/common/ids.ts'
import type { Service } from '@nethos/contract/service.ts'
import type { Reply } from '../testing/client.ts'
import { recordedPart } from '../domains/consult/video/testbed.ts'
import type { TestServer } from '../testing/server.ts'
import type { Sample, Trial } from './record-kinds.ts'
import { records } from './records.ts'
import { doctorsSamples, patientsSamples } from './samples.ts'
import { namesOf, services } from './testbed.ts'
import type { World } from './world.ts'

const wordOf = ({ spelling }: Service, key: string): string => spelling.words?.[key] ?? key
export const isStaffs = ({ access }: Service): boolean => Array.isArray(access)
export const samplesOf = (service: Service) => (isStaffs(service) ? doctorsSamples : patientsSamples)

/** Every service with what the contract says of its ids, under the wire's words. */
export const declared: { service: Service; ids: Record<string, Whose> }[] = services.map(service => ({
  service,
  ids: Object.fromEntries(Object.entries(idsOf(service)).map(([key, whose]) => [wordOf(service, key), whose])),
}))

/** The fields of an input, in the wire's words, with their JSON Schema. */
export const propertiesOf = (service: Service): { key: string; wire: string; schema: string }[] =>
  Object.entries(z.toJSONSchema(service.input, { io: 'input', unrepresentable: 'any' }).properties ?? {}).map(
    ([key, schema]) => ({ key, wire: wordOf(service, key), schema: JSON.stringify(schema) }),
  )

/** A name of a service and a field of it that names somebody's own record, and how it is tried. */
export interface Case {
  name: string
  field: string
  kind: string
  service: Service
  isList: boolean
  record: Sample
  fields: Trial['fields']
}

export const cases: Case[] = declared.flatMap(({ service, ids }) =>
  Object.entries(ids).flatMap(([field, whose]) => {
    if (whose.whose !== 'own') return []
    const { record, fields } = records[service.name]?.[field] ?? {}
    const isList = propertiesOf(service).some(one => one.wire === field && one.schema.includes('"type":"array"'))
    const sample = samplesOf(service)[whose.kind]!
    return namesOf(service).map(name => ({
      name,
      field,
      kind: whose.kind,
      service,
      isList,
      record: record ?? sample,
      fields,
    }))
  }),
)

/** All that a call about this record says, put together for its owner or for a stranger. */
export async function sentBy(
  world: World,
  who: 'owner' | 'stranger',
  { field, isList, fields }: Case,
  recordId: string,
): Promise<object> {
  world.caller = who
  return { ...(await fields?.(world)), [field]: isList ? [recordId] : recordId }
}

/** By the owner or by somebody who is nobody to him: patients, or doctors at the desk. */
export function send(
  server: TestServer,
  world: World,
  who: 'owner' | 'stranger',
  { name, service }: Case,
  sent: object,
): Promise<Reply> {
  if (!isStaffs(service)) return server.call(name, sent, world[who].session)
  const { session } = who === 'owner' ? world.doctor : world.otherDoctor
  if (service.upload) return server.staff.upload(name, recordedPart, sent as Record<string, string>, session)
  return server.staff.call(name, sent, session)
}

export const callAs = async (
  server: TestServer,
  world: World,
  who: 'owner' | 'stranger',
  one: Case,
  recordId: string,
): Promise<Reply> => send(server, world, who, one, await sentBy(world, who, one, recordId))
