import { useServiceQuery } from '@nethos/calls/query.ts'
import { useEvents } from '@nethos/calls/events.ts'
import { Fault, Waiting } from '../../../patterns/states.tsx'
import { deskConsult } from '../consult.calls.ts'
import { Composer } from './composer.tsx'
import { Stream } from './stream.tsx'

/** The talk of a consult beside another page: what was asked and said, and the answer. */
export function ConsultTalk({ consultId, className }: { consultId: string; className: string }) {
  const { value, status, sentence, retry } = useServiceQuery(deskConsult(consultId))
  useEvents(({ type, id }) => {
    if (type === 'consult' && id === consultId) retry()
  })
  return (
    <section className={className} aria-label="文字沟通">
      {!value ? (
        status === 'fault' ? (
          <Fault sentence={sentence} onRetry={retry} />
        ) : (
          <Waiting rows={6} />
        )
      ) : (
        <>
          <Stream shown={value} />
          {value.events.includes('reply') && <Composer consult={value.consult} />}
        </>
      )}
    </section>
  )
}
