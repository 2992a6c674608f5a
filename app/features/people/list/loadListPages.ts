/** Loads the pages of lists. The three share this `import()`, because each carries the list of the chunks that it needs. */
export const loadListPages = () => import('./peopleListPages.tsx');
