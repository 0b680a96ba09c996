import { contentPages } from '@nethos/contract/content/content.pages.ts'
import { Navigate, useSearchParams } from 'react-router'
import { ShelfText } from '../parts/shelf-pages.tsx'
import { healthShelf } from '../shelves.ts'

/** One text of health education: ?newId= */
export default function HealthPage() {
  const [query] = useSearchParams()
  const id = query.get('newId')
  return id ? <ShelfText shelf={healthShelf} id={id} /> : <Navigate to={contentPages.health.at} replace />
}
