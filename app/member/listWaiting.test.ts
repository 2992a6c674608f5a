import { describe, expect, test } from 'vitest';
import { createRandom } from '../../scripts/backend/sandbox/seededRandom.ts';
import { listRelatedMembers } from '../../scripts/backend/sandbox/world/relatedMembers.ts';
import { setUpSandbox } from '../../tests/support/setUpSandbox.ts';
import { Conversation, fetchConversations } from '../api/contract/conversations.ts';
import { Dashboard } from '../api/contract/dashboard.ts';
import { listTold, listWaiting, TOLD_AFTER_MS, tellsWaiting } from './listWaiting.ts';

const HOUR_MS = 3_600_000;
const row = (id: string, waitingSince: number | null) => ({ id, waitingSince });

test('a server that sends no time of waiting is not asked who waits', { tags: 'rule' }, () => {
  const parse = (sent: object) => Conversation.parse({ id: 7, last_type: 'text', ...sent });
  expect(tellsWaiting([parse({}), parse({})])).toBe(false);
  expect(listWaiting([parse({})])).toEqual([]);
  expect(tellsWaiting([parse({}), parse({ waiting_since: null })])).toBe(true);
  expect(tellsWaiting([parse({ waiting_since: '2026-05-31 18:05:00' })])).toBe(true);
});

describe('who is told of', () => {
  const rows = [row('a', 3 * HOUR_MS), row('b', null), row('c', HOUR_MS), row('d', 2 * HOUR_MS)];
  const toldAt = (now: number, declined?: readonly string[]) => listTold(rows, now, declined).map(({ id }) => id);

  test('those who wait, the longest wait first', () => {
    expect(listWaiting(rows).map(({ id }) => id)).toEqual(['c', 'd', 'a']);
    expect(listWaiting(rows, ['d']).map(({ id }) => id)).toEqual(['c', 'a']);
  });

  test('is everybody who waits, once one of them has waited for a day', { tags: 'rule' }, () => {
    expect(toldAt(HOUR_MS + TOLD_AFTER_MS - 1)).toEqual([]);
    expect(toldAt(HOUR_MS + TOLD_AFTER_MS)).toEqual(['c', 'd', 'a']);
  });

  test('is nobody whom the member has just declined, and the wait of another counts', () => {
    expect(toldAt(HOUR_MS + TOLD_AFTER_MS, ['c'])).toEqual([]);
    expect(toldAt(2 * HOUR_MS + TOLD_AFTER_MS, ['c'])).toEqual(['d', 'a']);
  });

  test('is nobody with a server that does not say who waits', () => {
    expect(listTold([row('a', null)], Number.MAX_SAFE_INTEGER)).toEqual([]);
  });
});

describe('a week of a member with twenty partners', () => {
  const server = setUpSandbox();
  const partnersCount = 20;

  test.for([1, 2, 3, 4, 5])(
    'seed %i: whenever home or inbox is opened, nobody has waited for a day without being told of',
    { tags: 'rule' },
    async (seed) => {
      const random = createRandom(`waiting/${seed}`);
      const { world } = server.sandbox;
      const account = server.account('premium');
      account.conversations = account.conversations.filter(({ partnerId }) => partnerId === null);
      const partners = listRelatedMembers(world, account)
        .slice(0, partnersCount)
        .map(({ member }) => member.profileId);
      /** Since when each partner waits, as this test knows it; those who are declined, blocked or removed never do. */
      const since = new Map<string, number>();
      const parted = new Set<string>();
      const conversationWith = (profileId: string) =>
        account.conversations.find(({ partnerId }) => partnerId === profileId)!;
      const post = async (path: string, body?: unknown) =>
        expect((await server.ask('premium', 'POST', path, body)).status).toBe(200);

      async function write(profileId: string) {
        await server.ask(null, 'POST', '/__sandbox__/event', {
          email: account.email,
          type: 'message',
          from: profileId,
        });
        if (!parted.has(profileId) && !since.has(profileId)) since.set(profileId, world.now());
      }
      /** Lets the member answer or part from somebody who waits, or do nothing. */
      async function react(profileId: string) {
        const { id, pending } = conversationWith(profileId);
        const reaction = random.next();
        if (reaction > 0.5) return;
        since.delete(profileId);
        if (reaction < 0.2) {
          await post('/api/chat/', { id, message: 'Good evening', afterId: 0 });
          // Partners write in their own time here.
          pending.splice(0);
        } else {
          parted.add(profileId);
          if (reaction < 0.35) await post(`/api/chat/conversation/${id}/decline`);
          else if (reaction < 0.42) await post(`/api/profile/block/${profileId}`);
          else account.relationships.get(profileId)!.deleted = true;
        }
      }
      async function open() {
        const now = world.now();
        const dashboard = Dashboard.parse(await server.get('premium', '/api/dashboard/'));
        const inbox = fetchConversations.response.parse(
          await server.get('premium', '/api/chat/conversations/?offset=0&limit=50&waiting=1'),
        );
        const partnerOf = new Map(account.conversations.map(({ id, partnerId }) => [id, partnerId!]));
        const told = [dashboard.waiting!, inbox.rows].map((rows: Parameters<typeof listTold>[0]) =>
          listTold(rows, now).map(({ id }) => partnerOf.get(id)!),
        );
        const overdue = [...since].filter(([, at]) => now - at >= TOLD_AFTER_MS).map(([profileId]) => profileId);
        for (const shown of told) {
          expect(shown).toEqual(expect.arrayContaining(overdue));
          expect(shown.filter((profileId) => !since.has(profileId))).toEqual([]);
          if (overdue.length === 0) expect(shown).toEqual([]);
        }
        return { shown: told[0]!, overdue: overdue.length };
      }

      let told = 0;
      for (let hour = 0; hour < 7 * 24; hour++) {
        for (const profileId of partners) if (random.chance(0.03)) await write(profileId);
        if (random.chance(0.15)) {
          const { shown, overdue } = await open();
          told += overdue;
          for (const profileId of shown) if (random.chance(0.4)) await react(profileId);
        }
        server.moveClock(HOUR_MS);
      }
      expect(told).toBeGreaterThan(5);
      expect(parted.size).toBeGreaterThan(2);
    },
  );
});
