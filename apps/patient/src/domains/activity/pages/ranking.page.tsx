import { Link } from 'react-router'
import { activityPages } from '@nethos/contract/activity/activity.pages.ts'
import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import { dayInWords, dayOf } from '@nethos/contract/common/days.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { Card } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { Value } from '../../../patterns/value.tsx'
import { LikeProof } from '../parts/like-proof.tsx'
import { RankedRow } from '../parts/ranked-row.tsx'
import { firstRanked, ranking } from '../ranking.calls.ts'
import { useLike } from '../use-like.ts'

/** 医生人气榜: what it is, until when, the first ten, and the way to all. */
export default function RankingPage() {
  const shown = useServiceQuery(ranking())
  const first = useServiceQuery(firstRanked(), { keepPrevious: true })
  const liking = useLike()
  return (
    <DetailPage title={shown.value?.title} detail={shown}>
      {one =>
        one === null ? (
          <Empty sentence="目前没有人气榜活动" icon="star">
            <ButtonLink to={doctorPages.doctors.at} look="soft">
              查看在线医生
            </ButtonLink>
          </Empty>
        ) : (
          <>
            <Card>
              <p>
                <Tag tone={one.isRunning ? 'good' : 'quiet'}>{one.isRunning ? '点赞进行中' : '已结束'}</Tag>
              </p>
              <p>
                {dayInWords(dayOf(one.startsAt))} 至 {dayInWords(dayOf(one.endsAt - 1))}
              </p>
              <p>
                {one.doctorCount}位医生，共{one.likeCount}个赞。每人每天可为{one.dailyLikes}位医生点赞。
              </p>
              {one.rulesText && <p className="ranking__rules">{one.rulesText}</p>}
            </Card>
            <Card title="人气榜前十" more={<Link to={activityPages.wholeRanking.at}>全部</Link>}>
              <Value of={first}>
                {({ rows }) => (
                  <>
                    {rows.map(doctor => (
                      <RankedRow key={doctor.docId} doctor={doctor} liking={liking} isRunning={one.isRunning} />
                    ))}
                  </>
                )}
              </Value>
            </Card>
            <LikeProof liking={liking} />
          </>
        )
      }
    </DetailPage>
  )
}
