import { ShelfSearch } from '../parts/shelf-pages.tsx'
import { examinationShelf } from '../shelves.ts'

export default function ExaminationSearchPage() {
  return <ShelfSearch shelf={examinationShelf} />
}
