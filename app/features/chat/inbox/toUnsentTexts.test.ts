import { expect, test } from 'vitest';
import type { Conversation } from '../../../api/contract/conversations.ts';
import type { Outbox, OutgoingMessage } from '../data/reduceOutbox.ts';
import { toShownUnsent, toUnsentTexts, type UnsentText } from './toUnsentTexts.ts';

const outgoing = (text: string, state: OutgoingMessage['state']): OutgoingMessage => ({
  key: text,
  text,
  at: 1,
  state,
  afterId: null,
});

test.for<[string, [string, string][], Outbox, [string, string][]]>([
  ['nothing', [], [], []],
  ['values of other parts of the app', [['comment.7', 'text']], [], []],
  ['a draft', [['chat.draft.7', 'hello']], [], [['7', 'draft: hello']]],
  ['a message that failed', [['chat.unsent.7', 'x']], [outgoing('bye', 'failed')], [['7', 'failed: bye']]],
  ['a blocked one', [['chat.unsent.7', 'x']], [outgoing('bye', 'blocked')], [['7', 'failed: bye']]],
  ['one on its way', [['chat.unsent.7', 'x']], [outgoing('bye', 'sending'), outgoing('more', 'queued')], []],
  [
    'the last of several',
    [['chat.unsent.7', 'x']],
    [outgoing('one', 'failed'), outgoing('two', 'failed')],
    [['7', 'failed: two']],
  ],
  [
    'a failed one beside a draft, whichever was stored first',
    [
      ['chat.unsent.7', 'x'],
      ['chat.draft.7', 'hello'],
    ],
    [outgoing('bye', 'failed')],
    [['7', 'failed: bye']],
  ],
])('%s', ([, stored, outbox, expected]) => {
  const texts = toUnsentTexts(stored, () => outbox);
  expect([...texts].map(([id, { kind, text }]) => [id, `${kind}: ${text}`])).toEqual(expected);
});

const failed: UnsentText = { kind: 'failed', text: 'See you\non Sunday' };
const draft: UnsentText = { kind: 'draft', text: 'I wanted' };

test.for<
  [
    string,
    Partial<Pick<Conversation, 'lastOwn' | 'lastMessage'>>,
    UnsentText | undefined,
    boolean,
    UnsentText | undefined,
  ]
>([
  ['nothing unsent', {}, undefined, false, undefined],
  ['a draft', {}, draft, false, draft],
  ['a draft that stands in its field', {}, draft, true, undefined],
  ['a message that failed', {}, failed, false, failed],
  ['a message that failed, in the open conversation', {}, failed, true, failed],
  ['one that arrived after all', { lastOwn: true, lastMessage: 'See you on Sunday ' }, failed, false, undefined],
  ['the same words of the other one', { lastOwn: false, lastMessage: 'See you on Sunday' }, failed, false, failed],
  ['another last message', { lastOwn: true, lastMessage: 'Hello' }, failed, false, failed],
])('what is shown as unsent: %s', ([, overrides, unsent, open, expected]) => {
  expect(toShownUnsent({ lastOwn: false, lastMessage: 'hello', ...overrides }, unsent, open)).toBe(expected);
});
