import type { Plugin, Rolldown } from 'vite'

/** Functions, and the first Chrome and Safari that have them. What old-browser.ts fills in is not among them. */
const since: Record<string, { chrome: number; safari: number }> = {
  findLast: { chrome: 97, safari: 15.4 },
  findLastIndex: { chrome: 97, safari: 15.4 },
  structuredClone: { chrome: 98, safari: 15.4 },
  toReversed: { chrome: 110, safari: 16 },
  toSorted: { chrome: 110, safari: 16 },
  toSpliced: { chrome: 110, safari: 16 },
  isWellFormed: { chrome: 111, safari: 16.4 },
  toWellFormed: { chrome: 111, safari: 16.4 },
  groupBy: { chrome: 117, safari: 17.4 },
  withResolvers: { chrome: 119, safari: 17.4 },
  canParse: { chrome: 120, safari: 17 },
  fromAsync: { chrome: 121, safari: 16.4 },
  checkVisibility: { chrome: 105, safari: 17.4 },
  randomUUID: { chrome: 92, safari: 15.4 },
}

/** Syntax of the same kind: a page with it is not even read by a browser that lacks it. */
const syntax: readonly { name: string; at: RegExp; chrome: number; safari: number }[] = [
  { name: 'lookbehind', at: /\(\?<[=!]/, chrome: 62, safari: 16.4 },
]

const called = new RegExp(`(?:\\.|\\b)(${Object.keys(since).join('|')})\\(`, 'g')

/** Which functions and which syntax this code uses that the promised browsers lack, by name. */
export const tooNewIn = (code: string, promise: { chrome: number; safari: number }): string[] => [
  ...new Set(
    Array.from(code.matchAll(called), ([, name]) => name!).filter(
      name => since[name]!.chrome > promise.chrome || since[name]!.safari > promise.safari,
    ),
  ),
  ...syntax
    .filter(({ at, chrome, safari }) => at.test(code) && (chrome > promise.chrome || safari > promise.safari))
    .map(({ name }) => name),
]

/** A build that uses what the promised browsers lack fails: there the whole page would break. */
export const newFunctions = (promise: { chrome: number; safari: number }): Plugin => ({
  name: 'nethos:new-functions',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle) as (Rolldown.OutputChunk | Rolldown.OutputAsset)[]) {
        const found = file.type === 'chunk' ? tooNewIn(file.code, promise) : []
        if (found.length > 0)
          this.error(
            `${file.fileName} uses ${found.join(', ')}, which Chrome ${promise.chrome} or Safari ${promise.safari} lack`,
          )
      }
    },
  },
})
