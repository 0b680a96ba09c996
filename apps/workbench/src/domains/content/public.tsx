export { PictureButton } from './parts/picture-button.tsx'
