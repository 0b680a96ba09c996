import { Card } from '../../../patterns/card.tsx'
import { ReadingPage } from '../../../patterns/reading-page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { Paragraphs } from '../parts/paragraphs.tsx'
import { useId, useProgramme, type PlaceProps } from '../use-place.ts'

/** 文章: title, who wrote it, when it was looked at last, from what. */
export default function ProgrammeArticle({ place }: PlaceProps) {
  const id = useId(place)
  return (
    <ReadingPage reading={useProgramme({ place })}>
      {({ document: { readings } }) => {
        const article = readings.flatMap(one => one.articles).find(one => one.code === id)
        if (!article) return <Empty sentence="文章不存在或已下线" icon="book" />
        return (
          <Card title={article.title}>
            <p className="programme-quiet">
              {article.author} · 审核于 {article.reviewedOn}
            </p>
            <Paragraphs text={article.body} />
            <p className="programme-quiet">来源：{article.source}</p>
          </Card>
        )
      }}
    </ReadingPage>
  )
}
