import type { LocaleCode } from '../../../brands/languages.ts';
import data from '../data/phrases.json' with { type: 'json' };

interface Phrases {
  /** What members write to each other, in no particular order. */
  messages: readonly string[];
  /** Answers to the viewer's messages. */
  replies: readonly string[];
  /** Personal descriptions (question 108). */
  descriptions: readonly string[];
  /** 32 characters at most. */
  favouritePlaces: readonly string[];
  perfectDays: readonly string[];
  icebreakers: readonly string[];
  supportMessage: string;
}

/** The texts of invented members in each language. */
export const phrases: Readonly<Record<LocaleCode, Phrases>> = data;
