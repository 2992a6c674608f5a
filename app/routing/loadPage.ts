import type { ComponentType } from 'react';
import { loadTranslatedChunk } from '../i18n/loadTranslatedChunk.ts';
import { loadChunk } from '../lib/loadChunk.ts';
import type { Page } from './definePage.ts';

/**
 * Loads a page with its texts. If that fails, resolves to a page that throws the error, so that the error page is
 * shown.
 */
export const loadPage = ({ load, texts = 'deferred' }: Page): Promise<ComponentType> =>
  (texts === 'critical' ? loadChunk(load!) : loadTranslatedChunk(load!, texts)).catch((error: unknown) => () => {
    throw error;
  });
