import { unitsOfForm } from '@nethos/contract/renewal/dose-form.ts'
import { parseDose, parseFrequency, frequencies } from '@nethos/contract/renewal/dose.ts'
import { expect, test } from 'vitest'
import { tableKnowledge } from '../../adapters/drug-knowledge/table-knowledge.ts'
import { bookOf, checkPrescription, itemOf, type CheckedLine, type CheckedPerson } from '../drugs/public.ts'
import { aMan } from '../drugs/drugs.samples.ts'
import { demoDrugRows } from './demo-drugs.ts'

const book = bookOf(tableKnowledge())
const person: CheckedPerson = { ...aMan, ageMonths: 45 * 12, creatinine: 80 }
const toMg: Readonly<Record<string, number>> = { g: 1000, mg: 1, μg: 0.001 }

/** Each pack of the demo list, with the pieces that one dose takes of it, where it is counted in pieces. */
const packs = demoDrugRows().map(drug => {
  const line: CheckedLine = {
    drugId: drug.drugId,
    drugName: drug.drugName,
    form: drug.form,
    ingredients: drug.ingredients as string[],
    specification: drug.specification,
    route: drug.route ?? '',
    listRoute: drug.route ?? '',
    dose: drug.dose ?? '',
    frequency: drug.frequency ?? '',
    days: 0,
    packs: 0,
  }
  const label = `${drug.drugName} ${drug.specification}: ${drug.dose} ${drug.frequency}`
  return { drug, line, label, item: itemOf(book, line, false), pieces: piecesOf(line) }
})

function piecesOf({ dose: written, specification }: CheckedLine): number | undefined {
  const dose = parseDose(written)
  const [content = '', pack = content] = specification.split('×')
  if (!dose || !/[片粒袋丸贴]$/.test(pack)) return undefined
  if (pack.endsWith(dose.unit)) return dose.amount
  const strength = parseDose(content)
  const [one, other] = [toMg[dose.unit], toMg[strength?.unit ?? '']]
  return one && other ? (dose.amount * one) / (strength!.amount * other) : undefined
}
/** What is breathed in is counted by nobody: an inhaler is not divided. */
const counted = packs.filter(one => one.pieces !== undefined && !one.item.isLocal)

test('a dose is a number of whole pieces of its own pack, or halves of a plain tablet', () => {
  expect(counted.length).toBeGreaterThan(290)
  const wrong = counted.filter(({ pieces, drug }) => {
    const halves = drug.form === '片剂' ? 2 : 1
    return Math.abs(pieces! * halves - Math.round(pieces! * halves)) > 1e-6 || pieces! > 10
  })
  expect(wrong.map(one => one.label)).toEqual([])
})

test('dose and frequency are readable, and of the form’s own unit', () => {
  // Insulin, transplants and children are dosed by whoever knows them.
  const byDoctor = ['遵医嘱', '按体重']
  const written = packs.filter(({ drug }) => !byDoctor.includes(drug.dose ?? ''))
  const wrong = written.filter(({ line }) => {
    const dose = parseDose(line.dose)
    return !dose || !unitsOfForm(line as Required<CheckedLine>).includes(dose.unit) || !parseFrequency(line.frequency)
  })
  expect(wrong.map(one => one.label)).toEqual([])
  expect(packs.length - written.length).toBeLessThan(15)
})

test('dose × frequency × days is what is dispensed: one pack is enough for its days and not for half as many more', () => {
  for (const { line, label, pieces } of counted) {
    const code = parseFrequency(line.frequency)!
    const { timesADay } = frequencies[code]
    if (timesADay === null || code === 'once') continue
    const inPack = Number(/(\d+)[片粒袋丸贴]$/.exec(line.specification)![1])
    const days = Math.floor(Math.floor(inPack / pieces!) / timesADay)
    expect([label, days >= 1]).toEqual([label, true])
    const packFindings = (over: number) =>
      checkPrescription(book, person, [{ ...line, days: Math.ceil(days * over), packs: 1 }])
        .filter(one => one.kind === 'pack')
        .map(one => one.key)
    expect([label, ...packFindings(1)]).toEqual([label])
    expect([label, packFindings(1.5 + 1 / days).length]).toEqual([label, 1])
  }
})

test('what is usual fits the daily amount of the table, which was written apart from the list', () => {
  const wrong = packs.filter(({ item, drug }) =>
    item.parts.some(({ row, daily }) => {
      if (!row?.usual || !daily || daily.unit !== row.usual.unit || drug.ingredients.length > 1 || item.isLocal)
        return false
      const ratio = daily.value / row.usual.value
      return ratio < 0.15 || ratio > 3
    }),
  )
  // A first week, what every woman takes who plans a child, and the night's half tablet.
  expect(wrong.map(one => one.drug.drugName)).toEqual(['拉莫三嗪片', '叶酸片', '氯硝西泮片'])
})

test('no usual dose interrupts by itself, of a healthy grown-up man', () => {
  const found = packs.flatMap(({ line, label, drug }) =>
    drug.control !== '' || parseDose(line.dose) === undefined
      ? []
      : checkPrescription(book, person, [line])
          .filter(one => ['dose', 'pack'].includes(one.kind) && one.level !== 'inform')
          .map(one => `${label} ${one.sentence}`),
  )
  expect(found).toEqual([])
})
