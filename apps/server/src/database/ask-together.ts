import { CompiledQuery } from 'kysely'
import type { Db } from './connect.ts'
import { gatherOn } from './gather-on.ts'
import { isOfOneRow } from './row-error.ts'

interface Asking<Question> {
  /** Answers each question with one row at most, which names it as `nth`, from 1. */
  text: string
  /** The questions as the statement's parameters: an array for each. */
  valuesOf: (questions: readonly Question[]) => unknown[]
}

const most = 64
/** One that is slow does not make all others wait as well. */
const patienceMs = 20

/**
 * A read that many ask at the same moment, each of something of his own, goes as one statement: a write to PostgreSQL's
 * connection, and a plan that is begun, cost more than a short answer does. Each question carries its caller, and is answered
 * by rows of its own (docs/decisions/0269).
 */
export function askTogether<Question, Row>({ text, valuesOf }: Asking<Question>) {
  async function ask(db: Db, questions: readonly Question[]): Promise<(Row | undefined)[]> {
    const { rows } = await db.executeQuery<Row & { nth: number }>(CompiledQuery.raw(text, valuesOf(questions)))
    const answers: (Row | undefined)[] = Array.from({ length: questions.length })
    for (const { nth, ...row } of rows) answers[nth - 1] = row as Row
    return answers
  }

  async function take(db: Db, questions: readonly Question[]) {
    try {
      return await ask(db, questions)
    } catch (error) {
      if (!isOfOneRow(error) || questions.length === 1) throw error
      return questions.map(async one => (await ask(db, [one]))[0])
    }
  }

  return gatherOn<Question, Row | undefined>(db => ({ most, patienceMs, take: questions => take(db, questions) }))
}
