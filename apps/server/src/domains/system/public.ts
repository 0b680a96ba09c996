export { fileUrl, viewerTicket } from './viewer-ticket.ts'
