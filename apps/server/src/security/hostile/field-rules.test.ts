import { createContext, Script } from 'node:vm'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { insideOf } from '@nethos/contract/common/ids.ts'
import { services } from '../testbed.ts'
import { largeValues } from './values.ts'

const withinMs = 150
const atMostMs = 4_000

/** Every rule about a text in every input, once each. */
function textRules(): Map<z.core.$ZodType, string> {
  const rules = new Map<z.core.$ZodType, string>()
  const visit = (schema: z.core.$ZodType, at: string): void => {
    if (rules.has(schema)) return
    const def = schema._zod.def as { type: string; shape?: Record<string, z.core.$ZodType>; out?: z.core.$ZodType }
    if (def.type !== 'object' && def.type !== 'array') rules.set(schema, at)
    for (const [key, field] of Object.entries(def.shape ?? {})) visit(field, `${at}.${key}`)
    if (!def.shape) for (const inner of insideOf(schema)) visit(inner, at)
    // What a pipe leads to: a text that must be there has its rules behind one.
    if (def.out) visit(def.out, at)
  }
  for (const { name, input } of services) visit(input, name)
  return rules
}

const classes: Readonly<Record<string, string>> = { d: '7', D: 'x', w: 'a', W: '-', s: ' ', S: 'x', p: '字', P: '字' }

/** Characters that a pattern takes: its own, and one of each of its classes. */
function charactersOf({ source }: RegExp): string[] {
  const ofClasses = [...source.matchAll(/\\([dDwWsSpP])/g)].map(([, name = '']) => classes[name] ?? '')
  return [...new Set([...ofClasses, ...source.replaceAll(/\\\w|[\\^$*+?()[\]{}|]/g, '')])].slice(0, 5)
}

/** Beside the large values: what a pattern of its own is longest about, its own characters in turn again and again and a wrong end. */
function pumped(schema: z.core.$ZodType): string[] {
  const { checks = [] } = schema._zod.def as unknown as { checks?: { _zod: { def: { pattern?: RegExp } } }[] }
  return checks.flatMap(({ _zod: { def } }) => {
    const characters = def.pattern ? charactersOf(def.pattern) : []
    const pairs = characters.flatMap(one => characters.filter(other => other !== one).map(other => `${one}${other}`))
    return [...characters.map(one => `${one.repeat(100_000)}\n`), ...pairs.map(pair => `${pair.repeat(10_000)}\u0001`)]
  })
}

const parsing = createContext({ parse: () => {} })
const script = new Script('parse()')

/** False: it was given up. A test that hangs names nobody. */
function parse(schema: z.core.$ZodType, text: string): boolean {
  parsing['parse'] = () => z.safeParse(schema, text)
  try {
    script.runInContext(parsing, { timeout: atMostMs })
    return true
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
    return false
  }
}

/** Processor time, not the clock's: another program may have the processor meanwhile. */
function msOf(schema: z.core.$ZodType, text: string): number {
  const began = process.threadCpuUsage()
  if (!parse(schema, text)) return Infinity
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
      if (ms <= withinMs) continue
      // Again, when memory was tidied in its midst: what is slow is slow each time.
      if (Math.min(msOf(schema, text), msOf(schema, text)) <= withinMs) continue
      slow.push(`${at}: ${ms} ms over ${text.slice(0, 20)}…`)
      break
    }
  expect(slow).toEqual([])
  expect(rules.size).toBeGreaterThan(300)
})
