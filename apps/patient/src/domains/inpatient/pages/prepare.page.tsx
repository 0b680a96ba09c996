import { run } from '@nethos/calls/command.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import { examPages } from '@nethos/contract/exam/exam.pages.ts'
import { inpatientRefusals } from '@nethos/contract/inpatient/inpatient.refusals.ts'
import {
  diastolicRange,
  remark,
  remarkAdvice,
  remarkFields,
  remarkProblems,
  systolicRange,
  whiteBloodCellUsual,
} from '@nethos/contract/inpatient/inpatient.rules.ts'
import type { AdmissionDetail, ToDo } from '@nethos/contract/inpatient/inpatient.schemas.ts'
import { AreaField } from '../../../controls/area-field.tsx'
import { ButtonLink } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { TextField } from '../../../controls/text-field.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { FormPage } from '../../../patterns/form-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { Value } from '../../../patterns/value.tsx'
import { EmergencyIn } from '../../triage/public.ts'
import { saveRemark, toBeExamined, toBeInspected } from '../inpatient.calls.ts'
import { ForAdmission, useAdmission } from '../parts/for-admission.tsx'

/** 入院前准备: what the doctor should know before, and what is still to be tested and examined. */
export default function PreparePage() {
  const query = useAdmission()
  const of = query.value
  if (of?.admission?.canChange) return <RemarkForm key={of.admission.admissionId} one={of.admission} />
  return (
    <DetailPage detail={query}>
      {shown => (
        <>
          <ForAdmission of={shown}>{one => <Notice>{one.statusText}</Notice>}</ForAdmission>
          <ToDoLists personId={shown.personId} />
        </>
      )}
    </DetailPage>
  )
}

const textsIn = (values: Record<'remark' | 'medicines' | 'systolic' | 'diastolic', string>): string[] => [
  values.remark,
  values.medicines,
  `血压${values.systolic}/${values.diastolic}`,
]

const typed = (value: number | null) => (value === null ? '' : String(value))

function useRemarkForm({ remark: saved, admissionId }: AdmissionDetail) {
  return useForm({
    initial: {
      whiteBloodCell: typed(saved.whiteBloodCell),
      whiteBloodCellOn: saved.whiteBloodCellOn,
      systolic: typed(saved.systolic),
      diastolic: typed(saved.diastolic),
      measuredOn: saved.measuredOn,
      mensesOn: saved.mensesOn,
      medicines: saved.medicines,
      remark: saved.remark,
    },
    rules: remarkFields,
    validate(values) {
      const read = remark.safeParse(values)
      return read.success ? remarkProblems(read.data, dayOf(serverNow())) : {}
    },
    refusalFields: { [inpatientRefusals.value_wrong.code]: 'whiteBloodCellOn' },
    send: values => run(saveRemark, { admissionId, ...values }),
    onSent: () => toast('修改成功'),
  })
}

function RemarkForm({ one }: { one: AdmissionDetail }) {
  const form = useRemarkForm(one)
  const read = remark.safeParse(form.values)
  const advice = read.success ? remarkAdvice(read.data) : []
  return (
    <FormPage submit="保存" onSubmit={form.submit}>
      <EmergencyIn texts={textsIn(form.values)} />
      {advice.map(sentence => (
        <Notice key={sentence} tone="warn">
          {sentence}
        </Notice>
      ))}
      <RemarkCard one={one} form={form} />
      <ToDoLists personId={one.personId} />
    </FormPage>
  )
}

function RemarkCard({ one, form }: { one: AdmissionDetail; form: ReturnType<typeof useRemarkForm> }) {
  const [low, high] = whiteBloodCellUsual
  return (
    <Card title={`${one.personName}，${one.deptName}`}>
      <TextField
        label="白细胞（×10^9/L）"
        inputMode="decimal"
        hint={`最近一次血常规；成人常见范围${low}—${high}（WS/T 405—2012）`}
        {...form.input('whiteBloodCell')}
      />
      <TextField label="化验日期" type="date" {...form.input('whiteBloodCellOn')} />
      <TextField
        label="收缩压（mmHg，高的那个数）"
        inputMode="numeric"
        hint={`坐着休息5分钟后量，${systolicRange[0]}—${systolicRange[1]}`}
        {...form.input('systolic')}
      />
      <TextField
        label="舒张压（mmHg，低的那个数）"
        inputMode="numeric"
        hint={`${diastolicRange[0]}—${diastolicRange[1]}`}
        {...form.input('diastolic')}
      />
      <TextField label="测量日期" type="date" {...form.input('measuredOn')} />
      {one.gender !== 'M' && <TextField label="末次月经日期" type="date" {...form.input('mensesOn')} />}
      <AreaField
        label="正在用的药"
        hint="药名、剂量、一天几次；抗凝药、降糖药请一定写上，不要自己停药"
        limit={300}
        {...form.input('medicines')}
      />
      <AreaField label="备注" hint="过敏、近期发热咳嗽、行动不便等" limit={500} {...form.input('remark')} />
    </Card>
  )
}

function ToDoLists({ personId }: { personId: string }) {
  const tests = useServiceQuery(toBeInspected(personId))
  const examinations = useServiceQuery(toBeExamined(personId))
  const toBook = [...(tests.value ?? []), ...(examinations.value ?? [])].filter(one => one.isToBook)
  return (
    <>
      <Card title="待检验">
        <Value of={tests} shape="rows">
          {rows => <List rows={rows} empty="没有待做的检验" />}
        </Value>
      </Card>
      <Card title="待检查">
        <Value of={examinations} shape="rows">
          {rows => <List rows={rows} empty="没有待做的检查" />}
        </Value>
      </Card>
      {toBook.length > 1 && (
        <Card title="一次做完">
          <p className="inpatient-quiet">把{toBook.length}项排在同一天，空腹的先做，按走路时间和空余名额安排好先后。</p>
          <ButtonLink
            to={examPages.trip.to({ compatId: personId, ids: toBook.map(one => one.examinationId).join(',') })}
            look="soft"
          >
            帮我安排成一次
          </ButtonLink>
        </Card>
      )}
    </>
  )
}

const List = ({ rows, empty }: { rows: readonly ToDo[]; empty: string }) => (
  <div className="inpatient-list">
    {rows.length === 0 && <p className="inpatient-quiet">{empty}</p>}
    {rows.map(one => (
      <Row key={one.examinationId} to={examPages.examination.to({ id: one.examinationId })}>
        <p>
          <strong>{one.itemName}</strong> <Tag tone={one.isToBook ? 'warn' : 'brand'}>{one.statusLabel}</Tag>
        </p>
        <p className="inpatient-quiet">开单日期 {one.appliedOn}</p>
      </Row>
    ))}
  </div>
)
