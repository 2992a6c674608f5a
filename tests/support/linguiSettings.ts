/** Renders `.linguirc.ts` for a project of a test with catalogues in these languages. */
export const linguiSettings = (locales: readonly string[]): string => `
import { formatter } from '@lingui/format-po';
export default {
  locales: ${JSON.stringify(locales)},
  sourceLocale: 'en',
  catalogs: [{ path: '<rootDir>/app/i18n/{locale}', include: ['<rootDir>/app'] }],
  format: formatter({ lineNumbers: false }),
};`;
