import { ShelfList } from '../parts/shelf-pages.tsx'
import { examinationShelf } from '../shelves.ts'

/** 检查须知, grouped by kind. */
export default function ExaminationsPage() {
  return <ShelfList shelf={examinationShelf} />
}
