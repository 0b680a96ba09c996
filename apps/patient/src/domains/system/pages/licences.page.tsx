import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayInWords, dayOf } from '@nethos/contract/common/days.ts'
import { Article } from '../../../patterns/article.tsx'
import { ReadingPage } from '../../../patterns/reading-page.tsx'
import { fixedText } from '../../content/public.ts'

/** 资质公示: by which licences the hospital works online. */
export default function LicencesPage() {
  const text = useServiceQuery(fixedText('资质公示'))
  return (
    <ReadingPage reading={text}>
      {({ content, publishedAt }) => <Article note={`公示日期 ${dayInWords(dayOf(publishedAt))}`} html={content} />}
    </ReadingPage>
  )
}
