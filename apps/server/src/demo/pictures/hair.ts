import type { Sitter } from './face.ts'

export interface Hair {
  colour: string
  brow: string
  /** Drawn behind the head, and over it. */
  back: string
  front: string
}

export function hairOf(sitter: Sitter): Hair {
  const colour = colourOf(sitter)
  const light = sitter.age >= 52 ? '#d7d9db' : '#fff'
  const paint = (path: string) => `<path d="${path}" fill="${colour}"/>`
  const style = sitter.gender === 'm' ? manStyle(sitter) : womanStyle(sitter)
  const streaks =
    sitter.age >= 50 && sitter.age < 62 && style.streaks ? `<g fill="${light}" opacity=".35">${style.streaks}</g>` : ''
  return {
    colour,
    brow: sitter.age >= 62 ? '#8d8f93' : '#3a2f28',
    back: (style.back ?? []).map(paint).join(''),
    front: style.front.map(paint).join('') + (style.streaks || style.back ? shine : '') + streaks,
  }
}

const shine =
  '<path d="M80 45q16-7 32 0" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".13"/>'

function colourOf({ age, gender, luck }: Sitter): string {
  if (age >= 60)
    return luck.pick(
      gender === 'm' ? ['#a9adb2', '#8f9398', '#c3c6c9', '#6f7378'] : ['#8f8d90', '#a7a6a9', '#4a4244', '#6b6163'],
    )
  if (age >= 52) return luck.pick(['#55565a', '#3f4044', '#2f2c2d', '#6a6b6f'])
  return luck.pick(
    gender === 'm'
      ? ['#26221f', '#1e2126', '#322822', '#2b2b30']
      : ['#26221f', '#2d2320', '#3d2b22', '#4f3526', '#1e2126'],
  )
}

interface Style {
  back?: readonly string[]
  front: readonly string[]
  streaks?: string
}

const temples =
  '<path d="M62 84c0-8 1-14 4-20l3 5c-3 4-4 10-5 16z"/><path d="M130 84c0-8-1-14-4-20l-3 5c3 4 4 10 5 16z"/>'
const men: Readonly<Record<string, Style>> = {
  parted: {
    front: ['M61 86C55 50 74 33 98 33c25 0 39 18 33 53-2-9-4-16-9-23-15 2-33 0-44-9-7 8-13 19-17 32z'],
    streaks: temples,
  },
  short: {
    front: ['M61 84C56 52 73 35 96 35s40 17 35 49c-2-10-5-18-11-24-14-5-34-5-48 0-6 6-9 14-11 24z'],
    streaks: temples,
  },
  swept: {
    front: ['M60 86C52 48 72 28 101 29c27 1 38 23 31 57-2-10-6-20-14-27-15-7-33-4-45 5-7 6-11 14-13 22z'],
    streaks: temples,
  },
  fringe: {
    front: ['M60 86C54 52 70 32 97 32s41 20 35 54c-2-7-4-13-7-18l-8 5-4-8-9 7-8-8-8 8-9-7-6 8-6-6c-4 5-6 10-7 19z'],
  },
  waves: {
    front: [
      'M59 86c-5-16-3-30 5-38 2-9 12-17 22-15 7-5 20-5 26 1 11 1 19 11 19 20 5 9 5 20 2 32-2-9-4-14-8-19-5 2-9 0-12-4-5 4-12 4-16 0-5 4-12 3-15-1-4 5-11 8-17 6-3 5-5 10-6 18z',
    ],
    streaks: temples,
  },
  receding: {
    front: [
      'M61 90C53 66 58 44 80 37c10-4 22-4 32 0 22 7 27 29 19 53-1-10-3-18-8-25-2-6-5-10-9-13-4-5-11-3-18-7-7 4-14 2-18 7-4 3-7 7-9 13-5 7-7 15-8 25z',
    ],
    streaks: temples,
  },
  bald: {
    front: [
      'M62 94c-5-14-5-26-1-35 2 7 4 13 5 20 0 6-2 10-4 15z',
      'M130 94c5-14 5-26 1-35-2 7-4 13-5 20 0 6 2 10 4 15z',
    ],
  },
}
function manStyle({ age, luck }: Sitter): Style {
  const names =
    age >= 58
      ? ['receding', 'bald', 'parted', 'swept', 'short']
      : age >= 44
        ? ['parted', 'swept', 'short', 'short', 'receding', 'waves']
        : ['fringe', 'parted', 'short', 'waves', 'swept', 'fringe']
  return men[luck.pick(names)]!
}

