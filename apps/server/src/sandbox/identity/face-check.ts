import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

/** The page where somebody is looked at: two buttons in place of a camera. */
const path = '/sandbox/face'

export interface FaceCheck {
  pool: pg.Pool
  origin: string
}

/** InitFaceVerify: a number, and where to go with it. Asked again with the same order number it is the same. */
export async function beginFace({ pool, origin }: FaceCheck, form: URLSearchParams): Promise<object | undefined> {
  const [orderNo, name, idCard, returnUrl] = ['OuterOrderNo', 'CertName', 'CertNo', 'ReturnUrl'].map(
    key => form.get(key) ?? '',
  )
  if (!orderNo || !name || !idCard || !returnUrl || form.get('ProductCode') !== 'ID_PRO') return undefined
  await pool.query(
    'insert into sandbox.face_check (certify_id, order_no, name, return_url) values ($1, $2, $3, $4) on conflict (order_no) do nothing',
    [`sha${randomBytes(16).toString('hex')}`, orderNo, name, returnUrl],
  )
  const { rows } = await pool.query<{ id: string }>(
    'select certify_id as id from sandbox.face_check where order_no = $1',
    [orderNo],
  )
  return { CertifyId: rows[0]!.id, CertifyUrl: `${origin}${path}/${rows[0]!.id}` }
}

/** DescribeFaceVerify: T, F, or nothing yet. */
export async function outcomeOfFace(
  { pool }: Pick<FaceCheck, 'pool'>,
  form: URLSearchParams,
): Promise<object | undefined> {
  const { rows } = await pool.query<{ passed: boolean | null }>(
    'select passed from sandbox.face_check where certify_id = $1',
    [form.get('CertifyId') ?? ''],
  )
  const row = rows[0]
  return row && (row.passed === null ? {} : { Passed: row.passed ? 'T' : 'F', SubCode: row.passed ? '200' : '201' })
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)

export function facePage(app: FastifyInstance, { pool }: Pick<FaceCheck, 'pool'>): void {
  const find = async (id: string) =>
    (
      await pool.query<{ name: string; returnUrl: string }>(
        'select name, return_url as "returnUrl" from sandbox.face_check where certify_id = $1',
        [id],
      )
    ).rows[0]
  app.get<{ Params: { id: string } }>(`${path}/:id`, async ({ params }, reply) => {
    const found = await find(params.id)
    if (!found) return reply.code(404).send()
    const button = (passed: string, label: string) =>
      `<form method="post" action="${path}/${escaped(params.id)}/${passed}"><button>${label}</button></form>`
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>人脸核身（演示）</title><h1>人脸核身（演示）</h1><p>请${escaped(found.name)}本人正对屏幕。演示环境没有摄像头：请选择结果。</p>${button('passed', '核验通过')}${button('failed', '核验不通过')}</html>`,
      )
  })
  app.post<{ Params: { id: string; outcome: string } }>(`${path}/:id/:outcome`, async ({ params }, reply) => {
    const found = await find(params.id)
    if (!found || !['passed', 'failed'].includes(params.outcome)) return reply.code(404).send()
    await pool.query('update sandbox.face_check set passed = $2 where certify_id = $1 and passed is null', [
      params.id,
      params.outcome === 'passed',
    ])
    return reply.redirect(found.returnUrl, 303)
  })
}
