import { useState } from 'react'
import { Link, Navigate, useNavigate } from 'react-router'
import { priceLabelOf } from '@nethos/contract/programme/programme.price.ts'
import { offerOf, type ProgrammeOffer } from '@nethos/contract/programme/programme.document.ts'
import { placeLink } from '@nethos/contract/programme/programme.links.ts'
import type { ProgrammePlace } from '@nethos/contract/programme/programme.places.ts'
import { previewCode } from '@nethos/contract/programme/programme.preview.ts'
import { programmeRefusals } from '@nethos/contract/programme/programme.refusals.ts'
import type { ApplicationDraft, PublishedProgramme } from '@nethos/contract/programme/programme.schemas.ts'
import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { AgreeLine } from '../../../controls/agree-line.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Value } from '../../../patterns/value.tsx'
import { people } from '../../people/public.tsx'
import { agreed } from '../parts/agreed.ts'
import { ApplicationForm } from '../parts/application-form.tsx'
import { useApplicationDraft, useServerDraft, type ApplicationInput } from '../parts/use-application-draft.ts'
import { apply } from '../programme.calls.ts'
import { useField, useHere, useProgramme, type PlaceProps } from '../use-place.ts'

/** 申请表: for whom, for what, and the form of the programme. */
export default function ProgrammeApply({ place }: PlaceProps) {
  const query = useProgramme({ place })
  const server = useServerDraft(place.code)
  if (query.value && !query.value.document.application)
    return <DetailPage detail={query}>{() => <p className="programme-quiet">暂无可申请的服务</p>}</DetailPage>
  if (!query.value) return <DetailPage detail={query}>{() => null}</DetailPage>
  if (server === undefined)
    return <DetailPage detail={{ ...query, value: undefined, status: 'waiting' }}>{() => null}</DetailPage>
  return <Filling key={query.value.edition} programme={query.value} place={place} server={server} />
}

interface FillingProps {
  programme: PublishedProgramme
  place: ProgrammePlace
  server: ApplicationDraft | null
}

function Filling({ programme: { code, edition, document }, place, server }: FillingProps) {
  const draft = useApplicationDraft({ code, edition, server })
  const [compatId, chosen, asked] = [useField('compatId'), useField('offer'), useField('step')]
  const [isAgreed, setAgreed] = useState(document.notice === null || agreed.has(code))
  const go = useNavigate()
  const applying = useCommand(apply)
  // oxlint-disable-next-line typescript/no-non-null-assertion -- without one nothing is filled in
  const application = document.application!
  const { offers, form } = application
  const offer = offerOf(document, chosen || (draft.value.offer ?? '')) ?? (offers.length === 1 ? offers[0] : undefined)
  const personId = draft.value.personId ?? compatId
  const step = Math.min(place.step ?? (Number(asked) || 0), form.pages.length - 1)
  const put = (typed: Partial<ApplicationInput>) =>
    draft.set(now => ({ ...now, ...(offer && { offer: offer.code }), personId, ...typed }))
  const stepAt = (to: number) => placeLink(code, 'apply', { compatId, offer: chosen, step: to })
  if (!offer && step === 0) return <Navigate to={placeLink(code, 'offers', { compatId })} replace />
  const send = async (answers: ApplicationInput['answers'], isPromised: boolean) => {
    if (!offer) return
    if (code === previewCode) return toast('这是预览，没有提交')
    const sent = { code, edition, offerCode: offer.code, personId, answers, isAgreed, isPromised }
    const done = await applying.run(sent)
    if (!done) return
    draft.clear()
    toast('提交成功')
    const id = done.applicationId
    if (application.isAcceptedAtOnce && offer.priceCents > 0)
      return go(placeLink(code, 'pay', { id }), { replace: true })
    await go(placeLink(code, place.after ?? 'application', place.after ? {} : { id }), { replace: true })
  }
  return (
    <ApplicationForm
      title={place.step === undefined ? application.title : undefined}
      form={form}
      answers={draft.value.answers}
      onAnswer={(id, answer) => draft.set(now => ({ ...now, answers: { ...now.answers, [id]: answer } }))}
      saved={draft.saved}
      step={step}
      onStep={to => void go(stepAt(to))}
      problem={problemOf({ offer, personId, isAgreed })}
      head={
        <>
          {offer && <Chosen offer={offer} />}
          <Card title="就诊人">
            <PersonChoice value={personId} onChoose={id => put({ personId: id })} />
          </Card>
          {document.notice && !agreed.has(code) && (
            <AgreeLine checked={isAgreed} onChange={setAgreed}>
              {document.notice.consent}
              <Link to={placeLink(code, 'notice', { compatId, offer: chosen })}>查看须知</Link>
            </AgreeLine>
          )}
        </>
      }
      onSend={send}
    />
  )
}

interface Head {
  offer: ProgrammeOffer | undefined
  personId: string
  isAgreed: boolean
}

/** What is missing above the first page of the form. */
function problemOf({ offer, personId, isAgreed }: Head): string | undefined {
  if (!offer) return '请先选择服务'
  if (personId === '') return '请选择就诊人'
  return isAgreed ? undefined : programmeRefusals.notice_unread.sentence
}

const Chosen = ({ offer }: { offer: ProgrammeOffer }) => (
  <Card title={offer.title}>
    <p>{offer.text}</p>
    <p className="programme-price">{priceLabelOf(offer)}</p>
  </Card>
)

function PersonChoice({ value, onChoose }: { value: string; onChoose: (personId: string) => void }) {
  const here = useHere()
  return (
    <Value of={useServiceQuery(people())} shape="rows">
      {list => (
        <fieldset className="programme-choices">
          <legend>为谁申请</legend>
          {list.length === 0 && <p>请先添加就诊人</p>}
          {list.map(person => (
            <label key={person.personId}>
              <input
                type="radio"
                name="person"
                checked={person.personId === value}
                onChange={() => onChoose(person.personId)}
              />
              {person.personName}
            </label>
          ))}
          <Link to={peoplePages.add.to({ callback: here })}>+ 添加就诊人</Link>
        </fieldset>
      )}
    </Value>
  )
}
