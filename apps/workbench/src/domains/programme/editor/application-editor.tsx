import { Checkbox } from 'antd'
import { applicationStatusNames, type ProgrammeApplication } from '@nethos/contract/programme/programme.document.ts'
import { applicationStates, applicationTexts, stateButtons } from '@nethos/contract/programme/programme.status.ts'
import { Field } from '../../../controls/field.tsx'
import { AreaLine, SwitchLine, TextLine } from '../../../controls/lines.tsx'
import type { SectionProps } from './basics.tsx'
import { FormEditor, freshForm } from './form-editor.tsx'
import { NumberLine } from './number-line.tsx'
import { OffersEditor } from './offers-editor.tsx'

const answerers = ['doctor', 'nurse'] as const

const freshApplication = (): ProgrammeApplication => ({
  title: '',
  form: freshForm(),
  offers: [{ code: 'offer-1', title: '', text: '', priceCents: 0 }],
  isAcceptedAtOnce: false,
  decideHours: 48,
  payHours: 24,
  askHours: 168,
  states: {},
  answeredBy: [...answerers],
})

/** What can be applied for, who answers, and by when. */
export function ApplicationEditor({ document, onChange, wrongAt }: SectionProps) {
  const { application } = document
  const put = (changes: Partial<ProgrammeApplication>) =>
    application && onChange({ ...document, application: { ...application, ...changes } })
  return (
    <>
      <SwitchLine
        label="可以在线申请"
        value={application !== null}
        onChange={has => onChange({ ...document, application: has ? freshApplication() : null })}
      />
      {application && (
        <>
          <TextLine
            label="申请叫什么"
            hint="例如：康复申请"
            maxLength={12}
            value={application.title}
            error={wrongAt('application/title')}
            onChange={title => put({ title })}
          />
          <OffersEditor offers={application.offers} onChange={offers => put({ offers })} wrongAt={wrongAt} />
          <SwitchLine
            label="提交后不用审核"
            hint="收费的马上支付，免费的马上开始"
            value={application.isAcceptedAtOnce}
            onChange={isAcceptedAtOnce => put({ isAcceptedAtOnce })}
          />
          <Deadlines application={application} put={put} wrongAt={wrongAt} />
        </>
      )}
    </>
  )
}

interface DeadlinesProps extends Pick<SectionProps, 'wrongAt'> {
  application: ProgrammeApplication
  put: (changes: Partial<ProgrammeApplication>) => void
}

const Deadlines = ({ application, put, wrongAt }: DeadlinesProps) => (
  <>
    <div className="peditor__pair">
      <NumberLine
        label="几小时内审核"
        value={application.decideHours}
        error={wrongAt('application/decideHours')}
        onChange={hours => put({ decideHours: hours ?? 48 })}
      />
      <NumberLine
        label="几小时内支付"
        value={application.payHours}
        error={wrongAt('application/payHours')}
        onChange={hours => put({ payHours: hours ?? 24 })}
      />
      <NumberLine
        label="几小时内补充资料"
        value={application.askHours}
        error={wrongAt('application/askHours')}
        onChange={hours => put({ askHours: hours ?? 168 })}
      />
    </div>
    <Field label="谁来答复" hint="办公室总能答复">
      {({ 'aria-describedby': note }) => (
        <Checkbox.Group
          aria-describedby={note}
          value={application.answeredBy}
          onChange={chosen => put({ answeredBy: answerers.filter(role => chosen.includes(role)) })}
          options={[
            { value: 'doctor', label: '医生' },
            { value: 'nurse', label: '护士' },
          ]}
        />
      )}
    </Field>
  </>
)

/** The form that is filled in, with what its answers may raise. */
export function ApplicationFormSection({ document, onChange, wrongAt }: SectionProps) {
  const { application } = document
  if (!application) return <p>先在“申请和价格”里打开在线申请。</p>
  return (
    <FormEditor
      form={application.form}
      wrongAt={wrongAt}
      onChange={form => onChange({ ...document, application: { ...application, form } })}
    />
  )
}

/** What the patient reads in a state, where the hospital wants other words than the usual. */
export function StatesEditor({ document, onChange, wrongAt }: SectionProps) {
  const { application } = document
  if (!application) return <p>先在“申请和价格”里打开在线申请。</p>
  const { states } = application
  const put = (
    status: (typeof applicationStatusNames)[number],
    changes: { label?: string; text?: string; button?: string },
  ) => {
    const words = Object.fromEntries(
      Object.entries({ ...states[status], ...changes }).filter(([, text]) => text !== ''),
    )
    onChange({ ...document, application: { ...application, states: { ...states, [status]: words } } })
  }
  return applicationStatusNames.map(status => (
    <div key={status} className="peditor__pair">
      <TextLine
        label={`“${applicationStates[status].label}”叫什么`}
        placeholder={applicationStates[status].label}
        maxLength={10}
        value={states[status]?.label ?? ''}
        error={wrongAt(`application/states/${status}/label`)}
        onChange={label => put(status, { label })}
      />
      {stateButtons[status] && (
        <TextLine
          label={`“${applicationStates[status].label}”时的按钮`}
          placeholder={stateButtons[status]}
          maxLength={8}
          value={states[status]?.button ?? ''}
          error={wrongAt(`application/states/${status}/button`)}
          onChange={button => put(status, { button })}
        />
      )}
      <AreaLine
        label={`“${applicationStates[status].label}”时患者读到的话`}
        hint={`不写就是：${applicationTexts[status]}`}
        minRows={1}
        maxRows={4}
        value={states[status]?.text ?? ''}
        error={wrongAt(`application/states/${status}/text`)}
        onChange={text => put(status, { text })}
      />
    </div>
  ))
}
