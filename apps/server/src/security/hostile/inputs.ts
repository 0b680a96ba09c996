import * as z from 'zod/mini'
import { insideOf } from '@nethos/contract/common/ids.ts'
import type { Service } from '@nethos/contract/service.ts'
import { toWire } from '@nethos/contract/spelling.ts'
import type { Chance } from './random.ts'
import { hostileValues, largeValues, plausibleValues, protoKey } from './values.ts'

type Schema = z.core.$ZodType
interface Def {
  type: string
  shape?: Readonly<Record<string, Schema>>
  element?: Schema
  entries?: Readonly<Record<string, string | number>>
  values?: readonly unknown[]
}
const defOf = (schema: Schema): Def => schema._zod.def as unknown as Def
const takes = (schema: Schema, value: unknown): boolean => {
  try {
    return z.safeParse(schema, value).success
  } catch {
    // A rule that throws is found by the call itself.
    return true
  }
}

/** The words that a schema names itself. */
const namedIn = (schema: Schema): unknown[] => {
  const { entries, values } = defOf(schema)
  return [...Object.values(entries ?? {}), ...(values ?? []), ...insideOf(schema).flatMap(namedIn)]
}

/** The object or list that stands inside optionals and pipes. */
function insideFirst(schema: Schema, type: string): Schema | undefined {
  if (defOf(schema).type === type) return schema
  for (const inner of insideOf(schema)) {
    if (['object', 'array'].includes(defOf(schema).type)) return undefined
    const found = insideFirst(inner, type)
    if (found) return found
  }
  return undefined
}

interface Known {
  plausible: readonly unknown[]
  hostile: readonly unknown[]
}
const known = new WeakMap<Schema, Known>()

/** Which of the values its schema takes: what is refused at the door tries nothing behind it. */
function knownOf(schema: Schema): Known {
  let found = known.get(schema)
  if (!found) {
    const plausible = [...namedIn(schema), ...plausibleValues].filter(value => takes(schema, value))
    found = { plausible, hostile: hostileValues.filter(value => value !== undefined && takes(schema, value)) }
    known.set(schema, found)
  }
  return found
}

function plausible(schema: Schema, chance: Chance): unknown {
  const object = insideFirst(schema, 'object')
  if (object) return plausibleObject(object, chance)
  const list = insideFirst(schema, 'array')
  if (list && chance.is(0.9))
    return Array.from({ length: chance.below(3) }, () => plausible(defOf(list).element!, chance))
  const { plausible: values } = knownOf(schema)
  return values.length > 0 ? chance.one(values) : chance.one(plausibleValues)
}

const plausibleObject = (schema: Schema, chance: Chance): Record<string, unknown> =>
  Object.fromEntries(Object.entries(defOf(schema).shape ?? {}).map(([key, field]) => [key, plausible(field, chance)]))

/** Puts something hostile into one place of a value, at any depth. */
function spoiled(value: unknown, schema: Schema | undefined, chance: Chance): unknown {
  const object = schema && insideFirst(schema, 'object')
  if (object && typeof value === 'object' && value !== null && chance.is(0.7))
    return spoiledObject(value as Record<string, unknown>, object, chance)
  const list = schema && insideFirst(schema, 'array')
  if (list && Array.isArray(value) && chance.is(0.5)) {
    const item = value.length > 0 ? chance.one(value) : plausible(defOf(list).element!, chance)
    return chance.is(0.3) ? [item, item, item] : [...value, spoiled(item, defOf(list).element, chance)]
  }
  if (schema && chance.is(0.5)) {
    const { hostile } = knownOf(schema)
    if (hostile.length > 0) return chance.one(hostile)
  }
  return chance.one(chance.is(0.04) ? largeValues : hostileValues)
}

function spoiledObject(value: Record<string, unknown>, schema: Schema, chance: Chance): Record<string, unknown> {
  const shape = defOf(schema).shape ?? {}
  const keys = Object.keys(shape)
  const next = { ...value }
  if (keys.length === 0 || chance.is(0.03)) return { ...next, [protoKey]: chance.one(hostileValues), isAdmin: true }
  for (let times = 1 + chance.below(2); times > 0; times--) {
    const key = chance.one(keys)
    if (chance.is(0.15)) delete next[key]
    else next[key] = spoiled(next[key], shape[key], chance)
  }
  return next
}

/**
 * One call's fields in the wire's words: such as the service takes, with one or two places that are hostile. `records` are
 * fields that name records which are there; as a rule they stay, so that the call gets as far as them.
 */
export function hostileInput(service: Service, records: Readonly<Record<string, unknown>>, chance: Chance): object {
  const schema = insideFirst(service.input, 'object')
  if (!schema) return { [protoKey]: {} }
  const usual = plausibleObject(schema, chance)
  const bare = chance.is(0.1) ? usual : spoiledObject(usual, schema, chance)
  const spelled = toWire(bare, service.spelling) as Record<string, unknown>
  const there = Object.entries(records).filter(([key]) => key in spelled || chance.is(0.9))
  return chance.is(0.85) ? { ...spelled, ...spoiledRecords(there, chance) } : spelled
}

const spoiledRecords = (there: [string, unknown][], chance: Chance): Record<string, unknown> =>
  Object.fromEntries(there.map(([key, value]) => [key, chance.is(0.06) ? chance.one(hostileValues) : value]))

/** As it goes over the wire: with keys and halves of characters that only JSON can carry. */
export const bodyOf = (fields: object): string => JSON.stringify(fields).replaceAll(`"${protoKey}":`, '"__proto__":')
