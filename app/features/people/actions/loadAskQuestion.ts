import { loadTranslatedChunk } from '../../../i18n/loadTranslatedChunk.ts';

/** Loads the dialog with a question for a person, for a `LazyDialog`. */
export const loadAskQuestion = () =>
  loadTranslatedChunk(async () => (await import('./AskQuestionDialog.tsx')).AskQuestionDialog);
