// What we are measured against: bare Fastify and raw pg. No signature, no replay window, no count of calls, no schema, no
// log, no metrics, no push: the body is parsed, one named prepared statement checks the session and makes the reply.
import Fastify from 'fastify'
import pg from 'pg'
import { referenceRoutes } from './reference-routes.ts'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: Number(process.env['DATABASE_POOL']) })
const app = Fastify({ logger: false })

for (const { path, name, text, values, reply: spelled } of referenceRoutes) {
  app.post(path, async (request, reply) => {
    const body = request.body as Record<string, unknown>
    const { rows } = await pool.query<{ reply: string | null }>({ name, text, values: values(body, new Date()) })
    if (!rows[0]?.reply) return reply.code(404).send({ code: '00010440', msg: '记录不存在' })
    return reply.type('application/json; charset=utf-8').send(spelled(rows[0].reply, body))
  })
}
app.get('/healthz', async () => ({ ok: true }))

await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
process.on('SIGTERM', () => void app.close().then(() => pool.end()))
