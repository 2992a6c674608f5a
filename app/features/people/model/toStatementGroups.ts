import { toNumbers } from '../../../answers/answerValues.ts';
import {
  indexAnswers,
  type ScalePosition,
  sideOf,
  toScalePosition,
} from '../../../answers/commonGround/findCommonGround.ts';
import { asksForUsername } from '../../../answers/inputs/usernameQuestion.ts';
import { isListedQuestion } from '../../../answers/isListedQuestion.ts';
import { isKnownType, toAnswerDisplay } from '../../../answers/questionTypeRules.ts';
import { type StatementHeading, statementHeadings, toStatementHeading } from '../../../answers/toStatementHeading.ts';
import type { PersonalityAnswer, PersonalityGroup } from '../../../api/contract/profile.ts';
import type { Answer, Question } from '../../../api/contract/questionSchemas.ts';
import { pickTranslation } from '../../../lib/pickTranslation.ts';
import { truncate } from '../../../lib/truncate.ts';

/**
 * A statement of an answer about a member, which a component puts into words; never a birthday, because the card shows
 * the age.
 */
export type Statement = { id: number } & (
  | { kind: 'options'; topic: string; options: readonly { id: number; text: string; shared: boolean }[] }
  | { kind: 'scale'; topic: string; theirs: ScalePosition; own: ScalePosition | null; shared: boolean }
  | { kind: 'words'; topic: string; texts: readonly string[] }
  | { kind: 'town'; city: string; shared: boolean }
  | { kind: 'height'; value: number }
  | { kind: 'anyDistance' }
  | { kind: 'distance'; value: number }
  /** `fits`: the viewer is in the range. */
  | { kind: 'ages' | 'heights'; from: number; to: number; fits: boolean }
);

export interface StatementGroup {
  key: string;
  /** Null for a group of the server, which has a title of its own. */
  theme: StatementHeading | null;
  title: string;
  statements: Statement[];
}

const MAX_TITLE_LENGTH = 100;

/**
 * Groups the statements of a profile: those with a theme of the server or the app under the app's headings, and the
 * rest under the server's. Groups without statements are left out.
 *
 * @param own the viewer's own answers, for what is shared; null while unknown
 */
export function toStatementGroups(
  groups: readonly PersonalityGroup[],
  own: { groups: readonly PersonalityGroup[]; age: number | null } | null,
  locale: string,
): StatementGroup[] {
  const ownAnswers = indexAnswers(own?.groups ?? []);
  const ownHeight = [...ownAnswers.values()].find(({ question }) => question.type === 8);
  const viewer: Viewer = {
    age: own?.age ?? null,
    height: ownHeight ? (toNumbers(ownHeight.answer)[0] ?? null) : null,
  };
  const themed = new Map<StatementHeading, Statement[]>(statementHeadings.map((theme) => [theme, []]));
  const rest = groups.map(({ key, title, answers }) => {
    const statements: Statement[] = [];
    for (const { question, answer } of answers) {
      if (answer === null || !isShown(question)) continue;
      const statement = toStatement(question, answer, ownAnswers.get(question.id)?.answer ?? null, viewer, locale);
      const theme = toStatementHeading(question, key);
      if (statement) (theme === null ? statements : themed.get(theme)!).push(statement);
    }
    return { key, theme: null, title: truncate(title, MAX_TITLE_LENGTH), statements };
  });
  return [
    ...Array.from(themed, ([theme, statements]) => ({ key: theme, theme, title: '', statements })),
    ...rest,
  ].filter(({ statements }) => statements.length > 0);
}

interface Viewer {
  age: number | null;
  height: number | null;
}

/** Whether a question is shown; the name and the description are at the top of the profile. */
const isShown = (question: Question) =>
  isListedQuestion(question) && isKnownType(question.type) && !asksForUsername(question.qid);

function toStatement(
  question: PersonalityAnswer['question'],
  answer: Answer,
  own: Answer | null,
  viewer: Viewer,
  locale: string,
): Statement | null {
  const { id } = question;
  const topic = pickTranslation(question.topic ?? {}, locale) || pickTranslation(question.translations, locale);
  const theirs = toScalePosition(question, answer);
  if (theirs) {
    const ownPosition = own && toScalePosition(question, own);
    const side = sideOf(theirs);
    const shared = ownPosition !== null && side !== null && side === sideOf(ownPosition);
    return { id, kind: 'scale', topic, theirs, own: ownPosition, shared };
  }
  if (question.answerOptions.length > 0) {
    const chosen = toNumbers(answer);
    const ownChosen = toNumbers(own ?? []);
    // In the order of the question, which is the same for everybody.
    const options = question.answerOptions
      .filter((option) => chosen.includes(option.id))
      .map((option) => ({
        id: option.id,
        text: pickTranslation(option.translations, locale),
        shared: ownChosen.includes(option.id),
      }));
    return options.length > 0 ? { id, kind: 'options', topic, options } : null;
  }
  const display = toAnswerDisplay(question, answer, locale);
  switch (display.kind) {
    case 'texts': {
      if (question.type !== 7) return { id, kind: 'words', topic, texts: display.texts };
      const city = display.texts[0]!;
      const ownCity = own && toAnswerDisplay(question, own, locale);
      return { id, kind: 'town', city, shared: ownCity?.kind === 'texts' && ownCity.texts[0] === city };
    }
    case 'range': {
      const { from, to, isAgeRange } = display;
      const value = isAgeRange ? viewer.age : viewer.height;
      return {
        id,
        kind: isAgeRange ? 'ages' : 'heights',
        from,
        to,
        fits: value !== null && value >= from && value <= to,
      };
    }
    case 'height':
    case 'distance':
      return { id, kind: display.kind, value: display.value };
    case 'anyDistance':
      return { id, kind: 'anyDistance' };
    default:
      return null;
  }
}
