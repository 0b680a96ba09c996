import { useEffect } from 'react'
import { useParams } from 'react-router'
import { dayInWords, dayOf } from '@nethos/contract/common/days.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { RefusedError } from '@nethos/calls/trouble.ts'
import { Button } from '../../../controls/button.tsx'
import { Article } from '../../../patterns/article.tsx'
import { State } from '../../../patterns/states.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { ReadingPage } from '../../../patterns/reading-page.tsx'
import { block } from '../system.calls.ts'
import { NothingHere } from '../parts/nothing-here.tsx'

/** A text that the hospital has put under a number, or the way to where it leads. */
export default function BlockPage() {
  const { id = '' } = useParams()
  const query = useServiceQuery(block(id))
  const { openLink } = useAppInfo()
  const link = query.value?.link ?? ''
  useEffect(() => {
    if (link !== '') openLink(link, true)
  }, [link, openLink])
  if (query.error instanceof RefusedError) return <NothingHere title="详情" />
  return (
    <ReadingPage title={query.value?.title ?? '详情'} reading={query}>
      {({ content, publishedAt }) =>
        link === '' ? (
          <Article note={dayInWords(dayOf(publishedAt))} html={content} />
        ) : (
          <Elsewhere open={() => openLink(link)} />
        )
      }
    </ReadingPage>
  )
}

/** Stays where the way there was declined, or is not open: a tap asks again. */
const Elsewhere = ({ open }: { open: () => void }) => (
  <State drawing="soon" sentence="正在打开。没有打开时，请点下面的按钮">
    <Button onClick={open}>打开页面</Button>
  </State>
)
