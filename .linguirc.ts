import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

export default {
  locales: ['en', 'de', 'fr', 'cs', 'pl'],
  sourceLocale: 'en',
  catalogs: [{ path: '<rootDir>/app/i18n/{locale}', include: ['<rootDir>/app'] }],
  // Moving a line would otherwise change five catalogues.
  format: formatter({ lineNumbers: false }),
} satisfies LinguiConfig;
