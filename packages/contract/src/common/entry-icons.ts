/**
 * The drawings that stand for a way on the home pages: one line each, 24 × 24. The hospital chooses one by its name, so both
 * apps draw the same.
 */
export const entryIcons = {
  doctor: 'M5 4v5a4.5 4.5 0 0 0 9 0V4M9.5 13.5V15a5 5 0 0 0 10 0v-2M19.5 9a2 2 0 1 0 0 4a2 2 0 0 0 0-4',
  book: 'M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14',
  person: 'M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
  people:
    'M9 5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7M2.5 20c.6-3.6 3.2-5.5 6.5-5.5s5.9 1.9 6.5 5.5M16 5.2a3.5 3.5 0 0 1 0 6.6M18 14.8c1.9.7 3.1 2.5 3.5 5.2',
  phone: 'M6.5 4h3l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5v3a2 2 0 0 1-2 2A15.5 15.5 0 0 1 4.5 6a2 2 0 0 1 2-2z',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z',
  clock: 'M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16M12 8v4.5l3 2',
  info: 'M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16M12 11v5M12 8v.1',
  help: 'M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16M9.7 10a2.3 2.3 0 1 1 3.3 2.1c-.7.4-1 .8-1 1.6M12 16.3v.1',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3.5V8M16 3.5V8',
  report: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 16h6',
  wallet: 'M4 7.5h16V19H4zM4 7.5L15 4v3.5M16 13.2h.1',
  pill: 'M6 18a4.5 4.5 0 0 1 0-6.4L11.6 6A4.5 4.5 0 0 1 18 12.4L12.4 18A4.5 4.5 0 0 1 6 18zM8.8 8.8l6.4 6.4',
  chat: 'M4 5h16v11h-9l-4.5 4v-4H4z',
  bed: 'M3 6v13M3 15h18v4M21 15v-2a3 3 0 0 0-3-3h-7v5M7 9.5a1.7 1.7 0 1 0 0 3.4a1.7 1.7 0 0 0 0-3.4',
  heart: 'M12 20s-8-4.7-8-10.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8 2.5C20 15.3 12 20 12 20z',
  clipboard: 'M6 5h12v16H6zM9 3.5h6V7H9zM9 11.5h6M9 15.5h4',
  hospital: 'M5 21V5h14v16M3 21h18M12 8v5M9.5 10.5h5M10 21v-4h4v4',
  edit: 'M4 20l1-4L16.5 4.5l3 3L8 19zM14 7l3 3',
  bell: 'M6 16v-5a6 6 0 0 1 12 0v5l1.5 2h-15zM10 21h4',
  gift: 'M4 9h16v4H4zM5.5 13v7h13v-7M12 9v11M12 9c-1.5-4-6-5-6-2.3C6 8.5 9 9 12 9c3 0 6-.5 6-2.3C18 4 13.5 5 12 9',
  ticket: 'M3 7h18v3.5a1.5 1.5 0 0 0 0 3V17H3v-3.5a1.5 1.5 0 0 0 0-3zM14 9v1M14 14v1',
  place: 'M12 21s-7-6.3-7-11a7 7 0 0 1 14 0c0 4.7-7 11-7 11zM12 7.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5',
  video: 'M3 7h12v10H3zM15 10.5l6-3v9l-6-3',
  shield: 'M12 3l8 3v6c0 4.5-3.3 7.5-8 9-4.7-1.5-8-4.5-8-9V6zM8.5 12l2.5 2.5 4.5-5',
  flask: 'M9.5 3h5M11 3v6l-5.5 9.5A1.7 1.7 0 0 0 7 21h10a1.7 1.7 0 0 0 1.5-2.5L13 9V3M8 15h8',
  pulse: 'M3 12h4l2.5-6 4 12 2.5-6h5',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.1M4 12h.1M4 18h.1',
  sound: 'M4 9.5v5h3.5L13 19V5L7.5 9.5zM16.5 9a4.5 4.5 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11',
} as const
export type EntryIcon = keyof typeof entryIcons
export const entryIconNames = Object.keys(entryIcons) as [EntryIcon, ...EntryIcon[]]
