import { useServiceQuery } from '@nethos/calls/query.ts'
import { bookingTexts } from '@nethos/contract/booking/booking.texts.ts'
import { Article } from '../../../patterns/article.tsx'
import { ReadingPage } from '../../../patterns/reading-page.tsx'
import { fixedText } from '../../content/public.ts'

/** 预约规则, written by the editors. */
export default function RulePage() {
  const text = useServiceQuery(fixedText(bookingTexts.rule))
  return <ReadingPage reading={text}>{({ content }) => <Article html={content} />}</ReadingPage>
}
