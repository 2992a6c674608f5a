import { Trans, useLingui } from '@lingui/react/macro';
import { useFormatHeight } from '../fields/useFormatHeight.ts';
import { intlTag } from '../i18n/activeLocale.ts';
import { formatLongDay } from '../lib/dates/dayFormats.ts';
import { truncate } from '../lib/truncate.ts';
import { site } from '../site/site.ts';
import { useStepWords } from './inputs/useStepWords.ts';
import type { AnswerDisplay } from './questionTypeRules.ts';

/** Length of the longest draft, so that members read their own words to the end. */
const MAX_ANSWER_LENGTH = 5000;

/** The member's own answer in words, in the units of the site. */
export function AnswerText({ display }: { display: AnswerDisplay }) {
  const { t } = useLingui();
  const formatHeight = useFormatHeight();
  const toStepWords = useStepWords();
  switch (display.kind) {
    case 'nothing':
      return <>{t`Not answered yet`}</>;
    case 'texts':
      return <bdi>{truncate(display.texts.join(', '), MAX_ANSWER_LENGTH)}</bdi>;
    case 'scaleStep': {
      const { step, index, of } = display;
      const words = toStepWords(index, of);
      const place = t`${{ step }} out of ${{ of }}`;
      return <>{words === undefined ? place : `${place} – ${words}`}</>;
    }
    case 'day':
      return <>{formatLongDay(display.day, intlTag())}</>;
    case 'height':
      return <>{formatHeight(display.value)}</>;
    case 'anyDistance':
      return <Trans>The distance doesn’t matter to me.</Trans>;
    case 'distance': {
      const { value } = display;
      return <>{site.metric ? t`Up to ${value} km` : t`Up to ${value} miles`}</>;
    }
    case 'range': {
      const [from, to] = [display.from, display.to].map(display.isAgeRange ? String : formatHeight);
      return <>{display.isAgeRange ? t`${{ from }} to ${{ to }} years` : t`${{ from }} to ${{ to }}`}</>;
    }
  }
}
