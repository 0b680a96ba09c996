import { describe, expect, test } from 'vitest'
import { addressesIn, NoPrimaryError, primaryOf } from './hosts.ts'
import { sharesBackends, type Session } from './pooling.ts'

describe('an address with several hosts', () => {
  test.each([
    ['postgres://u:p@h/n', ['postgres://u:p@h/n']],
    ['postgres://u:p,x@h/n?host=%2Ftmp', ['postgres://u:p,x@h/n?host=%2Ftmp']],
    ['postgresql://u:p@h1:1,h2:2/n', ['postgresql://u:p@h1:1/n', 'postgresql://u:p@h2:2/n']],
    ['postgres://h1,h2', ['postgres://h1', 'postgres://h2']],
    [
      'postgres://u@h1:1,h2/n?target_session_attrs=read-write&sslmode=require',
      ['postgres://u@h1:1/n?sslmode=require', 'postgres://u@h2/n?sslmode=require'],
    ],
    ['postgres://u@h1,h2/n?target_session_attrs=primary', ['postgres://u@h1/n', 'postgres://u@h2/n']],
  ])('%s', (url, addresses) => {
    expect(addressesIn(url)).toEqual(addresses)
  })

  test.each(['standby', 'read-only', 'prefer-standby'])('is refused when it seeks %s', attrs => {
    expect(() => addressesIn(`postgres://h1,h2/n?target_session_attrs=${attrs}`)).toThrow(
      `target_session_attrs=${attrs}`,
    )
  })

  test('leads to the one that takes writes, whichever is slow, away or a standby', async () => {
    const hosts: Record<string, () => Promise<boolean>> = {
      frozen: () => new Promise(() => undefined),
      away: () => Promise.reject(new Error('ECONNREFUSED')),
      standby: async () => false,
      primary: async () => true,
    }
    const ask = (address: string) => hosts[address]!()
    expect(await primaryOf(['frozen', 'away', 'standby', 'primary'], ask)).toBe('primary')
    await expect(primaryOf(['away', 'standby'], ask)).rejects.toThrow(NoPrimaryError)
  })
})

describe('a pooler between us and PostgreSQL', () => {
  /** Sessions whose statements are carried out by these backends, one after the other. */
  const session = (processID: number, backends: number[]): Session => {
    let nth = 0
    const query = async () => ({ rows: [{ pid: backends[Math.min(nth++, backends.length - 1)]! }] })
    return { processID, query: query as never }
  }
  test.each([
    ['none', session(7, [7]), session(8, [8]), false],
    ['in session mode', session(100, [7]), session(101, [8]), false],
    ['that lends both the same', session(100, [7]), session(101, [7]), true],
    ['that changes what it lends', session(100, [7, 7, 9]), session(101, [8]), true],
  ])('%s', async (_what, first, second, isShared) => {
    expect(await sharesBackends(first, async () => second)).toBe(isShared)
  })
})
