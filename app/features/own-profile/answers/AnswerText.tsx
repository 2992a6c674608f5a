import { Trans, useLingui } from '@lingui/react/macro';
import type { AnswerDisplay } from '../../../answers/toAnswerDisplay.ts';
import { useFormatHeight } from '../../../fields/useFormatHeight.ts';
import { intlTag } from '../../../i18n/locale.ts';
import { truncate } from '../../../lib/truncate.ts';
import { site } from '../../../site/site.ts';
import * as styles from './AnswersSection.css.ts';

/** An answer in words, in the units of the site. */
export function AnswerText({ said }: { said: AnswerDisplay }) {
  const { t } = useLingui();
  const sayHeight = useFormatHeight();
  switch (said.kind) {
    case 'nothing':
      return (
        <span className={styles.missing}>
          <Trans>Not answered</Trans>
        </span>
      );
    case 'texts':
      return <bdi>{truncate(said.texts.join(', '), 1000)}</bdi>;
    case 'day':
      return <>{formatDay(said.day)}</>;
    case 'height':
      return <>{sayHeight(said.value)}</>;
    case 'anyDistance':
      return <Trans>The distance does not matter to me.</Trans>;
    case 'distance': {
      const { value } = said;
      return <>{site.metric ? t`Up to ${value} km` : t`Up to ${value} miles`}</>;
    }
    case 'range': {
      const say = said.ofAges ? String : sayHeight;
      const [from, to] = [say(said.from), say(said.to)];
      return <>{said.ofAges ? t`${from} to ${to} years` : t`${from} to ${to}`}</>;
    }
  }
}

function formatDay(day: string): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) return day;
  return new Intl.DateTimeFormat(intlTag(), { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}
