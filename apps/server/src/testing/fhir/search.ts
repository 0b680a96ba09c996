import { FhirFault, type Resource } from './store.ts'

type Matches = (resource: Resource, value: string) => boolean

/** By type and id: to an id alone a server may answer with nothing, as Medplum does, and ours does. */
const ref = ({ reference = '' }: { reference?: string } = {}, value: string): boolean =>
  value.includes('/') && (reference === value || reference.endsWith(`/${value}`))

const token =
  (of: (resource: Resource) => { system?: string; value?: string }[]): Matches =>
  (resource, value) => {
    const bar = value.indexOf('|')
    const [system, code] = bar < 0 ? [undefined, value] : [value.slice(0, bar), value.slice(bar + 1)]
    return of(resource).some(one => one.value === code && (system === undefined || one.system === system))
  }

const codingsOf = ({ coding = [] }: any) => coding.map((one: any) => ({ system: one.system, value: one.code }))

const code =
  (element: string): Matches =>
  (resource, value) =>
    String(resource[element]) === value

/** The prefixes of R4 for dates: without one the instant itself, to the precision given. */
const date =
  (of: (resource: Resource) => string | undefined): Matches =>
  (resource, value) => {
    const [, prefix = 'eq', text = ''] = /^(eq|ge|gt|le|lt|ne)?(.+)$/.exec(value) ?? []
    const [is, asked] = [Date.parse(of(resource) ?? ''), Date.parse(text)]
    if (Number.isNaN(asked)) throw new FhirFault(400, 'invalid', `${text} is no instant`)
    const holds = {
      eq: is === asked,
      ne: is !== asked,
      ge: is >= asked,
      gt: is > asked,
      le: is <= asked,
      lt: is < asked,
    }
    return holds[prefix as keyof typeof holds]
  }

const anyRef =
  (element: string): Matches =>
  (resource, value) =>
    (resource[element] ?? []).some((each: any) => ref(each, value))

const anyActor: Matches = (resource, value) =>
  [...(resource.actor ?? []), ...(resource.participant ?? []).map((one: any) => one.actor)].some(one => ref(one, value))

