import { optionalLimitedText, limitedText } from '../common/text.ts'

/** What an article must have before it is kept; the limits are our own. */
export const articleTitle = limitedText('标题', 60)
export const articleSummary = optionalLimitedText('摘要', 120)
export const articleTag = limitedText('标签', 20)
/** HTML, before it is cleaned: 200 000 characters. */
export const articleBody = limitedText('正文', 200_000)

/** What people look for among texts; 50 characters are our own limit. */
export const wordToFind = optionalLimitedText('搜索内容', 50)
