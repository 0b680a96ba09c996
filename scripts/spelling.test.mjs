import { expect, test } from 'vitest'
import { allServices } from './services.mjs'

const services = (await allServices()).map(({ service }) => service)

/** All keys of a schema, all the way down. */
function keysOf(schema, seen = new Set()) {
  if (!schema?._zod || seen.has(schema)) return []
  seen.add(schema)
  const { shape = {}, innerType, element, in: input, out, options = [], getter, valueType } = schema._zod.def
  const inner = [innerType, element, input, out, valueType, getter?.(), ...options, ...Object.values(shape)]
  return [...Object.keys(shape), ...inner.flatMap(one => keysOf(one, seen))]
}

/** Those of these words of ours that are another one when the wire's is read: of several under one the last is read. */
function misread(words, used) {
  const read = new Map(Object.entries(words).map(([ours, wire]) => [String(wire), ours]))
  return Object.entries(words)
    .filter(([ours, wire]) => used.has(ours) && read.get(String(wire)) !== ours)
    .map(([ours, wire]) => `${ours} is read as ${read.get(String(wire))}`)
}

// Two of our words under one word of the wire: who reads it gets the one and finds the other undefined.
test.each(services.map(service => [service.name, service]))(
  '%s: each word of the wire means one of ours',
  (_name, service) => {
    const { words = {}, codes = {} } = service.spelling ?? {}
    const used = new Set([...keysOf(service.input), ...keysOf(service.reply?.schema ?? service.reply)])
    expect(misread(words, used)).toEqual([])
    for (const [field, table] of Object.entries(codes))
      if (used.has(field)) expect(misread(table, new Set(Object.keys(table))), field).toEqual([])
  },
)

test('a word that is read as another is found', () => {
  expect(misread({ billNo: 'zflsh', billNos: 'zflsh' }, new Set(['billNo']))).toEqual(['billNo is read as billNos'])
  expect(misread({ billNo: 'zflsh', billNos: 'zflsh' }, new Set(['billNos']))).toEqual([])
})

test('the keys of a schema are found', () => {
  const service = services.find(({ name }) => name === 'zheer.yygh.ApiFeeService.mzUnpaidList')
  expect(keysOf(service.reply.schema ?? service.reply)).toContain('billNo')
})
