/** What other domains take of uploads. */
export { PicturesField } from './parts/pictures-field.tsx'
/** What somebody has read and agreed to is kept (also by pages that show the text themselves). */
export { giveConsent } from './system.calls.ts'
/** What every room is made of. */
export { ChatBar } from './chat/chat-bar.tsx'
export { Files } from './chat/files.tsx'
export { TalkCard } from './chat/talk-card.tsx'
export { Voice } from './chat/voice.tsx'
export { UnsentMessage } from './chat/unsent-message.tsx'
export { useOutbox, type Outbox } from './chat/use-outbox.ts'
