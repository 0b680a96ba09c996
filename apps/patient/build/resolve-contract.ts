import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const contract = fileURLToPath(new URL('../../../packages/contract/src/', import.meta.url))

/** The file of the contract that an import means, if it means one. */
export function resolveContract(source: string, importer: string): string | undefined {
  if (source.startsWith('@nethos/contract/')) return contract + source.slice('@nethos/contract/'.length)
  if (!source.startsWith('.')) return undefined
  const file = join(dirname(importer), source)
  return file.startsWith(contract) && existsSync(file) ? file : undefined
}
