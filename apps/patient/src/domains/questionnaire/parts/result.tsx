import { dayOf } from '@nethos/contract/common/days.ts'
import type { ShownScore, Submission, TrendPoint } from '@nethos/contract/questionnaire/questionnaire.schemas.ts'
import { Tag, type Tone } from '../../../controls/tag.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { FlagHelp } from './flag-help.tsx'
import './questionnaire.css'

const tones = { good: 'good', watch: 'brand', warn: 'warn', danger: 'danger' } as const satisfies Record<string, Tone>

/** What a questionnaire came to: help first, then each score with its level and advice, then how it went before. */
export const Result = ({ submission }: { submission: Submission }) => (
  <>
    {submission.flags.length > 0 && <FlagHelp flags={submission.flags} />}
    {submission.scores.map(score => (
      <ScoreCard key={score.id} score={score} />
    ))}
    {submission.trend.length > 1 && <Trend points={submission.trend} score={submission.scores[0]} />}
    <Card>
      <Lines
        lines={[
          { label: '问卷', value: submission.title },
          { label: '就诊人', value: submission.personName },
          { label: '科室', value: submission.about },
          { label: '填写日期', value: submission.submittedAt === null ? '' : dayOf(submission.submittedAt) },
        ]}
      />
    </Card>
  </>
)

const ScoreCard = ({ score }: { score: ShownScore }) => (
  <Card title={score.title}>
    {score.value === null ? (
      <p>有题目没有回答，没有计分。</p>
    ) : (
      <>
        <p className="score">
          <strong className="score__value">{score.value}</strong>
          <span>分（满分{score.max}分）</span>
          {score.band && <Tag tone={tones[score.band.tone]}>{score.band.title}</Tag>}
        </p>
        {score.band && <p>{score.band.advice}</p>}
      </>
    )}
    {score.groups.length > 0 && (
      <Lines
        lines={score.groups.map(group => ({
          label: group.title,
          value: group.value === null ? '未计分' : `${group.value}分${group.band ? `，${group.band.title}` : ''}`,
        }))}
      />
    )}
  </Card>
)

const change = (points: readonly TrendPoint[], score: ShownScore | undefined) => {
  const [before, now] = points.slice(-2)
  if (!before || !now || !score || before.value === now.value) return '和上次一样。'
  const isBetter = now.value > before.value === (score.higherIs === 'better')
  return `比上次${now.value > before.value ? '高' : '低'}${Math.abs(now.value - before.value)}分，${isBetter ? '在好转' : '请多留意'}。`
}

/** Earlier results as bars, each with its number: read by eyes and by screen readers alike. */
function Trend({ points, score }: { points: readonly TrendPoint[]; score: ShownScore | undefined }) {
  const most = Math.max(score?.max ?? 1, 1)
  return (
    <Card title="历次结果">
      <p>{change(points, score)}</p>
      <ol className="trend">
        {points.map(point => (
          <li key={point.assignmentId} className="trend__point">
            <span className="trend__day">{dayOf(point.submittedAt)}</span>
            <span className="trend__track" aria-hidden="true">
              <span
                className={`trend__bar trend__bar--${point.tone ?? 'watch'}`}
                style={{ width: `${Math.max(2, (100 * point.value) / most)}%` }}
              />
            </span>
            <span className="trend__value">
              {point.value}分 {point.title}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
