import { Alert, Checkbox, InputNumber } from 'antd'
import { dayOf } from '@nethos/contract/common/days.ts'
import type { CheckFacts } from '@nethos/contract/renewal/prescription-check.ts'
import { Field } from '../../../controls/field.tsx'
import type { Basis, DeskDetail } from '../renewal.calls.ts'
import { PregnancyField } from './pregnancy-field.tsx'
import './renewal.css'

/** What the checks have counted with: kidneys by number, illnesses, medicines in use. */
export function CheckedBy({ basis, facts }: { basis: Basis; facts: CheckFacts }) {
  const creatinine = facts.creatinine ?? basis.lastCreatinine?.value ?? null
  const kidneys =
    basis.egfr === null
      ? creatinine === null
        ? '未填血肌酐'
        : '缺少性别、年龄，或儿童未填身高，未计算'
      : `eGFR ${basis.egfr}ml/min/1.73m²${basis.crcl === null ? '' : `，肌酐清除率${basis.crcl}ml/min`}（血肌酐${creatinine}μmol/L${facts.creatinine === null ? `，${lastInWords(basis)}` : ''}）`
  return (
    <dl className="renewal-basis" aria-label="核对依据">
      <div>
        <dt>肾功能</dt>
        <dd>{kidneys}</dd>
      </div>
      {typeof facts.potassium === 'number' && (
        <div>
          <dt>血钾</dt>
          <dd>{facts.potassium}mmol/L，医生填写</dd>
        </div>
      )}
      {basis.results.length > 0 && (
        <div>
          <dt>近期化验</dt>
          <dd>{basis.results.join('；')}</dd>
        </div>
      )}
      <div>
        <dt>已识别的疾病</dt>
        <dd>{basis.illnesses.join('、') || '无'}</dd>
      </div>
      <div>
        <dt>正在用的药</dt>
        <dd>{basis.takenNow.join('；') || '本院没有记录'}</dd>
      </div>
      <div>
        <dt>知识库</dt>
        <dd>{basis.knowledge}</dd>
      </div>
    </dl>
  )
}

const creatinineHint = (basis: Basis): string =>
  basis.lastCreatinine
    ? `最近一次${basis.lastCreatinine.value}（${lastInWords(basis)}），不填按这个数计算；有更新的化验请填写`
    : '有近期化验时填写，用于计算肾功能'
const lastInWords = ({ lastCreatinine }: Basis): string =>
  lastCreatinine ? `${dayOf(lastCreatinine.at)}${lastCreatinine.from === 'report' ? '检验报告' : '医生填写'}` : ''

interface FactsFieldsProps {
  detail: DeskDetail
  basis: Basis
  facts: CheckFacts
  onChange: (changes: Partial<CheckFacts>) => void
}

/** What the doctor asks before signing: creatinine, contraception where it may matter, and what contradicts itself. */
export function FactsFields({ detail, basis, facts, onChange }: FactsFieldsProps) {
  const { age, gender } = detail
  const mayBearChildren = gender === 'F' && age !== null && age >= 12 && age <= 50
  return (
    <>
      {basis.contradictions.length > 0 && <Contradictions basis={basis} facts={facts} onChange={onChange} />}
      <Field label="血肌酐（μmol/L）" hint={creatinineHint(basis)}>
        {its => (
          <InputNumber
            {...its}
            min={10}
            max={3000}
            placeholder={basis.lastCreatinine ? String(basis.lastCreatinine.value) : ''}
            value={facts.creatinine}
            onChange={creatinine => onChange({ creatinine })}
          />
        )}
      </Field>
      <Field label="血钾（mmol/L）" hint="本院没有近3个月的化验而患者有外院化验时填写，用于核对保钾药">
        {its => (
          <InputNumber
            {...its}
            min={1.5}
            max={9}
            step={0.1}
            value={facts.potassium ?? null}
            onChange={potassium => onChange({ potassium })}
          />
        )}
      </Field>
      {age !== null && age < 18 && (
        <Field label="身高（厘米）" hint="儿童的肾功能按身高和血肌酐计算">
          {its => (
            <InputNumber
              {...its}
              min={40}
              max={220}
              value={facts.heightCm ?? null}
              onChange={heightCm => onChange({ heightCm })}
            />
          )}
        </Field>
      )}
      {mayBearChildren && <PregnancyField renewal={detail.renewal} facts={facts} onChange={onChange} />}
      {mayBearChildren && (
        <Checkbox
          checked={facts.hasContraception}
          onChange={event => onChange({ hasContraception: event.target.checked })}
        >
          使用可致畸药物时：已查明未妊娠，并确认用药期间及停药后规定时间内可靠避孕
        </Checkbox>
      )}
    </>
  )
}

const Contradictions = ({ basis, facts, onChange }: Omit<FactsFieldsProps, 'detail'>) => (
  <Alert
    type="error"
    showIcon
    title="过敏史前后不一致"
    description={
      <>
        {basis.contradictions.map(one => (
          <p key={one}>{one}</p>
        ))}
        <Checkbox
          checked={facts.isAllergySettled}
          onChange={event => onChange({ isAllergySettled: event.target.checked })}
        >
          已与患者核实，各处所写的过敏都按有过敏处理
        </Checkbox>
      </>
    }
  />
)
