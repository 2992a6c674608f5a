import { useLingui } from '@lingui/react/macro';
import type { Answer, Question } from '../api/contract/questionSchemas.ts';
import { useFormatHeight } from '../fields/useFormatHeight.ts';
import { activeLocale } from '../i18n/activeLocale.ts';
import { formatDistance } from '../member/formatDistance.ts';
import { toAnswerDisplay } from './questionTypeRules.ts';

/**
 * The label of the button that continues with an answer. A slider shows a value before the member has moved it, so its
 * button names what will be stored.
 */
export function useContinueLabel(question: Question, answer: Answer): string {
  const { t } = useLingui();
  const formatHeight = useFormatHeight();
  const display = toAnswerDisplay(question, answer, activeLocale());
  switch (display.kind) {
    case 'height': {
      const height = formatHeight(display.value);
      return t`Continue with ${height}`;
    }
    case 'distance': {
      const distance = formatDistance(display.value);
      return t`Continue with ${distance}`;
    }
    case 'anyDistance':
      return t`Continue with no limit`;
    case 'range': {
      const format = display.isAgeRange ? String : formatHeight;
      const [from, to] = [format(display.from), format(display.to)];
      return display.isAgeRange ? t`Continue with ${from} to ${to} years` : t`Continue with ${from} to ${to}`;
    }
    default:
      return t`Continue`;
  }
}
