// Tags: @people/profile
import { callApi } from '../../scripts/local/screenshots/sandboxControl.ts';
import { openSignedIn } from '../../scripts/local/screenshots/signIn.ts';
import { bottomBar, pageHeading, readBox } from '../browser/pageHelpers.ts';
import { expect, test } from '../browser/siteTest.ts';

const profile = '/membership-area/member-profile/profile/1002';
const descriptionId = 108;

interface AnswersOfProfile {
  profile_id: string;
  answersRandom: { question: { id: number }; answer: string }[];
}

test('on a phone the whole face, the name and the first own words are above the only bar', { tag: '@rule' }, async ({
  page,
  origin,
  sandbox,
  translate,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { answersRandom } = (await callApi(sandbox, 'complete', '/api/profile/view/1002')) as AnswersOfProfile;
  const { answer } = answersRandom.find(({ question }) => question.id === descriptionId)!;
  await openSignedIn(page, { origin, sandbox }, 'complete', profile);
  const actions = page.getByRole('group', { name: /Get in touch/ });
  await expect(actions).toBeVisible();
  await expect(bottomBar(page, translate)).toHaveCount(0);
  const words = page.getByText(answer, { exact: true });
  const common = page.getByRole('region', { name: 'In common' });
  const headers = page.getByRole('complementary', { name: 'Premium' });
  const [header, portrait, name, wordsBox, bar, commonBox] = await Promise.all(
    [headers, page.locator('[data-portrait]'), pageHeading(page), words, actions, common].map(readBox),
  );
  expect(portrait!.y - header!.y - header!.height).toBeLessThanOrEqual(120);
  expect(name!.y).toBeGreaterThanOrEqual(portrait!.y + portrait!.height);
  expect(wordsBox!.y).toBeGreaterThanOrEqual(name!.y + name!.height);
  expect(wordsBox!.y + 18).toBeLessThanOrEqual(bar!.y);
  expect(commonBox!.y).toBeGreaterThanOrEqual(wordsBox!.y + wordsBox!.height);
});

test('what both have chosen is in common, in sentences first, and marked among the statements', async ({
  page,
  origin,
  sandbox,
}) => {
  await openSignedIn(page, { origin, sandbox }, 'complete', profile);
  const lines = page.getByRole('region', { name: 'In common' }).getByRole('listitem');
  await expect(lines.first()).toHaveText(/^(You|Neither) .*\.$/);
  const line = lines.filter({ has: page.locator('p + p') }).first();
  const shared = (await line.locator('p').last().innerText()).split(', ');
  await page.getByRole('link', { name: 'Personality' }).click();
  const statements = page.getByRole('region', { name: 'Personality' });
  for (const text of shared) {
    const marked = statements.getByRole('listitem').filter({ has: page.getByText(text, { exact: true }) });
    await expect(marked.first()).toContainText('You too');
  }
  // Statements, and no form with its questions.
  await expect(statements.getByText('Where do you live?')).toHaveCount(0);
  await expect(statements.getByText(/^Lives in /)).toBeVisible();
});

test('the own profile is shown as others see it, and leads to where it is changed', async ({
  page,
  origin,
  sandbox,
}) => {
  const { profile_id: id } = (await callApi(sandbox, 'complete', '/api/profile/view/')) as AnswersOfProfile;
  await openSignedIn(page, { origin, sandbox }, 'complete', `/membership-area/member-profile/profile/${id}`);
  await expect(page.getByText('This is how others see you')).toBeVisible();
  await expect(pageHeading(page)).not.toHaveText('Profile');
  const main = page.getByRole('main');
  await expect(main.getByRole('group', { name: /Get in touch/ })).toHaveCount(0);
  await expect(main.getByRole('button', { name: /^Like/ })).toHaveCount(0);
  await expect(main.getByRole('region', { name: 'In common' })).toHaveCount(0);
  await main.getByRole('link', { name: 'Edit profile' }).click();
  await expect(page).toHaveURL(`${origin}/membership-area/user-profile/profile`);
});
