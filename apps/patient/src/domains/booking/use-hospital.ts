import { useSearchParams } from 'react-router'
import { useServiceQuery, type ServiceQuery, type RowsQuery } from '@nethos/calls/query.ts'
import { campuses, hospitalsOf, type HospitalWithCampuses } from '../hospital-account/public.tsx'

/** The hospital that a page is about: the address says it (its own id or a campus's), else it is the first one. */
export function useHospital() {
  const [query, setQuery] = useSearchParams()
  const askedHospital = query.get('bookHosId') ?? ''
  const result = useServiceQuery(campuses())
  const all = result.value && hospitalsOf(result.value)
  const chosen = all?.find(one => isIt(one, askedHospital)) ?? (askedHospital ? undefined : all?.[0])
  return {
    /** Empty while it is not known which. */
    hosId: chosen?.hosId ?? askedHospital,
    hosName: chosen?.hosName ?? '',
    all: all ?? [],
    asked: result,
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
export const valueAt = <Row>({ hosId, asked: result }: Hospital, of: ServiceQuery<Row[]>): ServiceQuery<Row[]> =>
  hosId ? of : { ...result, value: result.value && [] }

/** The same of a list. */
export const rowsAt = <Row>({ hosId, asked: result }: Hospital, of: RowsQuery<Row>): RowsQuery<Row> =>
  hosId ? of : { ...of, status: result.status, sentence: result.sentence, refresh: async () => result.retry() }

const isIt = ({ hosId, campuses: places }: HospitalWithCampuses, text: string): boolean =>
  hosId === text || places.some(one => one.hosId === text)
