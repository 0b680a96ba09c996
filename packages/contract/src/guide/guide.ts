import { lexiconOf, understand } from '../triage/understand.ts'
import { normalise } from '../triage/normalise.ts'
import { bodyPartKeys, bodyParts, type BodyPart } from './body-parts.ts'
import { hints, partDepartments, partWords } from './by-part.ts'
import { complaints, type Complaint, type Urgency } from './complaints.ts'
import type { DepartmentKind } from './department-kinds.ts'
import type { Likeness } from './likeness.ts'

/** For whom, as far as it changes where one goes. */
export const guidePeople = { man: '成年男性', woman: '成年女性', pregnant: '孕妇', child: '14岁以下的孩子' } as const
export type GuidePerson = keyof typeof guidePeople

export interface GuideAsked {
  readonly text: string
  readonly part?: BodyPart | undefined
  readonly person?: GuidePerson | undefined
  /** Complaints that were chosen beside what was said. */
  readonly chosen?: readonly string[]
  readonly isSevere?: boolean
}

export interface Recommended {
  readonly kind: DepartmentKind
  /** Why, as the patient reads it: what leads there, the weightiest first. */
  readonly reasons: readonly string[]
}

export interface Guidance {
  /** What was understood, the most exact first. */
  readonly complaints: readonly Complaint[]
  /** The most fitting first; empty: nothing was understood. */
  readonly departments: readonly Recommended[]
  readonly urgency: Urgency
}

const byId = new Map(complaints.map(one => [one.id, one]))
const hintOf = (id: string) => (id.startsWith('hint ') ? hints[id.slice(5)] : undefined)
const partOf = (id: string): BodyPart | undefined => bodyPartKeys.find(part => id === `part ${part}`)
const lexicon = lexiconOf({
  ...Object.fromEntries(complaints.map(({ id, words }) => [id, words])),
  ...Object.fromEntries(Object.entries(hints).map(([key, { words }]) => [`hint ${key}`, words])),
  ...Object.fromEntries(bodyPartKeys.map(part => [`part ${part}`, partWords[part]])),
})
/** Also what is said of the past counts: 以前有结石 leads to the same door. */
const allIds: ReadonlySet<string> = new Set([
  ...byId.keys(),
  ...Object.keys(hints).map(key => `hint ${key}`),
  ...bodyPartKeys.map(part => `part ${part}`),
])

const chosenWeight = 5
const mostExact = 8
const partWeight = 1.5
/** A complaint's first department counts whole, the next ones less. */
const placeWeight = [1, 0.55, 0.35]

const childWords = /孩子|宝宝|娃|小孩|婴儿|孙子|孙女|儿子|女儿|小朋友|宝贝|新生儿/
const pregnantWords = /怀孕|孕[^酮]|有喜|刚怀|怀上|胎动|肚里宝宝|肚里孩子|糖筛/
const notPregnant = /备孕|怀不上|没怀上|避孕|不孕|想怀/

export function personIn(text: string): GuidePerson | undefined {
  const plain = normalise(text)
  if (pregnantWords.test(plain) && !notPregnant.test(plain)) return 'pregnant'
  return childWords.test(plain) ? 'child' : undefined
}

/** What was found in the words, and which departments it speaks for. */
interface Found {
  readonly label: string
  readonly departments: readonly DepartmentKind[]
  readonly weight: number
  readonly complaint?: Complaint
}

const hintWeight = 1.2
const mostOfHint = 3
const partAlone = 0.8
const partPointedAt = 1.6

function foundOf(id: string, exact: number, part: BodyPart | undefined): Found | undefined {
  const complaint = byId.get(id)
  if (complaint) {
    const isThere = part !== undefined && complaint.parts.includes(part)
    const weight = Math.min(exact, mostExact) * (isThere ? partWeight : 1)
    return { label: complaint.label, departments: complaint.departments, weight, complaint }
  }
  const hint = hintOf(id)
  if (hint) return { label: '', departments: hint.departments, weight: Math.min(exact, mostOfHint) * hintWeight }
  const bodyPart = partOf(id)
  return (
    bodyPart && { label: `${bodyParts[bodyPart].label}不适`, departments: partDepartments[bodyPart], weight: partAlone }
  )
}

/** Complaints in the words and those that were chosen; hints and parts of the body, which speak less loudly. */
function findIn({ text, part, chosen = [] }: GuideAsked): Found[] {
  const found: Found[] = []
  for (const [id, mentions] of understand(text, lexicon, allIds).mentions) {
    const one = foundOf(id, Math.max(...mentions.map(mention => mention.end - mention.start)), part)
    if (one) found.push(one)
  }
  for (const id of chosen) {
    const complaint = byId.get(id)
    if (complaint)
      found.push({ label: complaint.label, departments: complaint.departments, weight: chosenWeight, complaint })
  }
  if (part)
    found.push({ label: `${bodyParts[part].label}不适`, departments: partDepartments[part], weight: partPointedAt })
  return found.sort((one, other) => other.weight - one.weight)
}

/** Where children go instead. */
const ofGrownUps = new Set<DepartmentKind>([
  'general',
  'cardio',
  'resp',
  'gastro',
  'neuro',
  'endo',
  'renal',
  'hema',
  'rheum',
  'infect',
  'allergy',
  'psych',
  'fever',
])
const surgeryOfGrownUps = new Set<DepartmentKind>(['gensurg', 'uro', 'anorectal', 'plastic', 'thoracic'])

