import { dayInWords, dayOf } from '@nethos/contract/common/days.ts'
import { grantScopes, type GrantScope } from '@nethos/contract/grants/grants.rules.ts'
import type { ManagedRow } from '@nethos/contract/grants/grants.schemas.ts'

/** 挂号、缴费. */
export const inScopes = (scopes: readonly GrantScope[]): string => scopes.map(scope => grantScopes[scope]).join('、')
export const dayWord = (at: number): string => dayInWords(dayOf(at))

interface GrantStatus {
  word: string
  tone: 'good' | 'warn' | 'danger' | 'quiet'
  note: string
}

/** How it stands with somebody, in a word and a sentence. */
export function grantStatusOf({
  isSpoken,
  isOpen,
  scopes,
  openUntil,
  closedSentence,
  asked,
  ageLine,
}: ManagedRow): GrantStatus {
  const note =
    ageLine && openUntil === ageLine.at
      ? `${dayWord(ageLine.at)}满${ageLine.years}周岁时自动结束，到时需要本人同意。`
      : ''
  if (!isOpen) return { word: asked ? '待对方确认' : '不能代办', tone: 'danger', note: closedSentence }
  if (isSpoken)
    return {
      word: '已授权',
      tone: 'good',
      note: `可以代办：${inScopes(scopes)}。${note || (openUntil ? `${dayWord(openUntil)}到期。` : '')}`,
    }
  if (asked) return { word: '待对方确认', tone: 'warn', note: `已发短信给对方，${dayWord(asked.askedUntil)}前有效。` }
  return { word: '可以代办', tone: 'quiet', note: note || '对方还没有设置授权，您可以代办。' }
}
