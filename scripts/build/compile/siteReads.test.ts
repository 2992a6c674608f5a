import { parseSync } from 'rolldown/utils';
import { describe, expect, test } from 'vitest';
import { findSiteReads } from './siteReads.ts';

const isSiteModule = (source: string) => source === '../site/site.ts';
const names = { all: ['name', 'metric', 'siteId', 'locales'], lists: ['locales'] };
const find = (code: string) => findSiteReads(parseSync('module.tsx', code).program, isSiteModule, names);
const head = `import { site } from '../site/site.ts';\n`;
const keysOf = (code: string) => find(code).reads.map(({ key }) => key);

describe('findSiteReads', () => {
  test('finds reads by syntax, not by text', () => {
    const code = `${head}const text = 'site.metric'; // site.metric\nuse(site.metric, other.site.name, { site: 1 }, x.site);`;
    expect(keysOf(code)).toEqual(['metric']);
    const { reads, imports } = find(code);
    expect(code.slice(reads[0]!.start, reads[0]!.end)).toBe('site.metric');
    expect(code.slice(imports[0]!.start, imports[0]!.end)).toBe(head.trim());
  });

  test('takes a question to a list as one read', () => {
    const code = `${head}if (site.locales.includes('de') && site.locales.includes(other)) use(site.locales.length);`;
    const { reads } = find(code);
    expect(reads.map(({ key, start, end }) => [key, code.slice(start, end)])).toEqual([
      ['locales$includes$de', `site.locales.includes('de')`],
      ['locales', 'site.locales'],
      ['locales', 'site.locales'],
    ]);
  });

  test('follows a renamed import', () => {
    expect(keysOf(`import { site as here } from '../site/site.ts';\nuse(here.name, site.other);`)).toEqual(['name']);
  });

  test('ignores modules with their own variable site', () => {
    expect(find(`import { site } from './elsewhere.ts'; const { a } = site;`).problems).toEqual([]);
  });

  test('sees no reads in types', () => {
    expect(keysOf(`${head}const a: typeof site.metric = f<typeof site>(site.name!, site.metric as boolean);`)).toEqual([
      'name',
      'metric',
    ]);
    expect(find(`${head}type A = typeof site;`).problems).toEqual([]);
  });

  test('asks only lists', () => {
    expect(keysOf(`${head}use(site.name.includes('a'));`)).toEqual(['name']);
  });

  test.for<[string, string, number, string]>([
    ['destructuring', 'const { name } = site;', 17, 'site is not used as site.x'],
    ['copying', 'const copy = site;', 13, 'site is not used as site.x'],
    ['passing on', 'use(site);', 4, 'site is not used as site.x'],
    ['a computed key', `f(site['name']);`, 2, 'site[…] cannot be compiled in'],
    ['assignment', 'site.name = 1;', 0, 'site cannot be assigned to'],
    ['counting', 'site.siteId++;', 0, 'site cannot be assigned to'],
    ['spreading', 'const all = { ...site };', 17, 'site is not used as site.x'],
    ['shorthand', 'const all = { site };', 14, 'site is not used as site.x'],
    ['exporting', 'export { site };', 9, 'site is not used as site.x'],
    ['a parameter of the same name', 'const f = (site) => 1;', 11, 'site is not used as site.x'],
    ['a value that sites have not', 'f(site.metrik);', 7, 'site has no value "metrik"'],
    ['a list that sites have not', `f(site.locals.includes('de'));`, 7, 'site has no list "locals"'],
  ])('refuses %s', ([, code, offset, message]) => {
    expect(find(head + code).problems).toMatchObject([{ offset: head.length + offset, message }]);
  });

  test('says what was meant', () => {
    const hints = find(`${head}f(site.metrik, site.unknown);`).problems.map(({ hint }) => hint);
    expect(hints).toEqual(['did you mean "metric"?', 'app/site/SiteValues.ts lists them']);
  });

  test.for(['import * as all from', 'import whole from', 'import { other } from'])('refuses %s', (start) => {
    expect(find(`${start} '../site/site.ts';`).problems).toMatchObject([
      { message: 'app/site/site.ts exports nothing but site' },
    ]);
  });
});
