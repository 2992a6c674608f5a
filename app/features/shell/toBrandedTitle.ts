import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { site } from '../../site/site.ts';

/** The title of a page with its brand: 'Page – Brand'. */
export const toBrandedTitle = (i18n: I18n, page: string): string => t(i18n)`${page} – ${{ brand: site.name }}`;
