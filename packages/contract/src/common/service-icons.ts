/** A circle and a box with round corners as paths of an SVG. */
const disc = (x: number, y: number, r: number) =>
  `M${x} ${y - r}a${r} ${r} 0 1 0 0 ${2 * r}a${r} ${r} 0 0 0 0-${2 * r}z`
const box = (x: number, y: number, w: number, h: number, r = 1.5) =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1-${r} ${r}H${x + r}a${r} ${r} 0 0 1-${r}-${r}V${y + r}a${r} ${r} 0 0 1 ${r}-${r}z`
const bed = 'M3 8v12M3 16.5h18V20'
const base = 'M3 21h18M10 21v-4h4v4'

/** In which of the six colours of the family a drawing stands (look/tones.css). */
export const iconTones = ['teal', 'blue', 'amber', 'rose', 'violet', 'green'] as const
export type IconTone = (typeof iconTones)[number]

/**
 * The drawings that stand for a service: one family in two tones, 24 × 24. `body` is filled in the light tone, a little to
 * the right and below, and drawn with a line; `detail` is a line only (docs/look.md 3).
 */
export interface ServiceIcon {
  tone: IconTone
  body: string
  detail: string
}
const icon = (tone: IconTone, body: string, detail = ''): ServiceIcon => ({ tone, body, detail })

const drawn = {
  calendar: icon('teal', box(4, 5.5, 16, 14.5), 'M4 10h16M8 3.5v4M16 3.5v4M9 15l2.2 2 4-4'),
  clock: icon('amber', disc(12, 12, 8), 'M12 7.5V12l3 2'),
  chat: icon(
    'blue',
    'M5.5 5h13A1.5 1.5 0 0 1 20 6.5v8a1.5 1.5 0 0 1-1.5 1.5H11l-4 4v-4H5.5A1.5 1.5 0 0 1 4 14.5v-8A1.5 1.5 0 0 1 5.5 5z',
    'M12 8v5M9.5 10.5h5',
  ),
  report: icon(
    'violet',
    'M7.5 3.5H14l4.5 4.5v11a1.5 1.5 0 0 1-1.5 1.5H7.5A1.5 1.5 0 0 1 6 19V5a1.5 1.5 0 0 1 1.5-1.5z',
    'M14 3.5V8h4.5M9 12.5h6M9 16.5h4',
  ),
  wallet: icon('amber', box(4, 7.5, 16, 12), 'M4.5 8L15 4v3.5M20 11.5h-4.3a2 2 0 0 0 0 4H20'),
  pill: icon(
    'rose',
    'M6 18a4.5 4.5 0 0 1 0-6.4L11.6 6a4.5 4.5 0 0 1 6.4 6.4L12.4 18A4.5 4.5 0 0 1 6 18z',
    'M8.8 8.8l6.4 6.4M18 18h3.5M19.8 16.2v3.6',
  ),
  renewal: icon('rose', box(7, 9, 10, 11.5), 'M6.5 4h11v3.5h-11zM12 12.3v5M9.5 14.8h5'),
  checkup: icon('green', box(5.5, 5, 13, 16), 'M9 3.5h6V7H9zM7.5 14h2l1.5-3 2 5 1.3-2h2.2'),
  dayward: icon(
    'amber',
    box(3, 13.5, 18, 4, 1),
    'M3 9.5V20M21 17.5V20M11.5 10.5a3.5 3.5 0 0 1 7 0zM15 4.3v.7M10.7 6.2l.5.5M19.3 6.2l-.5.5',
  ),
  people: icon(
    'green',
    'M9 5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7M2.5 20c.6-3.6 3.2-5.5 6.5-5.5s5.9 1.9 6.5 5.5z',
    'M16 5.2a3.5 3.5 0 0 1 0 6.6M18 14.8c1.9.7 3.1 2.5 3.5 5.2',
  ),
  team: icon(
    'blue',
    'M12 4.5a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 0 0 0-6.4M6 20c.4-4.2 2.8-6.5 6-6.5s5.6 2.3 6 6.5z',
    'M5.5 7.3a2.3 2.3 0 1 0 .3 4.5M18.5 7.3a2.3 2.3 0 1 1-.3 4.5M2.2 17.5c.2-1.9 1-3.1 2.3-3.7M21.8 17.5c-.2-1.9-1-3.1-2.3-3.7',
  ),
  video: icon('violet', box(3, 7, 12, 10), 'M15 11l6-3.5v9L15 13M6.5 10.2h2'),
  file: icon(
    'teal',
    'M5 5.5h4.5l2 2.5H19a1.5 1.5 0 0 1 1.5 1.5V18a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V7A1.5 1.5 0 0 1 5 5.5z',
    'M12 17s-3.4-2-3.4-4.3a1.8 1.8 0 0 1 3.4-1 1.8 1.8 0 0 1 3.4 1C15.4 15 12 17 12 17z',
  ),
  talks: icon(
    'blue',
    'M4.5 4h9A1.5 1.5 0 0 1 15 5.5v5a1.5 1.5 0 0 1-1.5 1.5H9l-3 3v-3H4.5A1.5 1.5 0 0 1 3 10.5v-5A1.5 1.5 0 0 1 4.5 4z',
    'M18 8.5h1.5A1.5 1.5 0 0 1 21 10v6a1.5 1.5 0 0 1-1.5 1.5H19V21l-3.5-3.5H12a1.5 1.5 0 0 1-1.5-1.5v-1M6.5 8h5',
  ),
  queue: icon('rose', box(3.5, 4.5, 17, 11), 'M9 20.5h6M12 15.5v5M10.3 8.7L12 7.5v5.3M10.5 12.8h3'),
  bed: icon('teal', 'M11 11h7a3 3 0 0 1 3 3v2.5H11z', `${bed}M7 10.2a1.8 1.8 0 1 0 0 3.6a1.8 1.8 0 0 0 0-3.6`),
  roundtable: icon(
    'violet',
    'M12 10c4.7 0 7.5 1.5 7.5 3.5S16.7 17 12 17s-7.5-1.5-7.5-3.5S7.3 10 12 10z',
    'M12 3.5a2 2 0 1 0 0 4a2 2 0 0 0 0-4M5 5.5a2 2 0 1 0 .5 3.9M19 5.5a2 2 0 1 1-.5 3.9M12 17v3.5M9 20.5h6',
  ),
  school: icon(
    'green',
    'M12 5L2.5 9.5 12 14l9.5-4.5z',
    'M6.5 11.5V16c0 1.5 2.5 2.8 5.5 2.8s5.5-1.3 5.5-2.8v-4.5M21.5 9.5v5.5',
  ),
  visits: icon(
    'teal',
    'M6 4h9.5A1.5 1.5 0 0 1 17 5.5v5.5a5 5 0 0 0-4 8.5H6A1.5 1.5 0 0 1 4.5 18V5.5A1.5 1.5 0 0 1 6 4z',
    'M8 8.5h5.5M8 12h3M17.2 12.5a4 4 0 1 0 0 8a4 4 0 0 0 0-8M17.2 14.5v2.2l1.3.9',
  ),
  book: icon(
    'green',
    'M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2z',
    'M12 6v14M7 8.3l2.3.5M7 12l2.3.5',
  ),
  help: icon('blue', disc(12, 12, 8.2), 'M9.7 10a2.3 2.3 0 1 1 3.3 2.1c-.7.4-1 .8-1 1.6M12 16.3v.1'),
  notes: icon('amber', box(5, 5, 14, 15.5), 'M9 3v4M15 3v4M8.5 11h7M8.5 14h7M8.5 17h4'),
  scan: icon('violet', disc(12, 10.5, 7), 'M12 8a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5M4 20.5h16M12 17.5v3'),
  info: icon('blue', disc(12, 12, 8.2), 'M12 11v5M12 8v.1'),
  plan: icon('teal', box(4.5, 4, 15, 16.5), 'M7.7 9l1.3 1.2 2.2-2.5M14 9h2.5M7.7 15l1.3 1.2 2.2-2.5M14 15h2.5'),
  edit: icon('violet', 'M4 20l1-4L16.5 4.5l3 3L8 19z', 'M14 7l3 3M13 20h7'),
  receipt: icon(
    'amber',
    'M5.5 3.5L7.7 5l2.1-1.5L12 5l2.2-1.5L16.3 5l2.2-1.5v17L16.3 19l-2.1 1.5L12 19l-2.2 1.5L7.7 19l-2.2 1.5z',
    'M9 8.5l3 3.5 3-3.5M12 12v4M9.5 13.2h5',
  ),
  mortar: icon('rose', 'M4 11h16c0 4-2.5 7-5.5 8h-5C6.5 18 4 15 4 11z', 'M13.5 11L18 4M8.5 21.5h7'),
  flask: icon(
    'green',
    'M10.5 3.5v6L5.6 18.5A1.7 1.7 0 0 0 7.1 21h9.8a1.7 1.7 0 0 0 1.5-2.5L13.5 9.5v-6z',
    'M9.5 3.5h5M8 15h8',
  ),
  hospital: icon('blue', 'M6.5 4.5h11A1.5 1.5 0 0 1 19 6v15H5V6a1.5 1.5 0 0 1 1.5-1.5z', `${base}M12 7.5v5M9.5 10h5`),
  deposit: icon(
    'amber',
    'M11 13h7a3 3 0 0 1 3 3v.5H11z',
    `${bed}M16 3a3.3 3.3 0 1 0 0 6.6a3.3 3.3 0 0 0 0-6.6M14.8 5l1.2 1.4L17.2 5M16 6.4v1.7`,
  ),
  bell: icon('rose', 'M6 16v-5a6 6 0 0 1 12 0v5l1.5 2h-15z', 'M10 21h4'),
  star: icon('amber', 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z'),
  heart: icon(
    'rose',
    'M12 20s-8-4.7-8-10.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8 2.5C20 15.3 12 20 12 20z',
    'M7 12h2.5l1.5-2.5 2 4 1.2-1.5H17',
  ),
  walk: icon(
    'green',
    disc(13.5, 5, 2.2),
    'M12.5 9.5L9 11.5 7.5 15M12.5 9.5l-1 5.5 3.5 2.5.5 3.5M11.5 15l-2 2.5-3 3.5M12.5 9.5l2 3 3.5 1',
  ),
  gut: icon(
    'amber',
    'M10 3.5V8c0 1.5-1 2.5-2.5 3.5-2 1.5-3 3-3 5a4 4 0 0 0 4 4c1.5 0 2-1 3.5-1.5 4.5-1 8-4 8-9 0-3-2-4.5-4-4.5s-3 1.5-3 3.5',
  ),
  ribbon: icon('violet', 'M7.5 21L15 8.5c1-2 0-4.5-3-4.5S8 6.5 9 8.5L16.5 21', 'M9 8.5c2-1.5 4-1.5 6 0'),
  flower: icon(
    'rose',
    disc(12, 12, 2.5),
    'M12 9.5c-3-2-2.5-6 0-6s3 4 0 6M14.4 11.2c1-3.5 5-4 6-1.7s-2.5 4-6 2.5M13.5 14.2c3.5.5 4.5 4.5 2.5 5.8s-4.5-2.5-4-5.5M10.5 14.2c-3.5.5-4.5 4.5-2.5 5.8s4.5-2.5 4-5.5M9.6 11.2c-1-3.5-5-4-6-1.7s2.5 4 6 2.5',
  ),
  baby: icon(
    'rose',
    'M7.5 11c-2.5 4.5-1.5 9.5 4.5 9.5s7-5 4.5-9.5c-2.5 2-6.5 2-9 0z',
    `${disc(12, 7, 3.5)}M8 15.5c3 .5 5.5-1 8-3.5`,
  ),
  scope: icon(
    'blue',
    box(15.5, 3.5, 5, 5),
    'M18 8.5V12a3.5 3.5 0 0 1-3.5 3.5H9A3.5 3.5 0 0 0 5.5 19v1.5M3.5 20.5h4M8 12.5v3',
  ),
  lungs: icon(
    'teal',
    'M10 8.5c-2-.5-3.5 1-4.5 3.5C4 15.5 3.5 18 3.5 19.5s1.5 1.8 3 1.3c2.5-.8 4-1.5 4-3.5v-7c0-.8 0-1.4-.5-1.8zM14 8.5c2-.5 3.5 1 4.5 3.5 1.5 3.5 2 6 2 7.5s-1.5 1.8-3 1.3c-2.5-.8-4-1.5-4-3.5v-7c0-.8 0-1.4.5-1.8z',
    'M12 3.5V12l-1.5 1.5M12 12l1.5 1.5',
  ),
  globe: icon('blue', disc(12, 12, 8.5), 'M3.5 12h17M12 3.5c-5 5-5 12 0 17M12 3.5c5 5 5 12 0 17'),
  doctor: icon(
    'teal',
    disc(19.5, 11, 2),
    'M5 4v5a4.5 4.5 0 0 0 9 0V4M3.7 4h2.5M12.8 4h2.5M9.5 13.5V15a5 5 0 0 0 10 0v-2',
  ),
  person: icon('teal', 'M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6z'),
  phone: icon(
    'green',
    'M6.5 4h3L11 8 9 9.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5v3a2 2 0 0 1-2 2A15.5 15.5 0 0 1 4.5 6a2 2 0 0 1 2-2z',
    'M15 4.5a5 5 0 0 1 4.5 4.5',
  ),
  clipboard: icon('teal', box(5.5, 5, 13, 16), 'M9 3.5h6V7H9zM9 11.5h6M9 15.5h4'),
  gift: icon(
    'rose',
    'M5.5 13v6a1.5 1.5 0 0 0 1.5 1.5h10a1.5 1.5 0 0 0 1.5-1.5v-6z',
    'M4 9h16v4H4zM12 9v11.5M12 9c-1.5-4-6-5-6-2.3C6 8.5 9 9 12 9c3 0 6-.5 6-2.3C18 4 13.5 5 12 9',
  ),
  ticket: icon(
    'rose',
    'M3 7h18v3.5a1.5 1.5 0 0 0 0 3V17H3v-3.5a1.5 1.5 0 0 0 0-3z',
    'M14 9v1M14 12v.5M14 14.5v.5M7 12h3',
  ),
  place: icon('rose', 'M12 21s-7-6.3-7-11a7 7 0 0 1 14 0c0 4.7-7 11-7 11z', disc(12, 10, 2.5)),
  shield: icon('green', 'M12 3l8 3v6c0 4.5-3.3 7.5-8 9-4.7-1.5-8-4.5-8-9V6z', 'M8.5 12l2.5 2.5 4.5-5'),
  pulse: icon('rose', box(3, 5, 18, 14, 3), 'M5.5 12h3l2-3.5 3 7 1.8-3.5h3.2'),
  list: icon('blue', box(4, 4.5, 16, 15), 'M11 9h6M11 12h6M11 15h6M7.5 9h.1M7.5 12h.1M7.5 15h.1'),
  sound: icon('amber', 'M4 9.5v5h3.5L13 19V5L7.5 9.5z', 'M16.5 9a4.5 4.5 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11'),
  check: icon('green', disc(12, 12, 8.2), 'M8 12.3l2.8 2.7L16 9.5'),
  firstaid: icon(
    'rose',
    box(3.5, 8, 17, 12),
    'M9 8V5.5A1.5 1.5 0 0 1 10.5 4h3A1.5 1.5 0 0 1 15 5.5V8M12 11.3v5.4M9.3 14h5.4',
  ),
  drop: icon('rose', 'M12 3.5c3.5 4.2 6 7.3 6 10.5a6 6 0 0 1-12 0c0-3.2 2.5-6.3 6-10.5z', 'M12 17a3 3 0 0 1-3-3'),
  bone: icon(
    'blue',
    'M13.3 8.1A2.6 2.6 0 1 1 17.6 6.4 2.6 2.6 0 1 1 15.9 10.7L10.7 15.9A2.6 2.6 0 1 1 6.4 17.6 2.6 2.6 0 1 1 8.1 13.3z',
    'M10.9 13.1l2.2-2.2',
  ),
  moon: icon('violet', 'M19.5 14.5A8 8 0 1 1 9.5 4.5a6.5 6.5 0 0 0 10 10z', 'M16 4.5h3.5L16 8.5h3.5'),
  cane: icon(
    'green',
    'M9.5 9.2C7.2 9.2 6 11 6 13.5V17h7v-3.5c0-2.5-1.2-4.3-3.5-4.3z',
    'M9.5 2.8a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 0 0 0-4.4M7.8 17v4M11.2 17v4M12.6 11.5l4.9 2.3M17.5 21v-8a1.6 1.6 0 0 1 3.2 0',
  ),
  wave: icon('teal', 'M12 8L4.5 17.5a11 11 0 0 0 15 0z', 'M10 3.5h4V8h-4zM8.8 13a6 6 0 0 0 6.4 0'),
  magnet: icon('blue', 'M5 4h4v8a3 3 0 0 0 6 0V4h4v8a7 7 0 0 1-14 0z', 'M5 8h4M15 8h4M8 21h8'),
  letter: icon('blue', box(3.5, 5.5, 17, 13), 'M4 7.2l8 6.3 8-6.3'),
  search: icon('amber', disc(10.5, 10.5, 6.5), 'M15.3 15.3l5.2 5.2M8 10.5h5'),
  verify: icon(
    'green',
    'M6 3.5h8A1.5 1.5 0 0 1 15.5 5v5.1a4.7 4.7 0 0 0-3.3 8.4H6A1.5 1.5 0 0 1 4.5 17V5A1.5 1.5 0 0 1 6 3.5z',
    'M7.5 8h5M7.5 11.5h3M15.5 11.2a3.6 3.6 0 1 0 0 7.2a3.6 3.6 0 0 0 0-7.2M18.2 17.4l3 3',
  ),
  sprout: icon(
    'green',
    'M12 13c0-4.5 3-7.5 8-7.5 0 5-3 7.5-8 7.5zM12 16c0-3.5-2.5-6-7.5-6 0 4 2.5 6 7.5 6z',
    'M12 13v8M8 21h8',
  ),
  bag: icon(
    'amber',
    'M5.3 9h13.4l1.1 10a1.5 1.5 0 0 1-1.5 1.5H5.7A1.5 1.5 0 0 1 4.2 19z',
    'M8.5 9V7.5a3.5 3.5 0 0 1 7 0V9M12 12.2v5M9.5 14.7h5',
  ),
  bandage: icon(
    'amber',
    'M14.6 4.9a3.4 3.4 0 0 1 4.8 0 3.4 3.4 0 0 1 0 4.8L9.7 19.4a3.4 3.4 0 0 1-4.8-4.8z',
    'M8.5 11l4.5 4.5M11 8.5l4.5 4.5',
  ),
  drip: icon('teal', box(8, 3.5, 8, 9.5), 'M12 13v2.5a4 4 0 0 0 4 4h4M10.3 7h3.4'),
  bowel: icon(
    'rose',
    'M6.5 4h11A2.5 2.5 0 0 1 20 6.5v10a2.5 2.5 0 0 1-5 0V9H9v6.5A2.5 2.5 0 0 1 4 15.5v-9A2.5 2.5 0 0 1 6.5 4z',
    'M17.5 19v2M12 4v5M4 12h5M15 12h5',
  ),
  more: icon('teal', disc(12, 12, 8.5), 'M8 12h.1M12 12h.1M16 12h.1'),
} as const satisfies Record<string, ServiceIcon>

export type ServiceIconName = keyof typeof drawn
export const serviceIcons: Readonly<Record<ServiceIconName, ServiceIcon>> = drawn
export const serviceIconNames = Object.keys(drawn) as [ServiceIconName, ...ServiceIconName[]]
export const isServiceIcon = (name: string): name is ServiceIconName => Object.hasOwn(drawn, name)
