import { dayInWords, dayOf } from '@nethos/contract/common/days.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Article } from '../../../patterns/article.tsx'
import { ReadingPage } from '../../../patterns/reading-page.tsx'
import { fixedText } from '../../content/public.ts'

/** 床位通知: how to wait for a bed. */
export default function BedNoticePage() {
  const text = useServiceQuery(fixedText('床位通知'))
  return (
    <ReadingPage reading={text}>
      {({ content, publishedAt }) => <Article note={dayInWords(dayOf(publishedAt))} html={content} />}
    </ReadingPage>
  )
}
