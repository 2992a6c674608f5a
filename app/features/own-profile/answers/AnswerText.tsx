import { Trans, useLingui } from '@lingui/react/macro';
import type { AnswerDisplay } from '../../../answers/questionTypes.ts';
import { useFormatRange } from '../../../answers/useFormatRange.ts';
import { useFormatHeight } from '../../../fields/useFormatHeight.ts';
import { intlTag } from '../../../i18n/locale.ts';
import { formatLongDay } from '../../../lib/dates/day.ts';
import { truncate } from '../../../lib/truncate.ts';
import { site } from '../../../site/site.ts';
import * as styles from './AnswersSection.css.ts';

const MAX_ANSWER_LENGTH = 1000;

/** An answer in words, in the units of the site. */
export function AnswerText({ display }: { display: AnswerDisplay }) {
  const { t } = useLingui();
  const formatHeight = useFormatHeight();
  const formatRange = useFormatRange();
  switch (display.kind) {
    case 'nothing':
      return (
        <span className={styles.missing}>
          <Trans>Not answered</Trans>
        </span>
      );
    case 'texts':
      return <bdi>{truncate(display.texts.join(', '), MAX_ANSWER_LENGTH)}</bdi>;
    case 'scaleStep':
      return <bdi>{display.step}</bdi>;
    case 'day':
      return <>{formatLongDay(display.day, intlTag())}</>;
    case 'height':
      return <>{formatHeight(display.value)}</>;
    case 'anyDistance':
      return <Trans>The distance does not matter to me.</Trans>;
    case 'distance': {
      const { value } = display;
      return <>{site.metric ? t`Up to ${value} km` : t`Up to ${value} miles`}</>;
    }
    case 'range':
      return <>{formatRange(display.from, display.to, display.isAgeRange)}</>;
  }
}
