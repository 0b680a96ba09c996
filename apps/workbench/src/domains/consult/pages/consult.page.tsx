import { Drawer } from 'antd'
import { useEffect, useState } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import { run, useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { RefusedError } from '@nethos/calls/trouble.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { consultTypeLabels } from '@nethos/contract/consult/consult.kinds.ts'
import { consultStates, isVideo } from '@nethos/contract/consult/consult.status.ts'
import { Icon } from '../../../controls/icon.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { useWide } from '../../../controls/use-wide.ts'
import { PageTitle } from '../../../patterns/page-title.tsx'
import { Empty, Fault, Waiting } from '../../../patterns/states.tsx'
import { RedFlagVerdicts } from '../../triage/public.ts'
import { AlarmHere } from '../alarm/parts/alarm-here.tsx'
import { actOnMessages, counts, deskConsult, judgeRedFlag, readMessages, type DeskConsult } from '../consult.calls.ts'
import { ReportsOfConsult } from '../../reports/public.tsx'
import { Actions } from '../parts/actions.tsx'
import { Assignment } from '../parts/assignment.tsx'
import { Composer } from '../parts/composer.tsx'
import { DeadlineClock } from '../parts/deadline-clock.tsx'
import { FileJumps } from '../parts/file-jumps.tsx'
import { HealthFile } from '../parts/health-file.tsx'
import { NextWaiting } from '../parts/next-waiting.tsx'
import { PatientHead } from '../parts/patient-head.tsx'
import { SnoozedUntil } from '../parts/snoozed-until.tsx'
import { Stream } from '../parts/stream.tsx'
import { VerdictKeys } from '../parts/verdict-keys.tsx'
import { filePartId, showFilePart, type FilePart } from '../file-parts.ts'
import { useQueueFilter } from '../queue-filter.ts'
import { genderAndAge } from '../patient-words.ts'
import { useAct } from '../use-act.ts'
import './consult.css'

export default function ConsultPage() {
  const { consultId = '' } = useParams()
  const { value, status, sentence, error, retry } = useServiceQuery(deskConsult(consultId))
  if (value) return <Consult key={consultId} shown={value} />
  return (
    <div className="consult">
      <PageTitle>咨询</PageTitle>
      <header className="consult__head">
        <BackToQueue />
      </header>
      {error instanceof RefusedError ? (
        <Empty as="search" sentence={error.message} />
      ) : status === 'fault' ? (
        <Fault sentence={sentence} onRetry={retry} />
      ) : (
        <Waiting rows={8} />
      )}
    </div>
  )
}

function Consult({ shown }: { shown: DeskConsult }) {
  const { consult, events } = shown
  const isWide = useWide(1200)
  const [isFileOpen, setFileOpen] = useState(false)
  const [part, setPart] = useState<FilePart>('record')
  useReading(shown)
  const act = useActing(shown)
  return (
    <div className={isWide ? 'consult-page consult-page--wide' : 'consult-page'}>
      <section className="consult" aria-label={`${consult.consulterName}的咨询`}>
        <PageTitle>{`${consult.consulterName}的咨询`}</PageTitle>
        <Head shown={shown} />
        <Terms consult={consult} />
        <PatientHead head={shown.head} isAboveTalk />
        {!isWide && (
          <FileJumps
            onJump={chosen => {
              setPart(chosen)
              setFileOpen(true)
            }}
          />
        )}
        <ConsultFlags consult={consult} />
        {consult.redFlags.length > 0 && <AlarmHere consultId={consult.consultId} onSeen={act} />}
        <SnoozedUntil shown={shown} />
        <Assignment shown={shown} />
        <Stream shown={shown} />
        {events.includes('reply') ? (
          <Composer consult={consult} />
        ) : (
          <p className="consult__closed">{consult.endReason || whyNoAnswer(shown)}</p>
        )}
      </section>
      {isWide ? (
        <aside className="consult__file" aria-label="健康档案" tabIndex={0}>
          <FileJumps onJump={showFilePart} />
          <Known shown={shown} />
        </aside>
      ) : (
        <Drawer
          title="健康档案"
          open={isFileOpen}
          onClose={() => setFileOpen(false)}
          afterOpenChange={isOpen => isOpen && showFilePart(part)}
          size={400}
          styles={{ body: { padding: 0 } }}
        >
          <Known shown={shown} />
        </Drawer>
      )}
    </div>
  )
}

/** Who it is, how it stands, and what can be done with it. */
function Head({ shown }: { shown: DeskConsult }) {
  const { consult } = shown
  const filter = useQueueFilter()
  return (
    <header className="consult__head">
      <BackToQueue />
      <div className="consult__who">
        <h1>{consult.consulterName}</h1>
        <span className="consult__person">{genderAndAge(consult.consulterGender, consult.consulterAge)}</span>
        <Tag tone="brand">{consultTypeLabels[consult.consultType]}</Tag>
        <Tag tone={consult.consultStatus === 'going' ? 'good' : 'plain'}>
          {consultStates[consult.consultStatus].label}
        </Tag>
      </div>
      <NextWaiting consultId={consult.consultId} filter={filter} />
      <div className="consult__actions">
        {consult.consultStatus === 'going' && isVideo(consult) && (
          <Link className="consult__enter" to={`/video-room/${consult.consultId}`}>
            进入视频诊室
          </Link>
        )}
        <Actions shown={shown} />
      </div>
    </header>
  )
}

/** Until when it must be answered, and how long it was bought for. */
const Terms = ({ consult }: Pick<DeskConsult, 'consult'>) => (
  <>
    {consult.answerDueAt !== null && (
      <p className="consult__due">
        <DeadlineClock dueAt={consult.answerDueAt} of={consult} />
        <span>{isVideo(consult) ? '超时未到诊，费用自动退回患者' : '超时未回复，费用自动退回患者'}</span>
      </p>
    )}
    {consult.servedUntil !== null && !isVideo(consult) && (
      <p className="consult__due">
        <span>
          {consult.serviceName} · 服务至 {dayAndTime(consult.servedUntil)} · 患者每天可发{consult.replyLimit}条
        </span>
      </p>
    )}
  </>
)

const Known = ({ shown }: { shown: DeskConsult }) => (
  <>
    <HealthFile shown={shown} />
    <div id={filePartId('reports')} className="health__section">
      <ReportsOfConsult consultId={shown.consult.consultId} />
    </div>
  </>
)

function ConsultFlags({ consult: { consultId, redFlags } }: Pick<DeskConsult, 'consult'>) {
  const judging = useCommand(judgeRedFlag)
  return (
    <RedFlagVerdicts
      flags={redFlags}
      Keys={VerdictKeys}
      judge={async (flag, verdict) => (await judging.run({ consultId, flag, verdict })) === true}
    />
  )
}

const whyNoAnswer = ({ consult, team }: DeskConsult): string =>
  consult.consultStatus === 'going' && team?.assignedDocId
    ? '该咨询已分配给团队其他成员，由其回复'
    : '咨询已结束，不能再回复'

/** What stands on the screen counts as read. */
function useReading({ consult: { consultId }, messageList }: DeskConsult): void {
  const newest = messageList.at(-1)?.messageId
  const hasUnread = useServiceQuery(counts).value?.unread !== 0
  useEffect(() => {
    if (!hasUnread) return
    const read = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', read)
      // A reading that fails leaves the badge, and the next message tries again.
      run(readMessages, { consultId }).catch(() => undefined)
    }
    document.addEventListener('visibilitychange', read)
    read()
    return () => document.removeEventListener('visibilitychange', read)
  }, [consultId, newest, hasUnread])
}

/** What somebody does at the page answers an alarm, for all that stood there when he did it. */
function useActing({ consult: { consultId, redFlags }, messageList }: DeskConsult): () => void {
  const newest = messageList.at(-1)
  const act = () => {
    // The alarm goes on calling when it fails; the next message or press tries again.
    run(actOnMessages, { consultId, seenUntil: newest?.saidAt ?? null }).catch(() => undefined)
  }
  useAct(redFlags.length > 0 ? newest?.messageId : undefined, act)
  return act
}

function BackToQueue() {
  const { search } = useLocation()
  return (
    <Link className="consult__back" to={{ pathname: '/consults', search }} aria-label="返回咨询列表">
      <Icon name="back" />
    </Link>
  )
}
