import { expect } from '@playwright/test';
import { countPracticeMessages } from '../countPracticeMessages.ts';
import { openEmptyConversation } from '../openEmptyConversation.ts';
import { overrideData } from '../sandboxControl.ts';
import type { Screen, ScreenContext } from './Screen.ts';

/** Opens the practice as a guest, and answers its first messages; by default all, up to the rules. */
async function practise({ page, origin, translate }: ScreenContext, wanted?: number): Promise<void> {
  await page.goto(`${origin}/safety/practice`);
  const press = (english: string) => page.getByRole('button', { name: translate(english), exact: true }).click();
  await press('Begin');
  const count = await countPracticeMessages(page);
  const answered = wanted ?? count;
  for (let message = 1; message <= answered; message++) {
    await press(message % 2 === 1 ? 'I’d go on writing' : 'I’d be careful');
    if (message < answered) await press('Next message');
    else if (answered === count) await press('To the three rules');
  }
}

/** The page Safety and the practice against fraud, and where the practice is offered. */
export const safetyScreens: readonly Screen[] = [
  { name: 'safety-guest', open: async ({ page, origin }) => void (await page.goto(`${origin}/safety`)) },
  {
    name: 'safety-practice',
    open: async ({ page, origin }) => void (await page.goto(`${origin}/safety/practice`)),
  },
  { name: 'safety-practice-message', open: (context) => practise(context, 0) },
  { name: 'safety-practice-reason', open: (context) => practise(context, 2) },
  { name: 'safety-practice-end', open: (context) => practise(context) },
  {
    name: 'safety-offer',
    route: 'activeChat',
    async open(context) {
      await overrideData(context.sandbox, 'fetchConversations', []);
      await openEmptyConversation(context.page, context, 'premium');
      await expect(context.page.getByRole('button', { name: context.translate('Not now') })).toBeVisible();
    },
  },
];