/** Where else this person goes with what leads a grown-up to `kind`, and how much each counts. */
function doorsOf(
  kind: DepartmentKind,
  person: GuidePerson | undefined,
): readonly (readonly [DepartmentKind, number])[] {
  if (person === 'child') {
    if (ofGrownUps.has(kind))
      return [
        ['peds', 1],
        [kind, 0.4],
      ]
    if (surgeryOfGrownUps.has(kind))
      return [
        ['pedsurg', 1],
        ['peds', 0.4],
      ]
    if (kind === 'gyn' || kind === 'obst')
      return [
        ['peds', 1],
        ['gyn', 0.5],
      ]
  }
  if (person === 'pregnant') {
    if (kind === 'gyn') return [['obst', 1]]
    return kind === 'obst'
      ? [['obst', 1.4]]
      : [
          [kind, 1],
          ['obst', 0.8],
        ]
  }
  if (person === 'man' && (kind === 'gyn' || kind === 'obst')) return [['uro', 1]]
  return [[kind, 1]]
}

interface Score {
  readonly score: number
  readonly reasons: readonly string[]
}

/** What the table's first, second and third department count beside a likeness (a logit). */
const tableWeight = [2, 1, 0.6]
/** So much likeness a department needs beside the table's, and where the table understood nothing: 你好 is like none. */
const leastAlike = { beside: -3, alone: -0.5 }
const mostDepartments = 3

/** The table's departments and those that the words are like, the most fitting first. */
function withLikeness(
  byTable: readonly Recommended[],
  likeness: Likeness,
  person: GuidePerson | undefined,
): readonly Recommended[] {
  const alike = new Map<DepartmentKind, number>()
  for (const [department, logit] of likeness)
    for (const [kind, share] of doorsOf(department, person))
      alike.set(kind, Math.max(alike.get(kind) ?? -Infinity, logit + Math.log(share)))
  const least = byTable.length > 0 ? leastAlike.beside : leastAlike.alone
  const ofTable = byTable.map((one, place) => ({
    one,
    value: (alike.get(one.kind) ?? least) + (tableWeight[place] ?? 0),
  }))
  const beside = [...alike].flatMap(([kind, value]) =>
    value < least || byTable.some(one => one.kind === kind) ? [] : [{ one: { kind, reasons: [] }, value }],
  )
  return [...ofTable, ...beside]
    .sort((left, right) => right.value - left.value)
    .slice(0, mostDepartments)
    .map(({ one }) => one)
}

/**
 * Departments with their reasons. Emergencies are not its matter: triage reads the same words first. `likeness`: what the words
 * are like (likeness.ts), where it has been loaded.
 */
export function guideOf(asked: GuideAsked, likeness?: Likeness): Guidance {
  const found = findIn(asked)
  const person = asked.person ?? personIn(asked.text)
  const scores = new Map<DepartmentKind, Score>()
  for (const { label, departments, weight } of found)
    for (const [place, department] of departments.entries())
      for (const [kind, share] of doorsOf(department, person)) {
        const { score, reasons } = scores.get(kind) ?? { score: 0, reasons: [] }
        const isNew = label !== '' && !reasons.includes(label)
        scores.set(kind, {
          score: score + weight * (placeWeight[place] ?? 0) * share,
          reasons: isNew ? [...reasons, label] : reasons,
        })
      }
  const byTable = [...scores]
    .sort(([, one], [, other]) => other.score - one.score)
    .slice(0, mostDepartments)
    .map(([kind, { reasons }]) => ({ kind, reasons }))
  const departments = likeness && asked.text.trim() !== '' ? withLikeness(byTable, likeness, person) : byTable
  const symptoms = found.flatMap(({ complaint }) => complaint ?? [])
  return { complaints: [...new Set(symptoms)], departments, urgency: urgencyOf(symptoms, asked.isSevere === true) }
}

const urgencies = ['routine', 'days', 'soon'] as const

function urgencyOf(symptoms: readonly Complaint[], isSevere: boolean): Urgency {
  const of = symptoms.length === 0 ? [1] : symptoms.slice(0, 2).map(one => urgencies.indexOf(one.urgency))
  return urgencies[Math.min(Math.max(...of) + (isSevere ? 1 : 0), urgencies.length - 1)] ?? 'days'
}

/** What people who point at a part usually come with, the rest of what was not said. */
export const complaintsAt = (part: BodyPart, person: GuidePerson | undefined): Complaint[] =>
  complaints.filter(one => one.parts.includes(part) && isFor(one, person))

const womanOnly = new Set<DepartmentKind>(['gyn', 'obst', 'breast'])

function isFor({ id, departments }: Complaint, person: GuidePerson | undefined): boolean {
  const isChilds = departments[0] === 'peds' || departments[0] === 'pedsurg' || id.startsWith('child')
  if (person === undefined) return true
  if (person === 'child') return !womanOnly.has(departments[0] ?? 'general') && id !== 'erection' && id !== 'sperm'
  if (isChilds) return false
  return person === 'man'
    ? !womanOnly.has(departments[0] ?? 'general')
    : !['prostate', 'erection', 'sperm', 'varicocele', 'foreskin'].includes(id)
}

export const urgencyLabels: Readonly<Record<Urgency, string>> = {
  soon: '建议今天或明天就诊',
  days: '建议一周内就诊',
  routine: '不急，可以按自己的时间预约',
}
