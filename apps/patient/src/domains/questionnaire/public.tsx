/** For pages of other domains: a questionnaire to fill in, what it came to, and lists of them. */
export { AssignmentList } from './parts/assignment-list.tsx'
export { FlagHelp } from './parts/flag-help.tsx'
export { ItemField } from './parts/item-field.tsx'
export { FillIn } from './parts/fill-in.tsx'
export { ForPerson } from './parts/person-chips.tsx'
export { Result } from './parts/result.tsx'
export { beginQuestionnaire, questionnaireResult } from './questionnaire.calls.ts'
