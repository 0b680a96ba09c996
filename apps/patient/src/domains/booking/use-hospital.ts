import { useSearchParams } from 'react-router'
import { useAsked, type Asked, type AskedRows } from '@nethos/calls/query.ts'
import { campuses, hospitalsOf, type HospitalWithCampuses } from '../hospital-account/public.tsx'

/** The hospital that a page is about: the address says it (its own id or a campus's), else it is the first one. */
export function useHospital() {
  const [query, setQuery] = useSearchParams()
  const askedHospital = query.get('bookHosId') ?? ''
  const asked = useAsked(campuses())
  const all = asked.value && hospitalsOf(asked.value)
  const chosen = all?.find(one => isIt(one, askedHospital)) ?? (askedHospital ? undefined : all?.[0])
  return {
    /** Empty while it is not known which. */
    hosId: chosen?.hosId ?? askedHospital,
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

type Hospital = ReturnType<typeof useHospital>

/** What is asked of the hospital; as long as it is not known which one, that stands in its place: waiting, a fault, or none. */
export const valueAt = <Row>({ hosId, asked }: Hospital, of: Asked<Row[]>): Asked<Row[]> =>
  hosId ? of : { ...asked, value: asked.value && [] }

/** The same of a list. */
export const rowsAt = <Row>({ hosId, asked }: Hospital, of: AskedRows<Row>): AskedRows<Row> =>
  hosId ? of : { ...of, status: asked.status, sentence: asked.sentence, refresh: async () => asked.retry() }

const isIt = ({ hosId, campuses: places }: HospitalWithCampuses, said: string): boolean =>
  hosId === said || places.some(one => one.hosId === said)
