import type { ShelfText } from '../../category.ts'

/** How to get ready for one examination: what to do before, what to mind, where. */
export const examination = (
  title: string,
  tags: readonly string[],
  summary: string,
  before: readonly string[],
  mind: readonly string[],
  place: string,
): ShelfText => {
  const items = (all: readonly string[]) => all.map(one => `- ${one}`).join('\n')
  const text = `# 检查前准备\n${items(before)}\n# 注意事项\n${items(mind)}\n# 检查地点\n${place}`
  return { title, tags, summary, text }
}
