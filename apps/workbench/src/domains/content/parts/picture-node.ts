import { Image } from '@tiptap/extension-image'

/** A picture of this hospital with the words under it; others (pasted from elsewhere) are left out: patients would not get them. */
export const Picture = Image.extend({
  addAttributes() {
    return { ...this.parent?.(), caption: { default: '', rendered: false } }
  },
  parseHTML() {
    return [
      {
        tag: 'figure',
        getAttrs: figure => {
          const picture = figure.querySelector('img[src^="/files/"]')
          if (!picture) return false
          const words = { caption: figure.querySelector('figcaption')?.textContent ?? '' }
          return { ...pictureOf(picture), ...words }
        },
      },
      { tag: 'img[src^="/files/"]', getAttrs: pictureOf },
    ]
  },
  renderHTML({ node, HTMLAttributes }) {
    const picture = ['img', HTMLAttributes] as const
    const caption = node.attrs.caption as string
    return caption === '' ? picture : ['figure', picture, ['figcaption', caption]]
  },
})

const pictureOf = (picture: Element) =>
  Object.fromEntries(['src', 'alt', 'width', 'height'].map(name => [name, picture.getAttribute(name)]))
