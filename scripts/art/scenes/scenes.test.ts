import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { WrittenTheme } from '../../../themes/schema.ts';
import { resolveTheme } from '../../config/resolveTheme.ts';
import { allowedAttributes, allowedElements } from '../../config/svg/svgAllowlist.ts';
import { tokenizeSvg } from '../../config/svg/tokenizeSvg.ts';
import { bands } from '../paint/roles.ts';
import { scenes } from './scenes.ts';

const readTheme = (name: string) =>
  resolveTheme(name, WrittenTheme.parse(JSON.parse(readFileSync(path.join('themes', `${name}.json`), 'utf8'))));
const [burgundy, lagoon] = [readTheme('burgundy'), readTheme('lagoon')];

const drawings = scenes.flatMap((picture) =>
  picture.bands.map((band) => ({
    picture,
    band,
    title: `${picture.name} of band ${band}`,
    svg: picture.render(burgundy, band),
  })),
);

describe('the list', () => {
  test('holds every scene a site can ask for, each once', () => {
    const names = scenes.map(({ name }) => name);
    const banners = Array.from({ length: 23 }, (_, index) => `banner-${String(index + 1).padStart(2, '0')}`);
    const small = [
      'welcome',
      'completion',
      'email-confirmation',
      'not-found',
      'no-matches',
      'no-messages',
      'no-visitors',
      'offline',
      'error',
    ];
    expect(names).toEqual([
      'login-wide',
      'login-tall',
      'plan-background',
      'plan-male',
      'plan-female',
      ...banners,
      ...small,
    ]);
  });

  test('has no two drawings alike within a band', () => {
    for (const band of bands) {
      const bodies = drawings
        .filter((drawing) => drawing.band === band)
        .map(({ svg }) => svg.replace(/<style>.*<\/style>/, ''));
      expect(new Set(bodies).size).toBe(bodies.length);
    }
  });

  test('shows another place in each band where the picture world is the band’s', () => {
    for (const name of ['login-wide', 'login-tall', 'plan-background', 'plan-male', 'plan-female']) {
      const bodies = drawings
        .filter(({ picture }) => picture.name === name)
        .map(({ svg }) => svg.replace(/<style>.*<\/style>/, ''));
      expect(new Set(bodies).size).toBe(3);
    }
  });
});

describe.each(drawings)('$title', ({ picture, band, svg }) => {
  test('comes out the same every time', () => {
    expect(picture.render(burgundy, band)).toBe(svg);
  });

  test('is well formed, of known parts, and complete in itself', () => {
    const { tokens, problem: fault } = tokenizeSvg(svg);
    expect(fault).toBeUndefined();
    const tags = tokens.filter((token) => token.type === 'open');
    for (const tag of tags) {
      expect(allowedElements).toContain(tag.name);
      for (const attribute of tag.attributes) expect(allowedAttributes).toContain(attribute.name);
    }
    const ids = Array.from(svg.matchAll(/ id="([^"]*)"/g), (match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    const wanted = Array.from(svg.matchAll(/(?:url\(#|href="#)([^")]*)/g), (match) => match[1]);
    expect(ids).toEqual(expect.arrayContaining([...new Set(wanted)]));
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|data:|@import|NaN|undefined|Infinity/);
  });

  test('has colours by day and by night, and those of the theme', () => {
    const [, day, night] = /:root\{([^}]*)\}@media\(prefers-color-scheme:dark\)\{:root\{([^}]*)\}\}/.exec(svg)!;
    const names = (rule: string) => rule.split(';').map((pair) => pair.split(':')[0]);
    const used = [...new Set(Array.from(svg.matchAll(/var\((--\w+)\)/g), (match) => match[1]))];
    expect(names(day!).toSorted()).toEqual(used.toSorted());
    expect(names(night!)).toEqual(names(day!));
    expect(night).not.toBe(day);
    expect(picture.render(lagoon, band)).not.toBe(svg);
    expect(svg.replace(/<style>.*<\/style>/, '')).not.toMatch(/(?:fill|stroke|stop-color)="#/);
  });
});
