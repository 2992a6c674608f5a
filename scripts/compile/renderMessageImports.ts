import { type LocaleCode, languages, localeCodes } from '../../brands/languages.ts';
import { languageVariants, variantNames } from '../../brands/languageVariants.ts';

/** The import of a language; a site with a variant of it has that alone. */
const renderImport = (locale: LocaleCode, priority: string) => {
  const file = `./${languages[locale].tag}.po`;
  return variantNames
    .filter((name) => languageVariants[name].locale === locale)
    .reduce(
      (otherwise, name) =>
        `site.languageVariants.includes('${name}')\n      ? import('${file}?${name}&${priority}')\n      : ${otherwise}`,
      `import('${file}?${priority}')`,
    );
};

/** Conditions of two plain parts fold, so that a site has the chunks of its own languages only. */
const renderImports = (priority: 'critical' | 'deferred') => `
export function import${priority === 'critical' ? 'Critical' : 'Deferred'}Messages(locale: LocaleCode): MessageModule {
${[...localeCodes.filter((locale) => locale !== 'en'), 'en' as const]
  .map(
    (locale) =>
      `  if (site.locales.includes('${locale}') && locale === '${locale}') {\n    return ${renderImport(locale, priority)};\n  }\n`,
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
