import { languages, localeCodes } from '../../brands/languages.ts';

/** Conditions of two plain parts fold, so that a site has the chunks of its own languages only. */
const renderImports = (priority: 'critical' | 'deferred') => `
export function import${priority === 'critical' ? 'Critical' : 'Deferred'}Messages(locale: LocaleCode): MessageModule {
${[...localeCodes.filter((locale) => locale !== 'en'), 'en' as const]
  .map(
    (locale) =>
      `  if (site.locales.includes('${locale}') && locale === '${locale}') return import('./${languages[locale].tag}.po?${priority}');\n`,
  )
  .join('')}  throw new Error(\`this site has no texts in \${locale}\`);
}
`;

/** The imports of the app's messages, two for each language. */
export const renderMessageImports = (): string => `// Written by npm run schemas from brands/languages.ts.
import type { Messages } from '@lingui/core';
import type { LocaleCode } from '../site/SiteValues.ts';
import { site } from '../site/site.ts';

type MessageModule = Promise<{ messages: Messages }>;
${renderImports('critical')}${renderImports('deferred')}`;
