import { randomBytes, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { signatureTrouble, type IdentityKey } from './acs3-signature.ts'
import { askRegister } from './citizens.ts'

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

/** A provider that speaks Alibaba Cloud's Id2MetaVerify (API 2019-03-07) and answers out of the sandbox's register. */
export async function identitySandbox(app: FastifyInstance, { pool }: { pool: pg.Pool }): Promise<void> {
  const key = await readKey(pool)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  for (const path of [providerPath, `${providerPath}/`])
    app.post(path, async ({ headers, body }, reply) => {
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      const RequestId = randomUUID().toUpperCase()
      const refuse = (Code: string) => reply.code(400).send({ Code, Message: Code, RequestId })
      // The SDK signs the path that it appends to its endpoint.
      const trouble = signatureTrouble({ path: '/', headers, body: bytes }, key)
      if (trouble) return refuse(trouble)
      if (headers['x-acs-action'] !== 'Id2MetaVerify' || headers['x-acs-version'] !== '2019-03-07')
        return refuse('InvalidAction.NotFound')
      const form = new URLSearchParams(bytes.toString())
      const [name, idCard] = [form.get('UserName') ?? '', form.get('IdentifyNum') ?? '']
      if (form.get('ParamType') !== 'normal' || !name || !idCard) return refuse('MissingParameter')
      const BizCode = await askRegister(pool, name, idCard)
      return { RequestId, Code: '200', Message: 'success', ResultObject: { BizCode } }
    })
}
