import { describe, expect, test } from 'vitest';
import { CodeError } from './CodeError.ts';
import { findSiteReads } from './siteReads.ts';

const isSiteModule = (source: string) => source === '../site/site.ts';
const head = `import { site } from '../site/site.ts';\n`;
const keysOf = (code: string) => findSiteReads(code, isSiteModule).reads.map(({ key }) => key);

describe('findSiteReads', () => {
  test('finds reads by syntax, not by text', () => {
    const code = `${head}const text = 'site.metric'; // site.metric\nuse(site.metric, other.site.name, { site: 1 }, x.site);`;
    expect(keysOf(code)).toEqual(['metric']);
    const { reads, imports } = findSiteReads(code, isSiteModule);
    expect(code.slice(reads[0]!.start, reads[0]!.end)).toBe('site.metric');
    expect(code.slice(imports[0]!.start, imports[0]!.end)).toBe(head.trim());
  });

  test('takes a question to a list as one read', () => {
    const code = `${head}if (site.locales.includes('de') && site.locales.includes(other)) use(site.locales.length);`;
    const { reads } = findSiteReads(code, isSiteModule);
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
    expect(findSiteReads(`import { site } from './elsewhere.ts'; const { a } = site;`, isSiteModule).imports).toEqual(
      [],
    );
  });

  test.for([
    ['destructuring', 'const { name } = site;'],
    ['copying', 'const copy = site;'],
    ['passing on', 'use(site);'],
    ['a computed key', `site['name'];`],
    ['assignment', 'site.name = 1;'],
    ['counting', 'site.siteId++;'],
    ['spreading', 'const all = { ...site };'],
    ['shorthand', 'const all = { site };'],
    ['a parameter of the same name', 'const f = (site) => 1;'],
  ])('refuses %s', ([, code]) => {
    expect(() => findSiteReads(head + code, isSiteModule)).toThrow(CodeError);
  });

  test.for(['import * as all from', 'import whole from', 'import { other } from'])('refuses %s', (start) => {
    expect(() => findSiteReads(`${start} '../site/site.ts';`, isSiteModule)).toThrow(CodeError);
  });
});
