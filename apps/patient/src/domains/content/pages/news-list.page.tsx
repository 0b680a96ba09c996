import { ShelfList } from '../parts/shelf-pages.tsx'
import { newsShelf } from '../shelves.ts'

/** 医院资讯 by category (typeId or typeName in the address), or with the words of ?search=. */
export default function NewsListPage() {
  return <ShelfList shelf={newsShelf} />
}
