import { expect, test } from 'vitest';
import type { AnalyticsEvent } from './analytics.ts';
import { toMatomoFields } from './toMatomoFields.ts';

const context = { siteId: 7, host: 'members.probelund.de.example', visitor: '0123456789abcdef' };

test.for<[AnalyticsEvent, Record<string, string>]>([
  [
    { name: 'pageView', route: '/membership-area/member-profile/profile/:id?/:section?', role: 'premium' },
    {
      url: 'https://members.probelund.de.example/membership-area/member-profile/profile/:id/:section',
      action_name: '/membership-area/member-profile/profile/:id?/:section?',
      dimension1: 'premium',
    },
  ],
  [
    { name: 'pageView', route: '*', role: 'guest' },
    { url: 'https://members.probelund.de.example/*', action_name: '*', dimension1: 'guest' },
  ],
  [
    { name: 'registrationFinished', device: 'mobile' },
    { url: 'https://members.probelund.de.example/', e_c: 'registration', e_a: 'finished', e_n: 'mobile' },
  ],
  [
    { name: 'purchase', value: 4990, currency: 'EUR' },
    { url: 'https://members.probelund.de.example/', e_c: 'purchase', e_a: 'completed', e_n: 'EUR', e_v: '4990' },
  ],
  [
    { name: 'purchase', value: null, currency: null },
    { url: 'https://members.probelund.de.example/', e_c: 'purchase', e_a: 'completed' },
  ],
])('%o in the words of Matomo', ([event, expected]) => {
  const { rand, ...fields } = toMatomoFields(event, context);
  expect(rand).toMatch(/^\d+$/);
  expect(fields).toEqual({
    idsite: '7',
    rec: '1',
    apiv: '1',
    send_image: '0',
    _id: '0123456789abcdef',
    ...expected,
  });
});
