import * as z from 'zod/mini';

/** The reasons for a report, as the operator reads them: in English, independent of the member's language. */
export const reportKinds = {
  fake: 'Not a real person',
  money: 'Asks for money or sells something',
  insult: 'Insults or threatens',
  pictures: 'Unsuitable pictures',
  other: 'Something else',
} as const;
export type ReportKind = keyof typeof reportKinds;

export const ReportFields = z.object({
  kind: z.nullable(z.enum(Object.keys(reportKinds) as ReportKind[])),
  details: z.string(),
});
export type ReportFields = z.output<typeof ReportFields>;

export type ReportProblem = 'kindMissing' | 'detailsMissing';

/** The key of a draft: it opens only at the same member, message or picture, because it is about that alone. */
export const reportDraftKey = (
  profileId: string,
  { messageId, pictureId }: { messageId?: number; pictureId?: string | null },
): string =>
  ['report', profileId, messageId, ...(pictureId === undefined ? [] : ['picture', pictureId])]
    .filter((part) => part != null)
    .join('.');

export const emptyReport: ReportFields = { kind: null, details: '' };

export const MAX_DETAILS_LENGTH = 900;

/** The problem of a report; null if it can be sent. "Something else" needs details. */
export function validateReport({ kind, details }: ReportFields): ReportProblem | null {
  if (kind === null) return 'kindMissing';
  return kind === 'other' && details.trim() === '' ? 'detailsMissing' : null;
}

/** Kind and details as the one text that the call takes; at most 1000 characters. */
export function toReportReason(kind: ReportKind, details: string): string {
  const text = details.trim().slice(0, MAX_DETAILS_LENGTH);
  return text === '' ? reportKinds[kind] : `${reportKinds[kind]}: ${text}`;
}
