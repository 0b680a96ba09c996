/**
 * Whether the words of a discharge summary say that something is taken every day. Only of that somebody is reminded at
 * its times: of what is weekly, every second day or when needed the day is not known here, and daily it would poison.
 */
export const isDaily = (usage: string): boolean => !rare.test(usage) && !(once.test(usage) && !daily.test(usage))

const number = '[一二两三四五六七八九十\\d]'
const rare = new RegExp(
  [
    '必要时|需要时|按需|备用|疼痛时|痛时|发作时|发热时|失眠时',
    `每${number}*个?(?:周|星期|礼拜|月|季度|年)|(?:周|星期|礼拜)[一二三四五六日天]`,
    `隔${number}*[日天周]|每(?:[二两三四五六七八九十]|\\d*[2-9]|\\d+0|1\\d)[日天]|每(?:36|48|72|96)小时`,
    '\\b(?:prn|sos|qod|q\\dd|qw|biw|tiw|q\\dw|qm)\\b',
  ].join('|'),
  'i',
)
const once = /单次|一次性|仅用?[一1]次|只用?[一1]次|\bst(?:at)?\b|\bonce\b/i
const daily = /每日|每天|每晚|每早|每晨|一日|一天|睡前|\b(?:qd|bid|tid|qid|qn)\b/i
