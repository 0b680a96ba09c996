import { Alert, App, Button, Input } from 'antd'
import { DiagnosisField } from '../../diagnosis/public.ts'
import { Field } from '../../../controls/field.tsx'
import { Fault } from '../../../patterns/states.tsx'
import type { DeskDetail } from '../renewal.calls.ts'
import { usePrescription } from '../use-prescription.ts'
import { newLine, type WrittenLine } from '../written-line.ts'
import { Conditions } from './conditions.tsx'
import { CheckedBy, FactsFields } from './basis.tsx'
import { Warnings } from './checked.tsx'
import { AddDrug, LineFields } from './prescribe-lines.tsx'
import { RefuseRenewal } from './refuse-renewal.tsx'

type Prescribing = ReturnType<typeof usePrescription>

/** The doctor writes the prescription and signs it, or says why not. */
export function PrescribeForm({ detail }: { detail: DeskDetail }) {
  const { message } = App.useApp()
  const prescribing = usePrescription(detail, wantsSecond => {
    void message.success(wantsSecond ? '已签名，等待第二位医生复核' : '已签名，等待药师审核')
  })
  const { form, isRestored, beginAgain } = prescribing
  return (
    <section className="office__section" aria-label="开具处方">
      <h2>开具处方</h2>
      {isRestored && (
        <Alert
          type="info"
          showIcon
          title="已恢复您上次未签名的内容，签名前请再核对一遍"
          action={
            <Button size="small" onClick={beginAgain}>
              重新开始
            </Button>
          }
        />
      )}
      <Lines {...prescribing} />
      <Opinion {...prescribing} />
      <Conditions detail={detail} form={form} />
      <Checks detail={detail} {...prescribing} />
      <div className="renewal-actions renewal-actions--sign">
        <Sign {...prescribing} />
        <RefuseRenewal consultId={detail.renewal.consultId} />
      </div>
      {form.errors.checks && <Wrong>{form.errors.checks}</Wrong>}
    </section>
  )
}

function Lines({ form }: Prescribing) {
  const { lines } = form.values
  const put = (changed: readonly WrittenLine[]) => form.change({ lines: changed })
  return (
    <>
      {lines.map(one => (
        <LineFields
          key={one.drugId}
          line={one}
          onChange={changes => put(lines.map(line => (line === one ? { ...line, ...changes } : line)))}
          onRemove={() => put(lines.filter(line => line !== one))}
        />
      ))}
      <AddDrug onAdd={drug => put([...lines.filter(one => one.drugId !== drug.drugId), newLine(drug)])} />
      {form.errors.lines && <Wrong>{form.errors.lines}</Wrong>}
    </>
  )
}

function Opinion({ form }: Prescribing) {
  const { diagnosis, diagnoses } = form.values
  const { error: wrongDiagnosis, ...diagnosisField } = form.input('diagnosis')
  const { error: wrongOpinion, ...opinionField } = form.input('opinion')
  return (
    <>
      <DiagnosisField
        chosen={diagnoses}
        onChange={chosen =>
          form.change({
            diagnoses: chosen,
            ...(diagnosis.trim() === '' && { diagnosis: chosen.map(one => one.name).join('、') }),
          })
        }
      />
      <Field label="诊断" hint="处方上的诊断，可写得比编码更具体" wrong={wrongDiagnosis}>
        {its => <Input {...its} {...diagnosisField} />}
      </Field>
      <Field label="处理意见" hint="患者会看到" wrong={wrongOpinion}>
        {its => <Input.TextArea {...its} autoSize={{ minRows: 2, maxRows: 6 }} {...opinionField} />}
      </Field>
    </>
  )
}

function Checks({ detail, form, basis, warnings, isChecking, unchecked }: Prescribing & { detail: DeskDetail }) {
  const { facts, reasons } = form.values
  return (
    <>
      <h3>核对结果</h3>
      <CheckedBy basis={basis} facts={facts} />
      <FactsFields
        detail={detail}
        basis={basis}
        facts={facts}
        onChange={changes => form.change({ facts: { ...facts, ...changes } })}
      />
      <Warnings
        warnings={warnings}
        reasons={reasons}
        isTried={form.isTried}
        onReason={(key, reason) => form.change({ reasons: { ...reasons, [key]: reason } })}
      />
      {unchecked ? (
        <Fault sentence={unchecked.sentence} onRetry={unchecked.retry} />
      ) : isChecking ? (
        <p className="renewal-source">正在核对……</p>
      ) : (
        warnings.length === 0 && <p className="renewal-source">没有发现需要提示的问题</p>
      )}
    </>
  )
}

function Sign({ form, wantsSecond, isOnlyStopped, isChecking }: Prescribing) {
  const { modal } = App.useApp()
  const sign = () => {
    if (!form.check()) return isOnlyStopped ? void form.sendNow() : undefined
    void modal.confirm({
      title: wantsSecond ? '确认签名并提交第二位医生复核？' : '确认签名并提交药师审核？',
      content: wantsSecond
        ? '处方存在禁忌，须本科室或值班名单中另一位有处方权的医生同意后，再由药师审核。签名后处方内容不能再改动。'
        : '签名后处方内容不能再改动，由另一名药师审核。',
      okText: '签名提交',
      cancelText: '返回修改',
      onOk: form.sendNow,
    })
  }
  return (
    <div className="renewal-sign">
      <Button type="primary" disabled={isChecking} loading={form.isBusy} onClick={sign}>
        {isChecking ? '正在核对' : '签名开具'}
      </Button>
    </div>
  )
}

const Wrong = ({ children }: { children: string }) => (
  <p className="field__wrong" role="alert">
    {children}
  </p>
)
