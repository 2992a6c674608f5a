import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { languageTags } from './brands/languages.ts';

export default {
  locales: [...languageTags],
  sourceLocale: 'en',
  catalogs: [{ path: '<rootDir>/app/i18n/{locale}', include: ['<rootDir>/app'] }],
  // Moving a line would otherwise change every catalogue.
  format: formatter({ lineNumbers: false }),
} satisfies LinguiConfig;
