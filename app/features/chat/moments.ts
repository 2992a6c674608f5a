import { intlTag } from '../../i18n/locale.ts';
import { type MomentStyle, toDay, writeDay, writeNearDay, writeTime, writeWeekday } from '../../lib/moment.ts';
import { site } from '../../site/site.ts';

const style = (): MomentStyle => ({ tag: intlTag(), format: site.dateFormat });

export const tellTime = (at: number): string => writeTime(at, style());
export const tellDay = (at: number): string => writeDay(at, style());
export const tellWeekday = (at: number): string => writeWeekday(at, style());
export const tellNearDay = (at: number): string | null => writeNearDay(at, Date.now(), style());

/** The shortest that is clear: today the time, else the day. */
export const tellShortly = (at: number): string =>
  toDay(at) === toDay(Date.now()) ? tellTime(at) : (tellNearDay(at) ?? tellDay(at));
