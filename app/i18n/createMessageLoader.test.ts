import type { Messages } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import type { LocaleCode } from '../site/SiteValues.ts';
import { createMessageLoader } from './createMessageLoader.ts';

/** Creates a loader whose requests the test answers, with the languages shown and the messages loaded. */
function setUp() {
  const requested: string[] = [];
  const shown: LocaleCode[] = [];
  const loaded = new Map<LocaleCode, Messages>();
  const pending = new Map<string, PromiseWithResolvers<Messages>>();
  const loader = createMessageLoader({
    load: (locale, priority) => {
      const key = `${locale} ${priority}`;
      requested.push(key);
      const response = Promise.withResolvers<Messages>();
      pending.set(key, response);
      return response.promise;
    },
    addMessages: (locale, messages) => loaded.set(locale, { ...loaded.get(locale), ...messages }),
    activate: (locale) => shown.push(locale),
  });
  const flush = () => new Promise((resolve) => setTimeout(resolve));
  return {
    loader,
    requested,
    shown,
    loaded,
    flush,
    arrive: async (key: string) => {
      pending.get(key)!.resolve({ [key]: key, title: key });
      await flush();
    },
    fail: async (key: string) => {
      pending.get(key)!.reject(new Error(`${key} did not arrive`));
      await flush();
    },
  };
}

describe('createMessageLoader', () => {
  test('a language is shown once its critical messages are loaded; deferred ones are not requested', async () => {
    const { loader, requested, shown, arrive } = setUp();
    void loader.show('de');
    expect(shown).toEqual([]);
    await arrive('de critical');
    expect(shown).toEqual(['de']);
    expect(requested).toEqual(['de critical']);
  });

  test('all who need deferred messages wait for one request', async () => {
    const { loader, requested, loaded, arrive, flush } = setUp();
    void loader.show('de');
    await arrive('de critical');
    let done = 0;
    for (const _ of [1, 2]) void loader.need('deferred').then(() => done++);
    await flush();
    expect(done).toBe(0);
    await arrive('de deferred');
    expect(done).toBe(2);
    await loader.need('deferred');
    expect(requested).toEqual(['de critical', 'de deferred']);
    expect(loaded.get('de')).toHaveProperty(['de deferred']);
  });

  test('once deferred messages are needed, another language is shown only with both', async () => {
    const { loader, shown, arrive } = setUp();
    void loader.show('de');
    await arrive('de critical');
    void loader.need('deferred');
    await arrive('de deferred');
    void loader.show('fr');
    await arrive('fr critical');
    expect(shown).toEqual(['de']);
    await arrive('fr deferred');
    expect(shown).toEqual(['de', 'fr']);
  });

  test('messages of every priority that was needed belong to another language, too', async () => {
    const { loader, requested, shown, arrive } = setUp();
    void loader.show('de');
    await arrive('de critical');
    void loader.need('deferred', 'rare');
    for (const one of ['de deferred', 'de rare']) await arrive(one);
    void loader.show('fr');
    for (const one of ['fr critical', 'fr deferred']) await arrive(one);
    expect(shown).toEqual(['de']);
    await arrive('fr rare');
    expect(shown).toEqual(['de', 'fr']);
    expect(requested).toHaveLength(6);
  });

  test('a need before the first language is shown delays it', async () => {
    const { loader, shown, arrive } = setUp();
    void loader.show('de');
    await loader.need('deferred');
    await arrive('de critical');
    expect(shown).toEqual([]);
    await arrive('de deferred');
    expect(shown).toEqual(['de']);
  });

  test('a need during a change of language waits for the language still shown', async () => {
    const { loader, shown, arrive, flush } = setUp();
    void loader.show('de');
    await arrive('de critical');
    void loader.show('fr');
    let done = false;
    void loader.need('deferred').then(() => {
      done = true;
    });
    await arrive('fr critical');
    expect(shown).toEqual(['de']);
    await arrive('de deferred');
    expect(done).toBe(true);
    await flush();
    await arrive('fr deferred');
    expect(shown).toEqual(['de', 'fr']);
  });

  test('of two languages requested in a row the last is shown', async () => {
    const { loader, shown, arrive } = setUp();
    void loader.show('de');
    void loader.show('fr');
    await arrive('fr critical');
    await arrive('de critical');
    expect(shown).toEqual(['fr']);
  });

  test('an overlay also covers deferred messages that arrive later', async () => {
    const { loader, loaded, arrive } = setUp();
    void loader.show('de');
    await arrive('de critical');
    loader.overlay('de', { title: 'from the API' });
    void loader.need('deferred');
    await arrive('de deferred');
    expect(loaded.get('de')).toMatchObject({ title: 'from the API', 'de deferred': 'de deferred' });
  });

  test('loader that did not come are requested for again', async () => {
    const { loader, requested, arrive, fail } = setUp();
    void loader.show('de');
    await arrive('de critical');
    const first = loader.need('deferred');
    void first.catch(() => {});
    await fail('de deferred');
    await expect(first).rejects.toThrow('de deferred did not arrive');
    const second = loader.need('deferred');
    await arrive('de deferred');
    await second;
    expect(requested).toEqual(['de critical', 'de deferred', 'de deferred']);
  });
});
