import { signAt } from './signs.ts'

const ink = '#2f4a47'
const brand = '#0b7a75'
const words = (x: number, y: number, text: string, size = 9) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-family="sans-serif" fill="${ink}" text-anchor="middle">${text}</text>`

/** Drawings within texts: 3 to 2, without Chinese words, for the painter's machine may have no such font; the caption says them. */
const figures: Readonly<Record<string, () => string>> = {
  'figure-measuring': () => `
    <rect x="14" y="28" width="8" height="112" rx="4" fill="#c9a27a"/><rect x="14" y="92" width="70" height="8" rx="4" fill="#c9a27a"/><path d="M20 100v40M78 100v40" stroke="#c9a27a" stroke-width="6"/>
    <circle cx="50" cy="30" r="15" fill="#f5cfb0"/><path d="M35 28c0-16 10-20 16-20 10 0 15 8 14 20-6-7-20-8-30 0z" fill="#6d6f73"/>
    <path d="M32 92V62c0-12 8-16 18-16s18 4 18 16v30z" fill="#8cc7c1"/><path d="M40 92h56v12H70v36H58v-34H40z" fill="#4a6f8a"/><rect x="96" y="92" width="0" height="0"/>
    <path d="M58 140h22v6H58z" fill="${ink}"/>
    <path d="M62 58l26 18h34" stroke="#f5cfb0" stroke-width="9" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="M70 60l16 12" stroke="${brand}" stroke-width="13" stroke-linecap="butt"/>
    <rect x="92" y="82" width="128" height="7" rx="3" fill="#b88a5e"/><path d="M210 89v54M108 89v14" stroke="#b88a5e" stroke-width="6"/>
    <rect x="150" y="52" width="48" height="30" rx="5" fill="#fff" stroke="${brand}" stroke-width="2"/>${words(174, 71, '128/78', 11)}
    <path d="M86 70C110 100 130 60 150 68" fill="none" stroke="${ink}" stroke-width="1.600"/>
    <path d="M24 66H232" stroke="#c0362c" stroke-width="1" stroke-dasharray="4 4"/><path d="M44 66a3 3 0 0 1 6-2 3 3 0 0 1 6 2c0 4-6 8-6 8s-6-4-6-8z" fill="#c0362c"/>`,
  'figure-plate': () => `
    <circle cx="104" cy="82" r="66" fill="#fff" stroke="#cfdcd9" stroke-width="3"/>
    <path d="M104 24a58 58 0 0 0 0 116z" fill="#a9cf8e"/><path d="M104 24a58 58 0 0 1 58 58h-58z" fill="#e8cf9a"/><path d="M162 82a58 58 0 0 1-58 58V82z" fill="#e6a98f"/>
    <path d="M104 24v116M104 82h58" stroke="#fff" stroke-width="3"/>
    <g fill="none" stroke="#4b7a2c" stroke-width="2.400" stroke-linecap="round"><path d="M70 104c-14-8-16-26-4-40 14 8 16 28 4 40zM70 104V72M70 92l-7-6M70 84l6-6"/></g>
    <g fill="#b88a3a"><ellipse cx="122" cy="58" rx="3" ry="6"/><ellipse cx="134" cy="66" rx="3" ry="6"/><ellipse cx="120" cy="72" rx="3" ry="6"/></g>
    <g fill="none" stroke="#8d3f2a" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round"><path d="M114 106c8-9 20-9 28 0-8 9-20 9-28 0zM142 106l8-6v12zM121 104h.1"/></g>
    <rect x="188" y="36" width="26" height="40" rx="5" fill="#fff" stroke="#8fb2c9" stroke-width="2"/><path d="M190 50h22v22a4 4 0 0 1-4 4h-14a4 4 0 0 1-4-4z" fill="#dbe9f3"/>
    <circle cx="201" cy="116" r="14" fill="#d9695f"/><path d="M201 102c0-6 4-8 8-8" stroke="#5b8f43" stroke-width="2.400" fill="none"/>`,
  'figure-week': () => {
    const days = [...'1234567']
    const cells = days
      .map((day, nth) => {
        const x = 30 + nth * 27
        const shade = nth === 0 ? '#d7dfdd' : '#e3f3f1'
        const mark = (y: number) =>
          nth === 0 ? '' : `<path d="M${x + 6} ${y + 11}l4 4 8-8" fill="none" stroke="${brand}" stroke-width="2"/>`
        return `${words(x + 12, 34, day, 11)}${[46, 68, 98, 120]
          .map(y => `<rect x="${x}" y="${y}" width="24" height="19" rx="3" fill="${shade}"/>${mark(y - 1)}`)
          .join('')}`
      })
      .join('')
    return `${cells}<circle cx="16" cy="66" r="6" fill="#e0a030"/><path d="M16 54v3M16 75v3M4 66h3M25 66h3" stroke="#e0a030" stroke-width="2" stroke-linecap="round"/><path d="M20 124a9 9 0 1 1-7-14 8 8 0 0 0 7 14z" fill="#57509c"/>
      <path d="M36 148l12-6M36 142l12 6" stroke="#8d9a97" stroke-width="2"/><path d="M57 146h160" stroke="${brand}" stroke-width="1.600"/>
      ${signAt('heart', 214, 4, 20, brand, 3)}`
  },
}

export const figure = (name: string): string | undefined =>
  Object.hasOwn(figures, name)
    ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160"><rect width="240" height="160" fill="#f2f8f7"/>${figures[name]!()}</svg>`
    : undefined
