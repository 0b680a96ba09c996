import { useSearchParams } from 'react-router'
import { useAsked } from '@nethos/calls/query.ts'
import { campuses, hospitalsOf, type HospitalWithCampuses } from '../hospital-account/public.tsx'

/** The hospital that a page is about: the address says it (its own id or a campus's), else it is the first one. */
export function useHospital() {
  const [query, setQuery] = useSearchParams()
  const said = query.get('bookHosId') ?? ''
  const asked = useAsked(campuses())
  const all = asked.value && hospitalsOf(asked.value)
  const chosen = all?.find(one => isIt(one, said)) ?? (said ? undefined : all?.[0])
  return {
    /** Empty while it is not known which. */
    hosId: chosen?.hosId ?? said,
    hosName: chosen?.hosName ?? '',
    all: all ?? [],
    asked,
    sort: query.get('bookSort') ?? '1',
    choose: (hosId: string) =>
      setQuery(
        now => {
          const next = new URLSearchParams(now)
          next.set('bookHosId', hosId)
          next.delete('bookDeptId')
          return next
        },
        { replace: true },
      ),
  }
}

const isIt = ({ hosId, campuses: places }: HospitalWithCampuses, said: string): boolean =>
  hosId === said || places.some(one => one.hosId === said)
