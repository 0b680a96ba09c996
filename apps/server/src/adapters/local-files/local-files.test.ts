import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sealer } from '../../secrets/sealer.ts'
import { fileStoreHolds } from './file-store.port-test.ts'
import { localFiles } from './local-files.ts'

const seal = sealer(randomBytes(32))
let room: string
beforeAll(async () => void (room = await mkdtemp(join(tmpdir(), 'nethos-files-'))))
afterAll(() => rm(room, { recursive: true, force: true }))

const filesBelow = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter(entry => entry.isFile())
const pathBelow = async (folder: string) =>
  (await filesBelow(folder)).map(entry => join(entry.parentPath, entry.name))[0]!

fileStoreHolds('a local folder', () => localFiles(join(room, 'port'), seal))

// Not in the port test: the S3 test server mixes the bytes of two writers, which S3 itself never does.
test('of two writers of one key one wins whole', async () => {
  const files = localFiles(join(room, 'writers'), seal)
  const contents = Array.from({ length: 8 }, () => randomBytes(200_000))
  await Promise.all(contents.map(bytes => files.put('key', bytes)))
  const back = await files.get('key')
  expect(contents.filter(bytes => bytes.equals(back))).toHaveLength(1)
})

describe('on the disk', () => {
  test('lies nothing that can be read, neither in the file nor in its name', async () => {
    const folder = join(room, 'sealed')
    await localFiles(folder, seal).put('atta/secret-report', Buffer.from('乙肝表面抗原 阳性'))
    const path = await pathBelow(folder)
    expect((await readFile(path)).includes('阳性')).toBe(false)
    expect(path).not.toContain('secret')
  })

  test.each(['../../outside', '/etc/nethos', '..', '', 'a\0b', '..\\..\\outside', '%2e%2e/outside', 'x'.repeat(5_000)])(
    'the key %j stays inside the folder',
    async key => {
      const folder = join(room, randomBytes(8).toString('hex'), 'inner')
      await localFiles(folder, seal).put(key, Buffer.from('inside'))
      expect((await localFiles(folder, seal).get(key)).toString()).toBe('inside')
      expect(await filesBelow(join(folder, '..'))).toHaveLength(1)
      expect(await pathBelow(folder)).toMatch(/\/inner\/[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{64}$/)
    },
  )

  test('two files exchanged by hand do not open', async () => {
    const [mine, other] = [join(room, 'mine'), join(room, 'other')]
    await localFiles(mine, seal).put('mine', Buffer.from('mine'))
    await localFiles(other, seal).put('other', Buffer.from('other'))
    await copyFile(await pathBelow(other), await pathBelow(mine))
    await expect(localFiles(mine, seal).get('mine')).rejects.toThrow('sealed for another place')
  })

  test('what a killed process left half written is never seen, and cleared after a day', async () => {
    const folder = join(room, 'killed')
    await mkdir(join(folder, 'drafts'), { recursive: true })
    await writeFile(join(folder, 'drafts', 'old'), 'half')
    await writeFile(join(folder, 'drafts', 'young'), 'half of another server')
    await utimes(join(folder, 'drafts', 'old'), 0, 0)
    await localFiles(folder, seal).put('key', Buffer.from('whole'))
    expect(await readdir(join(folder, 'drafts'))).toEqual(['young'])
  })

  test('a write that fails leaves the former file and no draft', async () => {
    const folder = join(room, 'failing')
    await localFiles(folder, seal).put('key', Buffer.from('former'))
    const failing = {
      ...seal,
      sealBytes: () => {
        throw new Error('no memory')
      },
    }
    await expect(localFiles(folder, failing).put('key', Buffer.from('newer'))).rejects.toThrow('no memory')
    expect((await localFiles(folder, seal).get('key')).toString()).toBe('former')
    expect(await readdir(join(folder, 'drafts'))).toEqual([])
  })
})
