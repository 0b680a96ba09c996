import * as z from 'zod/mini'
import { concept, idIn, identifier, reference } from './wire.ts'

/**
 * A server may pass over a search parameter that it does not know (R4, search: lenient handling), and answer with everybody's:
 * the bills of all patients, any appointment for ours. Therefore what was asked for is looked for in the answer once more.
 */
type Query = Readonly<Record<string, string | readonly string[]>>
type Fits = (resource: Readonly<Record<string, unknown>>, value: string) => boolean

const all = (one: unknown): unknown[] => (Array.isArray(one) ? one : one === undefined ? [] : [one])
const at = (resource: Readonly<Record<string, unknown>>, path: string): unknown[] =>
  path
    .split('.')
    .reduce<unknown[]>(
      (found, element) => found.flatMap(one => all((one as Record<string, unknown>)[element])),
      [resource],
    )
const read = <S extends z.ZodMiniType>(schema: S, given: unknown[]): z.output<S>[] =>
  given.flatMap(one => {
    const found = z.safeParse(schema, one)
    return found.success ? [found.data] : []
  })

/** `system|code` or the code alone. */
function isToken(
  { system, value }: { system?: string | undefined; value?: string | undefined },
  asked: string,
): boolean {
  const bar = asked.indexOf('|')
  return bar < 0 ? value === asked : value === asked.slice(bar + 1) && (system ?? '') === asked.slice(0, bar)
}

const refersTo =
  (path: string): Fits =>
  (resource, value) => {
    const [type = '', id = ''] = value.split('/')
    return read(reference, at(resource, path)).some(one => idIn(one, type) === id)
  }
const identifiedBy =
  (path: string): Fits =>
  (resource, value) =>
    read(identifier, at(resource, path)).some(one => isToken(one, value))
const coded =
  (path: string): Fits =>
  (resource, value) =>
    read(concept, at(resource, path))
      .flatMap(one => one.coding ?? [])
      .some(({ system, code }) => isToken({ system, value: code }, value))
const is =
  (path: string): Fits =>
  (resource, value) =>
    at(resource, path).includes(value)

/** To the day, or as nobody can compare it, it is the server's word that counts. */
const since =
  (path: string): Fits =>
  (resource, value) => {
    const [, prefix = '', instant = ''] = /^(ge|gt|le|lt)(.+T.+)$/.exec(value) ?? []
    const [asked = NaN, ...found] = [instant, ...at(resource, path).filter(one => /T/.test(String(one)))].map(one =>
      Date.parse(String(one)),
    )
    const [first] = found
    if (prefix === '' || first === undefined || Number.isNaN(asked) || found.some(Number.isNaN)) return true
    const holds = {
      ge: first >= asked,
      gt: first > asked,
      le: first <= asked,
      lt: first < asked,
    }
    return holds[prefix as keyof typeof holds]
  }

const parameters: Readonly<Record<string, Fits>> = {
  _id: is('id'),
  _lastUpdated: since('meta.lastUpdated'),
  account: refersTo('account'),
  'based-on': refersTo('basedOn'),
  beneficiary: refersTo('beneficiary'),
  category: coded('category'),
  code: coded('code'),
  created: since('created'),
  encounter: refersTo('encounter'),
  focus: refersTo('focus'),
  'group-identifier': identifiedBy('groupIdentifier'),
  identifier: identifiedBy('identifier'),
  partof: refersTo('partOf'),
  patient: refersTo('subject'),
  related: refersTo('context.related'),
  request: refersTo('request'),
  requisition: identifiedBy('requisition'),
  result: refersTo('result'),
  schedule: refersTo('schedule'),
  'service-category': (resource, value) =>
    coded('serviceCategory')(resource, value) || coded('category')(resource, value),
  start: since('start'),
  status: is('status'),
  subject: refersTo('subject'),
  type: coded('type'),
}

/** The parameter by which this was not asked for; undefined: it was. Several values of one, parted by commas, are alternatives. */
export function notAskedBy(resource: Readonly<Record<string, unknown>>, query: Query): string | undefined {
  const broken = Object.entries(query).find(([name, given]) => {
    const fits = parameters[name]
    return (
      fits &&
      [given].flat().some(
        values =>
          !String(values)
            .split(',')
            .some(one => fits(resource, one)),
      )
    )
  })
  return broken?.[0]
}
