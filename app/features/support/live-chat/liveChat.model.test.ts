import { expect, test } from 'vitest';
import {
  type LiveChatMessage,
  type LiveChatStage,
  parseLiveChatMessage,
  reduceLiveChatStage,
} from './liveChat.model.ts';

test.for<LiveChatMessage>(['ready', 'failed', 'opened', 'closed'])('%s is read', (type) => {
  expect(parseLiveChatMessage({ type })).toBe(type);
});

test.for<[string, unknown]>([
  ['undefined', undefined],
  ['null', null],
  ['a word', 'ready'],
  ['a list', ['ready']],
  ['an unknown type', { type: 'navigate' }],
  ['a type that is no string', { type: ['ready'] }],
  ['an additional property', { type: 'ready', href: 'https://stranger.example/' }],
  ['our own message', { type: 'open' }],
  ['the name of a property that every object has', { type: 'constructor' }],
  [
    'a proxy that throws on every access',
    new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('no');
        },
        get: () => {
          throw new Error('no');
        },
      },
    ),
  ],
])('%s is no message', ([, data]) => {
  expect(parseLiveChatMessage(data)).toBeNull();
});

test.for<[LiveChatStage, LiveChatMessage, LiveChatStage]>([
  ['loading', 'ready', 'opening'],
  ['loading', 'failed', 'failed'],
  ['loading', 'opened', 'loading'],
  ['loading', 'closed', 'loading'],
  ['opening', 'opened', 'open'],
  ['opening', 'failed', 'failed'],
  ['opening', 'closed', 'closed'],
  ['opening', 'ready', 'opening'],
  ['open', 'closed', 'closed'],
  ['open', 'failed', 'open'],
  ['open', 'ready', 'open'],
  ['failed', 'ready', 'failed'],
  ['closed', 'failed', 'closed'],
])('%s, then %s: %s', ([stage, message, next]) => {
  expect(reduceLiveChatStage(stage, message)).toBe(next);
});

test('none of ten thousand random values makes the parser throw, or passes with another shape', () => {
  let seed = 11;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const leaves = [
    null,
    undefined,
    0,
    -1,
    Number.NaN,
    1n,
    '',
    'ready',
    'type',
    '__proto__',
    true,
    new Date(0),
    /x/,
    new Map(),
  ];
  const keys = ['type', 'Type', '__proto__', 'constructor', 'toString', '', '0'];
  const grow = (depth: number): unknown => {
    const kind = random(depth > 3 ? 1 : 4);
    if (kind === 0) return leaves[random(leaves.length)];
    if (kind === 1) return Array.from({ length: random(4) }, () => grow(depth + 1));
    return Object.fromEntries(Array.from({ length: random(4) }, () => [keys[random(keys.length)], grow(depth + 1)]));
  };
  let accepted = 0;
  for (let count = 0; count < 10_000; count += 1) {
    const data = grow(0);
    const message = parseLiveChatMessage(data);
    if (message === null) continue;
    accepted += 1;
    expect(data).toEqual({ type: message });
  }
  // A few of the random values are valid messages.
  expect(accepted).toBeLessThan(200);
  expect(Object.prototype).not.toHaveProperty('type');
});
