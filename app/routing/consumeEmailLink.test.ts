import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { consumeEmailLink, type EmailLink, parseEmailLink } from './consumeEmailLink.ts';

const at = (address: string) => new URL(`https://members.probelund.de.example${address}`);
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
  ['/magiclink/a.b.c?target=messages?utm_source=mail', magic({ target: 'messages' }), '/magiclink/link'],
  ['/magiclink/a.b.c?target=messages&amp;confirm=1', magic({ confirm: true, target: 'messages' }), '/magiclink/link'],
  ['/magiclink/a.b.c?target=3Dmessages&fbclid=x#inbox', magic({ target: 'messages' }), '/magiclink/link'],
  ['/magiclink/a.b.c?confirm=0)&target=matches%3E', magic({ target: 'matches' }), '/magiclink/link'],
  ['/magiclink/a.b.c%3Fconfirm%3D1', magic({ confirm: true }), '/magiclink/link'],
  ['/magiclink/a.b.c&utm_source=mail&confirm=1.', magic({ confirm: true }), '/magiclink/link'],
  ['/magiclink/a.b.c.d', magic({ token: 'a.b.c.d' }), '/magiclink/link'],
  ['//magiclink/a.b.c', magic(), '/magiclink/link'],
  ['///MagicLink//a.b.c//', magic(), '/magiclink/link'],
  ['/magiclink/a.%E2%80%8Bb.c%0D%0A', magic(), '/magiclink/link'],
  ['/magiclink/a.b=%0D%0A.c', magic(), '/magiclink/link'],
  ['/magiclink/a.b=.c', magic(), '/magiclink/link'],
  ['/magiclink/a.b.c=', magic(), '/magiclink/link'],
  ['/magiclink/a.b.c&gt;', magic(), '/magiclink/link'],
  ['/magiclink/%3Ca.b.c%253E', magic(), '/magiclink/link'],
  ['/magiclink/a.b.c%3C/a%3E', magic(), '/magiclink/link'],
  ['/magiclink/a.b.c](https://a.example/magiclink/a.b.c)', magic(), '/magiclink/link'],
  ['/magiclink/a.b.c%3Chttps%3A%2F%2Fa.example/magiclink/a.b.c%3E', magic(), '/magiclink/link'],
  ['/%2Fmagiclink/a.b.c', magic(), '/magiclink/link'],
  ['/%5C/magiclink/a.b.c', magic(), '/magiclink/link'],
  ['/magiclink/a.b.c?confirm%3D1%26target%3Dmatches', magic({ confirm: true, target: 'matches' }), '/magiclink/link'],
  ['/magiclink/a.b.c?confirm=1%26amp%3Btarget=matches', magic({ confirm: true, target: 'matches' }), '/magiclink/link'],
  ['/magiclink/a.b.c?target=mess=%0D%0Aag%E2%80%8Bes', magic({ target: 'messages' }), '/magiclink/link'],
  ['/magiclink/a.b.c?target="messages"', magic({ target: 'messages' }), '/magiclink/link'],
  ['/resetPassword/abc', { kind: 'reset', token: 'abc' }, '/resetPassword/link'],
  ['/resetPassword/abc%3C%2Fa%3E', { kind: 'reset', token: 'abc' }, '/resetPassword/link'],
  ['/resetpassword/abc?x=1', { kind: 'reset', token: 'abc' }, '/resetPassword/link'],
  ['//resetPassword/%3Cab=%0Ac%3D%3E.', { kind: 'reset', token: 'abc' }, '/resetPassword/link'],
  ['/resetPassword/a_b-&quot;?utm_source=mail#top', { kind: 'reset', token: 'a_b-' }, '/resetPassword/link'],
  ['/resetPassword/link', null, '/resetPassword/link'],
])('%s gives %o and leaves %s in the address', ([address, link, addressWithoutToken]) => {
  const replaceState = vi.fn();
  expect(consumeEmailLink(at(address), { replaceState, state: null })).toEqual(link);
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', addressWithoutToken);
});

const punctuation = [...'.,;:!?)]}>\'"»”’›…*|', ').', '>.', '".', '\u00A0', '\u200B', '\uFEFF', ' ', '&gt;', '&quot;'];
test.for(punctuation.flatMap((added) => [added, encodeURIComponent(added)]))(
  'a link that ends with %s is read without it',
  (added) => {
    const readLink = (path: string) => parseEmailLink(at(path + added))?.link;
    expect(readLink('/magiclink/a.b.c')).toEqual(magic());
    expect(readLink('/magiclink/a.b.c/')).toEqual(magic());
    expect(readLink('/magiclink/a.b.c?target=messages')).toEqual(magic({ target: 'messages' }));
    expect(readLink('/resetPassword/abc')).toEqual({ kind: 'reset', token: 'abc' });
    const replaceState = vi.fn();
    consumeEmailLink(at(`//membership-area//messages/17${added}`), { replaceState, state: 'kept' });
    const [state, , address] = replaceState.mock.lastCall!;
    expect(state).toBe('kept');
    expect(at(address).pathname).toBe('/membership-area/messages/17');
  },
);

test.for([
  ['/magiclink/a/b', '/error/404'],
  ['/x/magiclink/a.b.c', '/error/404'],
  ['/magiclink%2Fa.b.c', '/error/404'],
  ['/magic-link/a', '/error/404'],
  ['/de/resetPassword/a', '/error/404'],
  ['/login/eyJhbGciOiJub25lIn0.eyJ1.c?a=b', '/error/404'],
  ['/magiclink?token=a', '/magiclink'],
  ['/resetPassword/?key=a#b', '/resetPassword/'],
  ['/login?token=eyJhbGciOiJub25lIn0.eyJ1.c', '/login'],
  ['/login?next=%2FresetPassword%2Fabc', '/login'],
  ['/login#/magiclink/abc', '/login'],
  ['/?a=eyJhbGciOiJub25lIn0%252EeyJ1', '/'],
  ['//', '/'],
  ['/login.?utm_source=mail#top', '/login?utm_source=mail#top'],
])('%s carries no link and becomes %s', ([address, left]) => {
  const replaceState = vi.fn();
  expect(consumeEmailLink(at(address!), { replaceState, state: null })).toBeNull();
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', left);
});

test.for([
  '/',
  '/magiclink',
  '/magiclink/',
  '/resetPassword',
  '/login',
  '/membership-area/messages?q=Who?',
  '/completePayment/%2Fv1%2Fa.?id=x.',
  '/completePayment?provider=CCBill&token=eyJhbGciOiJub25lIn0.eyJ1.c',
  '/completePayment/eyJhbGciOiJub25lIn0.eyJ1.c',
])('%s carries no link and is not replaced', (address) => {
  const replaceState = vi.fn();
  expect(consumeEmailLink(at(address), { replaceState, state: null })).toBeNull();
  expect(replaceState).not.toHaveBeenCalled();
});

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
