import { firstOf, nthOf } from '@nethos/contract/common/present.ts'
import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { HospitalUnreachableError } from '../../ports/hospital.ts'
import { errorOf, errorOfStatus, FhirConflictError, FhirNotServedError, FhirPartlyDoneError, jsonOf } from './errors.ts'
import { bytesOf, fhirConnection, type Asked, type FhirAccess } from './connection.ts'
import { notAskedBy } from './asked-for.ts'
import { bundle, codeOfOutcome, idIn } from './wire.ts'

/** One entry of a transaction: a resource and how it is asked for. */
export interface Entry {
  resource: object
  request: { method: 'POST' | 'PUT'; url: string; ifMatch?: string; ifNoneExist?: string }
}

export type FhirClient = ReturnType<typeof fhirClient>

/** A server may answer an identical search with what it found a minute ago: what was just written is not in there. */
const fresh = { 'cache-control': 'no-cache' }
const mostPages = 500
const binary = z.looseObject({ resourceType: z.literal('Binary'), data: z.string() })
const matchGrade = 'http://hl7.org/fhir/StructureDefinition/match-grade'

/** REST of FHIR R4: JSON, search with paging, transactions; what fails is an error of errors.ts. */
export function fhirClient(access: FhirAccess) {
  const { root, ask, within, nextPage } = fhirConnection(access)
  const { report = () => undefined } = access
  const reported = new Set<string>()

  /** The answer's JSON; undefined: there is no such thing. */
  async function json(path: string, asked?: Asked): Promise<unknown> {
    const response = await ask(path, asked)
    if (response.ok) return jsonOf(response)
    if (response.status === 404 || response.status === 410) return undefined
    throw await errorOf(response)
  }

  async function pageOf(url: string, asked?: Asked): Promise<z.output<typeof bundle>> {
    const answer = await json(url, asked)
    if (answer === undefined) throw new FhirNotServedError('The FHIR server does not serve this search')
    const read = z.safeParse(bundle, answer)
    if (!read.success) throw new HospitalUnreachableError('The FHIR server answered a search with something else')
    return read.data
  }

  return {
    json,
    leftOut,

    async get<S extends z.ZodMiniType>(schema: S, path: string): Promise<z.output<S> | undefined> {
      const found = await json(path)
      return found === undefined ? undefined : readAs(schema, found)
    },

    /** All versions of one resource that the server has kept, oldest first. */
    async history<S extends z.ZodMiniType>(schema: S, path: string): Promise<z.output<S>[]> {
      const { entry = [] } = await pageOf(`${path}/_history?_count=50`, { headers: fresh })
      return readable(schema, firstOf(path.split('/')), entry).toReversed()
    },

    /** A file: as such, or as a Binary of JSON, whichever the server gives; undefined: none, or it is too large. */
    async bytes(path: string, type: string, most: number): Promise<Buffer | undefined> {
      const response = await ask(within(path), { headers: { accept: type } })
      if (response.status === 404 || response.status === 410) return undefined
      if (!response.ok) throw await errorOf(response)
      if (/json/.test(response.headers.get('content-type') ?? '')) {
        const read = z.safeParse(binary, await jsonOf(response))
        return read.success ? Buffer.from(read.data.data, 'base64') : undefined
      }
      return bytesOf(response, most)
    },

    /** All matches of one kind, page after page, or the first `most` of them. */
    async search<S extends z.ZodMiniType>(
      schema: S,
      type: string,
      query: Record<string, string | readonly string[]>,
      most = Infinity,
    ): Promise<z.output<S>[]> {
      const found: z.output<S>[] = []
      let url: string | undefined = `${type}?${queryOf(query)}`
      for (let page = 0; url !== undefined && found.length < most && page < mostPages; page++) {
        const { entry = [], link = [] } = await pageOf(url, { headers: fresh })
        found.push(...readable(schema, type, askedFor(type, query, entry)))
        const next = link.find(one => one.relation === 'next')?.url
        url = next === undefined ? undefined : nextPage(next, url, type)
      }
      return most === Infinity ? found : found.slice(0, most)
    },

    /**
     * Asks by what stands in the body ($match, _search), so that nothing of a patient stands in an address: what was
     * found, with how the server grades it where it does.
     */
    async ask<S extends z.ZodMiniType>(
      schema: S,
      path: string,
      body: object | URLSearchParams,
    ): Promise<{ found: z.output<S>; grade: string | undefined }[]> {
      const { entry = [] } = await pageOf(path, { method: 'POST', body, headers: fresh })
      return entry
        .filter(({ resource }) => resource?.resourceType === path.split('/')[0])
        .map(({ resource, search }) => ({
          found: readAs(schema, resource),
          grade: search?.extension?.find(one => one.url === matchGrade)?.valueCode,
        }))
    },

    /** The id of what was made. Rejects with FhirConflictError when something fits `ifNoneExist` already. */
    async create(body: { resourceType: string }, ifNoneExist: string): Promise<string> {
      const headers = { 'if-none-exist': ifNoneExist, prefer: 'return=minimal' }
      const response = await ask(body.resourceType, { method: 'POST', body, headers })
      if (!response.ok) throw await errorOf(response)
      await response.body?.cancel()
      if (response.status !== 201) throw new FhirConflictError('The FHIR server has one already')
      const id = idIn({ reference: response.headers.get('location') ?? '' }, body.resourceType)
      if (id === undefined) throw new HospitalUnreachableError('The FHIR server does not say what it made')
      return id
    },

    /** By the version that was read, where the server has versions. False: there is no such thing any more. */
    async replace(
      body: { resourceType: string; id: string; [element: string]: unknown },
      versionId: string | undefined,
    ): Promise<boolean> {
      const response = await ask(`${body.resourceType}/${body.id}`, {
        method: 'PUT',
        body,
        headers: { prefer: 'return=minimal', ...(versionId !== undefined && { 'if-match': `W/"${versionId}"` }) },
      })
      if (response.status === 404 || response.status === 410) return false
      if (!response.ok) throw await errorOf(response)
      await response.body?.cancel()
      return true
    },

    /**
     * All of it or nothing. Rejects with FhirConflictError when another was faster, and with FhirPartlyDoneError at a server
     * that does the entries one by one (HTTP 200 with 412 inside).
     */
    async transaction(entries: readonly Entry[]): Promise<void> {
      const entry = entries.map(one => ({ fullUrl: fullUrlOf(one), ...one }))
      const response = await ask('', { method: 'POST', body: { resourceType: 'Bundle', type: 'transaction', entry } })
      if (!response.ok) throw await errorOf(response)
      const read = z.safeParse(bundle, await jsonOf(response))
      const answers = read.success ? (read.data.entry ?? []) : []
      if (answers.length !== entries.length)
        throw new HospitalUnreachableError('The FHIR server does not say what became of a transaction')
      const statuses = answers.map(one => Number(one.response?.status.slice(0, 3)))
      const codes = answers.map(one => codeOfOutcome(one.response?.outcome))
      const isDone = (status: number) => status >= 200 && status < 300
      const refused = statuses.findIndex(status => !isDone(status))
      if (refused < 0) return
      const error = errorOfStatus(Number.isNaN(statuses[refused]) ? 500 : nthOf(statuses, refused), codes[refused])
      // What a conditional create found already there (200) is not of this transaction.
      const isOurs = (status: number, at: number) => nthOf(entries, at).request.method === 'PUT' || status === 201
      const done = statuses.flatMap((status, at) => (isDone(status) && isOurs(status, at) ? at : []))
      throw done.length > 0 ? new FhirPartlyDoneError(done, error) : error
    },
  }

  /** R4 wants it absolute: an update's own address, a new resource's made-up one. */
  function fullUrlOf({ request }: Entry): string {
    return request.method === 'PUT' ? `${root}/${request.url}` : `urn:uuid:${randomUUID()}`
  }

  /** Not what a server answers with because it knows a parameter as little as we know its patients. */
  function askedFor(
    type: string,
    query: Record<string, string | readonly string[]>,
    entry: NonNullable<z.output<typeof bundle>['entry']>,
  ): typeof entry {
    return entry.filter(({ resource }) => {
      if (resource?.resourceType !== type) return false
      const parameter = notAskedBy(resource, query)
      if (parameter !== undefined)
        leftOut(`What ${type}?${parameter} did not ask for`, 'the server answers with more than it was asked for')
      return parameter === undefined
    })
  }

  /** Each resource on its own: one that is not as R4 has it is left out and reported, and stops nothing else. */
  function readable<S extends z.ZodMiniType>(
    schema: S,
    type: string,
    entry: NonNullable<z.output<typeof bundle>['entry']>,
  ): z.output<S>[] {
    return entry.flatMap(({ resource }) => {
      if (resource?.resourceType !== type) return []
      const read = z.safeParse(schema, resource)
      if (read.success) return [read.data]
      const element = firstOf(read.error.issues).path.join('.')
      leftOut(`${type}/${String(resource['id'])}`, `${element} is not as R4 has it`)
      return []
    })
  }

  /** Says it once: it is met again at every poll. `same`: what need not be said again, though it is of another. */
  function leftOut(which: string, why: string, same = `${which} ${why}`): void {
    if (!reported.has(same)) report(`${which} was left out: ${why}`)
    reported.add(same)
  }
}

export const queryOf = (query: Record<string, string | readonly string[]>): string =>
  new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => [value].flat().map(one => [key, one as string])),
  ).toString()

function readAs<S extends z.ZodMiniType>(schema: S, given: unknown): z.output<S> {
  const read = z.safeParse(schema, given)
  if (read.success) return read.data
  const { path } = firstOf(read.error.issues)
  throw new HospitalUnreachableError(`The FHIR server sent a resource whose ${path.join('.')} is not as R4 has it`)
}
