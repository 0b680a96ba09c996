import { contentPages } from '@nethos/contract/content/content.pages.ts'
import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import { useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { lengthInWords } from '@nethos/contract/common/lengths.ts'
import { price } from '@nethos/contract/common/money.ts'
import { consultAgreement } from '@nethos/contract/consult/consult.kinds.ts'
import { run } from '@nethos/calls/command.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { useServiceQuery, type ServiceQuery } from '@nethos/calls/query.ts'
import { reportTrouble } from '@nethos/calls/trouble.ts'
import { AgreeLine } from '../../../controls/agree-line.tsx'
import { Chips } from '../../../controls/chips.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { Value } from '../../../patterns/value.tsx'
import { DoctorBrief, doctorCard } from '../../doctors/public.tsx'
import { giveConsent } from '../../system/public.ts'
import { askingIn, type Asking } from '../consult.links.ts'
import { AskingForm } from '../parts/asking-form.tsx'
import { useChosenPerson } from '../parts/use-chosen-person.ts'
import { askedIn, useIssuing } from '../parts/use-issuing.ts'
import { checkPersonal, personalServices, startPersonalConsult } from '../personal.calls.ts'
import { useAskingDraft } from '../use-asking-draft.ts'

/** 申请私人医生: for how long, for whom, what about. */
export default function ApplyPersonalPage() {
  const [query] = useSearchParams()
  const asking = askingIn(query)
  return asking.docId ? <Apply asking={asking} /> : <Navigate to={doctorPages.doctors.at} replace />
}

function Apply({ asking }: { asking: Asking }) {
  const { docId } = asking
  const draft = useAskingDraft(`personal.${docId}`)
  const person = useChosenPerson(asking, draft)
  const services = useServiceQuery(personalServices(docId))
  const check = useServiceQuery(checkPersonal(docId, person.personId), { unless: person.personId === '' })
  const [chosen, setChosen] = useState('')
  const [agrees, setAgrees] = useState(false)
  const issuing = useIssuing(startPersonalConsult, { personId: person.personId, onSent: draft.clear })
  return (
    <AskingForm
      title="申请私人医生"
      draft={draft}
      person={person}
      head={
        <>
          <WhoIsAsked docId={docId} />
          <LengthChooser services={services} chosen={chosen} onChoose={setChosen} />
          {check.value?.isRenewal && <Notice>您正在续约：新的服务期从当前服务到期时开始。</Notice>}
        </>
      }
      beforeSubmit={
        <AgreeLine checked={agrees} onChange={setAgrees}>
          我已阅读并同意<Link to={contentPages.agreement.at}>《用户协议》</Link>，医生24小时内未首次回复自动全额退款
        </AgreeLine>
      }
      onSend={async written => {
        if (!chosen) return toast('请选择服务时长')
        if (!agrees) return toast('请先阅读用户协议')
        run(giveConsent, { agreement: consultAgreement }).catch(reportTrouble)
        await issuing.send({
          docId,
          personalServiceId: chosen,
          personId: written.personId,
          ...askedIn(written),
          consultSource: asking.consultSource,
          consultSourceId: asking.consultSourceId,
        })
      }}
    />
  )
}

interface LengthChooserProps {
  services: ServiceQuery<OutputOf<ReturnType<typeof personalServices>['service']>>
  /** The chosen one's id; empty when none was chosen. */
  chosen: string
  onChoose: (listedId: string) => void
}

/** For how long, at which price, and what it comprises. */
function LengthChooser({ services, chosen, onChoose }: LengthChooserProps) {
  const service = services.value?.find(one => one.listedId === chosen)
  return (
    <Card>
      <Value of={services}>
        {all =>
          all.length === 0 ? (
            <Notice tone="warn">这位医生还没有开通这项咨询</Notice>
          ) : (
            <Chips
              label="服务时长"
              choices={all.map(one => ({
                value: one.listedId,
                label: `${lengthInWords(one)} ${one.servicePriceCents === 0 ? '免费' : price(one.servicePriceCents)}`,
              }))}
              value={chosen || null}
              onChange={onChoose}
            />
          )
        }
      </Value>
      {service && (
        <p className="form__hint">
          {service.serveName}：{service.serveContent}
        </p>
      )}
    </Card>
  )
}

function WhoIsAsked({ docId }: { docId: string }) {
  const card = useServiceQuery(doctorCard(docId))
  return (
    <Card>
      <Value of={card} shape="one">
        {({ sysDoc }) => <DoctorBrief doctor={sysDoc} />}
      </Value>
    </Card>
  )
}
