import { found, knownTypes } from './search.ts'
import { FhirFault, type Draft, type Resource, type Store } from './store.ts'

export interface Asked {
  method: string
  /** Below the base, without the query. */
  path: string
  query: URLSearchParams
  body?: Draft | undefined
  ifMatch?: string | undefined
  ifNoneExist?: string | undefined
}

export interface Answered {
  status: number
  resource?: object
  etag?: string
  location?: string
}

const typeOf = (path: string): string => {
  const [type = ''] = path.split('/')
  if (!knownTypes.includes(type)) throw new FhirFault(404, 'not-supported', `no resource type ${type}`)
  return type
}

const of = (status: number, resource: Resource): Answered => ({
  status,
  resource,
  etag: `W/"${resource.meta.versionId}"`,
  location: `${resource.resourceType}/${resource.id}/_history/${resource.meta.versionId}`,
})

/** Read, create, update with their conditions (http.html of R4). Search stands apart: its answer is a bundle of pages. */
export function interact(store: Store, { method, path, query, body, ifMatch, ifNoneExist }: Asked): Answered {
  const type = typeOf(path)
  const id = path.split('/')[1]
  if (method === 'GET' && id !== undefined) {
    const resource = store.find(type, id)
    if (!resource) throw new FhirFault(404, 'not-found', 'no such resource')
    return of(200, resource)
  }
  if (!body || body.resourceType !== type) throw new FhirFault(400, 'invalid', `the body is no ${type}`)
  if (method === 'POST' && id === undefined) {
    if (ifNoneExist !== undefined) {
      const there = found(store.all(type), type, new URLSearchParams(ifNoneExist))
      if (there.length > 1) throw new FhirFault(412, 'multiple-matches', 'several resources match')
      if (there[0]) return of(200, there[0])
    }
    check(store, body)
    return of(201, store.create({ ...body, id: undefined }))
  }
  if (method !== 'PUT') throw new FhirFault(405, 'not-supported', `${method} is not served here`)
  if (id === undefined) return conditionalUpdate(store, type, query, body)
  if (body.id !== id) throw new FhirFault(400, 'invalid', 'the body has another id')
  const was = store.find(type, id)
  if (ifMatch !== undefined && ifMatch !== `W/"${was?.meta.versionId}"`)
    throw new FhirFault(412, 'conflict', 'the resource has another version')
  check(store, body)
  return of(was ? 200 : 201, store.update(body, id))
}

function conditionalUpdate(store: Store, type: string, query: URLSearchParams, body: Draft): Answered {
  const there = found(store.all(type), type, query)
  if (there.length > 1) throw new FhirFault(412, 'multiple-matches', 'several resources match')
  check(store, body)
  return there[0] ? of(200, store.update(body, there[0].id)) : of(201, store.create(body))
}

function fails(why: string): never {
  throw new FhirFault(422, 'invariant', why)
}

/** Rules of the specification that a client can break. */
function check(store: Store, body: Draft): void {
  if (body.resourceType === 'Appointment') checkAppointment(store, body)
  if (body.resourceType === 'Patient') checkPatient(store, body)
  if (body.resourceType === 'Observation') checkObservation(store, body)
  for (const [element, value] of Object.entries(body))
    if (Array.isArray(value) && value.length === 0) fails(`${element} is an empty list`)
}

/** Invariants cpt-2 of ContactPoint and pat-1; the value sets that R4 requires. */
function checkPatient(store: Store, { telecom = [], contact = [], gender, link = [] }: Draft): void {
  for (const one of telecom) if (one.value && !one.system) fails('cpt-2')
  for (const one of contact) if (!one.name && !one.telecom && !one.address && !one.organization) fails('pat-1')
  if (gender !== undefined && !['male', 'female', 'other', 'unknown'].includes(gender)) fails('administrative-gender')
  for (const { other } of link) if (!store.find('Patient', idOf(other, 'Patient'))) fails('no such patient')
}

/** What the vital signs profile adds: of whom and when. */
function checkObservation(store: Store, { status, code, subject, effectiveDateTime, ...body }: Draft): void {
  if (!status || !code?.coding?.[0]?.code) fails('status and code are needed')
  if (!store.find('Patient', idOf(subject, 'Patient'))) fails('no such patient')
  if (!effectiveDateTime) fails('vs-1')
  const values = [body.valueQuantity, ...(body.component ?? []).map((one: any) => one.valueQuantity)].filter(Boolean)
  if (values.length === 0) fails('vs-2')
  if (values.some(one => one.system !== 'http://unitsofmeasure.org' || !one.code)) fails('the unit is not of UCUM')
}

const idOf = (given: { reference?: string } | undefined, type: string): string =>
  String(given?.reference).replace(`${type}/`, '')

/** Invariants app-1, app-3, app-4. */
function checkAppointment(store: Store, body: Draft): void {
  const { status, start, end, slot = [], participant = [] } = body
  if (participant.length === 0) fails('an appointment has participants')
  if (!participant.every((one: any) => one.status && (one.actor || one.type))) fails('app-1')
  if ((!start || !end) && !['proposed', 'cancelled', 'waitlist'].includes(status)) fails('app-3')
  if (body.cancelationReason && !['cancelled', 'noshow'].includes(status)) fails('app-4')
  for (const one of slot) if (!store.find('Slot', idOf(one, 'Slot'))) fails('no such slot')
}

/** A transaction bundle: in its order, all or nothing. */
export const transact = (store: Store, bundle: any): object =>
  store.atomically(() => responseOf(bundle, one => entryDone(store, one)))

/** As some servers do it all the same: each entry by itself, HTTP 200 for the whole, and what was refused inside. */
export const oneByOne = (store: Store, bundle: any): object =>
  responseOf(bundle, one => {
    try {
      return entryDone(store, one)
    } catch (error) {
      if (!(error instanceof FhirFault)) throw error
      return { response: { status: `${error.status}` } }
    }
  })

const responseOf = (bundle: any, answer: (entry: any) => object): object => ({
  resourceType: 'Bundle',
  type: 'transaction-response',
  entry: (bundle.entry ?? []).map(answer),
})

function entryDone(store: Store, { resource, request }: any): object {
  const [path = '', query = ''] = String(request.url).split('?')
  const done = interact(store, {
    method: request.method,
    path,
    query: new URLSearchParams(query),
    body: resource,
    ifMatch: request.ifMatch,
    ifNoneExist: request.ifNoneExist,
  })
  return { response: { status: String(done.status), location: done.location, etag: done.etag } }
}
