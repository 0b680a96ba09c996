import { present } from '@nethos/contract/common/present.ts'
import type { Plugin, Rolldown } from 'vite'

interface Since {
  chrome: number
  safari: number
}

/** No version of Safari has it: whoever wants it asks first, by `?.(`. */
const never = 999

/** Functions that are known by their name alone. What old-browser.ts fills in is not among them. */
const functions: Record<string, Since> = {
  // Lists, texts, promises
  findLast: { chrome: 97, safari: 15.4 },
  findLastIndex: { chrome: 97, safari: 15.4 },
  toReversed: { chrome: 110, safari: 16 },
  toSorted: { chrome: 110, safari: 16 },
  toSpliced: { chrome: 110, safari: 16 },
  fromAsync: { chrome: 121, safari: 16.4 },
  isWellFormed: { chrome: 111, safari: 16.4 },
  toWellFormed: { chrome: 111, safari: 16.4 },
  groupBy: { chrome: 117, safari: 17.4 },
  withResolvers: { chrome: 119, safari: 17.4 },
  isSubsetOf: { chrome: 122, safari: 17 },
  isSupersetOf: { chrome: 122, safari: 17 },
  isDisjointFrom: { chrome: 122, safari: 17 },
  symmetricDifference: { chrome: 122, safari: 17 },
  getOrInsert: { chrome: 145, safari: 26.2 },
  getOrInsertComputed: { chrome: 145, safari: 26.2 },
  fromBase64: { chrome: 140, safari: 18.2 },
  toBase64: { chrome: 140, safari: 18.2 },
  setFromBase64: { chrome: 140, safari: 18.2 },
  setFromHex: { chrome: 140, safari: 18.2 },
  sumPrecise: { chrome: 147, safari: 26.2 },
  rawJSON: { chrome: 114, safari: 18.4 },
  waitAsync: { chrome: 87, safari: 16.4 },
  // Intl
  supportedValuesOf: { chrome: 99, safari: 15.4 },
  formatRange: { chrome: 76, safari: 14.1 },
  selectRange: { chrome: 106, safari: 15.4 },
  DurationFormat: { chrome: 129, safari: 16.4 },
  // The browser
  structuredClone: { chrome: 98, safari: 15.4 },
  randomUUID: { chrome: 92, safari: 15.4 },
  canParse: { chrome: 120, safari: 17 },
  throwIfAborted: { chrome: 100, safari: 15.4 },
  reportError: { chrome: 95, safari: 15.4 },
  checkVisibility: { chrome: 105, safari: 17.4 },
  showPicker: { chrome: 99, safari: 16 },
  showPopover: { chrome: 114, safari: 17 },
  hidePopover: { chrome: 114, safari: 17 },
  togglePopover: { chrome: 114, safari: 17 },
  requestClose: { chrome: 134, safari: 18.4 },
  setHTMLUnsafe: { chrome: 124, safari: 17.4 },
  moveBefore: { chrome: 133, safari: never },
  attachInternals: { chrome: 77, safari: 16.4 },
  computedStyleMap: { chrome: 66, safari: 16.4 },
  replaceSync: { chrome: 73, safari: 16.4 },
  roundRect: { chrome: 99, safari: 16 },
  createConicGradient: { chrome: 99, safari: 16.1 },
  transferControlToOffscreen: { chrome: 69, safari: 16.4 },
  scrollIntoViewIfNeeded: { chrome: 15, safari: never },
  requestIdleCallback: { chrome: 47, safari: never },
  postTask: { chrome: 94, safari: never },
  setAppBadge: { chrome: 81, safari: 17 },
  CompressionStream: { chrome: 80, safari: 16.4 },
  DecompressionStream: { chrome: 80, safari: 16.4 },
  CSSStyleSheet: { chrome: 73, safari: 16.4 },
  OffscreenCanvas: { chrome: 69, safari: 16.4 },
  SharedWorker: { chrome: 5, safari: 16 },
  URLPattern: { chrome: 95, safari: 26 },
  CloseWatcher: { chrome: 126, safari: never },
}

/** Syntax, and functions whose last name is another's too: known by more than a name. */
const patterns: readonly ({ name: string; at: RegExp } & Since)[] = [
  { name: 'lookbehind', at: /\(\?<[=!]/, chrome: 62, safari: 16.4 },
  // React names it in a sentence.
  { name: 'requestSubmit', at: /\.requestSubmit\((?!\) instead)/, chrome: 76, safari: 16 },
  { name: 'AbortSignal.timeout', at: /\bAbortSignal\.timeout\(/, chrome: 103, safari: 16 },
  { name: 'AbortSignal.any', at: /\bAbortSignal\.any\(/, chrome: 116, safari: 17.4 },
  { name: 'AbortSignal.abort', at: /\bAbortSignal\.abort\(/, chrome: 93, safari: 15 },
  { name: 'Promise.try', at: /\bPromise\.try\(/, chrome: 128, safari: 18.2 },
  { name: 'URL.parse', at: /\bURL\.parse\(/, chrome: 126, safari: 18 },
  { name: 'Response.json', at: /\bResponse\.json\(/, chrome: 105, safari: 17 },
  { name: 'RegExp.escape', at: /\bRegExp\.escape\(/, chrome: 136, safari: 18.2 },
  { name: 'Error.isError', at: /\bError\.isError\(/, chrome: 134, safari: 26.2 },
  { name: 'Iterator.from', at: /\bIterator\.from\(/, chrome: 122, safari: 18.4 },
  {
    name: 'methods of iterators',
    at: /\.(?:values|keys|entries)\(\)\.(?:map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)\(/,
    chrome: 122,
    safari: 18.4,
  },
  {
    name: 'Temporal',
    at: /\bTemporal\.(?:Now|PlainDate|PlainTime|Instant|ZonedDateTime|Duration)\b/,
    chrome: 144,
    safari: never,
  },
]

const called = new RegExp(`(?:\\.|\\b)(${Object.keys(functions).join('|')})\\(`, 'g')
/** `'x' in window ? x(…) : …` asks first, too. */
const isAskedFor = (code: string, name: string): boolean =>
  new RegExp(`['"\`]${name}['"\`] ?in ?(?:window|self|globalThis)\\b`).test(code)
const isAfter = (since: Since, promise: Since): boolean =>
  since.chrome > promise.chrome || since.safari > promise.safari

/** Which functions and which syntax this code uses that the promised browsers lack, by name. */
export const tooNewIn = (code: string, promise: Since): string[] => [
  ...new Set(
    Array.from(code.matchAll(called), ([, name = '']) => name).filter(
      name => isAfter(present(functions[name]), promise) && !isAskedFor(code, name),
    ),
  ),
  ...patterns.filter(one => isAfter(one, promise) && one.at.test(code)).map(({ name }) => name),
]

/** A build that uses what the promised browsers lack fails: there the whole page would break. */
export const newFunctions = (promise: Since): Plugin => ({
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
