import type { ProgrammePageKind } from './programme.document.ts'
import { programmePages } from './programme.pages.ts'
import { programmePlaces, type ProgrammePlace } from './programme.places.ts'

interface PlaceFields {
  /** Of an application; of an article its code. */
  id?: string
  /** Which reading set. */
  set?: string
  compatId?: string
  offer?: string
  /** Which step of the form, from 0. */
  step?: number
}

const places = Object.entries(programmePlaces) as [keyof typeof programmePlaces, ProgrammePlace][]

/** The address of a page of a programme: the documents' own where they give one, else the one under /zone. */
export function placeLink(code: string, kind: ProgrammePageKind, fields: PlaceFields = {}): string {
  const { step, ...words } = fields
  const given = places.find(
    ([, place]) =>
      place.code === code &&
      place.kind === kind &&
      (place.set === undefined || place.set === fields.set) &&
      (place.step === undefined || place.step === (step ?? 0)),
  )
  const rest = given?.[1].set ? { ...words, set: undefined } : words
  if (!given)
    return kind === 'home'
      ? programmePages.zone.to({ code })
      : programmePages.zonePart.to({ code, part: kind, ...rest, ...(step ? { step: String(step) } : {}) })
  const query = new URLSearchParams(
    Object.entries({ ...rest, ...(step && given[1].step === undefined ? { step: String(step) } : {}) })
      .filter((pair): pair is [string, string] => Boolean(pair[1]))
      .map(([name, value]) => [name === 'id' ? (given[1].idField ?? name) : name, value]),
  )
  const search = query.toString()
  return programmePages[given[0]].at + (search === '' ? '' : `?${search}`)
}
