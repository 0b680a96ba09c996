import { allCalls, partNames, type NamedCall } from '../calls/all.ts'
import { refusals } from '../refusals.ts'
import { exampleOf, partTitles } from './openapi.ts'

const json = (value: unknown): string => `\`\`\`json\n${JSON.stringify(value, undefined, 2)}\n\`\`\``

/** docs/gateway/calls.md: each call with one example, out of what the OpenAPI document is made of. */
export const callPages = (): string =>
  [
    '# 医院网关：每个接口一个例子',
    '',
    '由 `npm run gateway:document` 从程序里的定义写出，请勿手改。签名、错误和推送见 [gateway.md](../gateway.md)，字段的完整定义见 [openapi.json](openapi.json)。例子里的人和单号都是编的。',
    '',
    ...partNames.flatMap(part => [
      `## ${partTitles[part]} \`${part}\``,
      '',
      ...allCalls.filter(call => call.part === part).flatMap(pageOf),
    ]),
  ].join('\n')

function pageOf(call: NamedCall): string[] {
  const { question, answer } = exampleOf(call)
  const refused = (call.refuses ?? []).map(name => `- \`${name}\`：${refusals[name][1]}`)
  return [
    `### POST ${call.path}`,
    '',
    call.says,
    '',
    json(question),
    '',
    json({ answer }),
    '',
    ...(refused.length > 0 ? ['可以拒绝（409）：', '', ...refused, ''] : []),
  ]
}