const everywhere: Record<string, Matches> = {
  _id: (resource, value) => resource.id === value,
  _lastUpdated: date(resource => resource.meta.lastUpdated),
  identifier: token(resource => [resource.identifier ?? []].flat()),
}
/** The search parameters that R4 defines for these resources, as far as they are served. */
const parameters: Record<string, Record<string, Matches>> = {
  Organization: { partof: (one, value) => ref(one.partOf, value), active: code('active') },
  HealthcareService: {
    'service-category': token(one => (one.category ?? []).flatMap(codingsOf)),
    active: code('active'),
    organization: (one, value) => ref(one.providedBy, value),
  },
  Practitioner: { active: code('active') },
  PractitionerRole: {
    active: code('active'),
    practitioner: (one, value) => ref(one.practitioner, value),
    service: (one, value) => (one.healthcareService ?? []).some((each: any) => ref(each, value)),
  },
  Location: { status: code('status'), type: token(one => (one.type ?? []).flatMap(codingsOf)) },
  Procedure: { status: code('status'), 'based-on': anyRef('basedOn') },
  CareTeam: { status: code('status') },
  Encounter: {
    status: code('status'),
    class: token(one => [{ system: one.class?.system, value: one.class?.code }]),
    date: date(one => one.period?.end ?? one.period?.start),
    'based-on': anyRef('basedOn'),
  },
  Composition: { status: code('status'), encounter: (one, value) => ref(one.encounter, value) },
  MedicationRequest: { status: code('status'), encounter: (one, value) => ref(one.encounter, value) },
  NutritionOrder: { status: code('status'), encounter: (one, value) => ref(one.encounter, value) },
  PlanDefinition: { status: code('status') },
  Schedule: {
    'service-category': token(one => (one.serviceCategory ?? []).flatMap(codingsOf)),
    active: code('active'),
    actor: anyActor,
    date: date(one => one.planningHorizon?.start),
  },
  Slot: { status: code('status'), start: date(one => one.start), schedule: (one, value) => ref(one.schedule, value) },
  Appointment: {
    status: code('status'),
    actor: anyActor,
    date: date(one => one.start),
    slot: (one, value) => (one.slot ?? []).some((each: any) => ref(each, value)),
    'based-on': (one, value) => (one.basedOn ?? []).some((each: any) => ref(each, value)),
  },
  Invoice: { subject: (one, value) => ref(one.subject, value), status: code('status'), date: date(one => one.date) },
  ChargeItem: { account: (one, value) => (one.account ?? []).some((each: any) => ref(each, value)) },
  Account: {
    subject: (one, value) => (one.subject ?? []).some((each: any) => ref(each, value)),
    status: code('status'),
  },
  PaymentNotice: { request: (one, value) => ref(one.request, value), status: code('status') },
  PaymentReconciliation: { status: code('status'), created: date(one => one.created) },
  Task: {
    status: code('status'),
    code: token(one => codingsOf(one.code ?? {})),
    focus: (one, value) => ref(one.focus, value),
    encounter: (one, value) => ref(one.encounter, value),
    'group-identifier': token(one => [one.groupIdentifier ?? []].flat()),
  },
  ActivityDefinition: { status: code('status') },
  Patient: {
    active: code('active'),
    organization: (one, value) => ref(one.managingOrganization, value),
    phone: token(one => (one.telecom ?? []).filter((each: any) => each.system === 'phone')),
  },
  Observation: {
    patient: (one, value) => ref(one.subject, value),
    status: code('status'),
    code: token(one => codingsOf(one.code)),
    date: date(one => one.effectiveDateTime),
  },
  Coverage: { beneficiary: (one, value) => ref(one.beneficiary, value), status: code('status') },
  DiagnosticReport: {
    patient: (one, value) => ref(one.subject, value),
    status: code('status'),
    'based-on': (one, value) => (one.basedOn ?? []).some((each: any) => ref(each, value)),
    result: (one, value) => (one.result ?? []).some((each: any) => ref(each, value)),
  },
  DocumentReference: {
    patient: (one, value) => ref(one.subject, value),
    status: code('status'),
    related: (one, value) => (one.context?.related ?? []).some((each: any) => ref(each, value)),
  },
  Specimen: {},
  Device: {},
  Media: {},
  ImagingStudy: { status: code('status') },
  Binary: {},
  ServiceRequest: {
    patient: (one, value) => ref(one.subject, value),
    status: code('status'),
    authored: date(one => one.authoredOn),
    category: token(one => (one.category ?? []).flatMap(codingsOf)),
    encounter: (one, value) => ref(one.encounter, value),
    requisition: token(one => [one.requisition ?? []].flat()),
  },
  Subscription: { status: code('status'), url: (one, value) => one.channel?.endpoint === value },
  QuestionnaireResponse: {},
}

export const knownTypes = Object.keys(parameters)

/** What fits all parameters; several values of one, parted by commas, are alternatives. An unknown parameter is refused. */
export function found(resources: readonly Resource[], type: string, query: URLSearchParams): Resource[] {
  const asked = [...query].filter(([name]) => !['_count', '_sort', '_page', '_format'].includes(name))
  const tests = asked.map(([name, value]) => {
    const matches = parameters[type]?.[name] ?? everywhere[name]
    if (!matches) throw new FhirFault(400, 'not-supported', `${type} has no search parameter ${name}`)
    const values = value.split(',')
    return (resource: Resource) => values.some(one => matches(resource, one))
  })
  const list = resources.filter(resource => tests.every(test => test(resource)))
  const sort = query.get('_sort')
  if (sort === null) return list
  const by = sortable[sort.replace(/^-/, '')]
  if (!by) throw new FhirFault(400, 'not-supported', `cannot sort by ${sort}`)
  const sorted = list.toSorted((a, b) => by(a).localeCompare(by(b)))
  return sort.startsWith('-') ? sorted.toReversed() : sorted
}

const sortable: Record<string, (resource: Resource) => string> = {
  _lastUpdated: one => one.meta.lastUpdated,
  date: one => String(one.effectiveDateTime ?? one.start ?? ''),
}
