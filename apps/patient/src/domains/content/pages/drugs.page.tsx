import { useSearchParams } from 'react-router'
import { ShelfList, ShelfText } from '../parts/shelf-pages.tsx'
import { drugShelf } from '../shelves.ts'

/** 药品科普 by category; with ?id= the text of one drug (the routes give it no page of its own). */
export default function DrugsPage() {
  const [query] = useSearchParams()
  const id = query.get('id')
  return id ? <ShelfText shelf={drugShelf} id={id} /> : <ShelfList shelf={drugShelf} />
}
