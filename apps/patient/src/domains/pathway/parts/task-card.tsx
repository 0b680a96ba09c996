import { Link } from 'react-router'
import { useCommand } from '@nethos/calls/command.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { pathwayPages } from '@nethos/contract/pathway/pathway.pages.ts'
import type { PathwayTaskShown } from '@nethos/contract/pathway/pathway.schemas.ts'
import { Icon } from '../../../controls/icon.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { undoTask } from '../pathway.calls.ts'
import './task-card.css'
import { countInWords, statusWord, timeLine, valuesInWords } from './task-words.ts'

interface TaskCardProps {
  task: PathwayTaskShown
  /** For whom, and of which plan, where several stand together. */
  about?: string | undefined
}

/** One task: what, when, how it stands; done ones with what came of them, and the way back where that is harmless. */
export function TaskCard({ task, about }: TaskCardProps) {
  const { word, tone } = statusWord(task)
  const isDone = task.taskStatus === 'done'
  const count = countInWords(task)
  return (
    <div className={isDone ? 'task task--done' : 'task'}>
      <Link className="task__way" to={pathwayPages.task.to({ taskId: task.taskId })}>
        <span className="task__head">
          {isDone && <Icon name="check" />}
          <strong className="task__title">{task.title}</strong>
          <Tag tone={tone}>{word}</Tag>
        </span>
        {about && <span className="task__line">{about}</span>}
        <span className="task__line">
          {timeLine(task, serverNow())}
          {count && `　${count}`}
        </span>
        {valuesInWords(task).map(({ text, isDanger }) => (
          <span key={text} className={isDanger ? 'task__value task__value--danger' : 'task__value'}>
            {text}
            {isDanger && '（请留意）'}
          </span>
        ))}
      </Link>
      {task.canUndo && <Undo task={task} />}
    </div>
  )
}

function Undo({ task: { taskId, title } }: { task: PathwayTaskShown }) {
  const undo = useCommand(undoTask)
  return (
    <button
      type="button"
      className="task__undo"
      aria-label={`撤回：${title}`}
      aria-busy={undo.isBusy || undefined}
      onClick={() => void undo.run({ taskId })}
    >
      撤回
    </button>
  )
}
