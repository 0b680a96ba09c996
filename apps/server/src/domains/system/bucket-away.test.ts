import { afterEach, expect, test, vi } from 'vitest'
import { FilesUnreachableError } from '../../ports/files.ts'
import { tinyPicture } from '../../security/testbed.ts'
import { anAccount } from '../../testing/people.ts'
import { openTestServer } from '../../testing/server.ts'

const server = await openTestServer()
const { session } = await anAccount(server)
const upload = () => server.upload('nethos.system.atta.upload', tinyPicture, {}, session)
const away = new FilesUnreachableError('The bucket does not answer')
afterEach(() => vi.restoreAllMocks())

test('while the bucket says nothing, who hands in a file is told to come again, and nothing is kept of it', async () => {
  const count = () =>
    server.db
      .selectFrom('attachment')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
  const before = await count()
  vi.spyOn(server.runtime.files, 'put').mockRejectedValue(away)
  const { http, headers } = await upload()
  expect(http).toBe(503)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await count()).toEqual(before)
  expect((await server.call('nethos.pat.info.get', {}, session)).code).toBe('0')
})

test('while the bucket says nothing, who opens a picture is told to come again', async () => {
  const { obj } = await upload()
  const path = new URL(obj.url, server.origin)
  const open = () => server.get(`${path.pathname}${path.search}`)
  expect((await open()).status).toBe(200)
  vi.spyOn(server.runtime.files, 'get').mockRejectedValue(away)
  const { status, headers } = await open()
  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([503, true])
})
