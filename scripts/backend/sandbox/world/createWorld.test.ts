import { describe, expect, test } from 'vitest';
import { factsByCountry } from '../../../../brands/domains.ts';
import { localeCodes } from '../../../../brands/languages.ts';
import { findPartners } from './createAccounts.ts';
import { createWorld } from './createWorld.ts';
import { generateAnswers } from './generateProfile.ts';
import { additionalQuestions, preferenceQuestions, questions } from './questions.ts';
import { type SandboxTexts, sandboxTexts } from './sandboxTexts.ts';
import { toAge } from './toAge.ts';

const now = () => Date.UTC(2026, 1, 28);
const create = (country: string, seed = 1, locale?: string) =>
  createWorld({ seed, country, siteOrigin: 'http://127.0.0.1:4300', now, ...(locale && { locale }) });
/** Random sources and clocks are functions, which JSON leaves out. */
const toText = (world: ReturnType<typeof create>) =>
  JSON.stringify(world, (_, value) => (value instanceof Map || value instanceof Set ? [...value] : value));

describe('the world', () => {
  test('is the same for the same seed, and differs for another', () => {
    expect(toText(create('DE'))).toBe(toText(create('DE')));
    expect(toText(create('DE', 2))).not.toBe(toText(create('DE')));
  });

  test.for(Object.keys(factsByCountry))('of %s is large enough and plausible', (country) => {
    const world = create(country);
    expect(new Set(world.members.map(({ language }) => language)).size).toBeGreaterThanOrEqual(5);
    expect(world.members.filter(({ town }) => town.country === country).length).toBeGreaterThanOrEqual(40);
    for (const { birthday } of world.members) {
      expect(toAge(birthday, now())).toBeGreaterThanOrEqual(40);
      expect(toAge(birthday, now())).toBeLessThanOrEqual(75);
    }
    const names = world.members.map(({ language, username, gender }) => `${language} ${gender} ${username}`);
    expect(new Set(names).size).toBeGreaterThan(70);
    for (const gender of ['male', 'female'] as const) {
      expect(findPartners(world.members, gender, world.home).length).toBeGreaterThan(10);
    }
    for (const id of ['profileId', 'userId', 'matchId', 'uuid'] as const) {
      expect(new Set(world.members.map((member) => member[id])).size).toBe(world.members.length);
    }
  });

  test('does not take the towns of another country', () => {
    expect(() => create('XX')).toThrow(
      /^the sandbox has no towns in XX; scripts\/backend\/sandbox\/data\/regions\.json has those of DE, /,
    );
  });

  test('speaks French in the French part of Switzerland', () => {
    expect(create('CH', 1, 'fr').home).toMatchObject({ country: 'CH', language: 'fr' });
    expect(create('CH').home.language).toBe('de');
  });
});

test('Swiss members write German without ß', () => {
  const swiss = create('CH', 1, 'de').members.filter(
    ({ language, town }) => language === 'de' && town.country === 'CH',
  );
  const said = swiss.map((member) => JSON.stringify([...generateAnswers(member, true)]));
  expect(said.length).toBeGreaterThan(0);
  expect(said.join()).toContain('gross');
  expect(said.join()).not.toContain('ß');
});

describe('texts', () => {
  test.for(localeCodes)('%s has as many texts as English', (locale) => {
    const count = ({ firstNames: _, questions: __, answers, ...texts }: SandboxTexts) =>
      [...Object.entries(texts), ...Object.entries(answers)].map(([key, each]) => [
        key,
        Array.isArray(each) ? each.length : 1,
      ]);
    expect(count(sandboxTexts[locale])).toEqual(count(sandboxTexts.en));
  });

  test.for(localeCodes)('%s has answers that fit each question that wants a text', { tags: 'rule' }, (locale) => {
    const wanted = [...questions, ...additionalQuestions].filter(
      ({ id, type }) => [3, 4, 11].includes(type) && id < 119,
    );
    const { answers } = sandboxTexts[locale];
    expect(Object.keys(answers).map(Number)).toEqual(wanted.map(({ id }) => id).sort((a, b) => a - b));
    const texts = wanted.flatMap(({ id, type }) => answers[id]!.map((text) => ({ text, short: type !== 11 })));
    expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length);
    for (const { text, short } of texts) if (short) expect(text.length, text).toBeLessThanOrEqual(32);
  });

  test('a question is translated into every language or into none', () => {
    const translations = localeCodes.filter((locale) => locale !== 'en').map((locale) => sandboxTexts[locale]);
    const translated = new Set(translations.flatMap(({ questions }) => Object.keys(questions)));
    const all = [...questions, ...additionalQuestions, ...preferenceQuestions].filter(({ id }) =>
      translated.has(String(id)),
    );
    expect(all).toHaveLength(translated.size);
    const offences = all.flatMap(({ id, about, answerOptions, translations: { en } }) =>
      localeCodes.flatMap((locale) => {
        const found: SandboxTexts['questions'][number] | undefined = sandboxTexts[locale].questions[id];
        const isScale = answerOptions.every(({ translations: { en } }) => /^\d+$/.test(en));
        const wanted = isScale || about ? 0 : answerOptions.length;
        return locale === 'en' || (found && (found.options?.length ?? 0) === wanted) ? [] : `${locale}: ${id} ${en}`;
      }),
    );
    expect(offences).toEqual([]);
  });

  test('an option is said in every language or in none, in a whole sentence or in words that go into one', () => {
    const fields = { sentence: 'sentences', both: 'bothSentences', ask: 'asks' } as const;
    const options = questions.flatMap(({ answerOptions }) => answerOptions);
    expect(options.filter(({ both, ask }) => both && ask)).not.toEqual([]);
    const offences = [...questions, ...additionalQuestions].flatMap((question) =>
      question.answerOptions.flatMap((each, option) =>
        localeCodes.flatMap((locale) =>
          (['sentence', 'both', 'ask'] as const).filter((form) => {
            const frame = form === 'ask' ? undefined : question[form]?.[locale];
            const text = each[form]?.[locale] ?? '';
            const own: SandboxTexts['questions'][number] | undefined = sandboxTexts[locale].questions[question.id];
            const isFrameOwn = form === 'ask' || frame === undefined || own?.[form] === frame;
            const isOwn = locale === 'en' || (own?.[fields[form]]?.[option] === text && isFrameOwn);
            return text !== '' && !(isOwn && /^\p{Lu}[^{}]*[.?]$/u.test(frame?.replace('{options}', text) ?? text));
          }),
        ),
      ),
    );
    expect(offences).toEqual([]);
  });

  test('the questions have unique ids', () => {
    const ids = [...questions, ...additionalQuestions, ...preferenceQuestions].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of [9, 10, 33, 34, 108]) expect(ids).toContain(id);
  });
});
