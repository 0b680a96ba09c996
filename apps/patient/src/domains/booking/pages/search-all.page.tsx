import { useSearchParams } from 'react-router'
import { ClinicSearch } from '../parts/clinic-search.tsx'

/** 搜索 across hospitals, or in the one that the address names. */
export default function SearchAllPage() {
  const [query] = useSearchParams()
  return <ClinicSearch title="搜索" hosId={query.get('bookHosId') ?? undefined} />
}
