import { useParams } from 'react-router'
import { ShelfText } from '../parts/shelf-pages.tsx'
import { newsShelf } from '../shelves.ts'

/** One piece of news. */
export default function NewsPage() {
  return <ShelfText shelf={newsShelf} id={useParams().newsId ?? ''} />
}
