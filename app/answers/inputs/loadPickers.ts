import { loadTranslatedChunk } from '../../i18n/loadTranslatedChunk.ts';
import { once } from '../../lib/once.ts';
import { loadedPickers, type Pickers } from './loadedPickers.ts';

export const loadPickers = once(async (): Promise<Pickers> => {
  await loadTranslatedChunk(() => import('./registerPickers.ts'));
  return loadedPickers()!;
});
