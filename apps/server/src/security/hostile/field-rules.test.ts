import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { insideOf } from '@nethos/contract/common/ids.ts'
import { services } from '../testbed.ts'
import { largeValues } from './values.ts'

const withinMs = 150

/** Every rule about a text in every input, once each. */
function textRules(): Map<z.core.$ZodType, string> {
  const rules = new Map<z.core.$ZodType, string>()
  const visit = (schema: z.core.$ZodType, at: string): void => {
    if (rules.has(schema)) return
    const def = schema._zod.def as { type: string; shape?: Record<string, z.core.$ZodType> }
    if (def.type !== 'object' && def.type !== 'array') rules.set(schema, at)
    for (const [key, field] of Object.entries(def.shape ?? {})) visit(field, `${at}.${key}`)
    if (!def.shape) for (const inner of insideOf(schema)) visit(inner, at)
  }
  for (const { name, input } of services) visit(input, name)
  return rules
}

/** Beside the large values: what a pattern of its own is longest about, its own characters again and again and a wrong end. */
function pumped(schema: z.core.$ZodType): string[] {
  const { checks = [] } = schema._zod.def as unknown as { checks?: { _zod: { def: { pattern?: RegExp } } }[] }
  return checks.flatMap(({ _zod: { def } }) => {
    const characters = new Set((def.pattern?.source ?? '').replaceAll(/\\[pdwsSDWx]|[\\^$*+?()[\]{}|]/g, ''))
    return [...characters].slice(0, 4).flatMap(one => [`${one.repeat(100_000)}\n`, `${`${one}1`.repeat(50_000)}\u0001`])
  })
}

/** Processor time, not the clock's: another program may have the processor meanwhile. */
function msOf(schema: z.core.$ZodType, text: string): number {
  const began = process.threadCpuUsage()
  z.safeParse(schema, text)
  const { user, system } = process.threadCpuUsage(began)
  return (user + system) / 1_000
}

test('no rule of a field takes long over a hundred kilobytes', { timeout: 120_000 }, () => {
  const rules = textRules()
  const slow: string[] = []
  const texts = largeValues.filter(value => typeof value === 'string')
  for (const [schema, at] of rules)
    for (const text of [...texts, ...pumped(schema)]) {
      const ms = msOf(schema, text)
      // Again, when memory was tidied in its midst: what is slow is slow each time.
      if (ms > withinMs && Math.min(msOf(schema, text), msOf(schema, text)) > withinMs)
        slow.push(`${at}: ${Math.round(ms)} ms over ${text.slice(0, 20)}…`)
    }
  expect(slow).toEqual([])
  expect(rules.size).toBeGreaterThan(300)
})
