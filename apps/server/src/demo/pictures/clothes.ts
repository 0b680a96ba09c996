import type { Skin, Sitter } from './face.ts'

const shirts = ['#cfe3ef', '#dfe9d6', '#f3e3c9', '#e6def0', '#bcd7d3', '#f2d7d2', '#d9e1ea', '#ffffff']
const ties = ['#24577a', '#7a2f3a', '#2f6b5c', '#4b4f7d', '#8a6a2f']
const scrubs = ['#2f8f8a', '#3f78a8', '#5b7f5a', '#6a6fa5']

/** White coat (for nurses: their tunic) over shirt, blouse or scrubs. */
export function clothes(sitter: Sitter, skin: Skin): string {
  return sitter.isNurse ? tunic(sitter, skin) : coat(sitter, skin)
}

function coat(sitter: Sitter, skin: Skin): string {
  const { luck } = sitter
  const tint = luck.pick(['#ffffff', '#fbfdfd', '#fdfcf9'])
  const shade = '#d8e2e6'
  const withStethoscope = luck.share(0.55)
  return `
    <path d="M18 192c1-30 20-42 46-47l18-6 14 10 14-10 18 6c26 5 45 17 46 47z" fill="${tint}"/>
    <path d="M18 192c1-30 20-42 46-47-14 9-20 25-21 47z" fill="${shade}" opacity=".45"/><path d="M174 192c-1-30-20-42-46-47 14 9 20 25 21 47z" fill="${shade}" opacity=".28"/>
    ${inner(sitter, skin)}
    <path d="M80 138c-6 1-12 3-16 6l2 20 12-3 17 31h2l-7-26z" fill="${tint}" stroke="${shade}" stroke-width="1.600" stroke-linejoin="round"/>
    <path d="M112 138c6 1 12 3 16 6l-2 20-12-3-17 31h-2l7-26z" fill="${tint}" stroke="${shade}" stroke-width="1.600" stroke-linejoin="round"/>
    <g fill="none" stroke="${shade}" stroke-width="2"><path d="M124 176h20v16"/></g>
    <path d="M131 170v10" stroke="${luck.pick(['#24577a', '#7a2f3a', '#2f6b5c'])}" stroke-width="3" stroke-linecap="round"/>
    ${withStethoscope ? stethoscope() : badge()}`
}

function inner(sitter: Sitter, skin: Skin): string {
  const { luck, gender } = sitter
  const neck = `<path d="M82 134l14 17 14-17v-4H82z" fill="${skin.shade}"/>`
  if (luck.share(0.22)) {
    return `<path d="M76 142h40l-14 50H90z" fill="${luck.pick(scrubs)}"/><path d="M82 136l14 22 14-22v-5H82z" fill="${skin.shade}"/>`
  }
  const shirt = luck.pick(shirts)
  const front = `<path d="M74 144l22-4 22 4-14 48H88z" fill="${shirt}"/>`
  if (gender === 'm') {
    const collar = `<path d="M81 134l15 18-9 8-9-20zM111 134l-15 18 9 8 9-20z" fill="${shirt}" stroke="#b9c6cc" stroke-width="1.200" stroke-linejoin="round"/>`
    const tie = luck.share(0.7) ? `<path d="M92 153h8l2 7-3 4 4 28H89l4-28-3-4z" fill="${luck.pick(ties)}"/>` : ''
    return front + neck + tie + collar
  }
  if (luck.share(0.45)) return `${front}<path d="M80 134c2 14 30 14 32 0v-4H80z" fill="${skin.shade}"/>`
  return `${front}${neck}<path d="M81 135l15 17-12 6-8-17zM111 135l-15 17 12 6 8-17z" fill="${shirt}" stroke="#c6cfd4" stroke-width="1.200" stroke-linejoin="round"/>`
}

/** Hung around the neck: the ear pieces on one side, the bell on the other. */
const stethoscope = () => `
  <g fill="none" stroke="#39444d" stroke-width="3.400" stroke-linecap="round" stroke-linejoin="round"><path d="M77 137c-7 8-9 18-6 30M71 167l-5 9M71 167l6 8"/><path d="M115 137c8 8 9 20 5 32"/></g>
  <g fill="#39444d"><circle cx="65.500" cy="177" r="2.400"/><circle cx="77.500" cy="176" r="2.400"/></g>
  <circle cx="119" cy="174" r="6" fill="#c9d2d8" stroke="#39444d" stroke-width="2.400"/>`

const badge = () => `
  <g><rect x="50" y="166" width="22" height="15" rx="2.500" fill="#e8f3f2" stroke="#b7cfcd" stroke-width="1.400"/><rect x="53" y="170" width="6" height="7" rx="1.500" fill="#7fb5b0"/><path d="M62 171.500h7M62 175.500h5" stroke="#9db3b1" stroke-width="1.600" stroke-linecap="round"/></g>`

function tunic({ luck }: Sitter, skin: Skin): string {
  const [colour, edge] = luck.pick([
    ['#f6d3d8', '#e6aab4'],
    ['#cfe4f2', '#9fc4dd'],
    ['#d3ece6', '#a3d2c7'],
  ] as const)
  return `
    <path d="M18 192c1-30 20-42 46-47l18-6 14 8 14-8 18 6c26 5 45 17 46 47z" fill="${colour}"/>
    <path d="M82 132l14 20 14-20v-4H82z" fill="${skin.shade}"/>
    <path d="M80 137l16 17-14 8-12-18zM112 137l-16 17 14 8 12-18z" fill="#fff" stroke="${edge}" stroke-width="1.400" stroke-linejoin="round"/>
    <path d="M96 156v36" stroke="${edge}" stroke-width="2"/>
    <circle cx="128" cy="176" r="6" fill="#fff" stroke="${edge}" stroke-width="2"/><path d="M128 165v5M128 173v3l2 1.500" stroke="${edge}" stroke-width="2" stroke-linecap="round" fill="none"/>`
}

/** The dovetail cap. */
export const cap = () => `
  <path d="M66 50c2-9 5-17 9-24 13-6 29-6 42 0 4 7 7 15 9 24-18-11-42-11-60 0z" fill="#fff" stroke="#d9e3e8" stroke-width="1.600" stroke-linejoin="round"/>
  <path d="M71 38c16-8 34-8 50 0" fill="none" stroke="#9fc4dd" stroke-width="3"/>`
