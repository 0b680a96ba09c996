import type * as z from 'zod/mini'
import type { Service } from '@nethos/contract/service.ts'
import type { Spelling } from '@nethos/contract/spelling.ts'

type Write = (value: any) => unknown

/** Makes, once per service, the function that turns a reply of ours into the wire's: only declared fields leave the house. */
export function replyWriter({ reply, spelling }: Service): (output: any) => Record<string, unknown> {
  const write = writerOf(reply.schema, spelling)
  if (reply.shape === 'object') return output => ({ obj: write(output) })
  if (reply.shape === 'list') return output => ({ list: (output as unknown[]).map(write) })
  return output => ({
    list: output.rows.map(write),
    paginator: { pageNum: output.pageNum, pageSize: output.pageSize, total: output.total, hasNextPage: output.hasNextPage },
  })
}

const asIs: Write = value => value

function writerOf(schema: z.ZodMiniType, spelling: Spelling, key?: string): Write {
  const def = (schema as unknown as { _zod: { def: any } })._zod.def
  switch (def.type) {
    case 'object':
      return objectWriter(def.shape as Record<string, z.ZodMiniType>, spelling)
    case 'array': {
      const item = writerOf(def.element, spelling, key)
      return item === asIs ? asIs : (value: unknown[]) => value?.map(item)
    }
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly': {
      const inner = writerOf(def.innerType, spelling, key)
      return inner === asIs ? asIs : value => (value == null ? value : inner(value))
    }
    case 'pipe':
      return writerOf(def.out, spelling, key)
    case 'union':
      // A union of objects lets out the fields of all its members; a discriminated reply names them all anyway.
      return def.options.every((option: any) => option._zod.def.type === 'object')
        ? objectWriter(Object.assign({}, ...def.options.map((option: any) => option._zod.def.shape)), spelling)
        : asIs
    case 'enum':
    case 'literal': {
      const codes = key ? spelling.codes?.[key] : undefined
      return codes ? value => codes[value] ?? value : asIs
    }
    default:
      return asIs
  }
}

function objectWriter(shape: Record<string, z.ZodMiniType>, spelling: Spelling): Write {
  const fields = Object.entries(shape).map(([key, schema]) => ({
    key,
    wire: spelling.words?.[key] ?? key,
    write: writerOf(schema, spelling, key),
  }))
  return value => {
    const spelled: Record<string, unknown> = {}
    for (const { key, wire, write } of fields) {
      const item = value[key]
      if (item !== undefined) spelled[wire] = write === asIs ? item : write(item)
    }
    return spelled
  }
}
