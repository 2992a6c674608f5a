import path from 'node:path';
import { expect, test } from 'vitest';
import { type DomainName, domainNames } from '../../../brands/domains.ts';
import { type DutyName, duties, dutyNames, isOperators, listDuties } from '../../../brands/duties.ts';
import { loadCatalogue } from '../config/resolve/loadCatalogue.ts';
import { loadLegalTemplates, renderLegalTexts } from '../stages/legalTexts.ts';
import { listComingDuties } from './listComingDuties.ts';
import { planBuild, type Site } from './planBuild.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const catalogue = await loadCatalogue(root);
const templates = await loadLegalTemplates(root);

/** The texts of a site in English on a day, if it was built on another. */
function readLegalTexts({ brand, domain }: Site, builtOn: string, day: string): Record<string, string> {
  const english = { ...brand, domains: [{ ...domain, locales: ['en' as const] }] };
  const environment = { publicSite: 'https://www.{slug}.{domain}.example' };
  const [main, ...others] = renderLegalTexts(templates, english, environment, builtOn).map(({ path: file, bytes }) => ({
    date: /\.(\d{4}-\d\d-\d\d)\.json$/.exec(file)?.[1] ?? '',
    texts: JSON.parse(Buffer.from(bytes).toString('utf8')),
  }));
  const coming: Record<string, readonly string[]> = main!.texts.coming ?? {};
  return Object.fromEntries(
    ['termsOfService', 'privacyPolicy'].map((document) => {
      const date = coming[document]?.find((one) => one <= day);
      const texts = others.find((one) => one.date === date)?.texts ?? main!.texts;
      return [document, JSON.stringify(texts[document])];
    }),
  );
}

const isDueOn = (state: boolean | string, day: string) => (typeof state === 'string' ? state <= day : state);

/**
 * Whether a site keeps a duty on a day, for duties that can be read off its values or its terms. The others hold in
 * every site, whether due or not, and `proof` has their tests.
 */
const signs: Partial<Record<DutyName, (site: Site, texts: Record<string, string>, day: string) => boolean>> = {
  withdrawalFunction: ({ values }, { termsOfService }, day) => {
    const link = isDueOn(values.withdrawalFunction, day);
    expect(termsOfService!.includes('right of withdrawal online')).toBe(link);
    return link;
  },
  renewalCoolingOff: ({ values }, { termsOfService }, day) => {
    const sentence = isDueOn(values.renewalCoolingOff, day);
    expect(termsOfService!.includes('undo a renewal within 14')).toBe(sentence);
    return sentence;
  },
  renewalReminders: (_, { termsOfService }) => termsOfService!.includes('we remind you twice'),
  privacyComplaints: (_, { privacyPolicy }) => privacyPolicy!.includes('we confirm that within 30'),
};

test('a duty whose words alone a test proves is the operator’s to do', () => {
  const proven = Object.entries(duties).filter(([, { proof }]) =>
    proof.startsWith('scripts/build/plan/duties.test.ts'),
  );
  expect(proven.map(([name]) => name).sort()).toEqual(dutyNames.filter(isOperators).sort());
});

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
const days = [...new Set(Object.values(duties).flatMap(({ from }) => [dayBefore(from), from]))].sort();

test.for(days)('on %s texts and links of every site follow its duties', { tags: 'rule' }, (day) => {
  // Built on the day, and the day before: a site switches by itself.
  for (const builtOn of [day, dayBefore(day)]) {
    const { sites } = planBuild(catalogue, { brands: [], domains: [], day: builtOn });
    expect(sites.length).toBeGreaterThan(140);
    // Texts differ by country, and where a brand has its own.
    const texts = new Map<string, Record<string, string>>();
    for (const site of sites) {
      const { domain } = site.domain;
      const key = `${domain} ${Object.keys(site.brand.ownLegalTexts).length > 0 ? site.brand.slug : ''}`;
      if (!texts.has(key)) texts.set(key, readLegalTexts(site, builtOn, day));
      const shown = Object.entries(signs).flatMap(([name, shows]) => (shows(site, texts.get(key)!, day) ? [name] : []));
      expect(shown, site.host).toEqual(
        Object.keys(signs).filter((name) => listDuties(domain, day).includes(name as DutyName)),
      );
    }
  }
});

test('a duty is named in the 60 days before it', () => {
  const sitesOf = (...names: DomainName[]) => names.map((domain) => ({ domain: { domain } }));
  const line = expect.stringMatching(/^brands\/duties\.ts: from 2027-04-01, 2 sites \(uk\) have to /);
  expect(listComingDuties(sitesOf('uk', 'uk', 'de'), '2027-01-31')).toEqual([line, line]);
  expect(listComingDuties(sitesOf('uk', 'de'), '2027-01-30')).toEqual([]);
  expect(listComingDuties(sitesOf('uk'), '2027-04-01')).toEqual([]);
  expect(listComingDuties(sitesOf(...domainNames.filter((name) => name !== 'uk')), '2027-03-31')).toEqual([]);
});
