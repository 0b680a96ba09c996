import { useLocation, useSearchParams } from 'react-router'
import { programmePageKinds, type ProgrammePageKind } from '@nethos/contract/programme/programme.document.ts'
import { programmePages } from '@nethos/contract/programme/programme.pages.ts'
import { programmePlaces, type ProgrammePlace } from '@nethos/contract/programme/programme.places.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { programmeOf } from './programme.calls.ts'

const isKind = (part: string): part is ProgrammePageKind =>
  Object.prototype.hasOwnProperty.call(programmePageKinds, part)

/** Which programme and kind of page an address stands for; undefined: none. */
export function placeAt(pathname: string): ProgrammePlace | undefined {
  const given = (Object.keys(programmePlaces) as (keyof typeof programmePlaces)[]).find(
    key => programmePages[key].at === pathname.replace(/\/$/, ''),
  )
  if (given) return programmePlaces[given]
  const [, zone, code = '', part = 'home'] = pathname.split('/')
  return zone === 'zone' && isKind(part) ? { code, kind: part } : undefined
}

/** A zone whose code ends with -en is the English of another one. */
export const isEnglish = (code: string): boolean => code.endsWith('-en')

/** What every kind of page begins with. */
export interface PlaceProps {
  place: ProgrammePlace
}

export const useProgramme = ({ place }: PlaceProps) => useServiceQuery(programmeOf(place.code))

/** A value of the address, '' when it is not there. */
export function useField(
  name: 'id' | 'set' | 'compatId' | 'offer' | 'step' | 'title' | NonNullable<ProgrammePlace['idField']>,
): string {
  const [query] = useSearchParams()
  return query.get(name) ?? ''
}

/** What the page is about, in the documents' word for it at this address. */
export const useId = ({ idField }: ProgrammePlace): string => useField(idField ?? 'id')

/** Where the page stands, to come back to it. */
export function useHere(): string {
  const { pathname, search } = useLocation()
  return pathname + search
}
