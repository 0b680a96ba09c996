import { useSearchParams } from 'react-router'
import { ClinicSearch } from '../parts/clinic-search.tsx'

/** 搜索医生 in one hospital; without one, in all. */
export default function SearchPage() {
  const [query] = useSearchParams()
  return (
    <ClinicSearch
      title="搜索医生"
      hosId={query.get('bookHosId') ?? undefined}
      sort={query.get('bookSort') ?? undefined}
    />
  )
}
