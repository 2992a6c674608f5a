import type { PersonalityGroup } from '../../api/contract/profile.ts';
import { pickTranslation } from '../../lib/pickTranslation.ts';
import { toNumbers } from '../answerValues.ts';
import { type Finding, toScalePosition } from './findCommonGround.ts';
import { MAX_WORD_LENGTH, toCommonGroundWords } from './toCommonGroundWords.ts';

/** The subject of a first message; `form` is one of the ways to say it. */
export type FirstLine =
  /** A word that both have chosen. */
  | { about: 'shared'; word: string; form: number }
  /** A word of the other member's answers. */
  | { about: 'theirs'; word: string; form: number }
  /** Nothing in particular. */
  | { about: 'day'; form: number };

const MAX_LINES = 3;

/**
 * Three different first lines for a message: about what both have in common, the weightiest first; then about the other
 * member's answers; then plain ones.
 */
export function suggestFirstLines(
  shared: readonly Finding[],
  theirs: readonly PersonalityGroup[],
  locale: string,
): FirstLine[] {
  const sharedWords = toCommonGroundWords(shared, locale);
  const theirWords = toChosenWords(theirs, locale).filter((word) => !sharedWords.includes(word));
  const lines = [
    ...sharedWords.map((word, form): FirstLine => ({ about: 'shared', word, form })),
    ...theirWords.slice(0, 2).map((word, form): FirstLine => ({ about: 'theirs', word, form })),
    ...[0, 1, 2].map((form): FirstLine => ({ about: 'day', form })),
  ];
  return lines.slice(0, MAX_LINES);
}

/** The options that a member has chosen, if they are short words and no steps of a scale; one of each question. */
function toChosenWords(groups: readonly PersonalityGroup[], locale: string): string[] {
  const words = groups
    .flatMap(({ answers }) => answers)
    .flatMap(({ question, answer }) => {
      if (answer === null || ![1, 2, 6].includes(question.type) || toScalePosition(question, answer)) return [];
      const ids = toNumbers(answer);
      const texts = question.answerOptions
        .filter(({ id }) => ids.includes(id))
        .map(({ translations }) => pickTranslation(translations, locale));
      return texts.find((text) => text !== '' && text.length <= MAX_WORD_LENGTH) ?? [];
    });
  return [...new Set(words)];
}
