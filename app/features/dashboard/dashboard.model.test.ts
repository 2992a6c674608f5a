import { expect, test } from 'vitest';
import { type Dashboard, Dashboard as DashboardSchema } from '../../api/contract/memberLists.ts';
import { toDashboardView } from './dashboard.model.ts';

const welcome = { sender: 'Team Probelund', subject: 'Welcome', content: 'Good to have you here.' };

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
  [0, ['welcome']],
  [1, ['1', 'welcome']],
  [2, ['1', '2', 'welcome']],
  [3, ['1', '2', '3']],
  [8, ['1', '2', '3']],
] as const)('of %i messages the dashboard shows %j', ([count, expected]) => {
  expect(toDashboardView(dashboard(0, 0, count), welcome).messages.map(({ key }) => key)).toEqual(expected);
});

test('the dashboard shows the first three matches and visitors', () => {
  const view = toDashboardView(dashboard(5, 2, 0), welcome);
  expect(view.matches.map(({ id }) => id)).toEqual(['1', '2', '3']);
  expect(view.visitors.map(({ id }) => id)).toEqual(['1', '2']);
});

test('the welcome message shows the given texts', () => {
  expect(toDashboardView(dashboard(0, 0, 0), welcome).messages).toMatchObject([{ kind: 'welcome', message: welcome }]);
});
