import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { builtIn } from './built-in.ts'
import { pack } from './packing.ts'
import { hashOf } from './hash.ts'
import { measuringSet, type MeasuredSentence } from './sentences/measuring-set.ts'
import { afterHeldOut, beforeHeldOut } from './sentences/around-held-out.ts'
import { measure } from './sentences/measure.ts'
import { triageWith } from './triage.ts'

const triage = triageWith(builtIn)
const half = (name: MeasuredSentence['half']) => measuringSet.filter(one => one.half === name)

test('no sentence stands in the set twice, and the hash decides its half', () => {
  expect(new Set(measuringSet.map(one => one.text)).size).toBe(measuringSet.length)
  expect(measuringSet.length).toBeGreaterThanOrEqual(1200)
  expect(new Set(measuringSet.filter(one => one.isEmergency).map(one => one.kind)).size).toBeGreaterThanOrEqual(30)
  expect(hashOf('想一了百了')).toBe(hashOf('想一了百了'))
})

test.each([
  'development',
  'held-out',
  'stories',
  'reserve',
  'last',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'ninth-held-out',
  'fourteenth',
] as const)('of the %s sentences 97 of 100 emergencies are told, at most 8 false alarms', name => {
  const { emergencies, flagged, calm, falseAlarms } = measure(half(name), triage)
  expect(flagged / emergencies).toBeGreaterThanOrEqual(0.97)
  expect(falseAlarms / calm).toBeLessThanOrEqual(0.08)
})

// The aim is 97 and 8; this is what has been reached (docs/safety.md), so that no change makes it worse unseen.
test.each([
  ['fifth-held-out', 0.97, 0.04],
  ['sixth-held-out', 0.97, 0.08],
  ['seventh-held-out', 0.97, 0.08],
  ['eighth-held-out', 0.85, 0.08],
  ['tenth-held-out', 0.97, 0.02],
  ['eleventh-held-out', 0.97, 0.08],
  ['twelfth-held-out', 0.96, 0.15],
  ['thirteenth-held-out', 0.97, 0.06],
  ['fourteenth-held-out', 1, 0.09],
  ['fifteenth', 1, 0.07],
  ['fifteenth-held-out', 1, 0.04],
] as const)('of the untouched half %s no fewer are told and no more false alarms raised', (name, least, most) => {
  const { emergencies, flagged, calm, falseAlarms } = measure(half(name), triage)
  expect(flagged / emergencies).toBeGreaterThanOrEqual(least)
  expect(falseAlarms / calm).toBeLessThanOrEqual(most)
})

test.each([
  ['behind it', afterHeldOut.map(after => (text: string) => `${text.replace(/[。！？，]+$/, '')}${after}`), 0.92],
  ['before it', beforeHeldOut.map(before => (text: string) => `${before}${text}`), 0.92],
] as const)('an emergency stays one whatever is said %s', (_, ways, least) => {
  const written = measuringSet
    .filter(one => one.isEmergency && one.half.endsWith('held-out'))
    .map((one, nth) => ways[nth % ways.length]!(one.text))
  expect(written.filter(text => triage(text).length > 0).length / written.length).toBeGreaterThanOrEqual(least)
})

test('tables, rules and weights leave the engine room within the 40 kB of brotli that a page may load for them', () =>
  expect(brotliCompressSync(pack(builtIn)).length).toBeLessThanOrEqual(29_600))

test('a long text is read within 50 ms', () => {
  const text = '我今年五十二岁，有高血压、糖尿病史，最近两周走路快了会有些气短，休息后好转，没有胸痛，否认药物过敏。'
    .repeat(12)
    .slice(0, 500)
  triage(text)
  const times = Array.from({ length: 9 }, () => {
    const began = performance.now()
    triage(text)
    return performance.now() - began
  })
  expect(times.sort((one, other) => one - other)[0]).toBeLessThan(50)
})
