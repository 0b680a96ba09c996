import * as z from 'zod/mini'
import type { Service } from '@nethos/contract/service.ts'

const issuesIn = (schema: z.ZodMiniType, value: unknown, where: string): string[] =>
  z
    .safeParse(schema, value)
    .error?.issues.map(issue => `${[where, ...issue.path.map(String)].filter(Boolean).join('.')}: ${issue.code}`) ?? []

function wrongIn({ reply: { shape, schema } }: Service, output: unknown): string[] {
  if (shape === 'object') return issuesIn(schema, output, '')
  const rows: unknown = shape === 'list' ? output : (output as { rows?: unknown } | undefined)?.rows
  if (!Array.isArray(rows)) return [`${shape === 'list' ? 'a list' : 'a page with rows'} is wanted`]
  return rows.flatMap((row, index) => issuesIn(schema, row, String(index)))
}

/** What a test lets a service answer, as the server could: an answer that its schema refuses fails the test. */
export function checkedAnswer<Output>(service: Service, output: Output): Output {
  const wrong = wrongIn(service, output)
  if (wrong.length > 0) throw new Error(`${service.name} never answers this:\n${wrong.join('\n')}`)
  return output
}
