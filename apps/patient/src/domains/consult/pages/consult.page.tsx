import { lazy, Suspense, useDeferredValue, useEffect } from 'react'
import { Link, useParams } from 'react-router'
import { loadPart } from '@nethos/calls/chunks.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { isVideo } from '@nethos/contract/consult/consult.status.ts'
import type { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { run } from '@nethos/calls/command.ts'
import { useEvents } from '@nethos/calls/events.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { RoomPage } from '../../../patterns/room-page.tsx'
import { consultTalk, readMessages } from '../consult.calls.ts'
import { BottomBar } from '../parts/bottom-bar.tsx'
import { ConsultClock, hasClock } from '../parts/consult-clock.tsx'
import { ConsultHead } from '../parts/consult-head.tsx'
import { UnsentMessage } from '../../../chat/unsent-message.tsx'
import { NextSteps } from '../parts/next-steps.tsx'
import { TeamMembers } from '../parts/team-members.tsx'
import { Talk } from '../parts/talk.tsx'
import { serviceOfConsult } from '../consult.links.ts'
import { useEndConsult } from '../parts/use-end-consult.ts'
import './consult.page.css'
import { useChat } from '../use-chat.ts'
import { useOlder } from '../use-older.ts'

type Detail = OutputOf<typeof consultServices.consultDetail>

const pollMs = 5_000
/** Of some alone: the others do not wait for their words and services. */
const EmergencyLine = lazy(async () => ({
  default: (await loadPart(() => import('../../triage/public.ts'))).EmergencyLine,
}))
const BookedCard = lazy(() => loadPart(() => import('../video/booked-card.tsx')))
const RenewalSide = lazy(async () => ({
  default: (await loadPart(() => import('../../renewal/public.tsx'))).RenewalSide,
}))

/** 咨询详情: what was asked, what was said, what can be done now. Heard of at once, asked for every five seconds all the same. */
export default function ConsultPage() {
  const { consultId = '' } = useParams()
  return <Consult key={consultId} consultId={consultId} />
}

function Consult({ consultId }: { consultId: string }) {
  const detail = useServiceQuery(consultTalk(consultId), { everyMs: pollMs })
  useEvents(event => {
    if (event.type === 'grant' || (event.type === 'consult' && event.id === consultId)) detail.retry()
  })
  // A long talk is drawn in small pieces, and whoever types or scrolls meanwhile goes first.
  const talk = useDeferredValue(detail.value)
  if (!talk) {
    return (
      <DetailPage title="咨询详情" detail={{ ...detail, value: talk }} shape="chat">
        {() => null}
      </DetailPage>
    )
  }
  return <Room detail={talk} onTimeUp={detail.retry} />
}

function Room({ detail, onTimeUp }: { detail: Detail; onTimeUp: () => void }) {
  const { consult, messageList, memberList, attaList, payWaitSeconds, events } = detail
  const chat = useChat(consult.consultId)
  const { from, loadOlder } = useOlder(messageList.length)
  const seen = messageList.length
  const isUrgent = consult.consultStatus === 'going' && consult.redFlags.length > 0
  useEffect(() => {
    // Seen is seen; that it could not be told does no harm.
    void run(readMessages, { consultId: consult.consultId }).catch(() => {})
  }, [consult.consultId, seen])

  return (
    <RoomPage
      title={consult.docName || '咨询详情'}
      action={<HeadAction detail={detail} />}
      side={
        isUrgent && consult.firstReplyAt === null ? (
          <Suspense>
            <EmergencyLine flags={consult.redFlags} />
          </Suspense>
        ) : isUrgent ? (
          <details className="emergency-folded">
            <summary>情况加重请立即拨打120</summary>
            <Suspense>
              <EmergencyLine flags={consult.redFlags} />
            </Suspense>
          </details>
        ) : consult.consultType === 'RENEWAL_OF_CONSULTATION' ? (
          <Suspense>
            <RenewalSide consultId={consult.consultId} />
          </Suspense>
        ) : (
          hasClock(consult) && <ConsultClock consult={consult} payWaitSeconds={payWaitSeconds} onEnd={onTimeUp} />
        )
      }
      composer={<BottomBar consult={consult} chat={chat} />}
      newest={messageList.at(-1)?.messageId}
      ownNewest={chat.unsent.at(-1)?.sendId}
      onOlder={loadOlder}
    >
      {from === 0 && (
        <>
          <ConsultHead consult={consult} files={attaList} maySupplement={events.includes('supplement')} />
          {consult.consultStatus === 'going' && isVideo(consult) && (
            <Suspense>
              <BookedCard consultId={consult.consultId} />
            </Suspense>
          )}
          {memberList.length > 0 && <TeamMembers members={memberList} />}
        </>
      )}
      <Talk consultId={consult.consultId} messages={messageList} from={from} avatar={`/files/${consult.docAvatar}`} />
      <NextSteps consult={consult} />
      {chat.unsent.map(message => (
        <UnsentMessage
          key={message.sendId}
          message={message}
          onRetry={() => void chat.retry(message)}
          onDrop={() => chat.drop(message)}
        />
      ))}
    </RoomPage>
  )
}

/** At the right of the title (core 2): what was bought, where it has a page; else the way to end. */
function HeadAction({ detail: { consult, events } }: { detail: Detail }) {
  const { isBusy, ask } = useEndConsult(consult)
  const service = serviceOfConsult(consult)
  if (service && consult.startedAt !== null) return <Link to={service}>服务详情</Link>
  if (!events.includes('end')) return null
  return (
    <button type="button" aria-busy={isBusy} onClick={() => void ask()}>
      结束咨询
    </button>
  )
}
