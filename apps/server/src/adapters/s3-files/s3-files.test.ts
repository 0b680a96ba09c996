import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FileStore } from '../../ports/files.ts'
import { fileStoreHolds } from '../local-files/file-store.port-test.ts'
import { s3Files, type S3Settings } from './s3-files.ts'

let room: string
let server: S3rver
let settings: S3Settings
let files: FileStore

beforeAll(async () => {
  room = await mkdtemp(join(tmpdir(), 'nethos-s3-'))
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: room,
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'nethos', configs: [] }],
  })
  const { port } = await server.run()
  settings = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'cn-east-1',
    bucket: 'nethos',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    pathStyle: true,
  }
  files = s3Files(settings)
})
afterAll(async () => {
  server.httpServer?.closeAllConnections()
  await server.close()
  await rm(room, { recursive: true, force: true })
})

fileStoreHolds('a bucket', () => files)

describe('the bucket', () => {
  test.each(['../other', 'a/../b', '.', '', '/a', 'a//b'])(
    'the key %j is refused before anything is sent',
    async key => {
      await expect(files.put(key, Buffer.from('x'))).rejects.toThrow(RangeError)
      await expect(files.get(key)).rejects.toThrow(RangeError)
      await expect(files.delete(key)).rejects.toThrow(RangeError)
    },
  )

  test('a bucket that does not exist is a fault, not a missing file', async () => {
    const astray = s3Files({ ...settings, bucket: 'elsewhere' })
    await expect(astray.get('atta/1')).rejects.toMatchObject({ name: 'NoSuchBucket' })
  })

  test('keys may hold any characters', async () => {
    await files.put('atta/报告 1+1=2?.pdf', Buffer.from('报告'))
    expect((await files.get('atta/报告 1+1=2?.pdf')).toString()).toBe('报告')
  })
})
