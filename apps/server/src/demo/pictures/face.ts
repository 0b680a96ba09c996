import type { Chance } from '../chance.ts'

export interface Sitter {
  gender: 'm' | 'f'
  age: number
  isNurse: boolean
  luck: Chance
}

export interface Skin {
  base: string
  shade: string
  blush: string
}

const skins: readonly Skin[] = [
  { base: '#f8d9c0', shade: '#eabf9f', blush: '#f0907f' },
  { base: '#f5cfb0', shade: '#e3b18d', blush: '#e88672' },
  { base: '#f2c6a2', shade: '#dda87f', blush: '#e07d66' },
  { base: '#fbe2cf', shade: '#efc9ad', blush: '#f39a8b' },
]
export const skinOf = ({ luck }: Sitter): Skin => luck.pick(skins)

/** Head, ears and neck, without hair. */
export function head(sitter: Sitter, skin: Skin): string {
  const { luck, gender } = sitter
  const wide = (gender === 'm' ? 33 : 31) + luck.int(-1, 2)
  const jaw = gender === 'm' ? luck.int(20, 25) : luck.int(15, 19)
  const chin = 124 + luck.int(-1, 3)
  const [left, right] = [96 - wide, 96 + wide]
  return `
    <path d="M82 112h28v26c0 10-28 10-28 0z" fill="${skin.shade}"/>
    <ellipse cx="${left}" cy="90" rx="6" ry="9" fill="${skin.shade}"/><ellipse cx="${right}" cy="90" rx="6" ry="9" fill="${skin.shade}"/>
    <path d="M${left} 78C${left} 52 76 42 96 42s${wide} 10 ${wide} 36c0 14-2 24-${wide - jaw} 36-5 6-10 ${chin - 116}-${jaw} ${chin - 116}s-${jaw - 5}-${chin - 120}-${jaw}-${chin - 116}C${left + 4} 102 ${left} 92 ${left} 78z" fill="${skin.base}"/>`
}

/** Eyes, brows, nose and mouth: always friendly. */
export function features(sitter: Sitter, skin: Skin, brow: string): string {
  const { luck, gender, age } = sitter
  const eyes = luck.share(0.22) ? smilingEyes() : openEyes(luck, gender)
  const lift = luck.int(-1, 1)
  const heavy = gender === 'm' ? 3.6 : 2.2
  return `
    <g fill="${skin.blush}" opacity="${gender === 'f' ? 0.32 : 0.2}"><ellipse cx="76" cy="102" rx="7" ry="4.5"/><ellipse cx="116" cy="102" rx="7" ry="4.5"/></g>
    ${age >= 50 ? lines(age, skin) : ''}
    <g fill="none" stroke="${brow}" stroke-width="${heavy}" stroke-linecap="round"><path d="M75 ${77 + lift}q7-5 14-1"/><path d="M103 ${76 + lift}q7-4 14 1"/></g>
    ${eyes}
    <path d="M95.500 90c-.5 4-2.500 7-3 9.500 1.500 1.800 4.500 1.800 6 .6" fill="none" stroke="${skin.shade}" stroke-width="2.400" stroke-linecap="round"/>
    ${mouth(luck, gender)}`
}

const smilingEyes = () =>
  '<g fill="none" stroke="#33291f" stroke-width="3" stroke-linecap="round"><path d="M77 88q5-5.500 10 0"/><path d="M105 88q5-5.500 10 0"/></g>'

function openEyes(luck: Chance, gender: 'm' | 'f'): string {
  const tall = luck.int(38, 44) / 10
  const lashes =
    gender === 'f'
      ? '<g fill="none" stroke="#33291f" stroke-width="2" stroke-linecap="round"><path d="M76.500 85.500q5.500-5 11 0"/><path d="M104.500 85.500q5.500-5 11 0"/></g>'
      : ''
  return `<g fill="#33291f"><ellipse cx="82" cy="87.500" rx="3.300" ry="${tall}"/><ellipse cx="110" cy="87.500" rx="3.300" ry="${tall}"/></g>
    <g fill="#fff"><circle cx="83.300" cy="86" r="1.200"/><circle cx="111.300" cy="86" r="1.200"/></g>${lashes}`
}

function mouth(luck: Chance, gender: 'm' | 'f'): string {
  const lip = gender === 'f' ? '#c9574f' : '#b5645a'
  if (luck.share(0.35)) {
    return `<path d="M85 107.500q11 3 22 0q-1.500 9.500-11 9.500t-11-9.500z" fill="#8f3a38"/><path d="M86.500 108q9.500 2.600 19 0q-.5 3-1.200 3.600q-8.300 1.600-16.600 0q-.7-.6-1.200-3.600z" fill="#fff"/>`
  }
  const wide = luck.int(9, 11)
  return `<path d="M${96 - wide} 108.500q${wide} ${luck.int(7, 9)} ${wide * 2} 0" fill="none" stroke="${lip}" stroke-width="2.900" stroke-linecap="round"/>`
}

/** Years show a little, and kindly. */
function lines(age: number, skin: Skin): string {
  const deep = age >= 58 ? '<path d="M84 61q12-3 24 0"/>' : ''
  return `<g fill="none" stroke="${skin.shade}" stroke-width="1.800" stroke-linecap="round"><path d="M79 104q-2 4-1 8"/><path d="M113 104q2 4 1 8"/><path d="M70.500 86l-4-1.500"/><path d="M121.500 86l4-1.500"/>${deep}</g>`
}

export function glasses({ luck, age, gender }: Sitter): string {
  if (!luck.share(age >= 45 ? 0.52 : 0.4)) return ''
  const [line, width] = luck.pick([
    ['#2f353d', 2.6],
    ['#6d4c35', 2.6],
    ['#a98643', 1.9],
    ['#59636e', 1.9],
    ...(gender === 'f' ? ([['#8c4a4f', 2.2]] as const) : []),
  ] as const)
  const frame = luck.pick([
    '<circle cx="82" cy="88" r="11.500"/><circle cx="110" cy="88" r="11.500"/>',
    '<rect x="69.500" y="79" width="23.500" height="18" rx="6"/><rect x="99" y="79" width="23.500" height="18" rx="6"/>',
    '<path d="M70 81h23M99 81h23"/><path d="M70 81c0 11 4 15 11 15s12-4 12-15M99 81c0 11 5 15 12 15s11-4 11-15" stroke-width="1.200"/>',
  ])
  return `<g fill="#fff" fill-opacity=".16" stroke="${line}" stroke-width="${width}">${frame}<path d="M93 86q3-2.500 6 0M70 85l-7-2M122 85l7-2" fill="none"/></g>`
}
