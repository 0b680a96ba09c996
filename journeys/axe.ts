import axe from 'axe-core'
import type { Page } from './nethos.ts'

/** All of WCAG 2.2 A and AA: each version's rules carry only its own tag. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

export interface BrokenRule {
  id: string
  impact: string
  /** The elements that break it, as HTML. */
  html: string
}

/** What of the standards the page breaks. */
export const brokenRules = (page: Page): Promise<BrokenRule[]> => check(page, { type: 'tag', values: standards })

/** Where what is written is too pale for what it stands on. */
export const paleTexts = (page: Page): Promise<BrokenRule[]> =>
  check(page, { type: 'rule', values: ['color-contrast'] })

/** The library is handed to a document once, not for each report: that takes longer than the report. */
async function check(page: Page, runOnly: axe.RunOnly): Promise<BrokenRule[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async only => {
    const { violations } = await window.axe.run(document, { runOnly: only, resultTypes: ['violations'] })
    return violations.map(({ id, impact, nodes }) => ({
      id,
      impact: impact ?? '',
      html: nodes.map(node => node.html).join(' '),
    }))
  }, runOnly)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
