import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { consumeEmailLink, type EmailLink, parseEmailLink } from './consumeEmailLink.ts';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'https://members.probelund.de.example');
  return { pathname, search };
};
const magic = (rest: Partial<Extract<EmailLink, { kind: 'magic' }>> = {}): EmailLink => ({
  kind: 'magic',
  token: 'a.b.c',
  confirm: false,
  target: null,
  ...rest,
});

test.for<[string, EmailLink | null, string]>([
  ['/magiclink/a.b.c', magic(), '/magiclink/link'],
  ['/magiclink/a.b.c/', magic(), '/magiclink/link'],
  ['/MagicLink/a.b.c', magic(), '/magiclink/link'],
  ['/magiclink/a.b.c?confirm=1', magic({ confirm: true }), '/magiclink/link'],
  ['/magiclink/a.b.c?confirm', magic({ confirm: true }), '/magiclink/link'],
  ['/magiclink/a.b.c?confirm=0', magic(), '/magiclink/link'],
  ['/magiclink/a.b.c?confirm=1&target=messages', magic({ confirm: true, target: 'messages' }), '/magiclink/link'],
  ['/magiclink/a.b.c?target=%2F%2Fevil.example', magic({ target: '//evil.example' }), '/magiclink/link'],
  ['/magiclink/link', null, '/magiclink/link'],
  ['/resetPassword/abc', { kind: 'reset', token: 'abc' }, '/resetPassword/link'],
  ['/resetpassword/abc?x=1', { kind: 'reset', token: 'abc' }, '/resetPassword/link'],
  ['/resetPassword/link', null, '/resetPassword/link'],
])('%s gives %o and leaves %s in the address', ([address, link, addressWithoutToken]) => {
  const replaceState = vi.fn();
  expect(consumeEmailLink(at(address), { replaceState })).toEqual(link);
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', addressWithoutToken);
});

test.for(['/', '/magiclink', '/magiclink/', '/resetPassword', '/login', '/magiclink/a/b', '/x/magiclink/a.b.c'])(
  '%s carries no link and is not replaced',
  (address) => {
    const replaceState = vi.fn();
    expect(consumeEmailLink(at(address), { replaceState })).toBeNull();
    expect(replaceState).not.toHaveBeenCalled();
  },
);

test('no address makes it throw or leaves a token in the address', () => {
  const path = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('%', '/', '.', '\\', '2', 'F', 'a', ';', ':', '*', '?') }),
  );
  fc.assert(
    fc.property(fc.constantFrom('/magiclink/', '/resetPassword/', '/'), path, path, (start, rest, search) => {
      const found = parseEmailLink({ pathname: start + rest, search: `?${search}` });
      return found === null || ['/magiclink/link', '/resetPassword/link'].includes(found.addressWithoutToken);
    }),
    { numRuns: 20_000 },
  );
});
