import { ReadingPage } from '../../../patterns/reading-page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { ArticleText } from '../parts/article-text.tsx'
import { useId, useProgramme, type PlaceProps } from '../use-place.ts'

/** 文章: title, who wrote it, when it was looked at last, from what. */
export default function ProgrammeArticle({ place }: PlaceProps) {
  const id = useId(place)
  return (
    <ReadingPage reading={useProgramme({ place })}>
      {({ document: { readings } }) => {
        const article = readings.flatMap(one => one.articles).find(one => one.code === id)
        return article ? <ArticleText article={article} /> : <Empty sentence="文章不存在或已下线" icon="book" />
      }}
    </ReadingPage>
  )
}
