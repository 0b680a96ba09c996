import type * as z from 'zod/mini'
import type { Page, Service } from '@nethos/contract/service.ts'
import type { Spelling } from '@nethos/contract/spelling.ts'
import { ReadyJson } from './ready-json.ts'

type Write = (value: unknown) => unknown

/** What a schema says of itself, as far as a reply needs it. */
interface Def {
  type: string
  shape: Readonly<Record<string, z.ZodMiniType>>
  element: z.ZodMiniType
  innerType: z.ZodMiniType
  out: z.ZodMiniType
  options: readonly z.ZodMiniType[]
}

const defOf = (schema: z.ZodMiniType): Def => (schema as unknown as { _zod: { def: Def } })._zod.def

/**
 * The function that turns a reply of ours into the wire's: only declared fields leave the server. It is made once per service,
 * with its first reply: hundreds of them would keep a start waiting.
 */
export function replyWriter({ reply, spelling }: Service): (output: unknown) => Record<string, unknown> {
  let made: Write | undefined
  const write: Write = value => (made ??= writerOf(reply.schema, spelling))(value)
  if (reply.shape === 'object') return output => ({ obj: write(output) })
  if (reply.shape === 'list') return output => ({ list: (output as unknown[]).map(write) })
  return output => {
    const { rows, pageNum, pageSize, total, hasNextPage } = output as Page<unknown>
    return { list: rows.map(write), paginator: { pageNum, pageSize, total, hasNextPage } }
  }
}

const asIs: Write = value => value

function writerOf(schema: z.ZodMiniType, spelling: Spelling, key?: string): Write {
  const def = defOf(schema)
  switch (def.type) {
    case 'object':
      return objectWriter(def.shape, spelling)
    case 'array': {
      const item = writerOf(def.element, spelling, key)
      return item === asIs ? asIs : value => (value as unknown[] | undefined)?.map(item)
    }
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly': {
      const inner = writerOf(def.innerType, spelling, key)
      return inner === asIs ? asIs : value => (value === null || value === undefined ? value : inner(value))
    }
    case 'pipe':
      return writerOf(def.out, spelling, key)
    case 'union':
      return unionWriter(def.options, spelling)
    case 'enum':
    case 'literal': {
      const codes = key ? spelling.codes?.[key] : undefined
      return codes ? value => codes[String(value)] ?? value : asIs
    }
    default:
      return asIs
  }
}

/** A union of objects lets out the fields of all its members, and what is no object (SUCCESS) as it is. */
function unionWriter(options: readonly z.ZodMiniType[], spelling: Spelling): Write {
  const shapes = options.flatMap(option => {
    const { type, shape, options: inner } = defOf(option)
    return type === 'object' ? [shape] : type === 'union' ? inner.map(one => defOf(one).shape) : []
  })
  if (shapes.length === 0) return asIs
  const write = objectWriter(Object.assign({}, ...shapes) as Def['shape'], spelling)
  return value => (typeof value === 'object' && value !== null ? write(value) : value)
}

function objectWriter(shape: Readonly<Record<string, z.ZodMiniType>>, spelling: Spelling): Write {
  const fields = Object.entries(shape).map(([key, schema]) => ({
    key,
    wire: spelling.words?.[key] ?? key,
    write: writerOf(schema, spelling, key),
  }))
  return value => {
    if (value instanceof ReadyJson) return value.toJSON()
    const spelled: Record<string, unknown> = {}
    for (const { key, wire, write } of fields) {
      const item = (value as Record<string, unknown>)[key]
      if (item !== undefined) spelled[wire] = write === asIs ? item : write(item)
    }
    return spelled
  }
}
