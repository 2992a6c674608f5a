import { type PageRoute, pageRoute } from '../../routing/pageRoute.ts';
import type { LoadAnswerEditor } from './answers/AnswerEditorContext.ts';

/** @param loadEditor what edits an answer, of the feature that asks the questions */
export const ownProfileRoutes = (loadEditor: LoadAnswerEditor): PageRoute[] => [
  pageRoute('ownProfile', async () => {
    const [{ OwnProfilePage }, Editor] = await Promise.all([import('./OwnProfilePage.tsx'), loadEditor()]);
    return () => <OwnProfilePage editor={Editor} />;
  }),
];
