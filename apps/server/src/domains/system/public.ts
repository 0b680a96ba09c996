export { hangFiles, ownFiles, type Kept } from './own-files.ts'
export { appParams, systemChanged, valuesOf } from './params.ts'
export { fileUrl, viewerTicket } from './viewer-ticket.ts'
export { putUpPicture } from './open-picture.ts'
