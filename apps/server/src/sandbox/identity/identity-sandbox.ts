import { randomBytes, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { signatureTrouble, type IdentityKey } from './acs3-signature.ts'
import { askRegister } from './citizens.ts'
import { beginFace, facePage, outcomeOfFace } from './face-check.ts'

const providerPath = '/sandbox/providers/aliyun-identity'

/** Made at first start; the same for all processes. */
async function readKey(pool: pg.Pool): Promise<IdentityKey> {
  await pool.query('insert into sandbox.identity_key (key_id, key_secret) values ($1, $2) on conflict do nothing', [
    `LTAI${randomBytes(10).toString('hex')}`,
    randomBytes(16).toString('hex'),
  ])
  const { rows } = await pool.query<IdentityKey>(
    'select key_id as "keyId", key_secret as "keySecret" from sandbox.identity_key',
  )
  return rows[0]!
}

/** What the adapter of the real provider needs to speak to the sandbox at this origin. */
export const identitySandboxSettings = async (pool: pg.Pool, origin: string) => ({
  ...(await readKey(pool)),
  apiBase: origin + providerPath,
})

/** A provider that speaks Alibaba Cloud's Id2MetaVerify and face verification (API 2019-03-07), with a register and a page of its own. */
export async function identitySandbox(
  app: FastifyInstance,
  { pool, origin = '' }: { pool: pg.Pool; origin?: string },
): Promise<void> {
  facePage(app, { pool })
  const key = await readKey(pool)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  for (const path of [providerPath, `${providerPath}/`])
    app.post(path, async ({ headers, body, url }, reply) => {
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      const RequestId = randomUUID().toUpperCase()
      const refuse = (Code: string) => reply.code(400).send({ Code, Message: Code, RequestId })
      const query = new URLSearchParams(url.split('?')[1] ?? '')
      // The SDK signs the path that it appends to its endpoint.
      const trouble = signatureTrouble({ path: '/', query, headers, body: bytes }, key)
      if (trouble) return refuse(trouble)
      const action = String(headers['x-acs-action'])
      if (headers['x-acs-version'] !== '2019-03-07') return refuse('InvalidAction.NotFound')
      const form = new URLSearchParams(bytes.toString())
      const face = faceActions[action]
      if (face) {
        const ResultObject = await face({ pool, origin }, query)
        return ResultObject ? { RequestId, Code: '200', Message: 'success', ResultObject } : refuse('InvalidParameter')
      }
      if (action !== 'Id2MetaVerify') return refuse('InvalidAction.NotFound')
      const [name, idCard] = [form.get('UserName') ?? '', form.get('IdentifyNum') ?? '']
      if (form.get('ParamType') !== 'normal' || !name || !idCard) return refuse('MissingParameter')
      const BizCode = await askRegister(pool, name, idCard)
      return { RequestId, Code: '200', Message: 'success', ResultObject: { BizCode } }
    })
}

const faceActions: Readonly<Record<string, typeof beginFace | undefined>> = {
  InitFaceVerify: beginFace,
  DescribeFaceVerify: outcomeOfFace,
}
