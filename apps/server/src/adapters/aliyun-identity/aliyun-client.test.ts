import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const adapter = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)

/** In a process of its own: in this one another test may have asked already. */
const program = `
  import { createRequire } from 'node:module'
  import { aliyunFace } from ${adapter('./aliyun-face.ts')}
  import { aliyunIdentity } from ${adapter('./aliyun-identity.ts')}
  const isLoaded = () =>
    Object.keys(createRequire(${adapter('./aliyun-identity.ts')}).cache).some(file => file.includes('@alicloud/cloudauth20190307'))
  const settings = { keyId: 'k', keySecret: 's', apiBase: 'http://127.0.0.1:9' }
  const checker = aliyunIdentity(settings)
  aliyunFace({ ...settings, sceneId: 1 })
  const atStart = isLoaded()
  const answer = await checker.check({ name: '王秀英', idCard: '330106196203123049' }).catch(() => 'rejected')
  console.log(JSON.stringify({ atStart, answer, afterwards: isLoaded() }))`

test('the provider’s library is not loaded by a start, only by the first question', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
  expect(JSON.parse(stdout)).toEqual({ atStart: false, answer: 'rejected', afterwards: true })
})
