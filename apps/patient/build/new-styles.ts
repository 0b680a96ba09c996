import type { Plugin, Rolldown } from 'vite'

interface Since {
  chrome: number
  safari: number
}

/** Parts of a selector by which a browser that lacks them drops the whole rule. What the build writes anew (:is, nesting) is not among them. */
const selectors: readonly ({ name: string; at: RegExp } & Since)[] = [
  { name: ':has()', at: /:has\(/, chrome: 105, safari: 15.4 },
  { name: ':where()', at: /:where\(/, chrome: 88, safari: 14 },
  { name: ':modal', at: /:modal\b/, chrome: 105, safari: 15.6 },
  { name: ':user-invalid', at: /:user-(?:in)?valid\b/, chrome: 119, safari: 16.5 },
  { name: ':popover-open', at: /:popover-open\b/, chrome: 114, safari: 17 },
  { name: ':state()', at: /:state\(/, chrome: 125, safari: 17.4 },
  { name: ':nth-child(of)', at: /:nth-(?:last-)?child\([^)]* of /, chrome: 111, safari: 9 },
  { name: '::highlight()', at: /::highlight\(/, chrome: 105, safari: 17.2 },
  { name: '::details-content', at: /::details-content\b/, chrome: 131, safari: 18.4 },
]

/** Blocks of which a browser that lacks them drops everything inside. */
const blocks: Record<string, Since> = {
  layer: { chrome: 99, safari: 15.4 },
  container: { chrome: 105, safari: 16 },
  scope: { chrome: 118, safari: 17.4 },
  'starting-style': { chrome: 117, safari: 17.5 },
}

/** Values: a declaration with one is dropped, so the same property has to stand before it with a value that everybody reads. */
const values: readonly ({ name: string; at: RegExp } & Since)[] = [
  { name: 'dvh', at: /[\d.](?:[dsl]v(?:h|w|i|b|min|max))\b/, chrome: 108, safari: 15.4 },
  { name: 'cqw', at: /[\d.]cq(?:w|h|i|b|min|max)\b/, chrome: 105, safari: 16 },
  { name: 'lh', at: /[\d.]r?lh\b/, chrome: 111, safari: 16.4 },
  { name: 'color-mix()', at: /\bcolor-mix\(/, chrome: 111, safari: 16.2 },
  { name: 'oklch()', at: /\b(?:ok)?(?:lab|lch)\(/, chrome: 111, safari: 15.4 },
  { name: 'light-dark()', at: /\blight-dark\(/, chrome: 123, safari: 17.5 },
  { name: 'round()', at: /(?:^|[\s(,])(?:round|mod|rem)\(/, chrome: 125, safari: 15.4 },
  { name: 'linear()', at: /(?:^|[\s,])linear\(/, chrome: 113, safari: 17.2 },
  { name: 'image-set()', at: /(?:^|[\s,])image-set\(/, chrome: 113, safari: 17 },
  { name: 'subgrid', at: /\bsubgrid\b/, chrome: 117, safari: 16 },
]

/** Properties without which a box has no height or is elsewhere; each with what has to stand in the same rule for older browsers. */
const properties: Record<string, Since & { or: RegExp }> = {
  'aspect-ratio': { chrome: 88, safari: 15, or: /^(?:min-)?(?:height|block-size)$/ },
  translate: { chrome: 104, safari: 14.1, or: /^transform$/ },
  scale: { chrome: 104, safari: 14.1, or: /^transform$/ },
  rotate: { chrome: 104, safari: 14.1, or: /^transform$/ },
}

const isAfter = (since: Since, promise: Since): boolean =>
  since.chrome > promise.chrome || since.safari > promise.safari

function tooNewInBlock(body: string, promise: Since): string[] {
  const declared = body
    .split(';')
    .map(line => /^\s*([\w-]+)\s*:\s*([^]*)$/.exec(line))
    .filter(match => match !== null)
    .map(([, name = '', value = '']) => ({ name, value }))
  return declared.flatMap(({ name, value }, nth) => {
    const property = properties[name]
    if (property && isAfter(property, promise) && !declared.some(other => property.or.test(other.name))) return [name]
    const found = values.filter(one => one.at.test(value) && isAfter(one, promise))
    const isReadBefore = declared
      .slice(0, nth)
      .some(other => other.name === name && !found.some(one => one.at.test(other.value)))
    return isReadBefore ? [] : found.map(one => one.name)
  })
}

/** What these styles rest on and the promised browsers lack, with its place; `graceful` are selectors whose loss nobody notices. */
export function tooNewStylesIn(css: string, promise: Since, graceful: readonly string[] = []): string[] {
  const bare = css.replace(/\/\*[^]*?\*\//g, '')
  const plain = (selector: string) => selector.replace(/\s+/g, '')
  const ignored = graceful.map(plain)
  const found = Array.from(bare.matchAll(/([^{};]+)\{([^{}]*)\}/g), ([, selector = '', body = '']) => {
    if (ignored.includes(plain(selector))) return []
    const lost = selectors.filter(one => one.at.test(selector) && isAfter(one, promise)).map(one => one.name)
    return [...lost, ...tooNewInBlock(body, promise)].map(one => `${one} (${selector.trim()})`)
  }).flat()
  const lostBlocks = Array.from(bare.matchAll(/@([\w-]+)/g), ([, name = '']) => name).filter(
    name => blocks[name] && isAfter(blocks[name], promise),
  )
  return [...new Set([...found, ...lostBlocks.map(name => `@${name}`)])]
}

/** A build whose styles rest on what the promised browsers lack fails, as one whose scripts do (new-functions.ts). */
export const newStyles = (promise: Since, graceful: readonly string[] = []): Plugin => ({
  name: 'nethos:new-styles',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle) as (Rolldown.OutputChunk | Rolldown.OutputAsset)[]) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
        const found = tooNewStylesIn(String(file.source), promise, graceful)
        if (found.length > 0)
          this.error(
            `${file.fileName} rests on ${found.join(', ')}, which Chrome ${promise.chrome} or Safari ${promise.safari} lack`,
          )
      }
    },
  },
})
