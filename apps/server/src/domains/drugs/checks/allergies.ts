import { readAllergies, allergyStatus } from '@nethos/contract/record/allergy-words.ts'
import type { AllergyClass } from '@nethos/contract/record/allergy.kinds.ts'
import type { Book } from '../book.ts'
import { bySideChain } from './side-chains.ts'
import { finding, milder, stop, stopUnlessSecond, strongest, warn, type CheckInput, type Finding } from '../finding.ts'
import { holds, nameOf, type Item } from '../item.ts'

/** What somebody is allergic to, as classes and in his words. */
interface Allergies {
  readonly classes: readonly AllergyClass[]
  readonly note: string
}

/** Endings by which people name a kind of medicine that is no class of the form: 沙坦类皮疹. */
const endings = '沙坦 洛尔 地平 列汀 列净 替丁 西泮 唑仑 贝特 膦酸 昔韦 洛韦 列酮 格列 双胍 西汀 噻嗪 单抗 替尼'.split(
  ' ',
)

/** What is told now and stands in the health file, and what was told here before: that a second doctor may decide on. */
export function checkAllergies(input: CheckInput): Finding[] {
  const { person, book } = input
  const now = input.items.flatMap(item => against(book, item, { classes: person.allergies, note: person.allergyNote }))
  const spoken = new Set(now.map(one => one.key))
  const earlier = (person.earlierAllergies ?? []).flatMap(({ from, ...told }) =>
    input.items
      .flatMap(item => against(book, item, told))
      .filter(one => !spoken.has(one.key))
      .map(one => ({
        ...one,
        ...(one.level === 'stop' ? stopUnlessSecond : {}),
        sentence: `${one.sentence}（${from}写过）`,
      })),
  )
  return [...now, ...earlier, ...unsorted(input)]
}

function against(book: Book, item: Item, { classes, note }: Allergies): Finding[] {
  const how = (name: string) => howOf(book, note, name)
  const subjects = [...new Set([...classes, ...classesIn(book, note)])]
  const ofClasses = subjects.flatMap(subject =>
    book.allergies.filter(row => row.subject === subject && holds(item, row.side)),
  )
  const first = strongest(bySideChain(book, item, ofClasses, note, name => how(name) === 'allergic'))
  const byName = item.line.ingredients.find(name => how(name) === 'allergic')
  const usable = item.line.ingredients.find(name => how(name) === 'denied')
  const ending = endings.find(
    one => item.line.ingredients.some(name => name.includes(one)) && allergyStatus(note, one) === 'allergic',
  )
  const base = { kind: 'allergy' as const, items: [item] }
  const own = '患者过敏史'
  return [
    ...(byName
      ? [
          finding({
            ...base,
            about: `name:${byName}`,
            ...stop,
            sentence: `${nameOf(item)}：患者自述过敏史写有“${byName}”`,
            source: own,
          }),
        ]
      : []),
    ...(ending && !byName && !usable
      ? [
          finding({
            ...base,
            about: `ending:${ending}`,
            ...stopUnlessSecond,
            sentence: `${nameOf(item)}：患者自述对${ending}类过敏`,
            source: own,
          }),
        ]
      : []),
    ...(first && !byName
      ? [
          finding({
            ...base,
            about: first.subject,
            ...(item.isLocal && first.level !== 'stop'
              ? milder(first)
              : usable && first.level === 'stop'
                ? warn
                : first),
            sentence: `${nameOf(item)}：${first.what}${usable ? `；过敏史同时写有${usable}可用，请核对` : ''}`,
            source: book.source(first.source),
          }),
        ]
      : []),
  ]
}

/** How a text speaks of an ingredient, by any of its names. */
function howOf(book: Book, note: string, ingredient: string): ReturnType<typeof allergyStatus> {
  const ways = [...new Set(book.namesOf(ingredient).filter(name => name.length > 1))].map(name =>
    allergyStatus(note, name),
  )
  return ways.find(one => one === 'allergic') ?? ways.find(one => one === 'denied') ?? ''
}

/** The classes that a text names, also by a medicine's trade name. */
const classesIn = (book: Book, note: string): AllergyClass[] => [
  ...readAllergies(note).classes,
  ...book
    .ingredientsNamed(note)
    .filter(name => howOf(book, note, name) === 'allergic')
    .flatMap(name => readAllergies(name).classes),
]

/** An allergy that nothing here understands is read by nobody: ways once, of the whole prescription. */
function unsorted({ book, person, items }: CheckInput): Finding[] {
  const texts = person.allergyNote
    .split('\n')
    .filter(
      text =>
        readAllergies(text).isUnsorted &&
        book.ingredientsNamed(text).length === 0 &&
        endings.every(one => allergyStatus(text, one) === ''),
    )
  if (texts.length === 0 || items.length === 0) return []
  return [
    finding({
      kind: 'allergy',
      about: 'unsorted',
      items,
      ...warn,
      sentence: `过敏史“${texts.map(text => text.trim()).join('”、“')}”未能归类，请核对`,
      source: '患者过敏史',
    }),
  ]
}
