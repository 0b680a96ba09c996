import * as z from 'zod/mini'

// No locale is loaded, so an issue without a sentence of ours says just this (zod/v4/core/util.js, finalizeIssue).
const unspoken = 'Invalid input'

/** What a field must meet, with the sentence that is read when it does not. */
export type Rule = z.ZodMiniType

/** The sentence of the first failing rule, or undefined when the value meets them all. The same on server and page. */
export function sentenceOf(schema: Rule, value: unknown): string | undefined {
  const result = z.safeParse(schema, value)
  return result.success ? undefined : firstSpoken(result.error)
}

export const firstSpoken = (error: z.core.$ZodError): string | undefined =>
  error.issues.find(issue => issue.message !== unspoken)?.message

/** The path of the first issue that no rule speaks about: a wrong type, a missing field. */
export const firstUnspoken = (error: z.core.$ZodError): PropertyKey[] | undefined =>
  error.issues.find(issue => issue.message === unspoken)?.path

/** Length in code points: 𠮷 counts once, on both sides of the wire. */
export const points = (text: string): number => {
  let count = 0
  for (const _ of text) count++
  return count
}

export const atMost = (most: number, sentence: string) =>
  z.refine<string>(text => text.length <= most || points(text) <= most, sentence)
export const atLeast = (least: number, sentence: string) => z.refine<string>(text => points(text) >= least, sentence)

/** A rule over several fields of an object: asked once each of them is right, for it may reckon with them. */
export const acrossFields = <T extends object>(holds: (fields: T) => boolean, sentence: string) =>
  z.refine<T>(holds, { error: sentence, when: ({ issues }) => issues.length === 0 })

/** Text that must be there; missing or blank answers with the sentence, another type is a wrong type. */
export const required = (sentence: string, ...checks: z.core.$ZodCheck<string>[]) =>
  z.pipe(
    z.string({ error: issue => (issue.input === undefined || issue.input === null ? sentence : undefined) }),
    z.string().check(
      z.trim(),
      z.refine(text => text !== '', { error: sentence, abort: true }),
      ...checks,
    ),
  )

/** Text that may be missing; kept trimmed. */
export const optionalText = (...checks: z.core.$ZodCheck<string>[]) =>
  z._default(z.string().check(z.trim(), ...checks), '')
