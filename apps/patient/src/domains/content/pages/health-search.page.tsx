import { ShelfSearch } from '../parts/shelf-pages.tsx'
import { healthShelf } from '../shelves.ts'

export default function HealthSearchPage() {
  return <ShelfSearch shelf={healthShelf} />
}
