import { ageBrackets } from '../../../brands/brandSchema.ts';
import { type DomainName, domainFacts, domainNames } from '../../../brands/domains.ts';
import { type LocaleCode, languages, languageTags, localeCodes } from '../../../brands/languages.ts';
import { WrittenLook } from '../../../themes/look.ts';
import { looksLikeColors, parseColors } from '../../build/config/colors/parseColors.ts';
import { NONE } from '../typed/typedCompany.ts';
import { type Answers, isAnswered, NO_LOOK, OWN_COMPANY, type QuestionKey } from './answers.ts';
import { hasCompanyFacts } from './draftCompany.ts';

/** Reduces a text to its letters, without case, accents and other characters. */
const toPlain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Country names in use beside those of the standard. */
const otherCountryNames: Readonly<Record<string, string>> = {
  usa: 'US',
  us: 'US',
  america: 'US',
  gb: 'GB',
  greatbritain: 'GB',
  britain: 'GB',
  england: 'GB',
  czechrepublic: 'CZ',
};

function nameDomains(): ReadonlyMap<string, DomainName> {
  const domainOf = new Map(domainNames.map((domain): [string, DomainName] => [domainFacts[domain].country, domain]));
  const translated = languageTags.flatMap((tag) => {
    const names = new Intl.DisplayNames([tag], { type: 'region' });
    return Array.from(domainOf.keys(), (country) => [toPlain(names.of(country)!), country] as const);
  });
  return new Map([
    ...[...translated, ...Object.entries(otherCountryNames)].flatMap(([name, country]) => {
      const domain = domainOf.get(country);
      return domain ? [[name, domain] as const] : [];
    }),
    ...domainNames.map((domain) => [domain, domain] as const),
  ]);
}

function nameLanguages(): ReadonlyMap<string, LocaleCode> {
  const translated = languageTags.flatMap((tag) => {
    const names = new Intl.DisplayNames([tag], { type: 'language' });
    return localeCodes.map((code) => [toPlain(names.of(languages[code].tag)!), code] as const);
  });
  const tags = localeCodes.map((code) => [toPlain(languages[code].tag), code] as const);
  return new Map([...translated, ...tags, ...localeCodes.map((code) => [code, code] as const)]);
}

const domainsByName = nameDomains();
const languagesByName = nameLanguages();
const lookKeysByName = new Map(Object.keys(WrittenLook.shape).map((key) => [toPlain(key), key]));

const MAX_WORDS_IN_NAME = 3;

/** Replaces names in a text, whose words may be without commas, by their codes; other words stay. */
function toCodes(text: string, codes: ReadonlyMap<string, string>): string[] {
  const words = text
    .split(/[\s,;]+|\.(?=\p{L})/u)
    .filter((word) => word !== '' && !/^(?:and|und|et|&|\+)$/i.test(word));
  const found: string[] = [];
  for (let at = 0; at < words.length; ) {
    const lengths = Array.from({ length: MAX_WORDS_IN_NAME }, (_, index) => MAX_WORDS_IN_NAME - index);
    const length = lengths.find((count) => codes.has(toPlain(words.slice(at, at + count).join('')))) ?? 1;
    const name = words.slice(at, at + length).join('');
    found.push(codes.get(toPlain(name)) ?? name);
    at += length;
  }
  return found;
}

/** Replaces "50+", "over 50" or "50 plus" by `50`; other texts stay. */
function understandAge(text: string): string {
  const numbers = text.match(/\d+/g) ?? [];
  const age = ageBrackets.find((bracket) => String(bracket) === numbers[0]);
  return numbers.length === 1 && age !== undefined ? String(age) : text;
}

/** Finds the beginning and end of keys: the word before `=` or `:`, or the two or three that are a name together. */
function findKeys(text: string, keys: ReadonlyMap<string, string>) {
  return [...text.matchAll(/([^\s,;=:]+)\s*([=:])\s*/g)].map(({ 0: match, 1: word = '', 2: sign, index }) => {
    const names = [...text.slice(0, index + word.length).matchAll(/(?=(?:^|(?<=[\s,;]))\S+(?: \S+){0,2}$)/g)];
    const start = names.map((name) => name.index).find((at) => keys.has(toPlain(text.slice(at, index + word.length))));
    const from = start ?? index;
    const key = text.slice(from, index + word.length);
    const known = keys.get(toPlain(key));
    return { from, to: index + match.length, key: known ?? key, isKnown: known !== undefined, sign };
  });
}

