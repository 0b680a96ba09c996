import type { ProgrammeArticle } from '@nethos/contract/programme/programme.document.ts'
import { Card } from '../../../patterns/card.tsx'
import { Paragraphs } from './paragraphs.tsx'

/** An article whole: who wrote it, when it was looked at last, from what. */
export const ArticleText = ({ article }: { article: ProgrammeArticle }) => (
  <Card title={article.title}>
    <p className="programme-quiet">
      {article.author} · 审核于 {article.reviewedOn}
    </p>
    <Paragraphs text={article.body} />
    <p className="programme-quiet">来源：{article.source}</p>
  </Card>
)
