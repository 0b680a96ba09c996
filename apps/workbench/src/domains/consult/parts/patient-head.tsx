import { dayAndTime, dayOf } from '@nethos/contract/common/days.ts'
import { allergyClasses } from '@nethos/contract/record/allergy.kinds.ts'
import type { PatientHead as Head } from '@nethos/contract/record/patient-head.ts'
import { alarmPlaceWords } from '@nethos/contract/triage/alarm.fields.ts'
import { Icon } from '../../../controls/icon.tsx'
import { useWide } from '../../../controls/use-wide.ts'
import { ageOfMonths, genderInWords } from '../patient-words.ts'
import './patient-head.css'

interface PatientHeadProps {
  head: Head
  /** Above a talk: on a phone all but danger and allergies opens out of one line, so that the talk is seen. */
  isAboveTalk?: boolean
}

/** What decides on treatment, on top of every page about a patient. What nobody has said stands there as not said. */
export function PatientHead({ head, isAboveTalk = false }: PatientHeadProps) {
  const isFolded = !useWide(720) && isAboveTalk
  // As its style says; a keyboard scrolls what takes the focus.
  const scrolls = !useWide(901)
  return (
    <section className="patient-head" aria-label="患者要点" tabIndex={scrolls ? 0 : undefined}>
      {head.urgent && (
        <p className="patient-head__urgent" role="alert">
          患者提到：{head.urgent}。页面已提示其立即拨打120或就近急诊，请优先处理。
        </p>
      )}
      {head.elsewhere.map(one => (
        <p className="patient-head__urgent" role="alert" key={`${one.place} ${one.at}`}>
          该患者{dayAndTime(one.at).slice(5)}在{alarmPlaceWords[one.place]}中提到：{one.label}。请先询问现在的情况。
        </p>
      ))}
      <Allergies of={head.allergies} />
      {isFolded ? (
        <details className="patient-head__fold">
          <summary>
            <InShort head={head} />
          </summary>
          <Facts head={head} />
        </details>
      ) : (
        <Facts head={head} />
      )}
    </section>
  )
}

const Facts = ({ head }: { head: Head }) => (
  <dl className="patient-head__facts">
    <Fact name="年龄" value={personOf(head)} />
    <Fact name="体重" value={head.weight ? `${head.weight.kg}kg` : '未填'} at={head.weight?.at} />
    {head.gender !== 'M' && (
      <Fact
        name="妊娠哺乳"
        value={head.fertility?.label ?? '未填'}
        at={head.fertility?.at}
        isRed={head.fertility?.isCaution}
      />
    )}
    <Kidney of={head.kidney} />
    <Fact name="肝功能" value={head.liver.label || '未知'} isRed={head.liver.isAbnormal} />
    <Fact name="疾病" value={illnesses(head)} isLong />
    {head.histories.length > 0 && <Fact name="病史原文" value={head.histories.join('；')} isLong />}
    {head.diagnoses.length > 0 && <Fact name="既往诊断" value={head.diagnoses.join('、')} isLong />}
    <Fact name="在用药" value={head.medicines.join('；') || '本院没有记录'} isLong />
  </dl>
)

const personOf = ({ gender, ageMonths }: Head): string => `${genderInWords(gender)} ${ageOfMonths(ageMonths)}`

/** In one line; what is red below stands in it in words, and is red. */
function InShort({ head }: { head: Head }) {
  const { weight, kidney, liver, fertility, medicines } = head
  const warnings = [
    fertility?.isCaution && fertility.label,
    isKidneyRed(kidney) && '肾功能异常',
    liver.isAbnormal && '肝功能异常',
  ].filter(Boolean)
  const plain = [personOf(head), weight && `${weight.kg}kg`, medicines.length > 0 && `在用药${medicines.length}种`]
  return (
    <>
      {plain.filter(Boolean).join(' · ')}
      {warnings.length > 0 && <strong className="patient-head__red"> · {warnings.join(' · ')}</strong>}
    </>
  )
}

/** What may be read of it in one line, where there is no room for more. */
export const allergyLine = ({ urgent, allergies: { isTold, isAllergic, classes } }: Head): string => {
  const words = !isTold
    ? '过敏史未填，请询问患者'
    : isAllergic
      ? `过敏：${classes.map(one => allergyClasses[one]).join('、') || '见说明'}`
      : '无过敏史'
  return urgent ? `患者提到：${urgent}。${words}` : words
}

const sources = { file: '健康档案', told: '患者填写' } as const

function Allergies({ of: { isTold, isAllergic, classes, notes } }: { of: Head['allergies'] }) {
  if (!isTold)
    return (
      <p className="patient-head__allergy patient-head__allergy--unknown">
        <Icon name="warning" size={18} />
        <span>过敏史未填，请询问患者</span>
      </p>
    )
  const remarks = notes.map(({ from, text }) => `${sources[from]}：${text}`).join('；')
  if (!isAllergic)
    return <p className="patient-head__allergy patient-head__allergy--none">无过敏史（{remarks || '患者填写'}）</p>
  return (
    <p className="patient-head__allergy">
      <Icon name="warning" size={18} />
      <span>
        <strong>过敏：{classes.map(one => allergyClasses[one]).join('、') || '见说明'}</strong>
        {remarks && `（${remarks}）`}
      </span>
    </p>
  )
}

/** Words that no table knows are no record of nothing. */
const illnesses = ({ conditions, histories, diagnoses }: Head): string =>
  conditions.join('、') || (histories.length > 0 || diagnoses.length > 0 ? '请看病史原文和既往诊断' : '未发现记录')

const measuredBy = { doctor: '医生填写', report: '本院化验' } as const

const isKidneyRed = ({ isAbnormal, measured }: Head['kidney']): boolean => isAbnormal || (measured?.egfr ?? 90) < 60

function Kidney({ of }: { of: Head['kidney'] }) {
  const { label, measured } = of
  const measures = measured && [
    measured.egfr !== null && `eGFR ${measured.egfr}`,
    measured.clearance !== null && `清除率 ${measured.clearance}ml/min`,
    `肌酐 ${measured.creatinine}μmol/L，${measuredBy[measured.from]}`,
  ]
  const words = [label && `自述${label}`, ...(measures || [])].filter(Boolean)
  return <Fact name="肾功能" value={words.join('，') || '未知'} at={measured?.at} isRed={isKidneyRed(of)} />
}

interface FactProps {
  name: string
  value: string
  /** When it was told or measured. */
  at?: number | undefined
  isRed?: boolean | undefined
  /** May need a line of its own. */
  isLong?: boolean
}

const Fact = ({ name, value, at, isRed = false, isLong = false }: FactProps) => (
  <div className={isLong ? 'patient-head__fact patient-head__fact--long' : 'patient-head__fact'}>
    <dt>{name}</dt>
    <dd className={isRed ? 'patient-head__red' : undefined}>
      {value}
      {at !== undefined && <span className="patient-head__at">（{dayOf(at)}）</span>}
    </dd>
  </div>
)