/** Rewrites `Switzerland: French, German` as `ch=fr,de`. */
function understandPairs(
  text: string,
  keys: ReadonlyMap<string, string>,
  values?: ReadonlyMap<string, string>,
  kind?: 'addresses',
): string {
  const found = findKeys(text, keys).filter(({ isKnown, sign }) => kind !== 'addresses' || isKnown || sign === '=');
  const pairs = found.map(({ key, to }, index) => {
    const value = text.slice(to, found[index + 1]?.from).replace(/[\s,;]+$/, '');
    return `${key}=${values ? toCodes(value, values).join(',') : value}`;
  });
  return [text.slice(0, found[0]?.from).trim(), ...pairs].filter(Boolean).join(' ');
}

/** Gives a single number to the only domain. */
const understandSiteIds = (text: string, domains: readonly string[]) =>
  domains.length === 1 && /^\d+$/.test(text) ? `${domains[0]}=${text}` : understandPairs(text, domainsByName);

/** Gives a single list of languages to the only domain. */
const understandLanguages = (text: string, domains: readonly string[]) =>
  domains.length === 1 && !/[=:]/.test(text)
    ? `${domains[0]}=${toCodes(text, languagesByName).join(',')}`
    : understandPairs(text, domainsByName, languagesByName);

/** Gives a single host to the only domain. A colon inside an address begins no value. */
const understandAddresses = (text: string, domains: readonly string[]) =>
  domains.length === 1 && !findKeys(text, domainsByName).some(({ isKnown }) => isKnown)
    ? `${domains[0]}=${text}`
    : understandPairs(text, domainsByName, undefined, 'addresses');

/** Replaces the name of a country that has sites by its code. */
const toCountry = (text: string) => {
  const domain = domainsByName.get(toPlain(text));
  return domain ? domainFacts[domain].country : text.toUpperCase();
};

/** Facts that a company may not have. */
const absentFacts = ['companyRegister', 'companyVatId', 'companyDirectors', 'companyAuthority'] as const;

/** Whether an answer to the question about the theme is meant as colours. */
const isMeantAsColors = (theme: string, themeNames: readonly string[]) =>
  !themeNames.includes(theme) && (looksLikeColors(theme) || parseColors(theme).problems.length === 0);

/**
 * Replaces people's words in answers by the codes of the files: "50+", "Germany and Austria", "Switzerland: French",
 * colours in place of a theme. Everything else stays, for the checks to report.
 */
export function understandAnswers(answers: Answers, themeNames: readonly string[]): Answers {
  const typed: Partial<Record<QuestionKey, string>> = Object.fromEntries(
    Object.entries(answers).flatMap(([key, text]) => (isAnswered(text) ? [[key, text.trim()]] : [])),
  );
  const understood = { ...typed };
  const apply = (key: QuestionKey, understand: (text: string) => string) => {
    if (typed[key] !== undefined) understood[key] = understand(typed[key]);
  };
  const domains = typed.domains === undefined ? [] : toCodes(typed.domains, domainsByName);
  apply('age', understandAge);
  apply('domains', () => domains.join(','));
  apply('siteIds', (text) => understandSiteIds(text, domains));
  apply('languages', (text) => understandLanguages(text, domains));
  apply('support', (text) => understandPairs(text, domainsByName));
  apply('hosts', (text) => understandAddresses(text, domains));
  apply('publicSites', (text) => understandAddresses(text, domains));
  apply('company', (text) => (/^(?:own|its own|eigene|eigene firma|ihre eigene)$/i.test(text) ? OWN_COMPANY : text));
  apply('companyCountry', (text) => toCountry(text));
  for (const key of absentFacts) apply(key, (text) => (/^(?:none|no|keine?|keines?|-)$/i.test(text) ? NONE : text));
  if (typed.company === undefined && hasCompanyFacts(typed)) understood.company = OWN_COMPANY;
  apply('look', (text) =>
    /^(?:none|no|-|as the theme has it)$/i.test(text) ? NO_LOOK : understandPairs(text, lookKeysByName),
  );
  if (typed.theme !== undefined && typed.colors === undefined && isMeantAsColors(typed.theme, themeNames)) {
    understood.colors = typed.theme;
    delete understood.theme;
  }
  return understood;
}
