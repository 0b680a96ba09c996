import * as z from 'zod/mini'

/** 9999-12-31 in UTC and as far back: what a date of JavaScript and one of PostgreSQL can both hold. */
const farthest = 253_402_300_799_999
/** An instant: epoch milliseconds. */
export const instant = z.number().check(z.refine(value => Math.abs(value) <= farthest))
/** Money: whole cents. */
export const cents = z.int()
/** An id as the wire carries it; at most 64 characters of letters, digits, dot, dash and underscore. */
export const id = z.string().check(z.regex(/^[A-Za-z0-9._-]{1,64}$/))
/** The same, but may be missing or empty. */
export const optionalId = z.optional(z.nullable(z.union([id, z.literal('')])))

/** Yes or no; a form of several parts sends it as a word. */
export const flag = z.union([
  z.boolean(),
  z.pipe(
    z.enum(['true', 'false']),
    z.transform(text => text === 'true'),
  ),
])

/** A whole number from 0 on; a form of several parts sends it as digits. */
export const formNumber = (most: number) =>
  z.pipe(
    z.union([z.int(), z.string().check(z.regex(/^\d{1,15}$/))]),
    z.pipe(z.transform(Number), z.int().check(z.minimum(0), z.maximum(most))),
  )

const count = (most: number, otherwise: number) =>
  z._default(
    z.pipe(
      z.union([z.int(), z.string().check(z.regex(/^\d{1,6}$/))]),
      z.transform(value => Math.min(Math.max(Number(value), 1), most)),
    ),
    otherwise,
  )

/** Which page, from 1. */
export const pageNum = count(100_000, 1)
/** How many rows a page has: what is asked above the cap gets the cap (docs/product/security.md 11). */
export const pageSize = (otherwise: number, cap: number) => count(cap, otherwise)

/** A file that hangs on a record. `url` carries a ticket for the one who asked, good for some hours. */
export const attachment = z.object({
  attaId: z.string(),
  /** picture, pdf or audio. */
  type: z.string(),
  /** The name that it was uploaded under; for display only. */
  attaFileName: z.string(),
  url: z.string(),
})
export type Attachment = z.infer<typeof attachment>
