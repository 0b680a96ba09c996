import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import type { Uploaded } from '@nethos/calls/upload.ts'
import { contentPages } from '@nethos/contract/content/content.pages.ts'
import { measuredSentence } from '@nethos/contract/pathway/pathway.rules.ts'
import type { PathwayTaskShown } from '@nethos/contract/pathway/pathway.schemas.ts'
import { questionnairePages } from '@nethos/contract/questionnaire/questionnaire.pages.ts'
import { PicturesField } from '../../../chat/pictures-field.tsx'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { alert } from '../../../controls/dialog.ts'
import { TextField } from '../../../controls/text-field.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { Form } from '../../../patterns/form.tsx'
import { completeTask, undoTask } from '../pathway.calls.ts'

/** The doing of a task, by its kind; nothing where there is nothing for the patient to do now. */
export function TaskWork({ task }: { task: PathwayTaskShown }) {
  const { work } = task
  if (task.canUndo) return <Undo taskId={task.taskId} />
  if (work.kind === 'read') return <Read task={task} articleId={work.articleId} body={work.body} />
  if (work.kind === 'event' && work.link && task.taskStatus === 'open')
    return <ButtonLink to={work.link}>去办理</ButtonLink>
  if (!task.canComplete) return null
  if (work.kind === 'confirm') return <Say task={task} words="确认完成" text={work.statement} />
  if (work.kind === 'measure') return <Measure task={task} values={work.values} />
  if (work.kind === 'upload') return <Upload task={task} most={work.most} />
  if (work.kind === 'book') return <Book task={task} link={work.link} label={work.label} />
  if (work.kind === 'questionnaire' && task.assignmentId !== '')
    return <ButtonLink to={questionnairePages.fillIn.to({ id: task.assignmentId })}>去填写问卷</ButtonLink>
  return null
}

/** Done, what is advised is shown at once, above everything. */
function useComplete() {
  const complete = useCommand(completeTask)
  return async (sent: Parameters<typeof complete.run>[0]) => {
    const done = await complete.run(sent)
    if (!done) return
    if (done.advice.length === 0) return toast('已完成')
    await alert({ title: '请马上留意', text: done.advice.join('\n') })
  }
}

function Undo({ taskId }: { taskId: string }) {
  const undo = useCommand(undoTask)
  return (
    <Button look="quiet" onClick={() => undo.run({ taskId })}>
      撤回，重新标为未完成
    </Button>
  )
}

function Say({ task: { taskId }, words, text }: { task: PathwayTaskShown; words: string; text: string }) {
  const complete = useComplete()
  return (
    <Card>
      <p>{text}</p>
      <Button onClick={() => complete({ taskId })}>{words}</Button>
    </Card>
  )
}

function Read({ task, articleId, body }: { task: PathwayTaskShown; articleId: string | undefined; body: string }) {
  const complete = useComplete()
  return (
    <Card title="请阅读">
      {body
        .split('\n')
        .map(one => one.trim())
        .filter(one => one !== '')
        .map(one => (
          <p key={one}>{one}</p>
        ))}
      {articleId && (
        <ButtonLink to={contentPages.healthDetail.to({ newId: articleId })} look="soft">
          打开文章
        </ButtonLink>
      )}
      {task.canComplete && <Button onClick={() => complete({ taskId: task.taskId })}>我已阅读</Button>}
    </Card>
  )
}

function Book({ task: { taskId }, link, label }: { task: PathwayTaskShown; link: string; label: string }) {
  const complete = useComplete()
  return (
    <Card>
      <ButtonLink to={link}>{label}</ButtonLink>
      <Button look="quiet" onClick={() => complete({ taskId })}>
        我已约好
      </Button>
    </Card>
  )
}

type Values = Extract<PathwayTaskShown['work'], { kind: 'measure' }>['values']
/** What is no number is none: the rule of the value says so. */
const typed = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,6}(\.\d{1,3})?$/.test(text.trim()) ? Number(text.trim()) : undefined

function Measure({ task: { taskId }, values }: { task: PathwayTaskShown; values: Values }) {
  const complete = useComplete()
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const [isTried, setTried] = useState(false)
  const wrong = (value: Values[number]) => measuredSentence(value, typed(texts[value.key]))
  const submit = async () => {
    setTried(true)
    if (values.some(wrong)) return
    // oxlint-disable-next-line typescript/no-non-null-assertion -- nothing is wrong: each is a number
    await complete({ taskId, values: values.map(({ key }) => ({ key, value: typed(texts[key])! })) })
  }
  return (
    <Form onSubmit={submit}>
      <Card title="测量结果">
        {values.map(value => (
          <TextField
            key={value.key}
            label={value.label}
            inputMode="decimal"
            end={<span className="task__unit">{value.unit}</span>}
            hint={`可填${value.min}到${value.max}${value.unit}`}
            value={texts[value.key] ?? ''}
            onChange={event => setTexts({ ...texts, [value.key]: event.target.value })}
            error={isTried ? wrong(value) : undefined}
          />
        ))}
        <Button type="submit">提交</Button>
      </Card>
    </Form>
  )
}

function Upload({ task: { taskId }, most }: { task: PathwayTaskShown; most: number }) {
  const complete = useComplete()
  const [pictures, setPictures] = useState<readonly Uploaded[]>([])
  const [isBusy, setBusy] = useState(false)
  const submit = () => {
    if (isBusy) return toast('正在上传中...')
    if (pictures.length === 0) return toast('请上传图片')
    return complete({ taskId, attaIdList: pictures.map(one => one.attaId) })
  }
  return (
    <Card>
      <PicturesField
        label={`图片（最多${most}张）`}
        most={most}
        pictures={pictures}
        onChange={setPictures}
        onBusy={setBusy}
      />
      <Button onClick={submit}>提交</Button>
    </Card>
  )
}
