import * as z from 'zod/mini'
import { required } from '../rule.ts'
import { optionalLimitedText, limitedText } from '../common/text.ts'
import type { Shelf } from './content.shelves.ts'

/** What an article says beside its title and body; the limits are our own. */
export const articleSummary = optionalLimitedText('摘要', 120)
const articleTag = limitedText('标签', 20)

/** What people look for among texts; 50 characters are our own limit. */
export const wordToFind = optionalLimitedText('搜索内容', 50)

/** A draft may lack anything yet; what it lacks is said when it is sent to review. */
export const draftTitle = optionalLimitedText('标题', 60)
/** HTML, before it is cleaned: 200 000 characters. */
export const draftBody = optionalLimitedText('正文', 200_000)
export const articleSource = optionalLimitedText('作者', 60)
export const articleTags = z.array(articleTag).check(z.maxLength(10, '标签不能超过10个'))
/** Why it goes back to its writer, or is taken down. */
export const articleReason = limitedText('原因', 200)
export const typeName = limitedText('分类名称', 10)
/** A text can be set to come out so many days ahead at most. */
export const publishAheadDays = 365
/** For the desk's search. */
export const deskWord = optionalLimitedText('搜索内容', 50)

interface Whole {
  shelf: Shelf
  title: string
  source: string
  /** HTML. */
  content: string
}

/** What is missing before others read it, or undefined. */
export function missingOf({ shelf, title, source, content }: Whole): string | undefined {
  if (title.trim() === '') return '标题不能为空'
  if (shelf !== 'doctor' && source.trim() === '') return '作者不能为空'
  const hasWords = content.replaceAll(/<[^>]*>|&nbsp;/g, '').trim() !== ''
  return hasWords || /<(?:img|video)\b/.test(content) ? undefined : '正文不能为空'
}

/** Where a link in a text may lead: clean-html.ts keeps no other. */
export const linkAddress = required(
  '链接地址不能为空',
  z.maxLength(500, '链接地址不能超过500个字'),
  z.regex(/^(?:https:\/\/[^\s/]+\S*|\/(?!\/)\S*|tel:[\d+-]+)$/, '链接须以 https://、/ 或 tel: 开头'),
)
export const pictureWords = optionalLimitedText('图片说明', 60)
