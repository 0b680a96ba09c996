import { present } from '@nethos/contract/common/present.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import type { Discharge } from '../../../ports/hospital-stays.ts'
import { systems } from '../names.ts'
import { codeIn } from '../wire.ts'
import type { Composition, Encounter, FollowUp, Prescription } from './wire.ts'

/** Sections of a discharge summary by LOINC. */
const sections = { diagnosis: '11535-2', course: '8648-8', advice: '8653-8' } as const
const isOver = (status: string): boolean => ['cancelled', 'entered-in-error', 'noshow', 'draft'].includes(status)

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&', nbsp: ' ' }

/** The words of a narrative: XHTML, whose paragraphs become lines. */
export const wordsIn = (div = ''): string =>
  div
    .replace(/<(?:br|\/p|\/div|\/li)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|(\w+));/g, (all, code: string | undefined, name: string | undefined) =>
      code === undefined ? (entities[name ?? ''] ?? all) : Number(code) <= 0x10ffff ? String.fromCodePoint(+code) : '',
    )
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n+ ?/g, '\n')
    .trim()

function drugOf({ medicationCodeableConcept: drug, dosageInstruction }: Prescription): Discharge['drugs'] {
  const [dosage] = dosageInstruction ?? []
  const { timeOfDay = [], boundsDuration, ...repeat } = dosage?.timing?.repeat ?? {}
  const name = drug?.text ?? drug?.coding?.map(one => one.display).find(Boolean)
  if (name === undefined) return []
  const perUnit = { d: 1, wk: 7, mo: 30 }[boundsDuration?.code ?? 'd'] ?? 0
  const days = Math.round((boundsDuration?.value ?? 0) * perUnit)
  // Times are of each day: what is taken weekly, every second day or when needed has none.
  const times = dosage?.asNeededBoolean || !isDaily(repeat) ? [] : timeOfDay.map(one => one.slice(0, 5))
  return [{ name, usage: dosage?.text ?? '', times, days }]
}

type Repeat = NonNullable<NonNullable<NonNullable<Prescription['dosageInstruction']>[number]['timing']>['repeat']>
const isDaily = ({ dayOfWeek = [], period = 1, periodUnit = 'd' }: Repeat): boolean =>
  dayOfWeek.length === 0 && (periodUnit === 'd' ? period === 1 : ['s', 'min', 'h'].includes(periodUnit) && period <= 24)

function nextOf(visits: readonly FollowUp[]): Discharge['nextAppointment'] {
  const [next] = visits
    .filter(one => !isOver(one.status) && !Number.isNaN(Date.parse(one.start ?? '')))
    .toSorted((a, b) => Date.parse(present(a.start)) - Date.parse(present(b.start)))
  const named = (type: string) =>
    next?.participant?.map(one => one.actor).find(actor => actor?.reference?.includes(`${type}/`))?.display ?? ''
  return (
    next && {
      day: dayOf(Date.parse(present(next.start))),
      deptName: named('HealthcareService') || named('Organization'),
      doctorName: named('Practitioner'),
      note: next.description ?? '',
    }
  )
}

export interface Leaving {
  summaries: readonly Composition[]
  drugs: readonly Prescription[]
  visits: readonly FollowUp[]
}

/** Of somebody who has gone home; the newest summary that the hospital has signed counts. */
export function dischargeOf(one: Encounter, { summaries, drugs, visits }: Leaving): Discharge {
  const [summary] = summaries
    .filter(each => ['final', 'amended'].includes(each.status))
    .toSorted((a, b) => Date.parse(b.meta.lastUpdated) - Date.parse(a.meta.lastUpdated))
  const textOf = (code: string): string =>
    wordsIn(summary?.section?.find(each => codeIn(each.code && [each.code], systems.loinc) === code)?.text?.div)
  const nextAppointment = nextOf(visits)
  return {
    dischargedAt: Date.parse(one.period?.end ?? one.meta.lastUpdated),
    diagnosis: textOf(sections.diagnosis),
    course: textOf(sections.course),
    advice: textOf(sections.advice),
    drugs: drugs.filter(each => !isOver(each.status) && each.status !== 'stopped').flatMap(drugOf),
    ...(nextAppointment && { nextAppointment }),
  }
}
