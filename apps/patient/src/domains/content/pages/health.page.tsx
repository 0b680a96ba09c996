import { Navigate, useSearchParams } from 'react-router'
import { contentPaths } from '@nethos/contract/content/content.paths.ts'
import { ShelfText } from '../parts/shelf-pages.tsx'
import { healthShelf } from '../shelves.ts'

/** One text of health education: ?newId= */
export default function HealthPage() {
  const [query] = useSearchParams()
  const id = query.get('newId')
  return id ? <ShelfText shelf={healthShelf} id={id} /> : <Navigate to={contentPaths.health} replace />
}
