import type { ChunkArea } from './bundler/chunkGroups.ts';

/**
 * The areas of the app, in the order in which people come to them. What the lazy modules of several areas share is in
 * the chunk of the first of them. Folders are those inside app/; an area without folders has all other lazy modules.
 */
export const appAreas: readonly ChunkArea[] = [
  { name: 'sign-in', folders: ['features/sign-in'] },
  {
    name: 'guest',
    folders: [
      'features/confirm-email',
      'features/error-pages',
      'features/magic-link',
      'features/measurement',
      'features/password-reset',
      'features/shell/display',
      'features/shell/footer',
      'features/support',
      'legal',
    ],
  },
  {
    name: 'member',
    folders: [
      'features/dashboard',
      'features/notifications',
      'features/onboarding',
      'features/people',
      'features/shell',
    ],
  },
  { name: 'pages' },
  { name: 'premium', folders: ['features/premium'] },
];
