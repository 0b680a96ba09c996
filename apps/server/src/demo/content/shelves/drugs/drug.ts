import type { ShelfText } from '../../category.ts'

/** One medicine: what for, how it is taken, what to watch for. */
export const drug = (
  title: string,
  tags: readonly string[],
  what: string,
  how: string,
  watch: readonly string[],
): ShelfText => ({
  title,
  tags,
  summary: what,
  text: `# 治什么\n${what}\n# 怎么用\n${how}\n# 要留意\n${watch.map(one => `- ${one}`).join('\n')}`,
})
