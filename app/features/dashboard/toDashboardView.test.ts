import { expect, test } from 'vitest';
import { type Dashboard, Dashboard as DashboardSchema } from '../../api/contract/dashboard.ts';
import { toDashboardView } from './toDashboardView.ts';

function dashboard(matches: number, visitors: number, messages: number): Dashboard {
  const member = (id: number) => ({ id, profile_id: id, gender: 1 });
  const message = (id: number) => ({ conversation_id: id, sender: `Member ${id}`, created_at: 1_700_000_000 + id });
  const many = <T>(count: number, make: (id: number) => T) =>
    Array.from({ length: count }, (_, index) => make(index + 1));
  return DashboardSchema.parse({
    matches: many(matches, member),
    visitors: many(visitors, member),
    messages: many(messages, message),
  });
}

test.for([
  [0, [], true],
  [1, ['1'], true],
  [2, ['1', '2'], true],
  [3, ['1', '2', '3'], false],
  [8, ['1', '2', '3'], false],
] as const)('of %i messages the dashboard shows %j, with the welcome: %s', ([count, ids, showsWelcome]) => {
  const view = toDashboardView(dashboard(0, 0, count));
  expect(view.messages.map(({ conversation_id }) => conversation_id)).toEqual(ids);
  expect(view.showsWelcome).toBe(showsWelcome);
});

test('the dashboard shows the first three matches and visitors', () => {
  const view = toDashboardView(dashboard(5, 2, 0));
  expect(view.matches.map(({ id }) => id)).toEqual(['1', '2', '3']);
  expect(view.visitors.map(({ id }) => id)).toEqual(['1', '2']);
});
