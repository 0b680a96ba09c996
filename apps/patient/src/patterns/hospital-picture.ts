/** What stands for the hospital on a phone's screen: its own mark, or ours. The server writes it into the page (web/pages.ts). */
export const hospitalPicture = (): string =>
  document.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]')?.href ??
  `${location.origin}/icons/apple-touch-icon.png`
