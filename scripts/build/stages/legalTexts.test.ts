import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { LegalNode } from '../../../app/api/legalDocumentElements.ts';
import { accessibilityGaps } from '../../../brands/accessibility.ts';
import { type DomainFacts, type DomainName, domainFacts, domainNames } from '../../../brands/domains.ts';
import { languages } from '../../../brands/languages.ts';
import { sampleBrand } from '../../../tests/support/sampleBrandCatalogue.ts';
import { type LegalTemplates, loadLegalTemplates, renderLegalTexts } from './legalTexts.ts';

let templates: LegalTemplates;
beforeAll(async () => {
  templates = await loadLegalTemplates(path.resolve(import.meta.dirname, '../../..'));
});

const union = 'The General Data Protection Regulation (GDPR) applies';
const unnamed = 'The privacy law of your country applies';
const laws: Readonly<Partial<Record<DomainName, string>>> = {
  de: union,
  at: union,
  cz: union,
  pl: union,
  ch: 'The Swiss Federal Act on Data Protection (FADP) applies',
  uk: 'The UK GDPR and the Data Protection Act 2018\u00A0apply',
  com: 'The privacy laws of the United States and of your state apply',
  nz: unnamed,
  au: unnamed,
  za: unnamed,
};

const environment = { publicSite: 'https://www.{slug}.{domain}.example' };
/** A day on which no duty is still to come. */
const day = '2099-01-01';

test.for(Object.entries(laws) as [DomainName, string][])('in the country of %s: %s', ([domain, law]) => {
  const { country } = domainFacts[domain];
  const site = { domain, siteId: 1, defaultLang: 'en', defaultCountry: country, locales: ['en'] } as const;
  const brand = sampleBrand('probelund', { domains: [site] });
  const [file] = renderLegalTexts(templates, brand, environment, day);
  expect(file!.path).toBe(`legal/termsAndPolicies_en_${country}.json`);
  const privacyPolicy = JSON.stringify(JSON.parse(Buffer.from(file!.bytes).toString('utf8')).privacyPolicy);
  expect(Object.values(laws).filter((other) => privacyPolicy.includes(other))).toEqual(
    Object.values(laws).filter((other) => other === law),
  );
});

test('a file is named by the code of its language, which for Czech is not the language tag', () => {
  const site = { domain: 'cz', siteId: 1, defaultLang: 'cz', defaultCountry: 'CZ', locales: ['cz'] } as const;
  const brand = sampleBrand('probelund', { domains: [site] });
  const [file] = renderLegalTexts(templates, brand, environment, day);
  expect(file!.path).toBe('legal/termsAndPolicies_cz_CZ.json');
});

