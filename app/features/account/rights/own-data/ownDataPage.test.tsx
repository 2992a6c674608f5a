import { describe, expect, test } from 'vitest';
import type { OwnDataEntry, OwnDataSection } from '../../../../api/contract/ownData.ts';
import { buildOwnDataPage, type OwnDataWords } from './ownDataPage.ts';

const words: OwnDataWords = {
  ...{ title: 'My data', lead: 'Of today', files: 'Beside it', contents: 'Contents', nothing: 'Nothing' },
  ...{ missingPicture: 'Not loaded', yes: 'Yes', no: 'No' },
  sectionTitle: (key) => (key === 'conversations' ? 'Conversations' : undefined),
  fieldName: (key) => (key === 'at' ? 'When' : undefined),
  formatMoment: (at) => `at ${at}`,
  formatDay: (day) => `on ${day}`,
};
const toEntry = (values: Record<string, string | number | boolean | null>, more: Partial<OwnDataEntry> = {}) => ({
  ...{ title: null, picture: null, ...more },
  fields: Object.entries(values).map(([key, value]) => ({ key, name: null, value })),
});
const build = (sections: readonly OwnDataSection[], pictures = new Map<string, string | null>()) =>
  buildOwnDataPage({ lang: 'de-AT', words, sections, pictures });
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test('texts of any kind stay texts, in every place', { tags: 'rule' }, () => {
  const evil = `"><script>alert(1)</script><img src=x onerror='alert(2)'>&lt;b&gt;`;
  const page = buildOwnDataPage({
    lang: evil,
    words: { ...words, title: evil, lead: evil, files: evil, contents: evil, missingPicture: evil, yes: evil },
    sections: [
      {
        key: evil,
        title: evil,
        entries: [
          { title: evil, picture: evil, fields: [{ key: evil, name: evil, value: evil }] },
          { title: null, picture: 'gone', fields: [] },
        ],
      },
      { key: evil, title: null, entries: [toEntry({ [evil]: evil }), toEntry({ [evil]: true })] },
    ],
    pictures: new Map([
      [evil, evil],
      ['gone', null],
    ]),
  });
  const document = parse(page);
  expect(document.querySelectorAll('script, [onerror]')).toHaveLength(0);
  expect(Array.from(document.querySelectorAll('img'), (image) => image.getAttribute('src'))).toEqual([evil]);
  expect(document.querySelector('h1')?.textContent).toBe(evil);
  expect(document.querySelector('dd')?.textContent).toBe(evil);
  expect(document.querySelector('td')?.textContent).toBe(evil);
  expect(document.querySelector('td')?.getAttribute('data-name')).toBe(evil);
});

test('it loads nothing from elsewhere', () => {
  const html = build(
    [{ key: 'pictures', title: null, entries: [toEntry({}, { picture: '7' })] }],
    new Map([['7', 'pictures/1.jpg']]),
  );
  expect(html).not.toMatch(/https?:|\burl\(|<link|<script|@import/);
  expect(html).toContain('<img src="pictures/1.jpg" alt="">');
});

describe('a section', () => {
  test('of many alike is a table below each title; names and values are in words', () => {
    const message = (title: string, text: string | null) =>
      toEntry({ at: '2026-01-31T18:05:00.000Z', mine: false, text }, { title });
    const document = parse(
      build([
        {
          key: 'conversations',
          title: null,
          entries: [message('Ida', 'Hello'), message('Ida', null), message('Uli', 'Hi')],
        },
      ]),
    );
    expect(document.querySelector('h2[id=part-1]')?.textContent).toBe('Conversations');
    expect(Array.from(document.querySelectorAll('h3'), ({ textContent }) => textContent)).toEqual(['Ida', 'Uli']);
    const rows = Array.from(document.querySelectorAll('tr'), ({ children }) =>
      Array.from(children, ({ textContent }) => textContent),
    );
    expect(rows).toEqual([
      ['When', 'mine', 'text'],
      [`at ${Date.UTC(2026, 0, 31, 18, 5)}`, 'No', 'Hello'],
      [`at ${Date.UTC(2026, 0, 31, 18, 5)}`, 'No', '–'],
    ]);
    expect(document.querySelectorAll('dl')).toHaveLength(1);
  });

  test('loses no value: neither of two keys with one name, nor of one key twice', () => {
    const named = (fields: readonly (readonly [key: string, value: string])[]) => ({
      ...toEntry({}),
      fields: fields.map(([key, value]) => ({ key, name: 'Note', value })),
    });
    const twoKeys = [
      named([
        ['a', '1'],
        ['b', '2'],
      ]),
      named([['b', '3']]),
    ];
    const tables = parse(build([{ key: 'notes', title: null, entries: twoKeys }]));
    expect(Array.from(tables.querySelectorAll('th'), ({ textContent }) => textContent)).toEqual(['Note', 'Note']);
    expect(Array.from(tables.querySelectorAll('td'), ({ textContent }) => textContent)).toEqual(['1', '2', '–', '3']);
    const oneKey = [
      named([
        ['a', '1'],
        ['a', '2'],
      ]),
      named([['a', '3']]),
    ];
    const lists = parse(build([{ key: 'notes', title: null, entries: oneKey }]));
    expect(Array.from(lists.querySelectorAll('dd'), ({ textContent }) => textContent)).toEqual(['1', '2', '3']);
  });

  test('that is empty says so, and one that the app does not know has its own title', () => {
    const document = parse(build([{ key: 'gifts', title: 'Geschenke', entries: [] }]));
    expect(document.querySelector('section')?.textContent).toMatch(/Geschenke\s+Nothing/);
    expect(document.querySelector('nav a')?.getAttribute('href')).toBe('#part-1');
  });

  test('names a picture that could not be loaded', () => {
    const document = parse(
      build([{ key: 'pictures', title: null, entries: [toEntry({}, { picture: '7' })] }], new Map([['7', null]])),
    );
    expect(document.querySelector('figure')?.textContent).toMatch(/Not loaded \(7\)/);
  });
});
