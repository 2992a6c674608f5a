import { loadRareChunk } from '../../../i18n/loadTranslatedChunk.ts';

/** Loads the dialog with a question for a person, for a `LazyDialog`. */
export const loadAskQuestion = () =>
  loadRareChunk(async () => (await import('./AskQuestionDialog.tsx')).AskQuestionDialog);
