/** What other domains take of uploads. */
export { PicturesField } from './parts/pictures-field.tsx'
export { shrinkPicture } from './parts/shrink-picture.ts'
