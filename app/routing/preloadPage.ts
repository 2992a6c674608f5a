import { activeLocale } from '../i18n/activeLocale.ts';
import { importMessages } from '../i18n/loadMessages.ts';
import type { Page } from './definePage.ts';

/** Loads a page into the browser's memory only: a failure is of no consequence. */
export const preloadPage = ({ load, texts }: Page): Promise<unknown> =>
  Promise.all([load?.(), texts && importMessages(activeLocale(), texts)]);
