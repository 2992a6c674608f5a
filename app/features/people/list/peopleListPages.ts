// The three lists share nearly all of their code, so they are one chunk, with the code that starts their queries.
export { MatchesPage } from './MatchesPage.tsx';
export { OnlinePage } from './OnlinePage.tsx';
export { startOnline, startPages } from './startLists.ts';
export { VisitorsPage } from './VisitorsPage.tsx';
