/** What every desk uploads with. */
export { PictureButton } from './parts/picture-button.tsx'
