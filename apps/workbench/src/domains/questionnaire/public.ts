/** For documents that embed a form: its pages and red flags are written by the same parts, and tried on the same frame. */
export { DryRun } from './editor/dry-run.tsx'
export { FlagsEditor } from './editor/flags-editor.tsx'
export { emptyQuestionnaire, freshItem } from './editor/fresh.ts'
export { PagesEditor } from './editor/pages-editor.tsx'
/** Which questionnaires there are, for what asks for one. */
export { questionnaireEditions } from './questionnaire.calls.ts'
import './editor/editor.css'
