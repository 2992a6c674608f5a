import { describe, expect, test } from 'vitest';
import { fetchLegalDocuments, fetchOtherVersions } from './fetchLegalDocuments.ts';

const documents = {
  ...{ termsOfService: [['p', ['Terms']]], privacyPolicy: [['p', ['Privacy']]] },
  ...{ imprint: ['Imprint'], accessibility: [] },
};
const origin = 'https://members.brand.example';

function respond(answer: () => Response) {
  const sent: Request[] = [];
  const fetch = (async (request: Request) => {
    sent.push(request);
    return answer();
  }) as typeof globalThis.fetch;
  return { sent, options: { origin, fetch } };
}

describe('fetchLegalDocuments', () => {
  test('requests the own host, without a token or cookies', async () => {
    const { sent, options } = respond(() => Response.json(documents));
    await expect(fetchLegalDocuments('de', 'at', options)).resolves.toEqual(documents);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      url: `${origin}/legal/termsAndPolicies_de_AT.json`,
      credentials: 'omit',
      redirect: 'error',
    });
    expect(sent[0]!.headers.has('Authorization')).toBe(false);
  });

  test('a former version is in a file with its day', async () => {
    const { sent, options } = respond(() => Response.json({ imprint: ['before'] }));
    await expect(fetchOtherVersions('de', 'AT', '2026-01-31', options)).resolves.toEqual({ imprint: ['before'] });
    expect(sent[0]!.url).toBe(`${origin}/legal/termsAndPolicies_de_AT.2026-01-31.json`);
    const listed = { ...documents, former: { imprint: ['2026-01-31'] } };
    await expect(fetchLegalDocuments('de', 'AT', respond(() => Response.json(listed)).options)).resolves.toEqual(
      listed,
    );
    const hostile = respond(() => Response.json({ ...documents, former: { imprint: ['../x'] } }));
    await expect(fetchLegalDocuments('de', 'AT', hostile.options)).rejects.toMatchObject({ kind: 'contract' });
  });

  test('also reads documents inside an envelope', async () => {
    const { options } = respond(() => Response.json({ data: documents }));
    await expect(fetchLegalDocuments('de', 'AT', options)).resolves.toEqual(documents);
  });

  test.for<[string, () => Response, object]>([
    ['a page instead of JSON', () => new Response('<!doctype html>'), { kind: 'contract' }],
    ['one document missing', () => Response.json({ ...documents, imprint: null }), { kind: 'contract' }],
    [
      'an element that no legal document has',
      () => Response.json({ ...documents, imprint: [['script', []]] }),
      { kind: 'contract' },
    ],
    ['not found', () => new Response('', { status: 404 }), { kind: 'rejected', status: 404 }],
    ['over 1 MB', () => Response.json({ ...documents, imprint: ['x'.repeat(1_000_001)] }), { kind: 'contract' }],
  ])('%s', async ([, answer, expected]) => {
    await expect(fetchLegalDocuments('de', 'AT', respond(answer).options)).rejects.toMatchObject({
      call: 'fetchLegalDocuments',
      ...expected,
    });
  });

  test('sends no request for a malformed locale or country', async () => {
    const { sent, options } = respond(() => Response.json(documents));
    await expect(fetchLegalDocuments('../..', 'AT', options)).rejects.toMatchObject({ kind: 'contract' });
    await expect(fetchLegalDocuments('de', 'AT/..', options)).rejects.toMatchObject({ kind: 'contract' });
    expect(sent).toHaveLength(0);
  });
});
