import type { Language } from '../../../../brands/languages/Language.ts';
import type { LocaleCode } from '../../../../brands/languages.ts';
import { languageIn } from '../../../../brands/languageVariants.ts';
import type { WorldMember } from './members.ts';

interface SpokenIn {
  country: string;
  language: LocaleCode;
}

const cache = new Map<string, Language['sandbox']>();

/** What members of a region say, spelled as there. */
export function sandboxTextsIn({ country, language }: SpokenIn): Language['sandbox'] {
  const key = `${language}-${country}`;
  const texts = cache.get(key) ?? languageIn(country, language).sandbox;
  cache.set(key, texts);
  return texts;
}

/** What a member says. */
export const sandboxTextsOf = ({ language, town: { country } }: Pick<WorldMember, 'language' | 'town'>) =>
  sandboxTextsIn({ country, language });
