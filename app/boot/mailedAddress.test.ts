import { afterEach, expect, test, vi } from 'vitest';
import { consumeEmailLink } from '../routing/consumeEmailLink.ts';
import { hideMailedAddress, readMailedAddress } from './mailedAddress.ts';

const origin = 'https://members.probelund.de.example';

/** Loads an address, with the boot script and the app; returns what is in the address after each, and the link. */
function load(written: string) {
  const history = {
    state: null as unknown,
    address: written,
    replaceState(state: unknown, _: string, address: string) {
      Object.assign(history, { state, address });
    },
  };
  vi.stubGlobal('location', { href: origin + written });
  vi.stubGlobal('history', history);
  hideMailedAddress();
  const afterBoot = history.address;
  const hidden = readMailedAddress(history.state);
  const link = consumeEmailLink(new URL(origin + afterBoot), history);
  return { afterBoot, hidden, link, afterStart: history.address, state: history.state };
}

afterEach(() => vi.unstubAllGlobals());

test.for([
  ['/magiclink/a.b.c?confirm=1', '/magiclink/link'],
  ['//MagicLink//%3Ca.b.c%3E.', '/magiclink/link'],
  ['/%5C/magiclink/a.b=%0D%0A.c', '/magiclink/link'],
  ['/resetPassword/abc?utm_source=mail', '/resetPassword/link'],
])('the token of %s is hidden before the app starts, which finds it', ([written, afterStart]) => {
  const loaded = load(written!);
  expect(loaded).toMatchObject({ afterBoot: '/magiclink/link', hidden: origin + written, afterStart, state: null });
  expect(loaded.link).toEqual(consumeEmailLink(new URL(origin + written), { replaceState() {} }));
  expect(loaded.link).not.toBeNull();
});

test.for([
  ['/x/magiclink/a.b.c', '/error/404'],
  ['/de/resetPassword%2Fa', '/error/404'],
  ['/login?token=eyJhbGciOiJub25lIn0.eyJ1.c', '/login'],
  ['/completePayment?token=eyJhbGciOiJub25lIn0.eyJ1.c', '/completePayment?token=eyJhbGciOiJub25lIn0.eyJ1.c'],
])('%s is hidden too, and becomes %s', ([written, afterStart]) => {
  expect(load(written!)).toMatchObject({ afterBoot: '/magiclink/link', link: null, afterStart, state: null });
});

test.for(['/', '/login', '/resetPassword', '/resetPassword/', '/magiclink/link', '/membership-area/messages/17'])(
  '%s stays as it is',
  (written) => {
    expect(load(written)).toMatchObject({ afterBoot: written, hidden: undefined, link: null, afterStart: written });
  },
);
