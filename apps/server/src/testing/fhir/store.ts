/** One resource as it lies in the server. */
export interface Resource {
  resourceType: string
  id: string
  meta: { versionId: string; lastUpdated: string }
  [element: string]: any
}

export type Draft = Partial<Resource> & { resourceType: string }

/** What the specification lets a server say: an HTTP status with an OperationOutcome. */
export class FhirFault extends Error {
  override name = 'FhirFault'
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, diagnostics: string) {
    super(diagnostics)
    this.status = status
    this.code = code
  }
}

export type Store = ReturnType<typeof fhirStore>

/** The rows of one FHIR server. Every write has a version of its own, counted up, and the instant of the server's clock. */
export function fhirStore(now: () => number) {
  const rows = new Map<string, Map<string, Resource>>()
  const saved = new Map<string, Resource[]>()
  const listeners: ((resource: Resource) => void)[] = []
  let ids = 0
  let newest = 0

  const of = (type: string): Map<string, Resource> => {
    const found = rows.get(type) ?? new Map<string, Resource>()
    rows.set(type, found)
    return found
  }
  /** No two writes at the same instant: who pages by _lastUpdated loses nothing. */
  const instant = (): string => new Date((newest = Math.max(newest + 1, now()))).toISOString()

  function put(draft: Draft, id: string): Resource {
    const version = Number(of(draft.resourceType).get(id)?.meta.versionId ?? 0) + 1
    const resource: Resource = {
      ...structuredClone(draft),
      resourceType: draft.resourceType,
      id,
      meta: { ...draft.meta, versionId: String(version), lastUpdated: instant() },
    }
    of(draft.resourceType).set(id, resource)
    const key = `${draft.resourceType}/${id}`
    saved.set(key, [...(saved.get(key) ?? []), resource])
    for (const listener of listeners) listener(resource)
    return resource
  }

  return {
    all: (type: string): Resource[] => [...of(type).values()],
    /** All versions, newest first. */
    versions: (type: string, id: string): Resource[] => (saved.get(`${type}/${id}`) ?? []).toReversed(),
    find: (type: string, id: string): Resource | undefined => of(type).get(id),
    create: (draft: Draft): Resource => put(draft, draft.id ?? `${draft.resourceType.toLowerCase()}-${++ids}`),
    update: (draft: Draft, id: string): Resource => put(draft, id),
    onWrite: (listener: (resource: Resource) => void) => void listeners.push(listener),
    /** All of it or nothing. */
    atomically<T>(work: () => T): T {
      const before = new Map([...rows].map(([type, all]) => [type, new Map(all)]))
      try {
        return work()
      } catch (error) {
        rows.clear()
        for (const [type, all] of before) rows.set(type, all)
        throw error
      }
    },
  }
}
