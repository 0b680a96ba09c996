import { contentPages } from '@nethos/contract/content/content.pages.ts'
import { Navigate, useSearchParams } from 'react-router'
import { ShelfText } from '../parts/shelf-pages.tsx'
import { examinationShelf } from '../shelves.ts'

/** How to prepare for one examination: ?id= */
export default function ExaminationPage() {
  const [query] = useSearchParams()
  const id = query.get('id')
  return id ? <ShelfText shelf={examinationShelf} id={id} /> : <Navigate to={contentPages.examinations.at} replace />
}
