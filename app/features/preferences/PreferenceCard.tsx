import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import users from '@phosphor-icons/core/regular/users-three.svg?icon';
import type { RefObject } from 'react';
import { AnswerText } from '../../answers/AnswerText.tsx';
import { toAnswerDisplay } from '../../answers/questionTypeRules.ts';
import { useUnitsAndHome } from '../../answers/useUnitsAndHome.ts';
import type { Answer, Question } from '../../api/contract/questionSchemas.ts';
import { AGE_RANGE_QID } from '../../fields/rangeQuestion.ts';
import { activeLocale } from '../../i18n/activeLocale.ts';
import { pickTranslation } from '../../lib/pickTranslation.ts';
import { site } from '../../site/site.ts';
import { Icon } from '../../ui/content/Icon.tsx';
import { Fold } from '../../ui/layout/Fold.tsx';
import type { CountedAnswer } from './matchCountQuery.ts';
import { PreferenceField } from './PreferenceField.tsx';
import * as styles from './PreferencesForm.css.ts';
import { DISTANCE_TYPE, type Preference, RANGE_TYPE, toAnswer } from './preferenceDrafts.model.ts';
import { useMatchCount, useStoredMatchCount } from './useMatchCount.ts';
import { type Widening, widenPreference } from './widenPreference.ts';

interface PreferenceCardProps {
  preference: Preference;
  onChange: (draft: Answer) => void;
  /** Whether the member has tried to save an incomplete answer. */
  attempted: boolean;
  box: RefObject<HTMLElement | null> | null;
  /** Answers of all cards that would be saved now. */
  changedAnswers: readonly CountedAnswer[];
  /** Number of matches with these answers. */
  matches: number | undefined;
}

/** A preference: the question about the other person, its field, and its effect on the number of matches. */
export function PreferenceCard({ preference, box, changedAnswers, matches, ...field }: PreferenceCardProps) {
  const toQuestionText = useQuestionText();
  const { question } = preference;
  const headingId = `preference-${question.id}-heading`;
  return (
    <section ref={box} className={styles.card}>
      <Fold
        id={headingId}
        title={toQuestionText(question)}
        size="card"
        summary={<AnswerSummary preference={preference} />}
        urgent={field.attempted}
      >
        <PreferenceField {...field} preference={preference} labelledBy={headingId} />
        <WideningEffect preference={preference} changedAnswers={changedAnswers} matches={matches} />
      </Fold>
    </section>
  );
}

/**
 * Returns a function that words a question: about the other person if the app knows its role, otherwise in the server's
 * words.
 */
function useQuestionText(): (question: Question) => string {
  const { t } = useLingui();
  return ({ qid, type, translations }) => {
    if (type === DISTANCE_TYPE) return t`How far away may they live?`;
    if (type === RANGE_TYPE) return qid === AGE_RANGE_QID ? t`How old should they be?` : t`How tall should they be?`;
    return pickTranslation(translations, activeLocale());
  };
}

/** The answer in words, as it would be saved now. */
function AnswerSummary({ preference }: { preference: Preference }) {
  const { t } = useLingui();
  if (preference.unset) return t`Not chosen yet: this includes everyone.`;
  const display = toAnswerDisplay(preference.question, toAnswer(preference), activeLocale());
  return display.kind === 'nothing' ? t`I don’t mind` : <AnswerText display={display} />;
}

type WideningEffectProps = Pick<PreferenceCardProps, 'preference' | 'changedAnswers' | 'matches'>;

/** The number of matches that a step wider would add; nothing where the server cannot tell. */
function WideningEffect({ preference, changedAnswers, matches }: WideningEffectProps) {
  const { t } = useLingui();
  const widening = widenPreference(preference, useUnitsAndHome());
  const { id } = preference.question;
  const others = changedAnswers.filter(({ question }) => question !== id);
  const wider = useMatchCount(widening && [...others, { question: id, answer: widening.answer }]);
  const counted = useStoredMatchCount() !== null;
  if (!counted && !preference.unset) return null;
  const toLabel = (by: Widening['by']): string => {
    if (by.kind === 'notMinding') return t`Without this limit`;
    if (by.kind === 'years') return t`With ${{ years: by.more }} more years at each end`;
    const { more: distance } = by;
    const length = site.metric ? t`${distance} km` : t`${distance} miles`;
    return t`With ${length} more`;
  };
  const toText = (by: Widening['by'], count: number): string => {
    const label = toLabel(by);
    if (count === matches) return t`${label}: no more matches than now`;
    const found = plural(count, { one: '# match', other: '# matches' });
    return t`${label}: ${found}`;
  };
  const text = preference.unset
    ? t`Not chosen yet: this includes everyone.`
    : widening === null
      ? t`This includes everyone.`
      : wider !== undefined && toText(widening.by, wider);
  return (
    <p className={styles.effect}>
      {text && (
        <>
          <Icon source={users} size="small" />
          {text}
        </>
      )}
    </p>
  );
}
