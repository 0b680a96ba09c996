import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { localFiles } from '../adapters/local-files/local-files.ts'
import { s3Files } from '../adapters/s3-files/s3-files.ts'
import { breakerBounds } from '../outside-systems/breaker.ts'
import { openBreakers } from '../outside-systems/outside-systems.ts'
import { FileMissingError, FilesUnreachableError, type FileStore } from '../ports/files.ts'
import { guarded } from './guarded.ts'
import type { Outside } from './outside.ts'

/** A bucket that answers with this status, and counts who asked. */
const bodies: Record<number, string> = {
  404: '<Error><Code>NoSuchKey</Code></Error>',
  403: '<Error><Code>AccessDenied</Code></Error>',
  500: '<Error><Code>InternalError</Code></Error>',
}
let status = 500
let askedTimes = 0
const store = createServer((request, response) => {
  askedTimes++
  request.resume()
  response.statusCode = status
  response.setHeader('content-type', 'application/xml')
  response.end(bodies[status])
})
store.listen(0, '127.0.0.1')
await once(store, 'listening')
afterAll(() => {
  store.closeAllConnections()
  store.close()
})

const bucket = s3Files({
  endpoint: `http://127.0.0.1:${(store.address() as AddressInfo).port}`,
  region: 'cn-east-1',
  bucket: 'nethos',
  accessKeyId: 'id',
  secretAccessKey: 'secret',
  pathStyle: true,
})

let at = 0
function withFiles(files: FileStore) {
  const breakers = openBreakers(() => at)
  const away = new Proxy({}, { get: () => undefined })
  const outside = { breakers, files, sms: away, push: away, payments: [], shells: { messaging: away, payment: away } }
  return { breakers, files: guarded({ ...outside, pictures: away, records: away } as unknown as Outside).files }
}
beforeEach(() => {
  askedTimes = 0
})

test('a bucket that is not well is left alone after five calls, seen at the workbench, and asked again when it has rested', async () => {
  status = 500
  const { files, breakers } = withFiles(bucket)
  for (let left = breakerBounds.failures; left > 0; left--)
    await expect(files.get('atta/1')).rejects.toThrow(FilesUnreachableError)
  expect(breakers.all()).toMatchObject([{ kind: 'files', of: '', state: 'open', outcomes: { failed: 5 } }])
  const before = askedTimes
  await expect(files.put('atta/2', Buffer.from('x'))).rejects.toThrow(FilesUnreachableError)
  expect(askedTimes).toBe(before)

  at += breakerBounds.firstRestMs
  status = 200
  await files.put('atta/2', Buffer.from('x'))
  expect(breakers.all()).toMatchObject([{ state: 'closed', outcomes: { answered: 1, refused_open: 1 } }])
})

test('a file that is not there and a bucket that refuses us are answers', async () => {
  const { files, breakers } = withFiles(bucket)
  status = 404
  for (let left = 10; left > 0; left--) await expect(files.get('atta/1')).rejects.toThrow(FileMissingError)
  status = 403
  for (let left = 10; left > 0; left--)
    await expect(files.put('atta/1', Buffer.from('x'))).rejects.not.toBeInstanceOf(FilesUnreachableError)
  expect(breakers.all()).toMatchObject([{ state: 'closed', outcomes: { answered: 20, failed: 0 } }])
})

test('a folder of this machine is asked by nobody’s leave', () => {
  const folder = localFiles('/nowhere', { sealBytes: () => Buffer.of(), openBytes: () => Buffer.of() })
  const { files, breakers } = withFiles(folder)
  expect(files).toBe(folder)
  expect(breakers.all()).toEqual([])
})
