import type { LocaleCode } from '../../../../brands/languages.ts';
import { findRespelling, respellAll } from '../../../../brands/languageVariants.ts';
import { memoize } from '../../../lib/memoize.ts';
import cz from '../data/languages/cz.json' with { type: 'json' };
import de from '../data/languages/de.json' with { type: 'json' };
import en from '../data/languages/en.json' with { type: 'json' };
import fr from '../data/languages/fr.json' with { type: 'json' };
import pl from '../data/languages/pl.json' with { type: 'json' };

/** A pair of messages: of one member, and of another in answer to it. */
interface Exchange {
  said: string;
  answered: string;
}

/** Texts of members, questions and letters in one language; each language has as many of each kind. */
export interface SandboxTexts {
  /** Names with spaces between them. */
  firstNames: { female: string; male: string };
  /** The pairs fit in any order, for women and men. */
  exchanges: readonly Exchange[];
  /** They fit any message. */
  replies: readonly string[];
  /** The answer to a picture. */
  thanksForPicture: string;
  /** The answer of a member without pictures to the request for one. */
  noPictureYet: string;
  /** The message by which a member declines kindly. */
  kindNo: string;
  /** Comments below the answers of others. */
  comments: readonly string[];
  /** About an answer in a profile. */
  remarkOnAnswer: Exchange;
  /** A member asks for money, and then for another service; the account refuses. */
  solicitations: readonly Exchange[];
  /** Answers to the questions that want a text, by the question's id; 13 and 14 take 32 characters at most. */
  answers: Readonly<Record<number, readonly string[]>>;
  /** Questions to begin with, each with an answer to it. */
  icebreakers: readonly { question: string; answer: string }[];
  supportMessage: string;
  /** Why the team has decided against a member, and by which rule. */
  decisions: { reasons: { picture: string; account: string }; rule: string };
  /** The words of the consent that the registration has asked for. */
  registrationConsent: string;
  /** Subjects of the letters. */
  mails: {
    signIn: string;
    confirm: string;
    /** After a change of the address. */
    confirmNew: string;
    newPassword: string;
    /** `{day}` is the day on which Premium ends. */
    cancelled: string;
    /** `{amount}` is what is paid back. */
    withdrawn: string;
    /** `{number}` is that of the receipt of a cancellation or withdrawal without a session. */
    received: string;
  };
  /** Values in the download of a member's own data. */
  ownData: Readonly<Record<'male' | 'female' | 'intimateInterests' | 'sensitiveAnswers', string>>;
  /** Headings over the answers in a profile. */
  personalityTitles: { about: string; preferences: string; more: string };
  /** The parts of the questionnaire. */
  chapters: Readonly<Record<'you' | 'wishes' | 'character' | 'everyday', string>>;
  /** The questions of ../data/questions.json by their ids; English where there is none. */
  questions: Readonly<Record<number, QuestionTexts>>;
}

interface QuestionTexts {
  text: string;
  topic?: string;
  options?: readonly string[];
  /** The sentences into which several options go, at `{options}`. */
  sentence?: string;
  both?: string;
  /** For each option: what choosing it says of a member, in their own words; empty for an option that says nothing. */
  sentences?: readonly string[];
  /** For each option: what it says to a member who has chosen it as another has. */
  bothSentences?: readonly string[];
  /** For each option: a first message to a member who has chosen it. */
  asks?: readonly string[];
}

/** The texts of each language. */
export const sandboxTexts: Readonly<Record<LocaleCode, SandboxTexts>> = { de, en, fr, cz, pl };

const respelledTexts = memoize((key: `${LocaleCode}-${string}`) => {
  const [locale, country] = key.split('-') as [LocaleCode, string];
  return respellAll(sandboxTexts[locale], findRespelling(locale, country));
});

/** The texts of a language as a country spells them. */
export const sandboxTextsIn = ({ country, language }: { country: string; language: LocaleCode }): SandboxTexts =>
  respelledTexts(`${language}-${country}`);

/** The texts of a member's language, as their country spells them. */
export const sandboxTextsOf = (member: { language: LocaleCode; town: { country: string } }): SandboxTexts =>
  sandboxTextsIn({ country: member.town.country, language: member.language });
