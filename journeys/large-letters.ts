import type { Page } from './nethos.ts'

/** What does not fit elder mode (docs/product/look.md): sideways scrolling, letters below 18, a button of the action bar below 60. */
export const unfit = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const { scrollingElement, body } = document
    if (scrollingElement!.scrollWidth > Math.min(innerWidth, screen.width))
      found.push(`is ${scrollingElement!.scrollWidth} wide`)
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    const small = new Set<string>()
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      if (!textContent?.trim() || !parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue
      if (parentElement.closest('.unseen, script, style, noscript')) continue
      // In a drawing a letter is as large as the drawing is shown.
      const shown = parentElement instanceof SVGGraphicsElement ? (parentElement.getScreenCTM()?.d ?? 1) : 1
      const size = Number.parseFloat(getComputedStyle(parentElement).fontSize) * shown
      if (size < 18) small.add(`“${textContent.trim().slice(0, 20)}” is ${size} high`)
    }
    found.push(...small)
    for (const button of document.querySelectorAll<HTMLElement>(
      '.action-bar .button, .bottom-bar__buttons .button, .dialog .button',
    )) {
      const { height, width } = button.getBoundingClientRect()
      if (height > 0 && (height < 60 || width < 60)) found.push(`button ${button.innerText} is ${width} × ${height}`)
    }
    return found
  })
