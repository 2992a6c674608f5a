import type { Message } from '../../../api/contract/conversations.ts';
import { site } from '../../../site/site.ts';
import { compileLanguage, type LanguageCues } from './compileWords.ts';
import { findWarning, type WarningKind } from './findWarning.ts';

let languages: readonly LanguageCues[] | null = null;

/** Loads the words of the site's languages and of English, which members write everywhere; a site has no others. */
export async function loadWarningWords(): Promise<void> {
  const loaded = await Promise.all([
    import('./words/en.ts'),
    ...(site.locales.includes('de') ? [import('./words/de.ts')] : []),
    ...(site.locales.includes('fr') ? [import('./words/fr.ts')] : []),
    ...(site.locales.includes('cz') ? [import('./words/cs.ts')] : []),
    ...(site.locales.includes('pl') ? [import('./words/pl.ts')] : []),
  ]);
  languages ??= loaded.map(compileLanguage);
}

const found = new WeakMap<Message, WarningKind | null>();

/** Finds whether a message needs a note. Own ones and those that the member cannot read need none. */
export function findMessageWarning(message: Message, own: boolean): WarningKind | null {
  if (own || message.blurred || languages === null) return null;
  const known = found.get(message);
  if (known !== undefined) return known;
  const kind = findWarning(message.message ?? '', languages);
  found.set(message, kind);
  return kind;
}
