import { intlTag } from '../i18n/activeLocale.ts';
import { oncePerLanguage } from '../lib/oncePerLanguage.ts';

const HOUR_S = 3600;

const formatOf = oncePerLanguage((tag) => new Intl.RelativeTimeFormat(tag));

/** The time until the next attempt may succeed, in words such as “in 12 minutes”; never too early. */
export const formatWaitingTime = (seconds: number, tag: string = intlTag()): string =>
  seconds <= 2 * HOUR_S
    ? formatOf(tag).format(Math.max(1, Math.ceil(seconds / 60)), 'minute')
    : formatOf(tag).format(Math.ceil(seconds / HOUR_S), 'hour');
