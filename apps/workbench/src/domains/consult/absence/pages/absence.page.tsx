import { Alert, App, Button, Input, Select } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { absenceWanted } from '@nethos/contract/consult/absence.services.ts'
import { dayInWords } from '@nethos/contract/common/days.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { Field } from '../../../../controls/field.tsx'
import { OfficePage } from '../../../../patterns/office-page.tsx'
import { Fault, Waiting } from '../../../../patterns/states.tsx'
import { endAbsence, myAbsence, saveAbsence, type MyAbsence } from '../absence.calls.ts'

/** 休假与代班: from when to when, and who answers meanwhile. */
export default function AbsencePage() {
  const { value, status, sentence, retry } = useServiceQuery(myAbsence)
  return (
    <OfficePage title="休假与代班">
      <p>
        休假期间，患者向您提出的图文咨询会转给代班医生，患者会看到由谁解答，费用不变。没有代班医生时，系统会告诉患者您休假到哪天。您随时可以在咨询里收回。
      </p>
      {value ? (
        <>
          {value.absence && <Entered absence={value.absence} />}
          <AbsenceForm key={JSON.stringify(value.absence)} mine={value} />
        </>
      ) : status === 'fault' ? (
        <Fault sentence={sentence} onRetry={retry} />
      ) : (
        <Waiting />
      )}
    </OfficePage>
  )
}

function Entered({ absence }: { absence: NonNullable<MyAbsence['absence']> }) {
  const { message, modal } = App.useApp()
  const ending = useCommand(endAbsence)
  const { from, until, coverName, isNow } = absence
  const end = () =>
    void modal.confirm({
      title: isNow ? '确认结束休假？' : '确认取消这次休假？',
      content: '新的咨询会由您解答；已经转给代班医生的，仍由代班医生解答，您可以在咨询里收回。',
      okText: isNow ? '结束休假' : '取消休假',
      cancelText: '返回',
      onOk: async () => {
        if (await ending.run({})) void message.success('已恢复接诊')
      },
    })
  return (
    <Alert
      type={isNow ? 'warning' : 'info'}
      showIcon
      title={`${isNow ? '休假中' : '已安排休假'}：${dayInWords(from)}至${dayInWords(until)}，${coverName ? `由${coverName}医生代班` : '没有代班医生'}`}
      action={
        <Button onClick={end} loading={ending.isBusy}>
          {isNow ? '结束休假' : '取消休假'}
        </Button>
      }
    />
  )
}

function AbsenceForm({ mine: { absence, colleagues } }: { mine: MyAbsence }) {
  const { message } = App.useApp()
  const [draft, setDraft] = useState({
    from: absence?.from ?? '',
    until: absence?.until ?? '',
    coverDocId: absence?.coverDocId ?? '',
  })
  const [wrong, setWrong] = useState<string>()
  const saving = useCommand(saveAbsence)
  const put = (changes: Partial<typeof draft>) => setDraft({ ...draft, ...changes })
  const save = async () => {
    const sentence = sentenceOf(absenceWanted, draft)
    setWrong(sentence)
    if (!sentence && (await saving.run(draft))) void message.success('已保存')
  }
  return (
    <section className="office__section" aria-label="休假安排">
      <Field label="从">
        {its => <Input {...its} type="date" value={draft.from} onChange={event => put({ from: event.target.value })} />}
      </Field>
      <Field label="到（含当天）">
        {its => (
          <Input {...its} type="date" value={draft.until} onChange={event => put({ until: event.target.value })} />
        )}
      </Field>
      <Field label="代班医生" hint="本科室正在工作的医生；请先与他说好">
        {({ id, ...its }) => (
          <Select
            {...its}
            id={id}
            value={draft.coverDocId}
            options={[
              { value: '', label: '没有代班医生，告诉患者' },
              ...colleagues.map(one => ({ value: one.docId, label: `${one.docName} ${one.docTitle}` })),
            ]}
            onChange={(coverDocId: string) => put({ coverDocId })}
          />
        )}
      </Field>
      {wrong && (
        <p className="field__wrong" role="alert">
          {wrong}
        </p>
      )}
      <Button type="primary" loading={saving.isBusy} onClick={() => void save()}>
        保存
      </Button>
    </section>
  )
}
