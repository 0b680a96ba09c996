import { ShelfSearch } from '../parts/shelf-pages.tsx'
import { drugShelf } from '../shelves.ts'

export default function DrugSearchPage() {
  return <ShelfSearch shelf={drugShelf} />
}
