import type { QuestionnaireSubmitted } from '../../registry/questionnaire.ts'
import { completeTask } from './complete-task.ts'

/** What was sent does its task, with the level that the conditions of other tasks ask for. */
export const questionnaireSubmitted: QuestionnaireSubmitted = {
  async pathway_task(ctx, { originId, level, flagged }) {
    await completeTask(ctx, {
      taskId: originId,
      result: level === null ? {} : { level },
      flag: flagged ? '问卷结果需要留意' : undefined,
    })
  },
}
