import { useState } from 'react'
import { Link, Navigate, useNavigate } from 'react-router'
import { yuan } from '@nethos/contract/common/money.ts'
import { offerOf, type ProgrammeOffer } from '@nethos/contract/programme/programme.document.ts'
import { placeLink } from '@nethos/contract/programme/programme.links.ts'
import { programmeRefusals } from '@nethos/contract/programme/programme.refusals.ts'
import type { PublishedProgramme } from '@nethos/contract/programme/programme.schemas.ts'
import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useAsked } from '@nethos/calls/query.ts'
import { AgreeLine } from '../../../controls/agree-line.tsx'
import { Card } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Value } from '../../../patterns/value.tsx'
import { people } from '../../people/public.tsx'
import { agreed } from '../parts/agreed.ts'
import { ApplicationForm } from '../parts/application-form.tsx'
import { apply } from '../programme.calls.ts'
import { useField, useHere, useProgramme, type PlaceProps } from '../use-place.ts'

/** 申请表: for whom, for what, and the form of the programme. */
export default function ProgrammeApply({ place }: PlaceProps) {
  const asked = useProgramme({ place })
  const compatId = useField('compatId')
  const chosen = useField('offer')
  const { document } = asked.value ?? {}
  if (!asked.value || !document?.application)
    return <DetailPage detail={asked}>{() => <p className="programme-quiet">暂无可申请的服务</p>}</DetailPage>
  const { offers } = document.application
  const offer = offerOf(document, chosen) ?? (offers.length === 1 ? offers[0] : undefined)
  if (!offer) return <Navigate to={placeLink(place.code, 'offers', { compatId })} replace />
  return <Form programme={asked.value} offer={offer} compatId={compatId} />
}

interface FormProps {
  programme: PublishedProgramme
  offer: ProgrammeOffer
  compatId: string
}

function Form({ programme: { code, edition, document }, offer, compatId }: FormProps) {
  const [personId, setPersonId] = useState(compatId)
  const [isAgreed, setAgreed] = useState(document.notice === null || agreed.has(code))
  const go = useNavigate()
  const applying = useCommand(apply)
  const application = document.application!
  return (
    <ApplicationForm
      title={application.title}
      draftKey={`programme.${code}.${edition}`}
      form={application.form}
      begun={{}}
      problem={personId === '' ? '请选择就诊人' : isAgreed ? undefined : programmeRefusals.notice_unread.sentence}
      head={
        <>
          <Card title={offer.title}>
            <p>{offer.text}</p>
            <p className="programme-quiet">{offer.priceCents === 0 ? '免费' : `¥${yuan(offer.priceCents)}`}</p>
          </Card>
          <Card title="就诊人">
            <PersonChoice value={personId} onChoose={setPersonId} />
          </Card>
          {document.notice && !agreed.has(code) && (
            <AgreeLine checked={isAgreed} onChange={setAgreed}>
              {document.notice.consent}
              <Link to={placeLink(code, 'notice', { compatId })}>查看须知</Link>
            </AgreeLine>
          )}
        </>
      }
      onSend={async answers => {
        const sent = { code, edition, offerCode: offer.code, personId, answers: answers as never, isAgreed }
        const done = await applying.run(sent)
        if (!done) return false
        void go(placeLink(code, 'applications'), { replace: true })
        return true
      }}
    />
  )
}

function PersonChoice({ value, onChoose }: { value: string; onChoose: (personId: string) => void }) {
  const here = useHere()
  return (
    <Value of={useAsked(people())} shape="rows">
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
