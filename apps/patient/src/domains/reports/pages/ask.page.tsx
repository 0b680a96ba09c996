import type { Report } from '@nethos/contract/reports/report.schemas.ts'
import { reportPages as pages } from '@nethos/contract/reports/reports.pages.ts'
import { useServiceQuery, useRows } from '@nethos/calls/query.ts'
import { useState } from 'react'
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router'
import { ManyChips } from '../../../controls/chips.tsx'
import { toast } from '../../../controls/toast.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import { Card } from '../../../patterns/card.tsx'
import { Value } from '../../../patterns/value.tsx'
import { askedIn, AskingForm, useAskingDraft, useChosenPerson, useIssuing } from '../../consult/public.ts'
import { doctorCard, DoctorBrief } from '../../doctors/public.tsx'
import { report, reports, startReportConsult } from '../reports.calls.ts'

/** 报告咨询: the doctor of the address, the reports that go along, and what is asked. */
export default function AskAboutReportPage() {
  const { id } = useParams()
  const [query] = useSearchParams()
  const docId = query.get('docId') || id
  return docId ? <Ask docId={docId} reportId={query.get('reportId') ?? ''} /> : <Navigate to={pages.home.at} replace />
}

function Ask({ docId, reportId }: { docId: string; reportId: string }) {
  const isEndoscopy = useLocation().pathname.endsWith('/introscope')
  const draft = useAskingDraft(docId)
  const [query] = useSearchParams()
  const person = useChosenPerson({ personId: query.get('compatId') ?? '' }, draft)
  const [chosen, setChosen] = useState<string[]>(reportId ? [reportId] : [])
  const from = useServiceQuery(report(reportId), { unless: reportId === '' }).value
  const personId = person.personId || (from?.personId ?? '')
  const { send } = useIssuing(startReportConsult, { personId, onSent: draft.clear })
  return (
    <AskingForm
      title={isEndoscopy ? '内镜报告咨询' : '报告咨询'}
      draft={draft}
      person={{
        personId,
        choose: personId => {
          person.choose(personId)
          setChosen([])
        },
      }}
      onSend={async asked => {
        if (chosen.length === 0) return toast('请选择要带给医生的报告')
        return send({ docId, reportIds: chosen, ...askedIn(asked) })
      }}
      head={
        <>
          <WhoIsAsked docId={docId} />
          <ReportChooser personId={personId} from={from} chosen={chosen} onChoose={setChosen} />
        </>
      }
    />
  )
}

function WhoIsAsked({ docId }: { docId: string }) {
  const result = useServiceQuery(doctorCard(docId))
  return (
    <Card>
      <Value of={result} shape="one">
        {({ sysDoc }) => <DoctorBrief doctor={sysDoc} />}
      </Value>
    </Card>
  )
}

interface ReportChooserProps {
  personId: string
  /** The report from which one comes: stands first, however old it is. */
  from: Report | undefined
  chosen: string[]
  onChoose: (reportIds: string[]) => void
}

const most = 10

/** The reports of the person that can be read now; at most ten go along. */
function ReportChooser({ personId, from, chosen, onChoose }: ReportChooserProps) {
  const { rows, status } = useRows(reports({ ...(personId && { personId }), state: 'issued' }))
  const first = from?.personId === personId && from.access === 'open' ? [from] : []
  const open = [...first, ...rows.filter(row => row.access === 'open' && row.reportId !== first[0]?.reportId)]
  return (
    <Card title="随咨询发送的报告">
      {open.length === 0 && status === 'ready' ? (
        <p>这位就诊人暂无可查看的报告。</p>
      ) : (
        <ManyChips
          label="医生会看到所选报告的全部内容"
          choices={open.map(row => ({ value: row.reportId, label: `${row.reportName} ${dayOf(row.datedAt)}` }))}
          value={chosen}
          onChange={picked => (picked.length > most ? toast(`最多选择${most}份报告`) : onChoose(picked))}
        />
      )}
    </Card>
  )
}
