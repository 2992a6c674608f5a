import { describe, expect, test } from 'vitest';
import { sampleBrand, sampleBrandCatalogue } from '../../../tests/support/sampleBrandCatalogue.ts';
import { toOtherHostAnswers } from './hostAnswers.ts';
import { parseShard } from './parseShard.ts';
import { type BuildFilter, planBuild } from './planBuild.ts';

const plan = (filter: Partial<BuildFilter> = {}) =>
  planBuild(sampleBrandCatalogue(), { brands: [], domains: [], ...filter });
const hosts = (filter?: Partial<BuildFilter>) => plan(filter).sites.map(({ host }) => host);
const complaint = (filter: Partial<BuildFilter>) => {
  try {
    plan(filter);
  } catch (error) {
    return (error as Error).message;
  }
  return 'none';
};

describe('filters', () => {
  test('without a filter all sites are built, sorted by host', () => {
    expect(hosts()).toEqual([
      'members.ahorn.com.example',
      'members.ahorn.de.example',
      'members.ahorn.uk.example',
      'members.birke.com.example',
      'members.birke.de.example',
      'members.birke.uk.example',
    ]);
  });

  test('a brand and domains limit the sites', () => {
    expect(hosts({ brands: ['birke'], domains: ['de', 'uk'] })).toEqual([
      'members.birke.de.example',
      'members.birke.uk.example',
    ]);
  });

  test.for([1, 2, 3, 4, 5, 6])('%i shards together hold every site once', (count) => {
    const shards = Array.from({ length: count }, (_, index) => hosts({ shard: { index: index + 1, count } }));
    expect(shards.flat().sort()).toEqual(hosts());
    expect(
      Math.max(...shards.map(({ length }) => length)) - Math.min(...shards.map(({ length }) => length)),
    ).toBeLessThan(2);
  });

  test('a filter that matches nothing lists the possible values', () => {
    expect(complaint({ brands: ['birk'] })).toBe(
      'there is no brand "birk"; did you mean "birke"?\nbrands: ahorn, birke',
    );
    expect(complaint({ domains: ['us'] })).toContain('there is no domain "us"; did you mean "com"');
    expect(complaint({ environment: 'prodction' })).toContain('did you mean "production"?');
    expect(complaint({ brands: ['birke'], domains: ['ch'] })).toBe(
      'no site matches --brand birke --domain ch; there is:\n  birke: de, uk, com',
    );
    expect(complaint({ shard: { index: 7, count: 7 } })).toBe('shard 7/7 is empty: there are only 6 sites');
  });

  test.for(['0/2', '3/2', '1', 'a/b', '1/2/3', '-1/2', '1/0', '1.5/2'])('refuses the shard %s', (text) => {
    expect(() => parseShard(text)).toThrow('write i/n');
  });
});

describe('values of a site', () => {
  const site = (domain: string) => plan({ brands: ['ahorn'], domains: [domain] }).sites[0]!.values;

  test.for([
    ['de', true, 'dd.mm.yyyy', 500, 2, 'support.de@ahorn.example', true],
    ['uk', false, 'dd/mm/yyyy', 500, 1, 'support@ahorn.example', false],
    ['com', false, 'mm/dd/yyyy', 2000, 1, 'support@ahorn.example', false],
  ] as const)('%s: units, dates, size of the country, PayPal, support, cancelling', ([domain, ...expected]) => {
    const { metric, dateFormat, countryRadiusKm, paypalLayout, supportEmail, withdrawalFunction } = site(domain);
    expect([metric, dateFormat, countryRadiusKm, paypalLayout, supportEmail, withdrawalFunction]).toEqual(expected);
  });

  test('the menu variant is that of the brand, else the width of the window decides', { tags: 'rule' }, () => {
    const catalogue = sampleBrandCatalogue();
    const [first] = catalogue.brands;
    const set = { ...first!, features: { ...first!.features, menuVariant: 2 as const } };
    const variantOf = (brands: typeof catalogue.brands) =>
      planBuild({ ...catalogue, brands }, { brands: [], domains: ['de'] }).sites[0]!.values.menuVariant;
    expect([variantOf([first!]), variantOf([set])]).toEqual([0, 2]);
  });

  test('derived flags agree with their sources', () => {
    expect(site('de')).toMatchObject({
      siteId: 1,
      minAge: 40,
      multilingual: true,
      sandbox: false,
      hosts: ['members.ahorn.de.example'],
      registerUrl: 'https://www.ahorn.de.example/register',
      supportEmails: { DE: 'support.de@ahorn.example' },
    });
  });

  test('only the sandbox agrees to run on local hosts', () => {
    expect(plan({ environment: 'sandbox' }).sites[0]!.values).toMatchObject({
      sandbox: true,
      hosts: ['members.ahorn.com.example', 'localhost'],
    });
  });

  test('only the sandbox can have another port', () => {
    const { values } = plan({ environment: 'sandbox', sandboxPort: 4999 }).sites[0]!;
    expect([values.apiOrigin, values.socketOrigin]).toEqual([
      'https://api.operator.example:4999',
      'wss://live.operator.example:4999',
    ]);
    expect(complaint({ sandboxPort: 4999 })).toContain('for the sandbox');
  });
});

test('own hosts count in the environments that take them, and retired hosts answer there', { tags: 'rule' }, () => {
  const own = { host: 'members.xn--bcher-kva.uk', otherHosts: ['ahorn.co.uk'], publicSite: 'https://www.ahorn.co.uk' };
  const [de, uk] = sampleBrand('ahorn').domains;
  const catalogue = {
    ...sampleBrandCatalogue([sampleBrand('ahorn', { domains: [de!, { ...uk!, ...own }] })]),
    retiredHosts: [
      { slug: 'erle', name: 'Erle', host: 'members.erle.de.example', gone: 'de' as const },
      { slug: 'erle', name: 'Erle', host: 'erle.example', leadsTo: 'https://members.xn--bcher-kva.uk' },
    ],
  };
  const planFor = (environment: string) => {
    const plan = planBuild(catalogue, { brands: [], domains: ['uk'], environment });
    const { host, hosts, registerUrl, wrongHostText } = plan.sites[0]!.values;
    const otherHostAnswers = toOtherHostAnswers(plan.environment, plan.sites[0]!);
    return { host, hosts, registerUrl, wrongHostText, otherHostAnswers, hostAnswers: plan.hostAnswers };
  };
  expect(planFor('production')).toEqual({
    host: 'members.xn--bcher-kva.uk',
    hosts: ['members.xn--bcher-kva.uk'],
    registerUrl: 'https://www.ahorn.co.uk/register',
    wrongHostText: 'This copy of Ahorn isn’t in its place. Please go to members.bücher.uk instead.',
    otherHostAnswers: [
      { host: 'ahorn.co.uk', kind: 'redirect', to: 'https://members.xn--bcher-kva.uk', keepsPath: true },
    ],
    hostAnswers: [
      {
        host: 'members.erle.de.example',
        kind: 'gone',
        name: 'Erle',
        language: 'de',
        sentence: 'Erle gibt es nicht mehr. Unter dieser Adresse finden Sie nichts mehr.',
      },
      { host: 'erle.example', kind: 'redirect', to: 'https://members.xn--bcher-kva.uk', keepsPath: false },
    ],
  });
  expect(planFor('sandbox')).toMatchObject({
    host: 'members.ahorn.uk.example',
    hosts: ['members.ahorn.uk.example', 'localhost'],
    registerUrl: 'https://www.ahorn.uk.example/register',
    otherHostAnswers: [],
    hostAnswers: [],
  });
});
