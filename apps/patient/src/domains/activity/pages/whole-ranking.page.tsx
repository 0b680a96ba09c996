import { useState } from 'react'
import { activityPages } from '@nethos/contract/activity/activity.pages.ts'
import { useServiceQuery, useRows } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { SearchBox } from '../../../controls/search-box.tsx'
import { ListPage } from '../../../patterns/list-page.tsx'
import { useInAddress } from '../../../patterns/use-in-address.ts'
import { LikeProof } from '../parts/like-proof.tsx'
import { RankedRow } from '../parts/ranked-row.tsx'
import { ranked, ranking } from '../ranking.calls.ts'
import { useLike } from '../use-like.ts'

/** 全部排行: every ranked doctor, found by name or department. */
export default function WholeRankingPage() {
  const [keyword, search] = useInAddress('keyword')
  const [words, setWords] = useState(keyword ?? '')
  const rows = useRows(ranked(keyword ?? ''))
  const isRunning = useServiceQuery(ranking()).value?.isRunning ?? false
  const liking = useLike()
  return (
    <>
      <ListPage
        rows={rows}
        empty={keyword ? '没有找到这位医生或科室' : '目前没有人气榜活动'}
        icon={keyword ? 'search' : 'star'}
        way={
          keyword ? (
            <ButtonLink to={activityPages.wholeRanking.at} look="soft" replace>
              查看全部排行
            </ButtonLink>
          ) : undefined
        }
        head={
          <SearchBox
            label="搜索医生或科室"
            value={words}
            onChange={next => {
              setWords(next)
              if (next === '') search('')
            }}
            onSearch={search}
          />
        }
      >
        {doctor => <RankedRow key={doctor.docId} doctor={doctor} liking={liking} isRunning={isRunning} />}
      </ListPage>
      <LikeProof liking={liking} />
    </>
  )
}
