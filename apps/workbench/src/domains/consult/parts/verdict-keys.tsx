import { useDeskKeys } from '../use-desk-keys.ts'

/** y and f judge the alarm that nobody has judged yet. */
export function VerdictKeys({ judgeNext }: { judgeNext: ((verdict: 'right' | 'wrong') => void) | undefined }) {
  useDeskKeys({ y: judgeNext && (() => judgeNext('right')), f: judgeNext && (() => judgeNext('wrong')) })
  return null
}
