import { Alert } from 'antd'
import { warningKindLabels } from '@nethos/contract/renewal/drug.kinds.ts'
import type { DeskConsult } from '../consult.calls.ts'
import './asked-medicines.css'

/** What a medication question is about, and what the rules of prescriptions say of it. */
export function AskedMedicines({ shown: { consult, warnings } }: { shown: DeskConsult }) {
  return (
    <div className="asked">
      <b>咨询的药品</b>
      {consult.medicines.length === 0 ? (
        <p>没有指明药品</p>
      ) : (
        <ul className="asked__list">
          {consult.medicines.map(one => (
            <li key={one.drugId || one.drugName}>
              {one.drugName} {one.specification}
              {one.drugId === '' && '（患者自己填写，不在本院目录）'}
            </li>
          ))}
        </ul>
      )}
      <p>过敏史：{consult.allergyHistory || '未填写，请看健康档案'}</p>
      {warnings.map(one => (
        <Alert
          key={one.kind + one.sentence}
          type={one.level === 'stop' ? 'error' : one.level === 'warn' ? 'warning' : 'info'}
          title={`${warningKindLabels[one.kind]}：${one.sentence}`}
          description={one.source && `来源：${one.source}`}
        />
      ))}
    </div>
  )
}
