import { type PageRoute, page } from '../../routing/page.ts';
import type { LoadEditor } from './answerEditor.ts';

/** @param loadEditor what edits an answer, of the feature that asks the questions */
export const ownProfileRoutes = (loadEditor: LoadEditor): PageRoute[] => [
  page('ownProfile', async () => {
    const [{ OwnProfilePage }, Editor] = await Promise.all([import('./OwnProfilePage.tsx'), loadEditor()]);
    return () => <OwnProfilePage editor={Editor} />;
  }),
];
