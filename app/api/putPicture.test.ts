import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../scripts/backend/sandbox/startSandbox.ts';
import { startUpload } from './contract/pictures.ts';
import { createApi } from './createApi.ts';
import { parseToken } from './parseToken.ts';
import { putPicture } from './putPicture.ts';

const png = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], { type: 'image/png' });
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

describe('putPicture', () => {
  test('puts the bytes to the given address, without the token', async () => {
    const { token } = sandbox.accounts.find(({ stage }) => stage === 'complete')!;
    const api = createApi({
      origin: sandbox.origin,
      readToken: () => parseToken(token, Date.now()),
      onUnauthorized: () => {},
    });
    const { url, key } = await api.call(startUpload, { body: { format: 'png' } });
    await putPicture(url, png, { storageOrigin: sandbox.origin });
    expect(sandbox.requests.at(-1)).toMatchObject({ call: 'putPicture', method: 'PUT', body: '4 bytes' });
    expect(sandbox.requests.at(-1)!.headers).toMatchObject({ 'content-type': 'image/png' });
    expect(sandbox.requests.at(-1)!.headers.authorization).toBeUndefined();
    expect(sandbox.world.storage.get(key)).toHaveLength(4);
  });

  test('sends once', async () => {
    sandbox.injectFault({ call: 'putPicture', kind: 'status', status: 503, times: 3 });
    const put = putPicture(`${sandbox.origin}/storage/1-1`, png, { storageOrigin: sandbox.origin });
    await expect(put).rejects.toMatchObject({ kind: 'rejected', status: 503, call: 'putPicture' });
    expect(sandbox.requests).toHaveLength(1);
  });

  const storageOrigin = 'https://pictures.operator.example';

  test.for([
    'http://pictures.operator.example/1',
    'https://pictures.operator.example.evil.example/1',
    'https://pictures.operator.example@evil.example/1',
    'https://user:pw@pictures.operator.example/1',
    'https://pictures.operator.example:8443/1',
    'https://evil.example/https://pictures.operator.example/',
    '//pictures.operator.example/1',
    '/storage/1',
    'data:text/plain,1',
    'file:///etc/passwd',
    'javascript:alert(1)',
    '',
  ])('sends nothing to %o', async (url) => {
    const fetch = (async () => {
      throw new Error('requested');
    }) as unknown as typeof globalThis.fetch;
    await expect(putPicture(url, png, { storageOrigin, fetch })).rejects.toMatchObject({ kind: 'contract' });
  });
});
