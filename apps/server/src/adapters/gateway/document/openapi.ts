import { present } from '@nethos/contract/common/present.ts'
import * as z from 'zod/mini'
import { allCalls, partNames, type NamedCall, type Part } from '../calls/all.ts'
import { examples } from '../examples/examples.ts'
import { pushAddresses } from '../pushed.ts'
import { refusals } from '../refusals.ts'
import { headerNames } from '../signature.ts'

type Json = Readonly<Record<string, unknown>>

export const partTitles: Readonly<Record<Part, string>> = {
  patients: '病案',
  booking: '挂号',
  results: '报告',
  bills: '账单与缴费',
  examinations: '检查预约与排队',
  surgeries: '手术',
  stays: '入院与病区',
  checkups: '体检',
}

export interface Example {
  question: Json
  answer: unknown
}

export function exampleOf({ part, name, asks }: NamedCall): Example {
  const all: Readonly<Record<string, { given: readonly unknown[]; answer: unknown }>> = examples[part]
  const { given, answer } = present(all[name])
  return { question: Object.fromEntries(asks.map(([member], at) => [member, given[at]])), answer: answer ?? null }
}

/** Our own gateway as OpenAPI 3.1, out of the schemas that the adapter reads by. */
export function openApi(): Json {
  const schemas: Record<string, unknown> = {}
  const schemaOf = (schema: z.core.$ZodType): Json => {
    const {
      $schema: _dialect,
      $defs = {},
      ...own
    } = z.toJSONSchema(schema, { io: 'output' }) as Json & { $defs?: Json }
    for (const [name, definition] of Object.entries($defs)) schemas[name] = open(pointed(definition))
    return open(pointed(own)) as Json
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Nethos 医院网关',
      version: '1',
      description: '医院一侧提供的接口。所有请求都是 POST 和 JSON，双向签名；说明见 docs/gateway.md。',
    },
    tags: partNames.map(part => ({ name: part, description: partTitles[part] })),
    paths: Object.fromEntries(allCalls.map(call => [call.path, { post: operationOf(call, schemaOf) }])),
    webhooks: Object.fromEntries(
      pushAddresses.map(({ name, says, member, entry }) => [
        `hospital/${name}/{hosId}`,
        { post: pushOf(says, member, schemaOf(z.array(entry))) },
      ]),
    ),
    components: {
      parameters,
      schemas: Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    },
  }
}

/** What the hospital calls at our side. */
const pushOf = (summary: string, member: string, schema: Json): Json => ({
  summary,
  parameters: Object.keys(parameters).map(name => ({ $ref: `#/components/parameters/${name}` })),
  requestBody: { content: { 'application/json': { schema: { type: 'object', properties: { [member]: schema } } } } },
  responses: {
    200: { description: '已收下' },
    401: { description: '签名不对、时间不对，或同一 nonce 再次出现：换新的 nonce 和时间再发' },
    404: { description: '没有这家医院' },
  },
})

const parameters: Readonly<Record<string, Json>> = Object.fromEntries(
  (
    [
      ['hospital', '医院编号'],
      ['at', '毫秒时间戳，与对方时钟相差不超过5分钟'],
      ['nonce', '16至64位，每次不同'],
      ['signature', 'HMAC-SHA256，小写十六进制'],
    ] as const
  ).map(([name, description]) => [
    name,
    { name: headerNames[name], in: 'header', required: true, description, schema: { type: 'string' } },
  ]),
)

function operationOf(call: NamedCall, schemaOf: (schema: z.core.$ZodType) => Json): Json {
  const { question, answer } = exampleOf(call)
  const { schema, isNullable } = answerOf(call.answers, schemaOf)
  const members = call.asks.map(([name, one]) => [name, schemaOf(one)] as const)
  const required = call.asks.flatMap(([name, one]) => (one instanceof z.ZodMiniOptional ? [] : [name]))
  return {
    tags: [call.part],
    operationId: `${call.part}.${call.name}`,
    summary: call.says,
    parameters: Object.keys(parameters).map(name => ({ $ref: `#/components/parameters/${name}` })),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: { type: 'object', properties: Object.fromEntries(members), required },
          example: question,
        },
      },
    },
    responses: {
      200: {
        description: isNullable ? 'answer 可为 null' : '成功',
        content: {
          'application/json': {
            schema: { type: 'object', properties: { answer: schema }, required: ['answer'] },
            example: { answer },
          },
        },
      },
      ...(call.refuses && { 409: refusalOf(call.refuses) }),
      400: { description: '问题不符合约定' },
      401: { description: '签名不对、时间不对，或同一 nonce 再次出现' },
      503: { description: '医院系统暂时不能回答：我们稍后再问' },
    },
  }
}

const refusalOf = (names: NonNullable<NamedCall['refuses']>): Json => ({
  description: names.map(name => `${name}：${refusals[name][1]}`).join('；'),
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: { refused: { enum: names }, reason: { type: 'string', maxLength: 500 } },
        required: ['refused'],
      },
      example: { refused: names[0], reason: '' },
    },
  },
})

function answerOf(
  answers: z.core.$ZodType,
  schemaOf: (schema: z.core.$ZodType) => Json,
): { schema: Json; isNullable: boolean } {
  if (answers instanceof z.ZodMiniUndefined) return { schema: { type: 'null' }, isNullable: true }
  if (!(answers instanceof z.ZodMiniOptional)) return { schema: schemaOf(answers), isNullable: false }
  return { schema: { anyOf: [schemaOf(answers), { type: 'null' }] }, isNullable: true }
}

/** References within this document. */
const pointed = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))

/** Members that we do not know are passed by: a hospital may send more. */
function open(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(open)
  if (typeof schema !== 'object' || schema === null) return schema
  const entries = Object.entries(schema).filter(
    ([name, value]) =>
      !(name === 'additionalProperties' && value === false) && !(name === 'id' && typeof value === 'string'),
  )
  return Object.fromEntries(entries.map(([name, value]) => [name, open(value)]))
}
