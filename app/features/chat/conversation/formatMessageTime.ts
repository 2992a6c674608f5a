import { intlTag } from '../../../i18n/locale.ts';
import {
  type DateTimeStyle,
  formatNumericDay,
  formatRelativeDay,
  formatTime,
  formatWeekday,
  toLocalIsoDay,
} from '../../../lib/dates/dateTime.ts';
import { site } from '../../../site/site.ts';

const siteDateStyle = (): DateTimeStyle => ({ tag: intlTag(), format: site.dateFormat });

export const formatMessageTime = (at: number): string => formatTime(at, siteDateStyle());
export const formatMessageDay = (at: number): string => formatNumericDay(at, siteDateStyle());
export const formatMessageWeekday = (at: number): string => formatWeekday(at, siteDateStyle());
export const formatMessageRelativeDay = (at: number): string | null =>
  formatRelativeDay(at, Date.now(), siteDateStyle());

/** The time of a message of today, else its day. */
export const formatTimeOrDay = (at: number): string =>
  toLocalIsoDay(at) === toLocalIsoDay(Date.now())
    ? formatMessageTime(at)
    : (formatMessageRelativeDay(at) ?? formatMessageDay(at));
