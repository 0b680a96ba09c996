import { entryIcons } from '@nethos/contract/common/entry-icons.ts'

/** One line per icon: 24 × 24, drawn with a line, never filled. */
const lines = {
  ...entryIcons,
  back: 'M15 5l-7 7 7 7',
  down: 'M5 9l7 7 7-7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13M16 16l4 4',
  close: 'M6 6l12 12M18 6L6 18',
  more: 'M5 11.5v1M12 11.5v1M19 11.5v1M4.5 12h1M11.5 12h1M18.5 12h1',
  person: 'M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
  clock: 'M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16M12 8v4.5l3 2',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 17M15.5 9h.1',
  document: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 16h6',
  sound: 'M12 4a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V7a3 3 0 0 0-3-3M5.5 12a6.5 6.5 0 0 0 13 0M12 18.5V21',
  card: 'M3.5 5h17v14h-17zM7 9.5h5M7 13h10M7 16h6',
  phrases: 'M4 5h16v11h-9l-4.5 4v-4H4zM8 9h8M8 12.5h5',
  file: 'M6 5h12v16H6zM9 3.5h6V7H9zM9 11.5h6M9 15.5h4',
  warning: 'M12 4l9 16H3zM12 10v4.5M12 17.2v.1',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5',
} as const

export type IconName = keyof typeof lines

/** A sign beside words; where it stands alone, the control around it carries the name. */
export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={lines[name]} />
  </svg>
)

/** For names that come from the server. */
export const isIcon = (name: string): name is IconName => name in lines
