import { useServiceQuery } from '@nethos/calls/query.ts'
import { Article } from '../../../patterns/article.tsx'
import { ReadingPage } from '../../../patterns/reading-page.tsx'
import { fixedText } from '../../content/public.ts'

/** 使用说明: kinds, validity, one per order, no change; written by the editors. */
export default function ExplainCouponsPage() {
  const text = useServiceQuery(fixedText('优惠券使用说明'))
  return <ReadingPage reading={text}>{({ content }) => <Article html={content} />}</ReadingPage>
}
