import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { activityPages } from '@nethos/contract/activity/activity.pages.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { Skeleton } from '../../../controls/skeleton.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { Fault } from '../../../patterns/states.tsx'
import { doctorPicture } from '../../doctors/public.tsx'
import { rankedDoctor, type Ranked } from '../ranking.calls.ts'
import '../parts/ranking.css'

/** 分享海报: the doctor, his place and his likes as one picture, with the code that leads to the ranking. */
export default function RankingPosterPage() {
  const [query] = useSearchParams()
  const doctor = useServiceQuery(rankedDoctor(query.get('docId') ?? ''))
  return (
    <DetailPage
      detail={doctor}
      bar={
        <ButtonLink to={activityPages.ranking.at} look="soft">
          返回人气榜
        </ButtonLink>
      }
    >
      {one => <Poster key={`${one.rank} ${one.likeCount}`} doctor={one} />}
    </DetailPage>
  )
}

/** What the code says: the list with this doctor found in it. */
const addressOf = (docName: string): string =>
  `${location.origin}${activityPages.wholeRanking.at}?keyword=${encodeURIComponent(docName)}`

function Poster({ doctor }: { doctor: Ranked }) {
  const { name: hospital, environment } = useAppInfo()
  const [picture, setPicture] = useState<string>()
  const [isBroken, setBroken] = useState(false)
  const draw = async () => {
    setBroken(false)
    const carded = { ...doctor, docDeptName: doctor.deptName, docHosName: hospital, docSkill: '' }
    const about = `医生人气榜第${doctor.rank}名，已获${doctor.likeCount}个赞。扫码为${doctor.docName}医生点赞，每人每天一次。`
    try {
      setPicture(
        await doctorPicture({
          doctor: carded,
          what: '医生',
          hospital: `${hospital} · 医生人气榜`,
          address: addressOf(doctor.docName),
          about,
          hint: '长按或扫一扫，为医生点赞',
        }),
      )
    } catch {
      setBroken(true)
    }
  }
  useEffect(() => {
    void draw()
    // oxlint-disable-next-line react/exhaustive-deps -- drawn once for the doctor that is shown
  }, [])

  const words = `${doctor.docName}医生，第${doctor.rank}名，${doctor.likeCount}个赞`
  if (isBroken) return <Fault sentence="图片没有生成，请重试" retry={() => void draw()} />
  if (!picture) return <Skeleton shape="card" />
  return (
    <>
      <img className="ranking__poster" src={picture} alt={`${words}，海报带点赞二维码`} />
      <p className="ranking__hint">
        {words}
        <br />
        长按保存图片，发送给家人朋友
      </p>
      {environment.shell === 'browser' && (
        <Button look="soft" onClick={() => save(picture, `${doctor.docName}人气榜.png`)}>
          保存图片
        </Button>
      )}
    </>
  )
}

function save(picture: string, fileName: string): void {
  const link = document.createElement('a')
  link.href = picture
  link.download = fileName
  link.click()
}
