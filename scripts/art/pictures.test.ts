import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { WrittenTheme } from '../../themes/schema.ts';
import { resolveTheme } from '../config/resolveTheme.ts';
import { allowedAttributes, allowedElements } from '../config/svg/svgAllowlist.ts';
import { type Token, tokenizeSvg } from '../config/svg/tokenizeSvg.ts';
import { bands } from './paint/roles.ts';
import { pictureSet } from './pictureSet.ts';

const themes = readdirSync('themes')
  .filter((file) => file.endsWith('.json') && !file.endsWith('.schema.json'))
  .map((file) => {
    const written = WrittenTheme.parse(JSON.parse(readFileSync(path.join('themes', file), 'utf8')));
    return resolveTheme(path.basename(file, '.json'), written);
  });
const sets = themes.flatMap((theme) =>
  bands.map((band) => ({ title: `${theme.name}, band ${band}`, pictures: pictureSet(theme, band).pictures })),
);

/** Scenes that fill a page may weigh more than those that stand beside words. */
const fullPage = ['login-wide', 'login-tall', 'plan-background', 'welcome', 'completion'];
/** In bytes, before compression. */
const limitOf = (name: string) => (fullPage.includes(name) ? 20 : 6) * 1024;

test('there are twelve themes', () => {
  expect(themes).toHaveLength(12);
});

test.for(sets)('$title: no picture is heavier than it may be', ({ pictures }) => {
  const heavy = pictures
    .map(({ name, svg }) => ({ name, over: Buffer.byteLength(svg) - limitOf(name) }))
    .filter(({ over }) => over > 0);
  expect(heavy).toEqual([]);
});

test.for(sets)('$title: no two are the same', ({ pictures }) => {
  const names = new Map<string, string>();
  const twins = pictures.filter(({ name, svg }) => {
    const drawn = svg.replace(/<style>.*?<\/style>/s, '');
    const twin = names.has(drawn);
    names.set(drawn, name);
    return twin;
  });
  expect(twins.map(({ name }) => name)).toEqual([]);
});

/** Whether each element is closed where it should be. */
function isNested(tokens: readonly Token[]): boolean {
  const open: string[] = [];
  for (const token of tokens) {
    if (token.type === 'open' && !token.closed) open.push(token.name);
    if (token.type === 'close' && open.pop() !== token.name) return false;
  }
  return open.length === 0;
}

/** What a reader of the file would object to. */
function findFaults(svg: string): string[] {
  const { tokens, problem: fault } = tokenizeSvg(svg);
  const tags = tokens.filter((token) => token.type === 'open');
  const odd = tags.filter(({ name }) => !allowedElements.has(name));
  const reaching = tags.flatMap((tag) =>
    tag.attributes.filter(
      ({ name, value }) =>
        !allowedAttributes.has(name) ||
        (name === 'href' && !value.startsWith('#')) ||
        (value.includes('url(') && !/^url\(#[\w-]+\)$/.test(value)),
    ),
  );
  const framed = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 [1-9]\d* [1-9]\d*" /.test(svg);
  return [
    ...(fault || !isNested(tokens) ? ['is not well formed'] : []),
    ...odd.map(({ name }) => `holds <${name}>`),
    ...reaching.map(({ name, value }) => `holds ${name}="${value}"`),
    ...(framed ? [] : ['has no viewBox']),
    ...(/@import|javascript:|data:|url\((?!#)/.test(svg) ? ['reaches out'] : []),
  ];
}

test.for(sets)('$title: each is well formed, has a viewBox, and reaches for nothing', ({ pictures }) => {
  const faulty = pictures.map(({ name, svg }) => ({ name, faults: findFaults(svg) })).filter(({ faults }) => faults[0]);
  expect(faulty).toEqual([]);
});

test.for([
  ['<script>1</script>', 'holds <script>'],
  ['<image href="a.png"/>', 'holds <image>'],
  ['<text>a</text>', 'holds <text>'],
  ['<use href="other.svg#a"/>', 'holds href="other.svg#a"'],
  ['<path fill="url(https://example.org/#a)"/>', 'holds fill="url(https://example.org/#a)"'],
  ['<path onclick="a()"/>', 'holds onclick="a()"'],
  ['<style>@import "a.css"</style>', 'reaches out'],
  ['<g><path/>', 'is not well formed'],
] as const)('%s is a fault', ([inside, fault]) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4" width="4" height="4">${inside}</svg>`;
  expect(findFaults(svg).join('\n')).toContain(fault);
  expect(findFaults(svg.replace(inside, ''))).toEqual([]);
});
