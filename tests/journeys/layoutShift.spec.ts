// Tags: @ui/layout
import { openSignedIn } from '../../scripts/local/screenshots/signIn.ts';
import { pageHeading } from '../browser/pageHelpers.ts';
import { expect, ownPageTest, test } from '../browser/siteTest.ts';
import { isFullMatrix } from '../support/isFullMatrix.ts';
import { measureLayoutShift, observeLayoutShift } from '../visual/layoutShift.ts';

const MAX_SHIFT = 0.02;
/** So that skeletons are on show before the answers come, and the answers before the pictures. */
const DELAY_MS = { answer: 300, picture: 700 };
const phone = { width: 360, height: 740 };
const viewports = isFullMatrix ? [phone, { width: 1440, height: 900 }] : [phone];

const ownProfile = '/membership-area/user-profile/profile';
const otherProfile = '/membership-area/member-profile/profile/1002';

const pages = {
  home: '/membership-area/home',
  matches: '/membership-area/matches',
  profile: otherProfile,
  'own profile': ownProfile,
  messages: '/membership-area/messages',
  conversation: '/membership-area/messages/11',
  preferences: '/membership-area/matches-preferences',
  account: '/membership-area/my-account',
  plans: '/premium-plans/plans',
};

/** Checked at night only: lists of people and sections of profiles, whose components the others show. */
const similarPages = {
  visitors: '/membership-area/visitors',
  online: '/membership-area/online',
  'profile, gallery': `${otherProfile}/gallery`,
  'profile, interests': `${otherProfile}/interests`,
  'a profile that is not there': '/membership-area/member-profile/profile/11',
  'own gallery': `${ownProfile}/gallery`,
  'own interests': `${ownProfile}/interests`,
};

test.skip(({ browserName }) => browserName === 'firefox', 'Firefox does not measure layout shifts');

for (const [name, path] of Object.entries({ ...pages, ...(isFullMatrix && similarPages) })) {
  ownPageTest(
    `${name}: nothing jumps while slow answers and pictures arrive`,
    { tag: '@rule' },
    async ({ page, origin, sandbox }) => {
      await page.route(`${sandbox}/**`, async (route) => {
        const delay = route.request().resourceType() === 'image' ? DELAY_MS.picture : DELAY_MS.answer;
        await new Promise((resolve) => setTimeout(resolve, delay));
        await route.continue();
      });
      await observeLayoutShift(page);
      for (const viewport of viewports) {
        await page.setViewportSize(viewport);
        await openSignedIn(page, { origin, sandbox }, 'complete', path);
        await expect(pageHeading(page)).toBeVisible();
        const { total, largest } = await measureLayoutShift(page);
        expect.soft(total, `at ${viewport.width} px, most of all by ${largest}`).toBeLessThanOrEqual(MAX_SHIFT);
      }
    },
  );
}
