import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { FileMissingError, type FileStore } from '../../ports/files.ts'

/** What every file store must do; each adapter's own test runs it. */
export function fileStoreHolds(name: string, files: () => FileStore): void {
  const aKey = () => `atta/${randomUUID()}`

  describe(`${name} as a file store`, () => {
    test('gives back the very bytes', async () => {
      const [key, bytes] = [aKey(), randomBytes(300_000)]
      await files().put(key, bytes)
      const back = await files().get(key)
      expect(Buffer.isBuffer(back)).toBe(true)
      expect(back.equals(bytes)).toBe(true)
    })

    test('keeps an empty file', async () => {
      const key = aKey()
      await files().put(key, Buffer.alloc(0))
      expect(await files().get(key)).toHaveLength(0)
    })

    test('the same key again replaces', async () => {
      const key = aKey()
      await files().put(key, Buffer.from('one'))
      await files().put(key, Buffer.from('other'))
      expect((await files().get(key)).toString()).toBe('other')
    })

    test('keys that differ little stay apart', async () => {
      const key = aKey()
      await Promise.all([`${key}a`, `${key}A`, `${key}/a`].map(near => files().put(near, Buffer.from(near))))
      for (const near of [`${key}a`, `${key}A`, `${key}/a`]) expect((await files().get(near)).toString()).toBe(near)
    })

    test('says when there is no such file', async () => {
      await expect(files().get(aKey())).rejects.toThrow(FileMissingError)
    })

    test('deletes, and deleting again is harmless', async () => {
      const key = aKey()
      await files().put(key, Buffer.from('one'))
      await files().delete(key)
      await files().delete(key)
      await expect(files().get(key)).rejects.toThrow(FileMissingError)
    })
  })
}
