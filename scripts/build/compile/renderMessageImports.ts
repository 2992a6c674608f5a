import { type LocaleCode, languages, localeCodes } from '../../../brands/languages.ts';
import { languageVariants, variantNames } from '../../../brands/languageVariants.ts';
import { type MessagePriority, messagePriorities, pagePriorities } from './MessagePriority.ts';

/**
 * Renders the import of a language; a site with a variant of it imports only that.
 */
const renderImport = (locale: LocaleCode, priority: string) => {
  const file = `./${languages[locale].tag}.po`;
  const imported = variantNames
    .filter((name) => languageVariants[name].locale === locale)
    .reduce(
      (otherwise, name) =>
        `site.languageVariants.includes('${name}') ? import('${file}?${name}&${priority}') : ${otherwise}`,
      `import('${file}?${priority}')`,
    );
  return `return ${imported};`;
};

const toFunctionName = (priority: string) => `import${priority[0]!.toUpperCase()}${priority.slice(1)}Messages`;

/**
 * Renders the imports of one priority. Conditions of two plain parts fold, so sites have chunks of their languages
 * only.
 */
const renderImports = (priority: MessagePriority) => `
function ${toFunctionName(priority)}(locale: LocaleCode): MessageModule {
${[...localeCodes.filter((locale) => locale !== 'en'), 'en' as const]
  .map(
    (locale) =>
      `  if (site.locales.includes('${locale}') && locale === '${locale}') ${renderImport(locale, priority)}\n`,
  )
  .join('')}  throw new Error(\`this site has no texts in \${locale}\`);
}
`;

const render = (
  name: string,
  priorities: readonly MessagePriority[],
) => `// Written by npm run schemas from brands/languages.ts.
// biome-ignore-all format: it has a line for each language
import type { Messages } from '@lingui/core';
import type { LocaleCode } from '../site/SiteValues.ts';
import { site } from '../site/site.ts';

type MessageModule = Promise<{ messages: Messages }>;
${priorities.map(renderImports).join('')}
/** The import of each priority. */
export const ${name} = {
${priorities.map((priority) => `  ${priority}: ${toFunctionName(priority)},\n`).join('')}};
`;

/** Renders the types of modules with messages; a pattern may have one asterisk, so it tells no file. */
const renderModuleTypes = () => `// Written by npm run schemas from scripts/build/compile/MessagePriority.ts.
${messagePriorities
  .map((priority) => `declare module '*${priority}' {\n  export const messages: import('@lingui/core').Messages;\n}\n`)
  .join('')}`;

/** Renders the imports of the app's messages, one of each priority for each language, by file: pages have one of theirs. */
export const renderMessageImports = () => ({
  'app/i18n/importMessages.ts': render('messageImports', ['critical', 'deferred', 'rare']),
  'app/i18n/importPageMessages.ts': render('pageMessageImports', pagePriorities),
  'app/i18n/po.d.ts': renderModuleTypes(),
});
