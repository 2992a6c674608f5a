import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../api/ApiError.ts';
import { checkCCBill, checkXolvis } from '../../../api/contract/payments.ts';
import type { Api } from '../../../api/createApi.ts';
import type { PaymentCheck } from '../checkout/paymentMethods.ts';
import { confirmPayment } from './confirmPayment.ts';

const now = 1_800_000_000_000;
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (userId: string, exp = now / 1000 + 3600) =>
  `${encode({ alg: 'none' })}.${encode({ user_id: userId, email: 'ida@example.com', country: 'DE', exp })}.x`;

const result = {
  success: true,
  token: tokenOf('101'),
  data: { detailsCountry: 'DE', detailsCity: 'Kassel' },
  realPrice: 20940,
  currency: 'EUR',
  transactionId: 'T7',
};

/** Answers by the name of the call; an error is thrown. */
function fakeApi(answers: Record<string, unknown>) {
  const calls: string[] = [];
  const call = vi.fn(async ({ name }: { name: string }, input?: { params?: Record<string, string> }) => {
    calls.push([name, ...Object.values(input?.params ?? {})].join(' '));
    const answer = answers[name] ?? true;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { api: { call } as unknown as Api, calls };
}

const check: PaymentCheck = {
  orderId: 'O7',
  send: (api) => api.call(checkXolvis, { params: { tariffId: '2', id: 'O7' } }),
};
const confirm = (api: Api) => confirmPayment(api, check, { userId: '101', orderId: 'O7', now });

test('a successful payment is checked, completed and registered once each', async () => {
  const { api, calls } = fakeApi({ checkXolvis: result });
  expect(await confirm(api)).toEqual({
    kind: 'paid',
    token: result.token,
    receipt: { amount: 20940, currency: 'EUR', transactionId: 'T7', city: 'Kassel', country: 'DE' },
  });
  expect(calls).toEqual(['checkXolvis 2 O7', 'completePayment O7', 'registerPayment T7']);
});

test.for<[string, Record<string, unknown>, string]>([
  ['declined', { checkXolvis: { ...result, success: false, token: null } }, 'declined'],
  ['neither a Yes nor a No', { checkXolvis: { ...result, success: null, token: null } }, 'failed'],
  ['success without a token', { checkXolvis: { ...result, token: null } }, 'failed'],
  ['a token without success', { checkXolvis: { ...result, success: false } }, 'failed'],
  ['a token of another member', { checkXolvis: { ...result, token: tokenOf('999') } }, 'failed'],
  ['an expired token', { checkXolvis: { ...result, token: tokenOf('101', 1) } }, 'failed'],
  ['a malformed token', { checkXolvis: { ...result, token: 'a.b.c' } }, 'failed'],
  ['refused', { checkXolvis: new ApiError('rejected', 'checkXolvis', { status: 404 }) }, 'failed'],
  ['a failing server', { checkXolvis: new ApiError('rejected', 'checkXolvis', { status: 503 }) }, 'unclear'],
  ['a session that has ended', { checkXolvis: new ApiError('rejected', 'checkXolvis', { status: 401 }) }, 'unclear'],
  ['an answer that cannot be read', { checkXolvis: new ApiError('contract', 'checkXolvis') }, 'unclear'],
  ['no answer in time', { checkXolvis: new ApiError('timeout', 'checkXolvis') }, 'unclear'],
  ['no connection', { checkXolvis: new ApiError('offline', 'checkXolvis') }, 'unclear'],
  [
    'completing refused',
    { checkXolvis: result, completePayment: new ApiError('rejected', 'completePayment', { status: 404 }) },
    'failed',
  ],
  ['completing lost', { checkXolvis: result, completePayment: new ApiError('offline', 'completePayment') }, 'unclear'],
  ['registering lost', { checkXolvis: result, registerPayment: new ApiError('offline', 'registerPayment') }, 'paid'],
])('%s', { tags: 'rule' }, async ([, answers, expected]) => {
  const { api } = fakeApi(answers);
  expect((await confirm(api)).kind).toBe(expected);
});

test('without any id nothing is completed, and the payment still counts as paid', async () => {
  const { api, calls } = fakeApi({ checkCCBill: { ...result, transactionId: null } });
  const byQuery: PaymentCheck = { orderId: null, send: (to) => to.call(checkCCBill, { query: { order: 'x' } }) };
  expect((await confirmPayment(api, byQuery, { userId: '101', orderId: null, now })).kind).toBe('paid');
  expect(calls).toEqual(['checkCCBill']);
});
