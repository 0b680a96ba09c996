import { contentPages } from './content.pages.ts'

/** Where a text of the hospital is read. */
export const newsWay = ({
  shelf,
  newId,
}: {
  shelf: 'news' | 'health' | 'examination' | 'drug'
  newId: string
}): string => {
  if (shelf === 'news') return contentPages.newsDetail.to({ newsId: newId })
  if (shelf === 'health') return contentPages.healthDetail.to({ newId })
  if (shelf === 'examination') return contentPages.examination.to({ id: newId })
  return contentPages.drugs.to({ id: newId })
}
