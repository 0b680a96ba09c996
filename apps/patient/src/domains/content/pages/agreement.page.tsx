import { useSearchParams } from 'react-router'
import { dayInWords, dayOf } from '@nethos/contract/common/days.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Article } from '../../../patterns/article.tsx'
import { ReadingPage } from '../../../patterns/reading-page.tsx'
import { fixedText } from '../content.calls.ts'

/** 用户协议, readable without a login; ?type=隐私政策 shows another standing text. */
export default function AgreementPage() {
  const [query] = useSearchParams()
  const type = query.get('type') ?? '用户协议'
  const text = useServiceQuery(fixedText(type))
  return (
    <ReadingPage title={text.value?.title ?? type} reading={text}>
      {({ version, content, publishedAt }) => (
        <Article note={`版本 ${version} · ${dayInWords(dayOf(publishedAt))}`} html={content} />
      )}
    </ReadingPage>
  )
}