const tested = ['de', 'en', 'cz', 'pl', 'fr'] as const;
/** Patterns of the words for each value of a fact, in the order of `tested`. */
const factWords = {
  tax: {
    vat: [
      'enthalten die Mehrwertsteuer',
      'include value added tax',
      'zahrnují DPH',
      'zawierają VAT',
      'comprennent la TVA',
    ],
    gst: ['GST', 'GST', 'GST', 'GST', 'GST'],
    sales: ['enthalten die Steuern', 'include taxes', 'zahrnují daně', 'zawierają podatki', 'comprennent les taxes'],
  },
  withdrawal: {
    '14days': ['vierzehn Tage|14\\sTag', '14\\sdays', '14\\sdnů', '14\\sdni', 'quatorze jours|14\\sjours'],
    '7days': ['7\\sTage', '7\\sdays', '7\\sdnů', '7\\sdni', '7\\sjours'],
    '3businessDays': [
      'dritten Werktags',
      'third business day',
      'třetího pracovního dne',
      'trzeciego dnia',
      'troisième jour',
    ],
    none: [
      'gesetzlichen Garantien',
      'statutory guarantees',
      'zákonné záruky',
      'gwarancje ustawowe',
      'garanties légales',
    ],
  },
  refund: {
    all: [
      'alles zurück|vollen Preis',
      'everything back|full price',
      'všechno|celou cenu',
      'wszystko|całą cenę',
      'rembour\\S+ tout|prix entier',
    ],
    unusedDays: [
      'Betrag zu zahlen, der dem Anteil',
      'in proportion to',
      'částku úměrnou',
      'proporcjonalną',
      'proportionnel',
    ],
  },
  withdrawalLink: {
    true: [
      '„Vertrag widerrufen“',
      '“Withdraw from contract”',
      '„Odstoupit od smlouvy“',
      '„Odstąp od umowy”',
      '«\\sSe rétracter du contrat\\s»',
    ],
  },
  renewal: {
    openEnded: ['unbestimmte Zeit', 'without a fixed', 'neurčitou', 'nieoznaczony', 'sans durée fixe'],
    monthly: ['von Monat zu', 'month to month', 'měsíce na', 'miesiąca na', 'de mois en'],
    samePeriod: ['um die Zeit und', 'for the period and', 'prodlouží o\\sdobu a', 'na okres i', 'pour la durée et'],
  },
  renewalConsent: {
    true: ['eigens zugestimmt', 'agreed to this separately', 'zvláštní souhlas', 'odrębną zgodę', 'accepté séparément'],
  },
  notice: {
    periodEnd: ['noch einmal und endet', 'renews once more', 'ještě jednou', 'jeszcze raz', 'encore une fois'],
    monthAfterTerm: [
      'Frist von einem Monat',
      'one month’s notice',
      'jednoměsíční lhůtou',
      'miesięcznym okresem',
      'préavis d’un mois',
    ],
    '20businessDays': [
      '20\\sArbeitstage später',
      '20\\sbusiness days later',
      'za 20\\spracovních',
      'po 20\\sdniach',
      '20\\sjours ouvrables plus',
    ],
    none: [
      'endet dann sofort',
      'then ends at once',
      'pak skončí ihned',
      'wtedy od razu\\.',
      'prend alors fin aussitôt',
    ],
  },
} as const;

/** Words of each language before and after the days within which what is owed is paid back. */
const refundDayWords = {
  de: ['(?:spätestens|zahlen|erstatten|dann) binnen', 'Tagen (?:ab|alles|den vollen)'],
  en: ['(?:later than|back within|price within)', 'days(?: after| from the day on|\\.)'],
  cz: ['(?:nejpozději do|Do)', 'dnů (?:ode dne, kdy nám|(?:pak )?vrátíme)'],
  pl: ['(?:później niż|W\\sciągu|cenę w\\sciągu)', 'dni(?: od dnia, w\\sktórym zostal| zwracamy|\\.)'],
  fr: ['(?:au plus tard|tout dans les|entier dans les)', 'jours(?: à compter|\\.)'],
} as const satisfies Record<(typeof tested)[number], readonly [string, string]>;

/** Words of each language for a deleted account that counts as a withdrawal. */
const deletingWords =
  /gilt das Löschen als|deleting counts as|platí smazání za|usunięcie konta uznajemy|vaut rétractation/;

/** Gives what a member reads of a document, from heading `from` up to heading `to`. */
function readText(nodes: readonly LegalNode[], from: number, to: number): string {
  const flatten = (node: LegalNode): string => (typeof node === 'string' ? node : node[1].map(flatten).join(''));
  const texts = nodes.map(flatten);
  const find = (heading: number) => texts.findIndex((text) => text.startsWith(`${heading}. `));
  return texts.slice(find(from), find(to)).join('\n');
}

