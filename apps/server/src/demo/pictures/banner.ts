import { signAt } from './signs.ts'

/**
 * 358 × 140, without words: the left half stays light and quiet, for dark text lies over it; the drawing stands right.
 */
const banners: Readonly<Record<string, () => string>> = {
  'banner-consult': () =>
    scene(
      '#e3f3f1',
      '#c6e6e1',
      `
    <rect x="246" y="16" width="66" height="116" rx="12" fill="#fff" stroke="#8cc7c1" stroke-width="3"/><path d="M270 23h18" stroke="#8cc7c1" stroke-width="3" stroke-linecap="round"/>
    <circle cx="279" cy="56" r="19" fill="#f5cfb0"/><path d="M260 53c-2-18 10-27 20-27s21 9 18 27c-4-8-10-12-18-13-9 1-16 5-20 13z" fill="#2d2723"/>
    <path d="M249 104c0-20 12-28 30-28s30 8 30 28z" fill="#fff" stroke="#d5e3e1" stroke-width="2"/><path d="M270 77l9 14 9-14z" fill="#f0bd97"/><path d="M265 79c-3 8-2 14 3 19M293 79c3 7 2 12 0 16" fill="none" stroke="#39444d" stroke-width="2.400" stroke-linecap="round"/><circle cx="293" cy="97" r="3.400" fill="#c9d2d8" stroke="#39444d" stroke-width="1.800"/>
    <g stroke="#33291f" stroke-width="2" stroke-linecap="round" fill="none"><path d="M272 56v1M286 56v1"/><path d="M273 64q6 5 12 0" stroke="#b5645a"/></g>
    <rect x="254" y="110" width="50" height="12" rx="6" fill="#0b7a75"/>
    <path d="M196 30h42a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8h-8l-8 9v-9h-26a8 8 0 0 1-8-8V38a8 8 0 0 1 8-8z" fill="#0b7a75"/><path d="M200 43h34M200 53h22" stroke="#fff" stroke-width="3.500" stroke-linecap="round"/>
    <path d="M322 66h20a7 7 0 0 1 7 7v13a7 7 0 0 1-7 7h-4v8l-8-8h-8a7 7 0 0 1-7-7V73a7 7 0 0 1 7-7z" fill="#fff"/>${signAt('heart', 322, 69, 20, '#d0665f', 3.4)}`,
    ),
  'banner-team': () =>
    scene(
      '#e6eef8',
      '#cbdcf1',
      `
    ${person(214, 62, '#f2c6a2', '#6d6f73', '#ffffff')}${person(318, 62, '#fbe2cf', '#3d2b22', '#cfe4f2')}${person(266, 48, '#f5cfb0', '#26221f', '#ffffff')}
    <g fill="#fff"><circle cx="226" cy="24" r="15"/><circle cx="310" cy="24" r="15"/></g>${signAt('brain', 215, 13, 22, '#2f6396', 3)}${signAt('lungs', 299, 13, 22, '#2f6396', 3)}
    <g stroke="#2f6396" stroke-width="2.400" stroke-dasharray="1 6" stroke-linecap="round"><path d="M244 24h48"/></g>`,
    ),
  'banner-renewal': () =>
    scene(
      '#fbf0e4',
      '#f7dec3',
      `
    <rect x="214" y="58" width="100" height="68" rx="8" fill="#e9b77f"/><path d="M214 66a8 8 0 0 1 8-8h84a8 8 0 0 1 8 8v10H214z" fill="#d99f60"/><rect x="254" y="58" width="20" height="30" fill="#f9e3c6"/>
    <circle cx="264" cy="106" r="13" fill="#fff"/><path d="M264 99v14M257 106h14" stroke="#0b7a75" stroke-width="4.500" stroke-linecap="round"/>
    <g transform="rotate(-28 244 40)"><rect x="222" y="31" width="46" height="19" rx="9.500" fill="#fff" stroke="#d99f60" stroke-width="2.400"/><path d="M245 31h13.500a9.500 9.500 0 0 1 0 19H245z" fill="#d0665f"/></g>
    <g transform="rotate(18 300 36)"><rect x="286" y="16" width="26" height="38" rx="5" fill="#fff" stroke="#d99f60" stroke-width="2.400"/><rect x="290" y="8" width="18" height="9" rx="3" fill="#0b7a75"/><path d="M292 30h14M292 37h14" stroke="#9a5a17" stroke-width="2.600" stroke-linecap="round"/></g>
    <path d="M326 122c0-18 6-28 14-34 3 12 0 26-6 34zM330 122c-8-4-12-12-12-20 8 2 13 9 12 20z" fill="#8fbf7a"/>`,
    ),
  'banner-reading': () =>
    scene(
      '#eaf3e1',
      '#d3e7c2',
      `
    <path d="M264 62c-16-10-36-12-54-9v60c18-3 38-1 54 9 16-10 36-12 54-9V53c-18-3-38-1-54 9z" fill="#fff" stroke="#9cc184" stroke-width="3" stroke-linejoin="round"/><path d="M264 62v60" stroke="#9cc184" stroke-width="3"/>
    <g fill="none" stroke="#c2d9b2" stroke-width="3" stroke-linecap="round"><path d="M221 70c11-1 22 1 31 5M221 82c11-1 22 1 31 5M221 94c11-1 22 1 31 5"/><path d="M307 70c-11-1-22 1-31 5M307 82c-11-1-22 1-31 5"/></g>
    ${signAt('heart', 280, 86, 22, '#d0665f', 3.2)}
    <path d="M264 56V34M264 46c-14 0-19-7-19-17 12 0 19 6 19 17zM264 40c0-11 6-17 18-18 0 12-6 18-18 18z" fill="#8fbf7a" stroke="#5b8f43" stroke-width="2.400" stroke-linejoin="round" stroke-linecap="round"/>
    <g fill="#f2c75c"><circle cx="330" cy="34" r="13"/></g>`,
    ),
}

function scene(ground: string, hill: string, drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 358 140">
    <rect width="358" height="140" fill="${ground}"/><circle cx="276" cy="86" r="96" fill="${hill}"/><path d="M0 140c60-16 112-16 170-4s120 4 188-6v10z" fill="${hill}" opacity=".7"/>
    ${drawing}
  </svg>`
}

function person(x: number, y: number, skin: string, hair: string, coat: string): string {
  return `<g transform="translate(${x} ${y})"><path d="M-32 100V80c0-34 8-44 32-44s32 10 32 44v20z" fill="${coat}" stroke="#b9cfe8" stroke-width="2"/><path d="M-9 34l9 16 9-16z" fill="${skin}"/>
    <circle cx="0" cy="14" r="21" fill="${skin}"/><path d="M-22 13c-3-22 9-32 22-32s25 10 22 32c-5-11-12-16-22-16s-17 5-22 16z" fill="${hair}"/>
    <path d="M-7 15v1.500M7 15v1.500" stroke="#33291f" stroke-width="2.600" stroke-linecap="round"/><path d="M-6 23q6 5 12 0" fill="none" stroke="#b5645a" stroke-width="2.400" stroke-linecap="round"/></g>`
}

export const banner = (name: string): string | undefined =>
  Object.hasOwn(banners, name) ? banners[name]!() : undefined
