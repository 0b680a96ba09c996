import type { PDFDocumentProxy } from 'pdfjs-dist'

/** Where the build lays pdf.js (build/pdf-reader.ts). */
declare const PDF_READER: string

export interface OpenPdf {
  pages: number
  /** Draws a page as wide as the canvas is laid out, times the zoom, and gives back its words for who cannot see it. */
  draw(page: number, canvas: HTMLCanvasElement, zoom: number): Promise<string>
  close(): void
}

/** The library asks for a newer browser than the app does: an older one throws here, and the page offers the file itself. */
export async function openPdf(url: string): Promise<OpenPdf> {
  const library = (await import(/* @vite-ignore */ `${PDF_READER}pdf.js`)) as typeof import('pdfjs-dist')
  library.GlobalWorkerOptions.workerSrc = `${PDF_READER}worker.js`
  const loading = library.getDocument({
    url,
    cMapUrl: `${PDF_READER}cmaps/`,
    standardFontDataUrl: `${PDF_READER}fonts/`,
    wasmUrl: `${PDF_READER}images/`,
    // The pages' policy lets no machine code in.
    useWasm: false,
  })
  const document = await loading.promise
  return {
    pages: document.numPages,
    draw: (page, canvas, zoom) => drawPage(document, page, canvas, zoom),
    close: () => void loading.destroy().catch(() => undefined),
  }
}

/** Beyond this a phone gives a canvas no memory. */
const mostPixels = 12_000_000

async function drawPage(document: PDFDocumentProxy, at: number, canvas: HTMLCanvasElement, zoom: number) {
  const page = await document.getPage(at)
  const natural = page.getViewport({ scale: 1 })
  const width = (canvas.parentElement?.clientWidth ?? natural.width) * zoom
  const sharp = Math.min(
    window.devicePixelRatio,
    Math.sqrt(mostPixels / (width * width * (natural.height / natural.width))),
  )
  const viewport = page.getViewport({ scale: (width / natural.width) * sharp })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  canvas.style.width = `${width}px`
  await page.render({ canvas, viewport }).promise
  const { items } = await page.getTextContent()
  return items.map(item => ('str' in item ? item.str : '')).join(' ')
}
