import { chance } from '../chance.ts'
import { cap, clothes } from './clothes.ts'
import { features, glasses, head, skinOf, type Sitter } from './face.ts'
import { hairOf } from './hair.ts'

const grounds = [
  ['#d9efec', '#bfe0dc'],
  ['#dde9f6', '#c4d8ee'],
  ['#fbe9d7', '#f5d8ba'],
  ['#f7e0e2', '#efc9cd'],
  ['#e7e5f5', '#d2cfeb'],
  ['#e4f0d9', '#cee3bd'],
  ['#fdf0cf', '#f6e0a6'],
  ['#e1ebee', '#cadbe0'],
] as const

/** The portrait that a name asks for: portrait-f52-d0007, portrait-nurse-f35-d0131. Drawn, never a photograph. */
export function portrait(name: string): string | undefined {
  const [, nurse, gender, age] = /^portrait-(nurse-)?([fm])(\d\d)-\w+$/.exec(name) ?? []
  if (!gender) return undefined
  return drawn({ gender: gender as 'f' | 'm', age: Number(age), isNurse: nurse !== undefined, luck: chance(name) })
}

function drawn(sitter: Sitter): string {
  const [ground, disc] = sitter.luck.pick(grounds)
  const skin = skinOf(sitter)
  const hair = hairOf(sitter)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192">
    <rect width="192" height="192" fill="${ground}"/><circle cx="96" cy="104" r="84" fill="${disc}"/>
    ${hair.back}
    ${head(sitter, skin)}
    ${clothes(sitter, skin)}
    ${features(sitter, skin, hair.brow)}
    ${hair.front}
    ${sitter.isNurse && sitter.gender === 'f' ? cap() : ''}
    ${glasses(sitter)}
  </svg>`
}
