import { Alert, Button } from 'antd'
import { useState } from 'react'
import { dayOf } from '@nethos/contract/common/days.ts'
import {
  checkAnswers,
  itemsOf,
  raisedFlags,
  visibleItems,
  type Answers,
} from '@nethos/contract/questionnaire/questionnaire.answers.ts'
import type { QuestionnaireDocument } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import { placedProblems } from '@nethos/contract/questionnaire/questionnaire.problems.ts'
import { Choice } from '../../../controls/choice.tsx'
import { PhoneFrame } from '../../../patterns/phone-frame.tsx'
import { scoreOf, type ScoredGender } from '@nethos/contract/questionnaire/questionnaire.score.ts'
import { DryItem } from './dry-item.tsx'
import './dry-run.css'

/** The questionnaire on a phone, to be filled in without sending: what would be shown, what it would come to. */
export function DryRun({ document }: { document: QuestionnaireDocument }) {
  const isWhole = placedProblems(document).length === 0
  const [whole, setWhole] = useState(isWhole ? document : undefined)
  if (isWhole && whole !== document) setWhole(document)
  return (
    <PhoneFrame label="手机预览和试填">
      {!isWhole && <Alert type="warning" title="改好标出的问题后，这里才会更新" />}
      {whole && <Trial document={whole} />}
    </PhoneFrame>
  )
}

function Trial({ document }: { document: QuestionnaireDocument }) {
  const [answers, setAnswers] = useState<Answers>({})
  const [today] = useState(() => dayOf(Date.now()))
  const [gender, setGender] = useState<ScoredGender>('')
  const shown = new Set(visibleItems(document, answers).map(item => item.id))
  const flags = raisedFlags(document, answers)
  return (
    <div className="dry-run">
      <h3>{document.title}</h3>
      {document.introduction && <p className="dry-run__help">{document.introduction}</p>}
      {flags.map(flag => (
        <div key={flag.id} className="dry-run__flag" role="alert">
          <strong>{flag.title}</strong>
          <p>{flag.advice}</p>
          {flag.helplines.map(line => (
            <p key={line.number}>{`${line.name} ${line.number}`}</p>
          ))}
        </div>
      ))}
      {document.pages.map((page, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a page has no name of its own
        <section key={at} className="dry-run__page" aria-label={`试填第${at + 1}页`}>
          {page.title && <h4>{page.title}</h4>}
          {page.text && <p className="dry-run__help">{page.text}</p>}
          {page.items
            .filter(item => shown.has(item.id))
            .map(item => (
              <DryItem
                key={item.id}
                item={item}
                answer={answers[item.id]}
                onChange={answer => setAnswers({ ...answers, [item.id]: answer })}
              />
            ))}
        </section>
      ))}
      {document.promise && <p className="dry-run__help">{`□ ${document.promise}`}</p>}
      <Outcome document={document} answers={answers} gender={gender} today={today} />
      <Choice
        label="试填人的性别"
        value={gender === '' ? 'unknown' : gender}
        of={{ unknown: '性别未知', M: '男性', F: '女性' }}
        onChange={next => setGender(next === 'unknown' ? '' : next)}
      />
      <Button onClick={() => setAnswers({})}>清空重填</Button>
    </div>
  )
}

interface OutcomeProps {
  document: QuestionnaireDocument
  answers: Answers
  gender: ScoredGender
  /** 'YYYY-MM-DD'. */
  today: string
}

/** What sending would come to: what is missing, what is hidden, scores with levels, who would hear of it. */
function Outcome({ document, answers, gender, today }: OutcomeProps) {
  const all = itemsOf(document)
  const shown = new Set(visibleItems(document, answers).map(item => item.id))
  const hidden = all.filter(item => !shown.has(item.id))
  const wrong = checkAnswers(document, answers, today)
  const missing = all.filter(item => wrong[item.id] !== undefined)
  const scores = scoreOf(document, answers, gender)
  const bands = scores.flatMap(score => [score.band, ...score.groups.map(group => group.band)])
  const calls = raisedFlags(document, answers).some(flag => flag.flagged) || bands.some(band => band?.flagged)
  return (
    <section className="dry-run__page" aria-label="试填结果">
      <h4>试填结果（不保存）</h4>
      {scores
        .flatMap(score => [score, ...score.groups.map(group => ({ ...group, id: `${score.id}/${group.id}` }))])
        .map(({ id, title, value, max, band }) => (
          <p key={id}>
            {value === null
              ? `${title}：还没有答完`
              : `${title}：${value}分（满分${max}分）${band ? ` ${band.title}` : ''}`}
            {band && <span className="dry-run__help">{band.advice}</span>}
          </p>
        ))}
      <p>{missing.length === 0 ? '可以提交' : `还不能提交：${missing.map(item => item.id).join('、')}`}</p>
      <p>{hidden.length === 0 ? '没有隐藏的题' : `隐藏的题：${hidden.map(item => item.id).join('、')}`}</p>
      <p>{calls ? '提交后会通知护士' : '提交后不通知护士'}</p>
    </section>
  )
}
