import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Notification } from './notification.ts';
import { planToast } from './planToast.ts';

const make = (id: string, type: Notification['type'], changes: Partial<Notification> = {}): Notification => ({
  ...{ id, type, date: 0, seen: false, profileId: '7', conversationId: null, count: null },
  ...changes,
});
const message = (id: string, conversationId: string) => make(id, 'message', { conversationId });

/** Plans a toast and writes the plan in short: the lead, the number and kinds of others, and what is read by it. */
function plan(waiting: readonly Notification[]): string {
  const found = planToast(waiting);
  if (!found) return 'nothing';
  const { lead, others, counts, readIds } = found;
  const parts = counts.map(({ kind, count }) => `${count} ${kind}`);
  return `${lead?.id ?? '–'} +${others} (${parts.join(', ')}) reads ${readIds.join(' ')}`;
}

test.for<[string, Notification[], string]>([
  ['nothing', [], 'nothing'],
  ['one visit', [make('v', 'visit')], 'v +0 () reads v'],
  ['one message', [message('m', '11')], 'm +0 () reads m'],
  [
    'a visit and a smile: a line, the smile first',
    [make('v', 'visit'), make('s', 'smile')],
    '– +2 (1 smile, 1 visit) reads ',
  ],
  [
    'of each kind one',
    (['visit', 'match', 'comment', 'like', 'smile'] as const).map((type) => make(type, type)),
    '– +5 (1 smile, 1 like, 1 comment, 1 match, 1 visit) reads ',
  ],
  ['a message after lesser things', [make('v', 'visit'), message('m', '11')], 'm +1 (1 visit) reads m'],
  [
    'a removed member before a message',
    [make('r', 'removed'), message('m', '11'), make('v', 'visit')],
    'r +2 (1 message, 1 visit) reads r',
  ],
  ['lesser things after a message', [message('m', '11'), make('s', 'smile')], 'm +1 (1 smile) reads m'],
  ['messages of one conversation', [message('a', '11'), message('b', '11')], 'b +0 () reads a b'],
  [
    'messages of two conversations',
    [message('a', '11'), message('b', '12'), message('c', '11'), make('v', 'visit')],
    'c +2 (1 message, 1 visit) reads a c',
  ],
  [
    'as many messages as the drawer lists, whatever their conversation',
    [message('a', '11'), message('b', '11'), message('c', '12')],
    'c +2 (2 message) reads c',
  ],
  ['messages of no known conversation', [make('a', 'message'), make('b', 'message')], 'b +1 (1 message) reads b'],
  [
    'new matches are counted',
    [make('a', 'matches', { count: 3 }), make('b', 'match'), make('c', 'matches')],
    '– +3 (5 match) reads ',
  ],
])('%s', ([, waiting, expected]) => {
  expect(plan(waiting)).toBe(expected);
});

test('a message always leads, and nothing is lost: what is not read by the toast is counted', { tags: 'rule' }, () => {
  const types = ['message', 'visit', 'smile', 'match', 'like', 'comment'] as const;
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...types), fc.nat(3)), { minLength: 1 }), (events) => {
      const waiting = events.map(([type, from], index) =>
        type === 'message' ? message(String(index), String(from)) : make(String(index), type),
      );
      const { lead, counts, readIds } = planToast(waiting)!;
      if (events.some(([type]) => type === 'message')) expect(lead?.type).toBe('message');
      const isCounted = ({ id, type }: Notification) =>
        readIds.includes(id) || counts.some(({ kind }) => kind === type);
      expect(waiting.every(isCounted)).toBe(true);
    }),
  );
});