test.for(domainNames.flatMap((domain) => tested.map((locale) => [domain, locale] as const)))(
  'in the country of %s the terms in %s say each of its facts, and no other',
  ([domain, locale]) => {
    const facts: DomainFacts = domainFacts[domain];
    const site = { domain, siteId: 1, defaultLang: locale, defaultCountry: facts.country, locales: [locale] } as const;
    const brand = sampleBrand('probelund', { domains: [site as never] });
    const [file] = renderLegalTexts(templates, brand, environment, day);
    const { termsOfService, privacyPolicy } = JSON.parse(Buffer.from(file!.bytes).toString('utf8'));
    const terms = readText(termsOfService, 6, 9);
    const said = Object.entries(factWords).map(([fact, byValue]) => [
      fact,
      Object.entries<readonly string[]>(byValue).flatMap(([value, words]) =>
        new RegExp(words[tested.indexOf(locale)]!).test(terms) ? [value] : [],
      ),
    ]);
    expect(Object.fromEntries(said)).toEqual({
      tax: [facts.tax],
      withdrawal: [facts.withdrawal],
      refund: facts.withdrawal === 'none' ? [] : [facts.refund],
      withdrawalLink: facts.withdrawal === 'none' ? [] : ['true'],
      renewal: [facts.renewal],
      renewalConsent: facts.renewalConsent ? ['true'] : [],
      notice: [facts.notice],
    });
    const [before, after] = refundDayWords[locale];
    const refundDays = [...terms.matchAll(new RegExp(`${before}\\s(\\p{L}+|\\d+)\\s${after}`, 'gu'))].map(
      (match) => match[1]!,
    );
    expect(refundDays.map((days) => days.replace(/^(vierzehn|quatorze)$/, '14'))).toEqual(
      facts.withdrawal === 'none' ? [] : [String(facts.refundDays)],
    );
    expect(readText(privacyPolicy, 9, 10)).toMatch(new RegExp(`: ${facts.retentionYears}\\s\\p{L}+, [^\\d]`, 'u'));
    const end = readText(termsOfService, 14, 15);
    expect(deletingWords.test(end)).toBe(facts.withdrawal !== 'none');
    const bodies = domainNames.flatMap((other) => domainFacts[other].disputeBody?.name ?? []);
    const disputes = readText(termsOfService, 15, 16);
    expect(bodies.filter((name) => disputes.includes(name))).toEqual(facts.disputeBody ? [facts.disputeBody.name] : []);
  },
);

test.for(domainNames.flatMap((domain) => tested.map((locale) => [domain, locale] as const)))(
  'in the country of %s the accessibility statement in %s names each gap, and the authority',
  ([domain, locale]) => {
    const facts: DomainFacts = domainFacts[domain];
    const site = { domain, siteId: 1, defaultLang: locale, defaultCountry: facts.country, locales: [locale] } as const;
    const read = (documents: LegalTemplates) => {
      const brand = sampleBrand('probelund', { domains: [site as never] });
      const [file] = renderLegalTexts(documents, brand, environment, day);
      const { accessibility } = JSON.parse(Buffer.from(file!.bytes).toString('utf8'));
      return accessibility as LegalNode[];
    };
    const key = `${languages[locale].tag}/accessibility`;
    const statement = read(templates);
    expect(JSON.stringify(statement).includes('2019/882')).toBe(facts.eu);
    const bodies = domainNames.flatMap((other) => domainFacts[other].accessibilityBody?.name ?? []);
    expect(bodies.filter((name) => JSON.stringify(statement).includes(name))).toEqual(
      facts.accessibilityBody ? [facts.accessibilityBody.name] : [],
    );
    const lengthOf = (nodes: readonly LegalNode[]) => JSON.stringify(nodes).length;
    for (const gap of accessibilityGaps) {
      const { date, render } = templates.get(key)!;
      const without = { date, render: (context: object) => render({ ...context, [gap]: false }) };
      expect(lengthOf(read(new Map([...templates, [key, without]]))), gap).toBeLessThan(lengthOf(statement) - 80);
    }
  },
);

test('a former version has a file of its own; a brand with its own text has no former one of others', async () => {
  const toTemplate = (date: string, text: string) => ({ date, render: () => `<p>${text}</p>` });
  const former = new Map([...templates, ['former/2026-01-31/en/imprint', toTemplate('2026-01-31', 'once')]]);
  const site = { domain: 'nz', siteId: 1, defaultLang: 'en', defaultCountry: 'NZ', locales: ['en'] } as const;
  const read = (ownLegalTexts: Record<string, string>) =>
    renderLegalTexts(former, sampleBrand('probelund', { domains: [site], ownLegalTexts }), environment, day).map(
      ({ path: file, bytes }) => [file, JSON.parse(Buffer.from(bytes).toString('utf8'))],
    );
  const [present, ...before] = read({});
  expect(present![1]).toMatchObject({ former: { imprint: ['2026-01-31'] } });
  expect(before).toEqual([
    [
      'legal/termsAndPolicies_en_NZ.2026-01-31.json',
      {
        imprint: [
          ['p', ['Version of 31 January 2026']],
          ['p', ['once']],
        ],
      },
    ],
  ]);
  const own = read({ 'en/imprint': '<p>own</p>' });
  expect(own).toHaveLength(1);
  expect(own[0]![1]).not.toHaveProperty('former');
});
