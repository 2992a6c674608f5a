import { expect, test } from 'vitest';
import { reportMember } from '../../api/contract/reportAndBlock.ts';
import { type ReportKind, reportDraftKey, reportKinds, toReportReason, validateReport } from './memberReport.ts';

test.for([
  [null, '', 'kindMissing'],
  [null, 'He insulted me.', 'kindMissing'],
  ['other', '  ', 'detailsMissing'],
  ['other', 'He insulted me.', null],
  ['insult', '', null],
] as const)('kind %s with details %j: %s', ([kind, details, error]) => {
  expect(validateReport({ kind, details })).toBe(error);
});

test('a draft belongs to one member, message or picture', { tags: 'rule' }, () => {
  const subjects = [
    {},
    { messageId: 7 },
    { messageId: 8 },
    { pictureId: null },
    { pictureId: '7' },
    { pictureId: '8' },
  ];
  const keys = ['1', '2'].flatMap((profileId) => subjects.map((subject) => reportDraftKey(profileId, subject)));
  expect(new Set(keys).size).toBe(keys.length);
});

test('the reason names the kind and the details', () => {
  expect(toReportReason('money', '')).toBe('Asks for money or sells something');
  expect(toReportReason('money', ' 500 euros ')).toBe('Asks for money or sells something: 500 euros');
});

test('the call accepts every kind with details of any length', () => {
  for (const kind of Object.keys(reportKinds) as ReportKind[]) {
    for (const details of ['', 'a', 'a'.repeat(100_000)]) {
      expect(reportMember.body.safeParse({ reason: toReportReason(kind, details) }).success).toBe(true);
    }
  }
});
