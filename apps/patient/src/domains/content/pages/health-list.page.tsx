import { ShelfList } from '../parts/shelf-pages.tsx'
import { healthShelf } from '../shelves.ts'

/** 健康教育 of one category (typeId in the address), or all of it. */
export default function HealthListPage() {
  return <ShelfList shelf={healthShelf} />
}
