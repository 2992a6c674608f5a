import type { SheetGroup, Shown } from './renderContactSheet.ts';

interface Use {
  title: string;
  /** Beginnings of its pictures' names; the last use is for all pictures of no other. */
  stems: readonly string[];
  shown: readonly Shown[];
}

const uses: readonly Use[] = [
  { title: 'Behind the sign-in', stems: ['login-wide'], shown: [{ width: 960, height: 600 }] },
  { title: 'Behind the sign-in, tall', stems: ['login-tall'], shown: [{ width: 390, height: 700 }] },
  { title: 'Behind the plans', stems: ['plan-background'], shown: [{ width: 960, height: 600 }] },
  { title: 'With the plans', stems: ['plan-male', 'plan-female'], shown: [{ width: 480, height: 360 }] },
  {
    title: 'Banners of profiles',
    stems: ['banner-'],
    shown: [
      { width: 1104, height: 208 },
      { width: 360, height: 160 },
    ],
  },
  { title: 'Answers', stems: ['question-'], shown: [{ width: 240, height: 180 }] },
  {
    title: 'Chapters',
    stems: ['chapter-'],
    shown: [
      { width: 480, height: 300 },
      { width: 320, height: 104 },
    ],
  },
  { title: 'Interests', stems: ['interest-'], shown: [{ width: 160, height: 120 }] },
  { title: 'Ways to pay', stems: ['payment-'], shown: [{ width: 64, height: 40 }] },
  { title: 'Scenes', stems: [''], shown: [{ width: 480, height: 360 }] },
];

/** Puts pictures into groups by their use, each in the sizes it is shown at. */
export function groupPictures(pictures: readonly { name: string; svg: string }[]): readonly SheetGroup[] {
  const useOf = (name: string) => uses.find(({ stems }) => stems.some((stem) => name.startsWith(stem)));
  return uses
    .map((use) => ({
      title: use.title,
      pictures: pictures
        .filter(({ name }) => useOf(name) === use)
        .map(({ name, svg }) => ({ name, images: use.shown.map((shown) => ({ ...shown, source: svg })) })),
    }))
    .filter((group) => group.pictures.length > 0);
}
