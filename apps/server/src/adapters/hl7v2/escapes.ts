import { nthOf } from '@nethos/contract/common/present.ts'
import type { Hl7Context } from '@medplum/core'

/** \F\ | \S\ ^ \T\ & \R\ ~ \E\ \, \.br\ a new line, \X0D0A\ bytes; what only says how it is printed goes away. */
export function unescaped(text: string, context: Hl7Context): string {
  const { escapeCharacter: sign } = context
  if (!text.includes(sign)) return text
  const [head = '', ...rest] = text.split(sign)
  const read: string[] = [head]
  for (let at = 0; at < rest.length; at++) {
    const word = nthOf(rest, at)
    const isClosed = at < rest.length - 1
    const meant = isClosed ? wordOf(word, context) : undefined
    if (meant === undefined) read.push(sign, word)
    else {
      read.push(meant, nthOf(rest, at + 1))
      at++
    }
  }
  return read.join('')
}

function wordOf(word: string, context: Hl7Context): string | undefined {
  if (/^X(?:[0-9A-Fa-f]{2})+$/.test(word)) return Buffer.from(word.slice(1), 'hex').toString().replaceAll('\r', '\n')
  if (/^\.(br|sp\d*|ce)$/i.test(word)) return '\n'
  if (/^(H|N|\.in[+-]?\d*|\.ti[+-]?\d*|\.sk\d*|\.fi|\.nf)$/i.test(word)) return ''
  const signs: Readonly<Record<string, string>> = {
    F: context.fieldSeparator,
    S: context.componentSeparator,
    T: context.subcomponentSeparator,
    R: context.repetitionSeparator,
    E: context.escapeCharacter,
  }
  return Object.hasOwn(signs, word) ? signs[word] : undefined
}

/** A value of ours as it may stand between the usual separators. */
export const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\E\\')
    .replaceAll('|', '\\F\\')
    .replaceAll('^', '\\S\\')
    .replaceAll('&', '\\T\\')
    .replaceAll('~', '\\R\\')
    .replaceAll(/\r\n|\r|\n/g, '\\.br\\')
