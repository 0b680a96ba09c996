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
}

const places = Object.entries(programmePlaces) as [keyof typeof programmePlaces, ProgrammePlace][]

/** The address of a page of a programme: the documents' own where they give one, else the one under /zone. */
export function placeLink(code: string, kind: ProgrammePageKind, fields: PlaceFields = {}): string {
  const given = places.find(
    ([, place]) => place.code === code && place.kind === kind && (place.set === undefined || place.set === fields.set),
  )
  const rest = given?.[1].set ? { ...fields, set: undefined } : fields
  if (!given)
    return kind === 'home'
      ? programmePages.zone.to({ code })
      : programmePages.zonePart.to({ code, part: kind, ...rest })
  const query = new URLSearchParams(Object.entries(rest).filter((pair): pair is [string, string] => Boolean(pair[1])))
  const search = query.toString()
  return programmePages[given[0]].at + (search === '' ? '' : `?${search}`)
}
