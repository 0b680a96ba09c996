import { extensions, systems } from '../../adapters/fhir/names.ts'
import type { SurgeryEventName } from '../../ports/hospital-surgeries.ts'
import { departmentOf } from './organizations.ts'
import type { Store } from './store.ts'

const iso = (at: number): string => new Date(at).toISOString()
const hour = 3_600_000

/** Who operates, and where. */
export function seedTheatre(store: Store): void {
  departmentOf(store, 'day', '日间手术科')
  store.create({
    resourceType: 'Location',
    id: 'day-desk',
    name: '日间手术中心',
    description: '外科楼2层 日间手术中心',
  })
  store.create({
    resourceType: 'Location',
    id: 'day-ward',
    name: '日间病房',
    type: [{ coding: [{ system: systems.roleCode, code: 'HU' }] }],
    managingOrganization: { reference: 'Organization/day' },
  })
  store.create({
    resourceType: 'Practitioner',
    id: 'zhou',
    name: [{ text: '周敏' }],
    qualification: [{ code: { text: '主任医师' } }],
  })
}

/** The hospital plans an operation for a file, or plans it anew. */
export function planOperation(
  store: Store,
  { patientId, surgeryNo, plannedAt }: { patientId: string; surgeryNo: string; plannedAt: number },
): void {
  store.update(
    {
      resourceType: 'ServiceRequest',
      id: surgeryNo,
      status: 'active',
      intent: 'order',
      category: [{ coding: [{ system: systems.surgeryKind, code: 'day' }] }],
      code: { text: '腹腔镜胆囊切除术' },
      subject: { reference: `Patient/${patientId}` },
      occurrencePeriod: { start: iso(plannedAt) },
      requester: { reference: 'Practitioner/zhou' },
      performer: [{ reference: 'Organization/day', display: '日间手术科' }, { reference: '#team' }],
      contained: [
        {
          resourceType: 'CareTeam',
          id: 'team',
          participant: [
            {
              role: [{ coding: [{ system: systems.surgeryRole, code: 'surgeon' }] }],
              member: { reference: 'Practitioner/zhou' },
            },
          ],
        },
      ],
      locationReference: [{ reference: 'Location/day-ward' }, { reference: 'Location/day-desk' }],
      patientInstruction: '请带好检查报告。',
      extension: [
        { url: extensions.arriveAt, valueInstant: iso(plannedAt - 2 * hour) },
        { url: extensions.anaesthesia, valueCode: 'general' },
        {
          url: extensions.stopDrug,
          extension: [
            { url: 'drug', valueString: '阿司匹林' },
            { url: 'days', valueString: '7' },
          ],
        },
      ],
    },
    surgeryNo,
  )
}

/** What happened, by the theatre's own id: reported again it is the same one. */
export function reportEvent(
  store: Store,
  one: { surgeryNo: string; event: SurgeryEventName; occurredAt: number; eventId: string },
): void {
  const { surgeryNo, event, occurredAt, eventId } = one
  store.update(
    {
      resourceType: 'Task',
      identifier: [{ system: systems.surgeryEvent, value: eventId }],
      status: 'completed',
      intent: 'order',
      code: { coding: [{ system: systems.surgeryEvent, code: event }] },
      focus: { reference: `ServiceRequest/${surgeryNo}` },
      executionPeriod: { start: iso(occurredAt) },
    },
    eventId,
  )
}