const swept = 'M62 90C56 58 72 38 96 38c25 0 40 20 34 52-3-13-10-24-23-31-13 11-31 15-40 16-3 4-4 9-5 15z'
const pulled = 'M62 86C56 52 74 34 96 34s40 18 34 52c-4-19-16-33-34-35-18 2-30 16-34 35z'
const parted = 'M96 40C78 46 68 62 63 96c-8-34 5-62 33-62s41 28 33 62c-5-34-15-50-33-56z'
const bangs =
  'M61 90C54 54 72 33 96 33s42 21 35 57c-1-7-3-12-5-17-6 2-8 2-13-1-6 3-11 3-17 0-6 3-11 3-17 0-5 3-7 3-13 1-2 5-4 10-5 17z'
const women: Readonly<Record<string, Style>> = {
  bob: { back: ['M52 118C42 58 62 28 96 28s54 30 44 90c-6 9-16 11-24 8H76c-8 3-18 1-24-8z'], front: [swept] },
  bangsBob: { back: ['M53 122C42 60 60 27 96 27s54 33 43 95c-5 7-14 8-22 6H75c-8 2-17 1-22-6z'], front: [bangs] },
  ponytail: { back: ['M118 50c26 4 34 32 26 62-3 14-10 22-17 26 2-12 2-24-1-36z'], front: [pulled] },
  sidePony: { back: ['M66 58c-22 10-24 44-16 74 3 11 9 18 15 22 3-14 3-30 5-46z'], front: [swept] },
  bun: { back: ['M96 10a19 17 0 1 1-.1 0z'], front: [pulled] },
  lowBun: {
    back: [
      'M62 70c-6 20-5 36 3 46 4 5 10 7 18 7h26c8 0 14-2 18-7 8-10 9-26 3-46z',
      'M118 104c12-4 22 4 20 14s-14 14-22 8z',
    ],
    front: [swept],
  },
  long: {
    back: ['M50 150C40 70 54 28 96 28s56 42 46 122c-4 12-24 14-28 4V110H78v44c-4 10-24 8-28-4z'],
    front: [parted],
  },
  longBangs: {
    back: ['M51 148C41 70 54 27 96 27s55 43 45 121c-4 11-22 13-27 4v-42H78v42c-5 9-23 7-27-4z'],
    front: [bangs],
  },
  wavy: {
    back: ['M48 136c-8-10 0-22-4-34 0-40 16-74 52-74s52 34 52 74c-4 12 4 24-4 34-6 12-22 12-30 4H78c-8 8-24 8-30-4z'],
    front: [swept],
  },
  pixie: {
    front: ['M60 98C50 56 70 30 98 30s44 24 34 68c-3-4-5-10-5-17-4-8-12-16-21-20-12 10-28 13-38 14-3 8-4 16-8 23z'],
    streaks: temples,
  },
  curls: {
    back: [
      'M52 96c-9-6-9-18-3-24-3-12 5-22 14-25 4-12 18-17 27-13 9-6 24-3 30 6 12 1 20 12 18 24 8 6 8 18 2 25 1 10-8 18-16 17H68c-8 2-16-3-16-10z',
    ],
    front: [
      'M62 86c-5-10-1-20 5-24 2-10 11-16 19-14 6-6 17-6 22-1 9-2 18 6 19 14 6 4 8 15 3 25-2-5-4-9-7-12-6 2-11 0-14-4-6 4-12 3-16-1-5 4-11 4-15 0-3 4-8 6-12 5-2 3-3 7-4 12z',
    ],
  },
}
function womanStyle({ age, luck, isNurse }: Sitter): Style {
  if (isNurse) return women[luck.pick(['lowBun', 'lowBun', 'pixie'])]!
  const names =
    age >= 56
      ? ['curls', 'bob', 'pixie', 'lowBun', 'curls']
      : age >= 40
        ? ['bob', 'wavy', 'lowBun', 'ponytail', 'pixie', 'long', 'bangsBob']
        : ['long', 'ponytail', 'bangsBob', 'longBangs', 'sidePony', 'bun', 'wavy', 'bob']
  return women[luck.pick(names)]!
}
