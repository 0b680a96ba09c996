import { Link } from 'react-router'
import { activityPages } from '@nethos/contract/activity/activity.pages.ts'
import { Avatar } from '../../../controls/avatar.tsx'
import { Button } from '../../../controls/button.tsx'
import { Row } from '../../../patterns/row.tsx'
import { doctorWay } from '../../doctors/public.tsx'
import type { Ranked } from '../ranking.calls.ts'
import type { Liking } from '../use-like.ts'
import './ranking.css'

interface RankedRowProps {
  doctor: Ranked
  liking: Liking
  /** Likes are taken now. */
  isRunning: boolean
}

/** One doctor's place: number, photo, department and likes; liking him, and the poster to send to others. */
export const RankedRow = ({ doctor, liking, isRunning }: RankedRowProps) => (
  <Row>
    <div className="ranked">
      <span className={doctor.rank <= 3 ? 'ranked__place ranked__place--first' : 'ranked__place'}>
        第{doctor.rank}名
      </span>
      <Link className="ranked__who" to={doctorWay(doctor.docId)}>
        <Avatar src={`/files/${doctor.docAvatar}`} />
        <span className="ranked__words">
          <strong>{doctor.docName}</strong>
          <span className="ranked__dept">{[doctor.docTitle, doctor.deptName].filter(Boolean).join(' · ')}</span>
        </span>
      </Link>
    </div>
    <div className="ranked__foot">
      <span className="ranked__likes">{doctor.likeCount}个赞</span>
      <Link
        className="ranked__poster"
        to={activityPages.rankingPoster.to({ docId: doctor.docId })}
        aria-label={`分享海报，${doctor.docName}`}
      >
        分享海报
      </Link>
      {isRunning && (
        <Button
          look="soft"
          disabled={doctor.isLiked}
          busy={liking.isBusy}
          onClick={() => liking.like(doctor.docId)}
          label={doctor.isLiked ? `已赞，${doctor.docName}` : `点赞，${doctor.docName}`}
        >
          {doctor.isLiked ? '已赞' : '点赞'}
        </Button>
      )}
    </div>
  </Row>
)
