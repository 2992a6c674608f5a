import { expect, test } from 'vitest';
import type { Outbox, OutgoingMessage } from '../thread/reduceOutbox.ts';
import { toUnsentTexts } from './toUnsentTexts.ts';

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
