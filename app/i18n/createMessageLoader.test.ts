import type { Messages } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import type { LocaleCode } from '../site/SiteValues.ts';
import { createMessageLoader } from './createMessageLoader.ts';

/** Texts whose parts arrive when the test says so, with everything that could be seen on the screen. */
function setUp() {
  const asked: string[] = [];
  const shown: LocaleCode[] = [];
  const there = new Map<LocaleCode, Messages>();
  const open = new Map<string, PromiseWithResolvers<Messages>>();
  const texts = createMessageLoader({
    load: (locale, part) => {
      const key = `${locale} ${part}`;
      asked.push(key);
      const arrival = Promise.withResolvers<Messages>();
      open.set(key, arrival);
      return arrival.promise;
    },
    addMessages: (locale, messages) => there.set(locale, { ...there.get(locale), ...messages }),
    activate: (locale) => shown.push(locale),
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    texts,
    asked,
    shown,
    there,
    settle,
    arrive: async (key: string) => {
      open.get(key)!.resolve({ [key]: key, title: key });
      await settle();
    },
    fail: async (key: string) => {
      open.get(key)!.reject(new Error(`${key} did not come`));
      await settle();
    },
  };
}

describe('texts in two parts', () => {
  test('a language is shown with its early texts; the late ones are not asked for until something needs them', async () => {
    const { texts, asked, shown, arrive } = setUp();
    void texts.show('de');
    expect(shown).toEqual([]);
    await arrive('de early');
    expect(shown).toEqual(['de']);
    expect(asked).toEqual(['de early']);
  });

  test('whoever needs the late texts waits for them, once', async () => {
    const { texts, asked, there, arrive, settle } = setUp();
    void texts.show('de');
    await arrive('de early');
    let done = 0;
    for (const _ of [1, 2]) void texts.loadDeferred().then(() => done++);
    await settle();
    expect(done).toBe(0);
    await arrive('de late');
    expect(done).toBe(2);
    await texts.loadDeferred();
    expect(asked).toEqual(['de early', 'de late']);
    expect(there.get('de')).toHaveProperty(['de late']);
  });

  test('once late texts are needed, another language is shown only with both parts', async () => {
    const { texts, shown, arrive } = setUp();
    void texts.show('de');
    await arrive('de early');
    void texts.loadDeferred();
    await arrive('de late');
    void texts.show('fr');
    await arrive('fr early');
    expect(shown).toEqual(['de']);
    await arrive('fr late');
    expect(shown).toEqual(['de', 'fr']);
  });

  test('a page that needs them before the first language is there holds it back', async () => {
    const { texts, shown, arrive } = setUp();
    void texts.show('de');
    await texts.loadDeferred();
    await arrive('de early');
    expect(shown).toEqual([]);
    await arrive('de late');
    expect(shown).toEqual(['de']);
  });

  test('a page that needs them while the language changes has them in the language that is on show', async () => {
    const { texts, shown, arrive, settle } = setUp();
    void texts.show('de');
    await arrive('de early');
    void texts.show('fr');
    let done = false;
    void texts.loadDeferred().then(() => {
      done = true;
    });
    await arrive('fr early');
    expect(shown).toEqual(['de']);
    await arrive('de late');
    expect(done).toBe(true);
    await settle();
    await arrive('fr late');
    expect(shown).toEqual(['de', 'fr']);
  });

  test('of two languages picked in a row the last is shown', async () => {
    const { texts, shown, arrive } = setUp();
    void texts.show('de');
    void texts.show('fr');
    await arrive('fr early');
    await arrive('de early');
    expect(shown).toEqual(['fr']);
  });

  test('what lies over the compiled texts lies over the late ones as well', async () => {
    const { texts, there, arrive } = setUp();
    void texts.show('de');
    await arrive('de early');
    texts.overlay('de', { title: 'from the API' });
    void texts.loadDeferred();
    await arrive('de late');
    expect(there.get('de')).toMatchObject({ title: 'from the API', 'de late': 'de late' });
  });

  test('texts that did not come are asked for again', async () => {
    const { texts, asked, arrive, fail } = setUp();
    void texts.show('de');
    await arrive('de early');
    const first = texts.loadDeferred();
    void first.catch(() => {});
    await fail('de late');
    await expect(first).rejects.toThrow('de late did not come');
    const second = texts.loadDeferred();
    await arrive('de late');
    await second;
    expect(asked).toEqual(['de early', 'de late', 'de late']);
  });
});
