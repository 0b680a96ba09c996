import { dayAndSecond } from '@nethos/contract/common/days.ts'
import type { ReplierType } from '@nethos/contract/consult/consult.kinds.ts'
import type { TranscriptFields } from '@nethos/contract/consult/transcript.schemas.ts'
import './transcript-lines.css'

const speakers: Readonly<Record<ReplierType, string>> = {
  PAT: '患者',
  DOC: '医生',
  NURSE: '护士',
  PHARMACIST: '药师',
  SYS: '系统',
}

/** A talk as those read it who look into it: who said what, and when. */
export const TranscriptLines = ({ lines }: Pick<TranscriptFields, 'lines'>) =>
  lines.map(({ messageId, replierType, text, createdAt }) => (
    <article key={messageId} className="transcript__said">
      <p>
        {speakers[replierType]} · {dayAndSecond(createdAt)}
      </p>
      <p>{text}</p>
    </article>
  ))
