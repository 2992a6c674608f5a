import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentProviders } from '../../../../brands/paymentProviders.ts';
import { type Sandbox, startSandbox } from '../../../../scripts/backend/sandbox/startSandbox.ts';
import { startPayment } from '../../../api/contract/payments.ts';
import { createApi } from '../../../api/createApi.ts';
import { parseToken } from '../../../api/parseToken.ts';
import { toReturnUrl } from '../checkout/toPaymentRequest.ts';
import { parsePaymentReturn } from './parsePaymentReturn.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());

/** Pays on the provider's page and resolves to the address to which it leads back. */
async function payAt(redirectUrl: string): Promise<URL> {
  const page = await (await fetch(redirectUrl)).text();
  const link = /href="([^"]+\/paid\?[^"]+)"/.exec(page)![1]!.replaceAll('&amp;', '&');
  const back = await fetch(sandbox.origin + link, { redirect: 'manual' });
  return new URL(back.headers.get('Location')!);
}

test.for(paymentProviders)(
  '%s: the way back from its page names what the check of the payment needs',
  async (provider) => {
    const { token } = sandbox.accounts.find(({ stage }) => stage === 'complete')!;
    const api = createApi({
      origin: sandbox.origin,
      readToken: () => parseToken(token, Date.now()),
      onUnauthorized: () => {},
      fetch,
    });
    const returnUrl = toReturnUrl('https://members.example', provider, '/completePayment');
    const body = { tariffId: '2', provider, method: 'wallet', returnUrl, idempotencyKey: `key-${provider}` } as const;
    const { orderId, tariffId, redirectUrl } = await api.call(startPayment, { body });
    const { pathname, searchParams: query } = await payAt(redirectUrl!);
    const resourcePath = /^\/completePayment(?:\/([^/]+))?$/.exec(pathname)![1] ?? null;
    const check = parsePaymentReturn({ resourcePath, query }, { provider, tariffId, orderId });
    expect(await check!.send(api)).toMatchObject({ success: true });
  },
);
