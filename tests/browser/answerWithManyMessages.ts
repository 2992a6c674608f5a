import type { Page } from '@playwright/test';
import { callApi } from '../../scripts/local/screenshots/sandboxControl.ts';

const PAGE_SIZE = 10;
const HOUR_MS = 3_600_000;
/** Id of the conversation of the premium account, by its member. */
const CONVERSATION = '11';

interface ManyMessages {
  total: number;
  /** Hours between two messages. */
  hoursApart?: number;
  /** The number of messages to each one with a picture. */
  pictureEvery?: number;
}

/** Answers the calls of a conversation of the premium account with `total` messages: those of the sandbox, over and over. */
export async function answerWithManyMessages(page: Page, sandbox: string, options: ManyMessages): Promise<void> {
  const { total, hoursApart = 1.5, pictureEvery = 40 } = options;
  const read = (id: string) => callApi(sandbox, 'premium', `/api/chat/conversation/${id}/?beforeId=0`);
  const { info, messages } = (await read(CONVERSATION)) as { info: object; messages: Record<string, unknown>[] };
  const withPicture = (await read('12')) as { messages: Record<string, unknown>[] };
  const picture = withPicture.messages.find(({ picture_unblurred: path }) => path !== null);
  const now = Date.now();
  const toMessage = (messageId: number) => {
    const model = messageId % pictureEvery === 0 && picture ? picture : messages[messageId % messages.length];
    const at = new Date(now - (total - messageId) * hoursApart * HOUR_MS);
    return { ...model, messageId, created_at: at.toISOString().replace('T', ' ').slice(0, 19) };
  };
  await page.route(new RegExp(`/api/chat/conversation/${CONVERSATION}/\\?`), async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const beforeId = Number(query.get('beforeId')) || total + 1;
    const first = query.has('afterId') ? Number(query.get('afterId')) + 1 : Math.max(1, beforeId - PAGE_SIZE);
    const end = query.has('afterId') ? total + 1 : beforeId;
    await route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: {
        data: { info, messages: Array.from({ length: Math.max(0, end - first) }, (_, n) => toMessage(first + n)) },
      },
    });
  });
}
