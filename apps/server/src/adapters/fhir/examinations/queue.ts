import { dayOf } from '@nethos/contract/common/days.ts'
import type { QueueEvent } from '../../../ports/hospital-examinations.ts'
import type { HospitalClient } from '../hospital-client.ts'
import { again, FhirConflictError, FhirNotServedError, FhirRefusedError } from '../errors.ts'
import { extensions, systems } from '../names.ts'
import { codeIn, extensionOf, idIn } from '../wire.ts'
import { task, type Task } from './wire.ts'

/** A number in a line is a Task: its queue is the group, what became of the call its business status. */

type State = QueueEvent['state']
const states: readonly string[] = ['waiting', 'called', 'missed', 'done']
const byStatus: Readonly<Record<string, State>> = {
  requested: 'waiting',
  received: 'waiting',
  accepted: 'waiting',
  ready: 'waiting',
  'in-progress': 'called',
  'on-hold': 'missed',
  completed: 'done',
}
const statusOf = { waiting: 'ready', called: 'accepted', missed: 'on-hold', done: 'completed' } as const

function stateIn({ status, businessStatus }: Task): State | undefined {
  const own = codeIn(businessStatus && [businessStatus], systems.queueState)
  return own !== undefined && states.includes(own) ? (own as State) : byStatus[status]
}

/** Undefined: it is no number in a line. */
export function entryIn(one: Task): QueueEvent | undefined {
  const { groupIdentifier: group, code, owner, location, focus } = one
  const number = extensionOf(one, extensions.no)?.valuePositiveInt
  const state = stateIn(one)
  const since = Date.parse(one.executionPeriod?.start ?? one.authoredOn ?? '')
  if (group?.system !== systems.queue || !group.value || number === undefined || !state || Number.isNaN(since))
    return undefined
  const orderNo = idIn(focus, 'ServiceRequest')
  return {
    queueCode: group.value,
    queueName: code?.text ?? group.value,
    deptName: owner?.display ?? '',
    room: location?.display ?? '',
    day: dayOf(since),
    number,
    ...(orderNo !== undefined && { orderNo }),
    state,
  }
}

export async function call(
  client: HospitalClient,
  queueCode: string,
  number: number,
  event: State,
  now: number,
): Promise<void> {
  await again(async () => {
    const all = await client.search(task, 'Task', {
      'group-identifier': `${systems.queue}|${queueCode}`,
      _count: '500',
    })
    const one = (await client.own(all)).find(each => {
      const entry = entryIn(each)
      return entry?.number === number && entry.day === dayOf(now)
    })
    if (!one || stateIn(one) === event) return
    const businessStatus = { coding: [{ system: systems.queueState, code: event }] }
    await client.replace({ ...one, status: statusOf[event], businessStatus }, one.meta.versionId)
  })
}

/** What became of a number since: each version that the server has kept, or what it is now. */
export async function versionsOf(client: HospitalClient, one: Task): Promise<Task[]> {
  return client.history(task, `Task/${one.id}`).catch((error: unknown) => {
    const hasNone =
      error instanceof FhirNotServedError || error instanceof FhirRefusedError || error instanceof FhirConflictError
    if (hasNone) return [one]
    throw error
  })
}
