import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTrip, mayFollow, shortestTrip, together, type TripItem, type TripSlot } from './plan-trip.ts'
import { whyHere } from './trip-words.ts'

const minute = 60_000
const item = (id: string, more: Partial<TripItem> = {}): TripItem => ({
  id,
  itemName: id,
  building: '门诊楼',
  minutes: 20,
  needsFasting: false,
  contrast: 'none',
  isSedated: false,
  kind: 'function',
  ...more,
})
const at = (minutes: number): TripSlot => ({
  slotId: `s${minutes}`,
  startsAt: minutes * minute,
  endsAt: (minutes + 30) * minute,
})

const anItem = fc.record({
  building: fc.constantFrom('门诊楼', '医技楼'),
  minutes: fc.constantFrom(10, 20, 45, 90),
  needsFasting: fc.boolean(),
  contrast: fc.constantFrom('none' as const, 'iodine' as const, 'gadolinium' as const, 'barium' as const),
  isSedated: fc.boolean(),
  kind: fc.constantFrom('blood', 'ct', 'ultrasound', 'endoscopy', 'function'),
})
const aDay = fc.uniqueArray(fc.integer({ min: 0, max: 16 }), { maxLength: 6 }).map(all => all.map(one => at(one * 30)))
const aVisit = fc.array(fc.tuple(anItem, aDay), { minLength: 1, maxLength: 4 })

/** Every choice of a time for each, kept where the rules are. */
function bruteForce(items: readonly TripItem[], slots: ReadonlyMap<string, readonly TripSlot[]>) {
  let all: { item: TripItem; slot: TripSlot }[][] = [[]]
  for (const one of items)
    all = all.flatMap(legs => (slots.get(one.id) ?? []).map(slot => [...legs, { item: one, slot }]))
  const lengths = all.filter(isTrip).map(legs => {
    const from = Math.min(...legs.map(leg => leg.slot.startsAt))
    return { from, span: Math.max(...legs.map(leg => leg.slot.startsAt + leg.item.minutes * minute)) - from }
  })
  return lengths.toSorted((a, b) => a.span - b.span || a.from - b.from)[0]
}

test('the search finds as short a visit as trying everything, as early, and none where there is none', () => {
  fc.assert(
    fc.property(aVisit, visit => {
      const { chosen } = together(visit.map(([one], index) => item(`i${index}`, one)))
      const slots = new Map(visit.map(([, day], index) => [`i${index}`, day]))
      const found = shortestTrip(chosen, slots)
      const best = bruteForce(chosen, slots)
      expect(found === undefined).toBe(best === undefined)
      if (!found || !best) return
      expect(isTrip(found)).toBe(true)
      const from = found[0]!.slot.startsAt
      expect({ from, span: found.at(-1)!.endsAt - from }).toEqual(best)
    }),
    { numRuns: 2000 },
  )
})

test('the rules of order know no ring: whatever goes together has an order', () => {
  fc.assert(
    fc.property(fc.array(anItem, { minLength: 2, maxLength: 5 }), all => {
      const { chosen } = together(all.map((one, index) => item(`i${index}`, one)))
      // With all the time in the world there is always a way.
      const slots = new Map(chosen.map(({ id }) => [id, Array.from({ length: 60 }, (_, n) => at(n * 20))]))
      expect(shortestTrip(chosen, slots)).toBeDefined()
    }),
    { numRuns: 500 },
  )
})

test('fasting comes first, sedation last, barium after what needs a clear picture', () => {
  const blood = item('blood', { kind: 'blood', needsFasting: true })
  const ecg = item('ecg')
  const stomach = item('stomach', { kind: 'endoscopy', needsFasting: true, isSedated: true })
  const ct = item('ct', { kind: 'ct', contrast: 'iodine' })
  const barium = item('barium', { kind: 'barium', contrast: 'barium', needsFasting: true })
  expect(mayFollow(ecg, blood)).toBe(false)
  expect(mayFollow(stomach, ecg)).toBe(false)
  expect(mayFollow(barium, ct)).toBe(false)
  const slots = new Map([blood, ecg, ct].map(({ id }) => [id, [at(480), at(510), at(540), at(600)]]))
  const legs = shortestTrip([ct, ecg, blood], slots)!
  expect(legs[0]!.item.id).toBe('blood')
  expect(whyHere(legs, 0)).toContain('要空腹，先做；做完就可以吃东西了。')
})

test('two injected contrasts, and barium beside sedation, are not put into one visit', () => {
  const ct = item('ct', { kind: 'ct', contrast: 'iodine' })
  const mri = item('mri', { kind: 'mri', contrast: 'gadolinium' })
  const barium = item('barium', { kind: 'barium', contrast: 'barium' })
  const stomach = item('stomach', { kind: 'endoscopy', isSedated: true })
  expect(together([ct, mri]).apart).toMatchObject([{ item: { id: 'mri' }, why: 'two_contrasts' }])
  expect(together([barium, stomach]).apart).toMatchObject([{ item: { id: 'stomach' }, why: 'two_last' }])
})

test('nobody is told to eat while something that needs fasting is still ahead', () => {
  const blood = item('blood', { kind: 'blood', needsFasting: true })
  const ecg = item('ecg')
  const stomach = item('stomach', { kind: 'endoscopy', needsFasting: true, isSedated: true })
  const slots = new Map([blood, ecg, stomach].map(({ id }) => [id, [at(480), at(510), at(540), at(600)]]))
  const legs = shortestTrip([stomach, ecg, blood], slots)!
  expect(legs.map(leg => leg.item.id)).toEqual(['blood', 'ecg', 'stomach'])
  expect(legs.map((_, index) => whyHere(legs, index)).join('')).not.toMatch(/可以吃东西|先吃点/)
})
