import type { ReactNode } from 'react'
import { store } from './store.ts'

export interface Question {
  title: string
  text?: ReactNode
  /** The word on the button that agrees. */
  yes: string
  /** The word on the button that does not; without it there is only one button. */
  no?: string
  /** The answer destroys something: the agreeing button is red. */
  danger?: boolean
}

interface Asked extends Question {
  count: number
  answer(yes: boolean): void
}

export const asked = store<readonly Asked[]>([])

let count = 0

const ask = (question: Question): Promise<boolean> =>
  new Promise(resolve => {
    const own = ++count
    const answer = (yes: boolean) => {
      asked.set(asked.get().filter(one => one.count !== own))
      resolve(yes)
    }
    asked.set([...asked.get(), { ...question, count: own, answer }])
  })

/** Asks yes or no; true when the person agrees. Closing the dialog, or leaving the page, means no. */
export const confirm = ({
  yes = '确定',
  no = '取消',
  ...question
}: Omit<Question, 'yes'> & { yes?: string }): Promise<boolean> => ask({ ...question, yes, no })

/** Tells something that must be read before going on. */
export const alert = async ({
  yes = '知道了',
  ...question
}: Omit<Question, 'yes' | 'no'> & { yes?: string }): Promise<void> => {
  await ask({ ...question, yes })
}

/** Takes every open question back, as answered with no: for a change of page. */
export const dismissDialogs = (): void => {
  for (const one of asked.get()) one.answer(false)
}
