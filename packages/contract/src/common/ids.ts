import * as z from 'zod/mini'
import { id } from './fields.ts'
import type { Service } from '../service.ts'

/**
 * Whose record the id in a field of an input names. `own`: the caller's, somebody else's answers as one that does not
 * exist. `staff`: everybody whom the service's access lets in looks after all of its kind. `open`: nobody's, and why.
 */
export type Whose =
  | { readonly whose: 'own'; readonly kind: string }
  | { readonly whose: 'staff'; readonly kind: string }
  | { readonly whose: 'open'; readonly why: string }

const meanings = new WeakMap<object, Whose>()

// A schema that several services share may mean another thing in each: the meaning hangs on a copy.
function meaning<S extends z.ZodMiniType>(schema: S, whose: Whose): S {
  const copy = z.clone(schema, schema._zod.def)
  meanings.set(copy, whose)
  return copy
}

type Id = typeof id
type Meant = {
  (text: string): Id
  <S extends z.ZodMiniType>(text: string, schema: S): S
}
const helper = (whoseOf: (text: string) => Whose): Meant =>
  ((text: string, schema: z.ZodMiniType = id) => meaning(schema, whoseOf(text))) as Meant

/**
 * The id of the caller's own record of this kind: a patient's, or what a member of staff is asked in. Not his is not
 * found. `apps/server/src/security/samples.ts` knows how to make one of each kind, and rule 2 tries it as a stranger.
 */
export const own = helper(kind => ({ whose: 'own', kind }))

/** The id of a record that everybody of the service's access looks after, whosever it is. */
export const staff = helper(kind => ({ whose: 'staff', kind }))

/** An id that names nobody's record, and why: it is shown to everybody, was given out by the server, is not looked up. */
export const open = helper(why => ({ whose: 'open', why }))

/** What stands inside an optional, a list, a pipe. */
export const insideOf = (schema: z.core.$ZodType): readonly z.core.$ZodType[] => {
  const def = schema._zod.def as {
    innerType?: z.core.$ZodType
    element?: z.core.$ZodType
    in?: z.core.$ZodType
    options?: readonly z.core.$ZodType[]
    shape?: Record<string, z.core.$ZodType>
  }
  const inner = [def.innerType, def.element, def.in].filter(one => one !== undefined)
  return [...inner, ...(def.options ?? []), ...Object.values(def.shape ?? {})]
}

function meaningOf(schema: z.core.$ZodType): Whose | undefined {
  const answer = meanings.get(schema)
  if (answer) return answer
  for (const inner of insideOf(schema)) {
    const found = meaningOf(inner)
    if (found) return found
  }
  return undefined
}

/** The fields of an input, whatever checks and pipes stand around it. */
function fieldsOf(input: z.core.$ZodType): Record<string, z.core.$ZodType> {
  const { shape } = input._zod.def as { shape?: Record<string, z.core.$ZodType> }
  return shape ?? Object.assign({}, ...insideOf(input).map(fieldsOf))
}

/** Our key of each field of a service's input that says whose record it names → whose. */
export const idsOf = ({ input }: Pick<Service, 'input'>): Readonly<Record<string, Whose>> =>
  Object.fromEntries(
    Object.entries(fieldsOf(input)).flatMap(([key, schema]) => {
      const whose = meaningOf(schema)
      return whose ? [[key, whose]] : []
    }),
  )
