import { chance } from '../chance.ts'
import { signAt, type Sign } from './signs.ts'

const colours = [
  ['#e3f3f1', '#bfe3de', '#0b7a75'],
  ['#e6eef8', '#c7d9ef', '#2f6396'],
  ['#fbeee2', '#f6d9bd', '#9a5a17'],
  ['#f9e7e9', '#f1cdd2', '#a24452'],
  ['#ecebf7', '#d6d3ee', '#57509c'],
  ['#eaf3e1', '#d0e5be', '#4b7a2c'],
] as const

const coloursOf = (sign: Sign) => chance(`colour ${sign}`).pick(colours)

/** A team's badge. */
export function emblem(sign: Sign): string {
  const [ground, disc, line] = coloursOf(sign)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192">
    <rect width="192" height="192" fill="${ground}"/><circle cx="96" cy="96" r="74" fill="${disc}"/>
    <circle cx="96" cy="96" r="58" fill="#fff" opacity=".88"/>
    ${signAt(sign, 58, 58, 76, line, 2.6)}
    <g fill="${line}" opacity=".5"><circle cx="96" cy="30" r="3.500"/><circle cx="83" cy="32" r="2.400"/><circle cx="109" cy="32" r="2.400"/></g>
  </svg>`
}

/** A department's sign for the grid of hot departments. */
export function departmentSign(sign: Sign): string {
  const [ground, disc, line] = coloursOf(sign)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
    <rect width="96" height="96" rx="30" fill="${ground}"/><path d="M96 52c-16 2-30 14-34 44h4a30 30 0 0 0 30-30z" fill="${disc}"/>
    ${signAt(sign, 22, 22, 52, line, 2.7)}
  </svg>`
}

/** The picture over an article: 3 to 2. */
export function cover(sign: Sign): string {
  const luck = chance(`cover ${sign}`)
  const [ground, disc, line] = coloursOf(sign)
  const dots = Array.from(
    { length: 9 },
    () => `<circle cx="${luck.int(12, 228)}" cy="${luck.int(10, 150)}" r="${luck.int(2, 5)}"/>`,
  ).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160">
    <rect width="240" height="160" fill="${ground}"/>
    <path d="M0 ${luck.int(98, 118)}C50 ${luck.int(80, 104)} 96 ${luck.int(124, 148)} 146 ${luck.int(108, 126)}S214 ${luck.int(84, 108)} 240 ${luck.int(98, 118)}V160H0z" fill="${disc}"/>
    <g fill="${line}" opacity=".13">${dots}</g>
    <circle cx="120" cy="78" r="50" fill="#fff" opacity=".92"/>
    ${signAt(sign, 85, 43, 70, line, 2.3)}
  </svg>`
}
