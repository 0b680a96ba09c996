import * as z from 'zod/mini'
import { answers, scoreResult, shownFlag } from '@nethos/contract/questionnaire/questionnaire.schemas.ts'
import { jsonColumn } from '../../database/json-column.ts'

/** The JSON columns of what was filled in: in questionnaires, and in the forms of programmes. */
export const storedAnswers = jsonColumn('answers', answers)
export const storedScores = jsonColumn('questionnaire_submission.scores', z.array(scoreResult))
export const storedFlags = jsonColumn('flags', z.array(shownFlag))
